import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Table

// A great moment, shown briefly like a photograph for the family book; it takes no presses.
Panel {
    id: photo

    required property TableController table
    // Whether the table is visible.
    property bool open: true
    property var moment: ({})
    readonly property int seat: photo.moment.seat ?? -1

    visible: photo.open && photo.opacity > 0
    isRaised: true
    color: Theme.raised
    border.width: Theme.line
    border.color: Theme.gold
    width: inside.implicitWidth + Theme.gap(4)
    height: inside.implicitHeight + Theme.gap(4)
    opacity: seen.running ? 1 : 0
    scale: seen.running || !Theme.moves ? 1 : 0.8
    Accessible.ignored: true
    Behavior on opacity { NumberAnimation { duration: Theme.fade } }
    Behavior on scale { NumberAnimation { duration: Theme.travel; easing.type: Theme.easeGain } }

    Connections {
        target: photo.table

        function onCelebrated(moment: var): void {
            photo.moment = moment;
            seen.restart();
        }
    }
    Timer { id: seen; interval: Theme.momentTime }
    RowLayout {
        id: inside

        anchors.centerIn: parent
        spacing: Theme.gap(3)

        PositionPicture {
            implicitWidth: Theme.dp(128)
            implicitHeight: Theme.dp(78)
            enabled: false
            drawing: photo.moment.drawing ?? ""
            position: photo.moment.position ?? null
            played: photo.moment.played ?? null
            seat: photo.seat
            colours: photo.moment.colours ?? []
        }
        Column {
            SilentLabel { text: photo.moment.title ?? ""; kind: "lead"; strong: true; color: Theme.goldText }
            SilentLabel { text: photo.moment.name ?? "" }
        }
    }
}
