import QtQuick
import QtQuick.Window
import Stolik

// What is printed on one side of a die: one to six pips; under a game's own picture of the six only the grain, if any.
Image {
    property int label: 0
    property PieceColors colors: Theme.pieceColors
    property bool symbolic: false
    property real edge: 64
    readonly property int drawn: label === 6 && symbolic ? 0 : label

    width: edge
    height: edge
    sourceSize: Qt.size(Math.ceil(edge * Screen.devicePixelRatio), Math.ceil(edge * Screen.devicePixelRatio))
    asynchronous: false
    source: drawn === 0 && colors.pips !== "pips-wood" ? "" : "../art/" + colors.pips + "-" + drawn + ".svg"
}
