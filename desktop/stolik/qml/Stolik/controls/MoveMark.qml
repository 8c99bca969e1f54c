import QtQuick
import Stolik

// A frame around the things of a move: the one played, or the best one, which also has a tick.
Rectangle {
    id: mark

    property bool best: false
    property bool ticked: mark.best
    // Whether it is on ivory, which stays light in every theme, rather than on cloth or a panel.
    property bool onPaper: false
    property real tick: Theme.dp(16)
    // Its distance from the thing, and the thing's radius.
    property real out: Theme.dp(4)
    property real around: 0
    readonly property color hue: mark.onPaper ? (mark.best ? Theme.pieceColors.best : Theme.pieceColors.news)
        : mark.best ? Theme.accent : Theme.gold

    anchors.fill: parent
    anchors.margins: -mark.out
    radius: mark.around + Math.max(0, mark.out)
    color: "transparent"
    border.width: Theme.ring
    border.color: mark.hue
    antialiasing: true

    Pill {
        visible: mark.ticked
        x: parent.width - width * 0.62
        y: -height * 0.38
        width: mark.tick
        height: width
        color: mark.hue
        border.width: Theme.hair
        border.color: mark.onPaper ? Theme.tileFace : Theme.panel

        Icon {
            anchors.centerIn: parent
            name: "check"
            size: parent.width * 0.78
            weight: 3.6
            color: mark.onPaper ? Theme.tileFace : Theme.accentInk
        }
    }
}
