import QtQuick
import Stolik

// The table itself: one colour, a little darker towards the rim. No texture.
Rectangle {
    id: cloth

    color: Theme.table

    Image {
        anchors.fill: parent
        source: "../art/vignette.svg"
        sourceSize: Qt.size(320, 200)
        fillMode: Image.Stretch
        opacity: Theme.highContrast ? 0 : Theme.dark ? 0.55 : 0.13
        visible: opacity > 0
        Accessible.ignored: true
    }
}
