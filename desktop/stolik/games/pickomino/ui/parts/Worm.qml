import QtQuick
import QtQuick.Window

// Our worm. `art/worm-die.svg` is the same drawing, set for a side of a die.
Image {
    id: worm

    property real wide: 32
    property bool blinking: false

    width: wide
    height: wide * 54 / 64
    sourceSize: Qt.size(Math.ceil(width * Screen.devicePixelRatio), Math.ceil(height * Screen.devicePixelRatio))
    // Also where it is used from another folder.
    source: Qt.resolvedUrl(worm.blinking ? "../art/worm-blinking.svg" : "../art/worm.svg")
}
