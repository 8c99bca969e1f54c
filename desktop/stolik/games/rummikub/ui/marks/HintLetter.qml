import QtQuick
import Stolik

// What belongs together in a hint bears one letter; an arrow stands on what goes back to the rack.
Rectangle {
    id: mark

    // "-" for the arrow.
    property string letter: ""
    // Of the tile it stands on: it leaves the number free.
    property real tileWide: Theme.dp(60)

    visible: mark.letter !== ""
    z: 30
    width: Math.min(Theme.dp(24), 0.46 * mark.tileWide)
    height: width
    radius: width / 2
    color: Theme.goldText
    border.width: Theme.hair
    border.color: Theme.panel

    TextLabel {
        anchors.centerIn: parent
        visible: mark.letter !== "-"
        text: mark.letter
        font.pixelSize: Math.min(Theme.small, 0.66 * mark.width)
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
