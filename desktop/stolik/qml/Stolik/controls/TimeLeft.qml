import QtQuick
import Stolik

// A shrinking line at the bottom of something that can be pressed for some seconds.
Rectangle {
    id: left

    property bool shown: true

    x: Theme.radius
    y: parent.height - height - Theme.dp(2)
    width: parent.width - 2 * Theme.radius
    height: Theme.line
    radius: height / 2
    color: Theme.accent
    visible: Theme.moves

    transform: Scale { id: time }
    NumberAnimation {
        target: time
        property: "xScale"
        from: 1
        to: 0
        duration: Theme.againUndo
        running: left.shown && Theme.moves
    }
}
