import QtQuick
import Stolik

// What belongs together in a hint bears one letter; an arrow stands on what goes back to the rack.
Rectangle {
    id: mark

    // "-" for the arrow.
    property string letter: ""

    visible: mark.letter !== ""
    z: 30
    width: Theme.dp(24)
    height: width
    radius: width / 2
    color: Theme.goldText
    border.width: Theme.hair
    border.color: Theme.panel

    TextLabel {
        anchors.centerIn: parent
        visible: mark.letter !== "-"
        text: mark.letter
        kind: "small"
        strong: true
        color: Theme.panel
        Accessible.ignored: true
    }
    Icon {
        anchors.centerIn: parent
        visible: mark.letter === "-"
        name: "undo"
        size: mark.width * 0.72
        color: Theme.panel
    }
}
