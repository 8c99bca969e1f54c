pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Games.Rummikub

// What can be done with one's own tiles beside laying them, and with the table; always in the same places.
Grid {
    id: tools

    required property RummikubViewModel viewModel
    property bool scored: false
    property real room: Theme.dp(270)
    property real tall: Theme.dp(120)
    readonly property bool owned: tools.viewModel.owner >= 0
    // What puts only the rack in order.
    readonly property list<Item> arranging: [runs, groups]

    signal cardWanted

    function items(): var {
        return children.filter(child => child.enabled && child.visible && child.activeFocusOnTab !== undefined && child.text !== undefined);
    }

    columns: 4
    spacing: Theme.gap(1)

    component Tool: RackToolButton {
        readonly property RackTools tools: parent as RackTools

        width: tools ? (tools.room - 3 * tools.spacing) / 4 : 0
        height: tools ? Math.max(Theme.target, (tools.tall - tools.spacing) / 2) : 0
    }

    Tool {
        id: runs

        sign: "7 8 9"
        text: qsTr("Runs")
        shortcutHint: qsTr("Sort the rack by runs (%1)").arg("8")
        enabled: tools.owned
        Accessible.name: qsTr("Sort the rack by runs")
        onClicked: tools.viewModel.sort(true)
    }
    Tool {
        id: groups

        sign: "7 7 7"
        text: qsTr("Groups")
        shortcutHint: qsTr("Sort the rack by groups (%1)").arg("7")
        enabled: tools.owned
        Accessible.name: qsTr("Sort the rack by groups")
        onClicked: tools.viewModel.sort(false)
    }
    Tool {
        iconName: "tidy"
        text: qsTr("Tidy up")
        shortcutHint: qsTr("Lay the sets of the table close together (%1)").arg("T")
        enabled: tools.viewModel.canTidy
        Accessible.name: qsTr("Lay the sets of the table close together")
        onClicked: tools.viewModel.tidy()
    }
    Tool {
        iconName: "book"
        text: qsTr("Scores")
        shortcutHint: qsTr("Show the score card (%1)").arg("C")
        enabled: tools.scored
        Accessible.name: qsTr("Show the score card")
        onClicked: tools.cardWanted()
    }
    Tool {
        iconName: "undo"
        text: qsTr("Undo")
        shortcutHint: qsTr("Take back the last tiles moved (%1)").arg("Z")
        enabled: tools.viewModel.canUndo
        Accessible.name: qsTr("Take back the last tiles moved")
        onClicked: tools.viewModel.undoTile()
    }
    Tool {
        iconName: "replay"
        text: qsTr("Start over")
        shortcutHint: qsTr("Put everything back as it was before your turn (%1)").arg("X")
        enabled: tools.viewModel.canRestore
        Accessible.name: qsTr("Put everything back as it was before your turn")
        onClicked: tools.viewModel.undoTurn()
    }
    Tool {
        iconName: "eye"
        text: qsTr("Before")
        shortcutHint: qsTr("Hold to see the table as it was before your turn (%1)").arg("B")
        enabled: tools.viewModel.canRestore || tools.viewModel.looksBefore
        Accessible.name: qsTr("Hold to see the table as it was before your turn")
        onPressed: tools.viewModel.lookBefore(true)
        onReleased: tools.viewModel.lookBefore(false)
        onCanceled: tools.viewModel.lookBefore(false)
    }
}
