import QtQuick
import Stolik
import Stolik.Games.Rummikub

// Whether a seat has opened, and its points of the match so far.
Row {
    id: status

    required property RummikubViewModel viewModel
    property int seat: -1
    property bool narrow: false
    property var row: ({})
    readonly property string signed: {
        const points = status.row.small ?? 0;
        return points > 0 ? "+" + points : points < 0 ? "−" + -points : "0";
    }

    function read(): void {
        status.row = status.viewModel.seats.at(status.seat);
    }

    spacing: Theme.gap(1.5)
    onSeatChanged: status.read()
    Component.onCompleted: status.read()

    Connections {
        target: status.viewModel

        function onChanged(): void { status.read(); }
    }

    Column {
        anchors.verticalCenter: parent.verticalCenter
        spacing: 0
        visible: !status.narrow || status.row.scored === true

        TextLabel {
            anchors.right: parent.right
            visible: status.row.scored === true
            text: status.narrow ? status.signed : qsTr("%1 · %2", "small points, big points").arg(status.signed).arg(status.row.big ?? 0)
            kind: "small"
            tabular: true
            Accessible.name: qsTr("%1 small points, %2 big points").arg(status.row.small ?? 0).arg(status.row.big ?? 0)
        }
        TextLabel {
            anchors.right: parent.right
            visible: !status.narrow
            text: status.row.announced ? qsTr("announced") : status.row.opened ? qsTr("opened") : qsTr("not opened")
            kind: "small"
            quiet: !status.row.opened
            strong: status.row.announced === true
        }
    }
    // The opening of 30: a hollow ring before it, a tick after it.
    Rectangle {
        readonly property bool opened: status.row.opened === true

        anchors.verticalCenter: parent.verticalCenter
        width: Theme.dp(32)
        height: width
        radius: width / 2
        color: opened ? Theme.accent : "transparent"
        border.width: opened ? 0 : Theme.line
        border.color: Theme.outline
        Accessible.role: Accessible.StaticText
        Accessible.name: opened ? qsTr("opened") : qsTr("not opened")
        Accessible.ignored: !status.narrow

        TextLabel {
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
