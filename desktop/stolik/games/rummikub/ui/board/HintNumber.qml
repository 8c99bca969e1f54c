import QtQuick
import Stolik

// What belongs together in a hint bears one number; an arrow stands on what goes back to the rack.
Rectangle {
    id: mark

    property int number: 0

    visible: mark.number !== 0
    z: 30
    width: Theme.dp(24)
    height: width
    radius: width / 2
    color: Theme.goldText
    border.width: Theme.hair
    border.color: Theme.panel

    TextLabel {
        anchors.centerIn: parent
        visible: mark.number > 0
        text: mark.number
        kind: "small"
        strong: true
        color: Theme.panel
        Accessible.ignored: true
    }
    Icon {
        anchors.centerIn: parent
        visible: mark.number < 0
        name: "undo"
        size: mark.width * 0.72
        color: Theme.panel
    }
}
