import QtQuick
import Stolik

// The time of whose rack this is, where the hand is: a bar at the rack that runs down, and in the last ten seconds
// a frame round all of it. The digits stand beside the bank.
Item {
    id: clock

    property real timeLeft: -1  // seconds
    property real timeTotal: -1
    readonly property bool counts: clock.timeLeft >= 0 && clock.timeTotal > 0
    readonly property int seconds: Math.ceil(Math.max(0, clock.timeLeft) - 0.001)
    readonly property bool last: clock.counts && clock.seconds <= 10
    readonly property string digits: Math.floor(clock.seconds / 60) + ":" + (clock.seconds % 60 < 10 ? "0" : "") + clock.seconds % 60

    visible: clock.counts

    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.dp(2)
        visible: clock.last
        radius: Theme.radius + Theme.dp(2)
        color: "transparent"
        border.width: Theme.dp(4)
        border.color: Theme.danger
    }
    Rectangle {
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.radius
        x: parent.width - width - Theme.dp(clock.last ? 3 : 2)
        width: Theme.dp(clock.last ? 7 : 4)
        height: (parent.height - 2 * Theme.radius) * Math.min(1, clock.timeLeft / (clock.last ? 10 : clock.timeTotal))
        radius: width / 2
        color: clock.last ? Theme.danger : Theme.accent
    }
}
