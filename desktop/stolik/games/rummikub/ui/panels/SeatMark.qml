import QtQuick
import Stolik
import Stolik.Games.Rummikub

// Whether a seat has opened, and its points of the match so far.
Row {
    id: mark

    required property RummikubViewModel viewModel
    property int seat: -1
    property bool narrow: false
    property var row: ({})
    readonly property string signed: {
        const points = mark.row.small ?? 0;
        return points > 0 ? "+" + points : points < 0 ? "−" + -points : "0";
    }

    function read(): void {
        mark.row = mark.viewModel.seats.at(mark.seat);
    }

    spacing: Theme.gap(1.5)
    onSeatChanged: mark.read()
    Component.onCompleted: mark.read()

    Connections {
        target: mark.viewModel

        function onChanged(): void { mark.read(); }
    }

    Column {
        anchors.verticalCenter: parent.verticalCenter
        spacing: 0
        visible: !mark.narrow || mark.row.scored === true

        Words {
            anchors.right: parent.right
            visible: mark.row.scored === true
            text: mark.narrow ? mark.signed : qsTr("%1 · %2", "small points, big points").arg(mark.signed).arg(mark.row.big ?? 0)
            kind: "small"
            tabular: true
            Accessible.name: qsTr("%1 small points, %2 big points").arg(mark.row.small ?? 0).arg(mark.row.big ?? 0)
        }
        Words {
            anchors.right: parent.right
            visible: !mark.narrow
            text: mark.row.announced ? qsTr("announced") : mark.row.opened ? qsTr("opened") : qsTr("not opened")
            kind: "small"
            quiet: !mark.row.opened
            strong: mark.row.announced === true
        }
    }
    // The opening of 30: a hollow ring before it, a tick after it.
    Rectangle {
        readonly property bool opened: mark.row.opened === true

        anchors.verticalCenter: parent.verticalCenter
        width: Theme.dp(32)
        height: width
        radius: width / 2
        color: opened ? Theme.accent : "transparent"
        border.width: opened ? 0 : Theme.line
        border.color: Theme.outline
        Accessible.role: Accessible.StaticText
        Accessible.name: opened ? qsTr("opened") : qsTr("not opened")
        Accessible.ignored: !mark.narrow

        Words {
            anchors.centerIn: parent
            visible: !parent.opened
            text: "30"
            kind: "small"
            strong: true
            tabular: true
            quiet: true
            Accessible.ignored: true
        }
        Icon {
            anchors.centerIn: parent
            visible: parent.opened
            name: "check"
            size: Theme.dp(20)
            color: Theme.accentInk
        }
    }
}
