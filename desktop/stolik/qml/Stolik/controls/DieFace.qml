import QtQuick
import QtQuick.Window

// What is printed on one side of a die: one to six pips, or the game's symbol.
Image {
    id: side

    property int label: 0
    property bool symbolic: false
    property url symbolSource
    property real edge: 64

    width: edge
    height: edge
    sourceSize: Qt.size(Math.ceil(edge * Screen.devicePixelRatio), Math.ceil(edge * Screen.devicePixelRatio))
    visible: label > 0
    asynchronous: false
    source: label < 1 ? "" : label === 6 && symbolic ? symbolSource : "../art/pips-" + label + ".svg"
}
