pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Stolik
import Stolik.Games.Rummikub

// What can be done with one's own tiles beside laying them, and with the table; always in the same places. Where
// there is no room for all in two rows, those that are needed least stand behind one button.
Item {
    id: tools

    required property RummikubViewModel viewModel
    property bool scored: false
    property real room: Theme.dp(270)
    property real tall: Theme.dp(120)
    readonly property bool owned: tools.viewModel.owner >= 0
    // What puts only the rack in order.
    readonly property list<Item> arranging: [runs, groups]
    readonly property real apart: Theme.gap(1)
    readonly property int columns: Math.max(2, Math.min(4, Math.floor((tools.room + tools.apart) / ((Theme.largeType ? Theme.dp(54) : Theme.dp(60)) + tools.apart))))
    readonly property real cell: (tools.room - (tools.columns - 1) * tools.apart) / tools.columns

    // Those in the rows are written in one size, in which the longest of their words has room.
    readonly property list<RackToolButton> all: [runs, groups, tidy, scores, undo, restart, before, home, more]
    readonly property list<RackToolButton> laid: tools.all.filter(tool => (tool as Tool).place >= 0)
    // What the tool under the pointer does, and its key; empty where none is pointed at.
    readonly property string explanation: tools.all.find(tool => tool.explained)?.shortcutHint ?? ""
    readonly property real captionSize: Math.floor(tools.laid.reduce(
        (size, tool) => Math.min(size, Theme.small * tool.captionWide / tool.longestWord), Theme.small))
    readonly property list<real> captionTall: [0, 1].map(row => tools.rowOf(row).reduce((most, tool) => Math.max(most, tool.captionTall), 0))

    signal cardWanted
    signal homeWanted

    function rowOf(row: int): list<RackToolButton> {
        return tools.laid.filter(tool => Math.floor((tool as Tool).place / tools.columns) === row);
    }

    function items(): var {
        return tools.all.filter(tool => tool.enabled && tool.visible && tool.parent === tools);
    }

    onColumnsChanged: folder.close()
    // The screen is no longer this viewer's: nothing stays open.
    onVisibleChanged: if (!visible) folder.close()
    // Nothing can be done in the past.
    onEnabledChanged: if (!enabled) folder.close()

    implicitWidth: room
    implicitHeight: tall

    // A tool at its place of the rows, counted from the left and the top; -1 where it stands behind the button.
    component Tool: RackToolButton {
        required property RackTools group
        required property int place
        required property int folded
        readonly property int across: place >= 0 ? group.columns : 2
        readonly property int at: place >= 0 ? place : folded

        width: place >= 0 ? group.cell : Theme.dp(96)
        height: Math.max(Theme.target, (group.tall - group.apart) / 2)
        captionSize: place >= 0 ? group.captionSize : Theme.small
        captionRoom: place >= 0 ? group.captionTall[Math.floor(place / across)] : captionTall
        readonly property real signRoom: Math.min(Theme.dp(22), height - captionRoom - 3 * Theme.hair)
        signTall: signRoom < Theme.dp(11) ? 0 : signRoom
        x: (at % across) * (width + group.apart)
        y: Math.floor(at / across) * (height + group.apart)
    }

    Tool {
        id: runs

        group: tools
        place: 0
        folded: -1
        sign: "7 8 9"
        text: qsTr("Runs")
        shortcutHint: qsTr("Sort the rack by runs (%1)").arg("8")
        enabled: tools.owned
        Accessible.name: qsTr("Sort the rack by runs")
        onClicked: tools.viewModel.sort(true)
    }
    Tool {
        id: groups

        group: tools
        place: 1
        folded: -1
        sign: "7 7 7"
        text: qsTr("Groups")
        shortcutHint: qsTr("Sort the rack by groups (%1)").arg("7")
        enabled: tools.owned
        Accessible.name: qsTr("Sort the rack by groups")
        onClicked: tools.viewModel.sort(false)
    }
    Tool {
        id: tidy

        group: tools
        place: [-1, 2, 2][tools.columns - 2]
        folded: [1, -1, -1][tools.columns - 2]
        parent: place >= 0 ? tools : folder.contentItem
        iconName: "tidy"
        text: qsTr("Tidy up")
        shortcutHint: qsTr("Lay the sets of the table close together (%1)").arg("T")
        enabled: tools.viewModel.canTidy
        Accessible.name: qsTr("Lay the sets of the table close together")
        onClicked: {
            folder.close();
            tools.viewModel.tidy();
        }
    }
    Tool {
        id: scores

        group: tools
        place: [-1, -1, 3][tools.columns - 2]
        folded: [3, 1, -1][tools.columns - 2]
        parent: place >= 0 ? tools : folder.contentItem
        iconName: "book"
        text: qsTr("Scores")
        shortcutHint: qsTr("Show the score card (%1)").arg("C")
        enabled: tools.scored
        Accessible.name: qsTr("Show the score card")
        onClicked: {
            folder.close();
            tools.cardWanted();
        }
    }
    Tool {
        id: undo

        group: tools
        place: [2, 3, 4][tools.columns - 2]
        folded: -1
        iconName: "undo"
        // The bar of the table has an Undo of its own, for what is done already.
        text: qsTr("Undo tile")
        shortcutHint: qsTr("Take back the last tiles moved (%1)").arg("Z")
        enabled: tools.viewModel.canUndo
        Accessible.name: qsTr("Take back the last tiles moved")
        onClicked: tools.viewModel.undoTile()
    }
    Tool {
        id: restart

        group: tools
        place: [-1, 4, 5][tools.columns - 2]
        folded: [0, -1, -1][tools.columns - 2]
        parent: place >= 0 ? tools : folder.contentItem
        iconName: "replay"
        text: qsTr("Start over")
        shortcutHint: qsTr("Put everything back as it was before your turn (%1)").arg("X")
        enabled: tools.viewModel.canRestore
        Accessible.name: qsTr("Put everything back as it was before your turn")
        onClicked: {
            folder.close();
            tools.viewModel.undoTurn();
        }
    }
    Tool {
        id: before

        group: tools
        place: [-1, -1, 6][tools.columns - 2]
        folded: [2, 0, -1][tools.columns - 2]
        parent: place >= 0 ? tools : folder.contentItem
        iconName: "eye"
        text: qsTr("Before")
        shortcutHint: qsTr("Hold to see the table as it was before your turn (%1)").arg("B")
        enabled: tools.viewModel.canRestore || tools.viewModel.looksBefore
        Accessible.name: qsTr("Hold to see the table as it was before your turn")
        onPressed: tools.viewModel.lookBefore(true)
        onReleased: tools.viewModel.lookBefore(false)
        onCanceled: tools.viewModel.lookBefore(false)
    }
    Tool {
        id: home

        group: tools
        place: [-1, -1, 7][tools.columns - 2]
        folded: [4, 2, -1][tools.columns - 2]
        parent: place >= 0 ? tools : folder.contentItem
        iconName: "down"
        text: qsTr("In place")
        shortcutHint: qsTr("Lay the tiles in hand in the set where they belong (%1)").arg("F")
        enabled: tools.viewModel.active && tools.viewModel.pickedCount > 0
        Accessible.name: qsTr("Lay the tiles in hand in the set where they belong")
        onClicked: {
            folder.close();
            tools.homeWanted();
        }
    }
    Tool {
        id: more

        group: tools
        place: tools.columns < 4 ? 2 * tools.columns - 1 : -1
        folded: -1
        visible: tools.columns < 4
        iconName: "more"
        text: qsTr("Tools")
        Accessible.name: qsTr("More tools")
        onClicked: folder.visible ? folder.close() : folder.open()
    }
    T.Popup {
        id: folder

        y: -height - Theme.gap(2)
        padding: Theme.gap(2)
        width: 2 * Theme.dp(96) + tools.apart + 2 * padding
        height: (tools.columns === 2 ? 3 : 2) * (runs.height + tools.apart) - tools.apart + 2 * padding
        focus: true
        closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent
        // All tools are in their rows again.
        onVisibleChanged: if (visible && tools.columns === 4) close()

        background: Panel { isRaised: true }
        contentItem: Item {
            Accessible.role: Accessible.Grouping
            Accessible.name: qsTr("More tools")
        }
    }
}
