import QtQuick
import QtQuick.Window
import Stolik

// The print on a side of a die: one to six pips, or only the grain, if any, under a game's own six.
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
