import QtQuick
import QtQuick.Window

// The worm. `art/worm-die.svg` is the same drawing, laid out for a side of a die.
Image {
    id: worm

    property real wide: 32
    property bool blinking: false

    width: wide
    height: wide * 54 / 64
    sourceSize: Qt.size(Math.ceil(width * Screen.devicePixelRatio), Math.ceil(height * Screen.devicePixelRatio))
    // Resolved here, since a string would be relative to the file that uses the worm.
    source: Qt.resolvedUrl(worm.blinking ? "../art/worm-blinking.svg" : "../art/worm.svg")
}
