import QtQuick
import QtQuick.Window
import Stolik

// What is printed on one side of a die: one to six pips, or the game's symbol.
Image {
    id: side

    property int label: 0
    property PieceColors colors: Theme.pieceColors
    property bool symbolic: false
    property url symbolSource
    property real edge: 64
    readonly property bool drawsSymbol: label === 6 && symbolic

    width: edge
    height: edge
    sourceSize: Qt.size(Math.ceil(edge * Screen.devicePixelRatio), Math.ceil(edge * Screen.devicePixelRatio))
    visible: label > 0
    asynchronous: false
    source: label < 1 ? "" : drawsSymbol ? symbolSource : "../art/" + colors.pips + "-" + label + ".svg"
    scale: drawsSymbol ? colors.symbolScale : 1
}
