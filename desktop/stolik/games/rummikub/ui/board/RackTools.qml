pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Stolik
import Stolik.Games.Rummikub

// Tools for the player's own tiles, apart from laying them, and for the table, always in the same places. If two rows
// have no room for all of them, those that are needed least are behind a button.
Item {
    id: tools

    required property RummikubViewModel viewModel
    property real room: Theme.dp(270)
    property real tall: Theme.dp(120)
    // The height of what is above the rack and must stay readable; the tools behind the button open above it, in a low row.
    property real clearance: 0
    readonly property bool owned: tools.viewModel.owner >= 0
    // The tools that only sort the rack.
    readonly property list<Item> arranging: [runs, groups]
    readonly property real apart: Theme.gap(1)
    readonly property int columns: Math.max(2, Math.min(4, Math.floor((tools.room + tools.apart) / ((Theme.largeType ? Theme.dp(54) : Theme.dp(60)) + tools.apart))))
    readonly property real cell: (tools.room - (tools.columns - 1) * tools.apart) / tools.columns

    // The tools in the rows share a text size in which their longest word fits.
    readonly property list<Tool> all: [runs, groups, tidy, scores, undo, restart, before, home, more]
    readonly property list<Tool> laid: tools.all.filter(tool => tool.place >= 0)
    // The explanation of the tool under the pointer, with its key; empty if there is none.
    readonly property string explanation: tools.all.find(tool => tool.explained)?.shortcutHint ?? ""
    readonly property real captionSize: Math.floor(tools.laid.reduce(
        (size, tool) => Math.min(size, Theme.small * tool.captionWide / tool.longestWord), Theme.small))
    readonly property list<real> captionTall: [0, 1].map(row => tools.rowOf(row).reduce((most, tool) => Math.max(most, tool.captionTall), 0))

    signal cardWanted
    signal homeWanted

    function rowOf(row: int): list<Tool> {
        return tools.laid.filter(tool => Math.floor(tool.place / tools.columns) === row);
    }

    function items(): var {
        return tools.all.filter(tool => tool.enabled && tool.visible && tool.parent === tools);
    }

    onColumnsChanged: folder.close()
    // Nothing stays open when the screen is no longer this viewer's.
    onVisibleChanged: if (!visible) folder.close()
    // Nothing can be done in the past.
    onEnabledChanged: if (!enabled) folder.close()

    implicitWidth: room
    implicitHeight: tall

    // A tool; `place` is its place in the rows, from the top left, or -1 if it is behind the button.
    component Tool: PressButton {
        id: key

        property string sign: ""
        property string iconName: ""
        property string shortcutHint: ""
        required property int place
        property int folded: -1
        readonly property int across: place >= 0 ? tools.columns : 3
        readonly property int at: place >= 0 ? place : folded
        // All tools of a row look alike: they share the size of the caption, the height of the tallest caption, and the
        // height of the sign above it, 0 for none.
        readonly property real captionSize: place >= 0 ? tools.captionSize : Theme.small
        readonly property real captionRoom: place >= 0 ? tools.captionTall[Math.floor(place / across)] : captionTall
        readonly property real signRoom: Math.min(Theme.dp(22), height - captionRoom - 3 * Theme.hair)
        readonly property real signTall: signRoom < Theme.dp(11) ? 0 : signRoom
        readonly property real captionTall: word.implicitHeight
        readonly property real captionWide: key.width - 2 * Theme.hair - Theme.gap(0.75)
        // The width of the longest word in the usual size.
        readonly property real longestWord: measured.implicitWidth
        // The pointer or the keyboard has rested on the tool for a moment, so the table tells what it does.
        property bool explained: false
        readonly property bool pointed: (key.hovered || key.visualFocus) && !key.used && key.shortcutHint !== ""
        // A player who has used the tool knows what it does, and wants to read the result.
        property bool used: false
        readonly property color ink: !enabled ? Theme.disabledInk : Theme.ink

        parent: folded < 0 || place >= 0 ? tools : folder.contentItem
        x: (at % across) * (width + tools.apart)
        y: Math.floor(at / across) * (height + tools.apart)
        width: place >= 0 ? tools.cell : Theme.dp(96)
        height: Math.max(Theme.target, (tools.tall - tools.apart) / 2)
        // A click leaves the keyboard where it is, so that Enter still ends the turn.
        focusPolicy: Qt.TabFocus

        onPointedChanged: key.explained = false
        onPressed: key.used = true
        onHoveredChanged: key.used = false
        onVisualFocusChanged: key.used = false

        contentItem: Item {
            Column {
                anchors.centerIn: parent
                width: key.captionWide

                Item {
                    visible: key.signTall > 0
                    width: parent.width
                    height: key.signTall

                    Icon {
                        anchors.centerIn: parent
                        visible: key.iconName !== ""
                        name: key.iconName
                        size: key.signTall
                        color: key.ink
                    }
                    TextLabel {
                        anchors.centerIn: parent
                        visible: key.sign !== ""
                        text: key.sign
                        strong: true
                        tabular: true
                        color: key.ink
                        Accessible.ignored: true
                    }
                }
                TextLabel {
                    id: word

                    width: parent.width
                    height: key.captionRoom
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    text: key.text
                    kind: "small"
                    font.pixelSize: key.captionSize
                    wrapMode: Text.WordWrap
                    lineHeight: 1
                    color: key.ink
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
            TextLabel {
                id: measured

                visible: false
                text: key.text.replace(/ /g, "\n")
                kind: "small"
                Accessible.ignored: true
            }
        }
        background: Item {
            Rectangle {
                anchors.fill: parent
                radius: Theme.radiusSmall
                color: !key.enabled ? Qt.alpha(Theme.panel, 0.45) : key.down ? Theme.accentWash : key.hovered ? Theme.raised : Theme.panel
                border.width: Theme.hair
                border.color: key.enabled ? Theme.outline : Theme.disabledEdge
            }
            FocusRing { shown: key.visualFocus; around: Theme.radiusSmall }
        }
        Timer {
            interval: Theme.tooltipDelay
            running: key.pointed
            onTriggered: key.explained = true
        }
    }

    Tool {
        id: runs

        place: 0
        sign: "7 8 9"
        text: qsTr("Runs")
        shortcutHint: qsTr("Sort the rack by runs (%1)").arg("8")
        enabled: tools.owned
        Accessible.name: qsTr("Sort the rack by runs")
        onClicked: tools.viewModel.sort(true)
    }
    Tool {
        id: groups

        place: 1
        sign: "7 7 7"
        text: qsTr("Groups")
        shortcutHint: qsTr("Sort the rack by groups (%1)").arg("7")
        enabled: tools.owned
        Accessible.name: qsTr("Sort the rack by groups")
        onClicked: tools.viewModel.sort(false)
    }
    Tool {
        id: tidy

        place: [-1, 2, 2][tools.columns - 2]
        folded: [1, -1, -1][tools.columns - 2]
        iconName: "tidy"
        text: qsTr("Tidy up")
        shortcutHint: qsTr("Move the sets on the table close together (%1)").arg("T")
        enabled: tools.viewModel.canTidy
        Accessible.name: qsTr("Move the sets on the table close together")
        onClicked: {
            folder.close();
            tools.viewModel.tidy();
        }
    }
    Tool {
        id: scores

        place: [-1, -1, 3][tools.columns - 2]
        folded: [3, 1, -1][tools.columns - 2]
        iconName: "book"
        text: qsTr("Scores")
        shortcutHint: qsTr("Show the score card (%1)").arg("C")
        enabled: tools.viewModel.gamesScored > 0
        Accessible.name: qsTr("Show the score card")
        onClicked: {
            folder.close();
            tools.cardWanted();
        }
    }
    Tool {
        id: undo

        place: [2, 3, 4][tools.columns - 2]
        iconName: "undo"
        // The bar of the table has an Undo of its own, for finished moves.
        text: qsTr("Undo tile")
        shortcutHint: qsTr("Undo the last tiles moved (%1)").arg("Z")
        enabled: tools.viewModel.canUndo
        Accessible.name: qsTr("Undo the last tiles moved")
        onClicked: tools.viewModel.undoTile()
    }
    Tool {
        id: restart

        place: [-1, 4, 5][tools.columns - 2]
        folded: [0, -1, -1][tools.columns - 2]
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

        place: [-1, -1, 6][tools.columns - 2]
        folded: [2, 0, -1][tools.columns - 2]
        iconName: "eye"
        text: qsTr("Show before")
        shortcutHint: qsTr("Hold to see the table as it was before your turn (%1)").arg("B")
        enabled: tools.viewModel.canRestore || tools.viewModel.looksBefore
        Accessible.name: qsTr("Hold to see the table as it was before your turn")
        onPressed: tools.viewModel.lookBefore(true)
        onReleased: tools.viewModel.lookBefore(false)
        onCanceled: tools.viewModel.lookBefore(false)
    }
    Tool {
        id: home

        place: [-1, -1, 7][tools.columns - 2]
        folded: [4, 2, -1][tools.columns - 2]
        iconName: "down"
        text: qsTr("Place")
        shortcutHint: qsTr("Lay the tiles in hand in the set they fit (%1)").arg("F")
        enabled: tools.viewModel.active && tools.viewModel.pickedCount > 0
        Accessible.name: qsTr("Lay the tiles in hand in the set they fit")
        onClicked: {
            folder.close();
            tools.homeWanted();
        }
    }
    Tool {
        id: more

        place: tools.columns < 4 ? 2 * tools.columns - 1 : -1
        visible: tools.columns < 4
        iconName: "more"
        text: qsTr("Tools")
        Accessible.name: qsTr("More tools")
        onClicked: folder.visible ? folder.close() : folder.open()
    }
    T.Popup {
        id: folder

        y: -height - tools.clearance
        padding: Theme.gap(1)
        width: 3 * Theme.dp(96) + 2 * tools.apart + 2 * padding
        height: (tools.columns === 2 ? 2 : 1) * (runs.height + tools.apart) - tools.apart + 2 * padding
        focus: true
        closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent
        // With four columns, all tools are in the rows.
        onVisibleChanged: if (visible && tools.columns === 4) close()

        background: Panel { isRaised: true }
        contentItem: Item {
            Accessible.role: Accessible.Grouping
            Accessible.name: qsTr("More tools")
        }
    }
}
