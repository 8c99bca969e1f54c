import QtQuick
import Stolik

// A cloth: its colour and drawing, a little darker towards the rim.
Rectangle {
    id: drawing

    property ClothColors colors: Theme.clothColors
    // The scale of the drawing; a small picture shows a piece of the sky.
    property real grain: Theme.scale
    property bool small: false
    readonly property bool sky: colors.drawing === "cloth-night"

    color: colors.table

    Image {
        anchors.fill: parent
        visible: drawing.colors.drawing !== ""
        source: drawing.colors.drawing === "" ? "" : "../art/" + drawing.colors.drawing + ".svg"
        sourceSize: drawing.sky ? (drawing.small ? Qt.size(800, 500) : Qt.size(1600, 1000))
            : drawing.colors.drawing === "cloth-oak" ? Qt.size(Math.round(768 * drawing.grain), Math.round(384 * drawing.grain))
            : Qt.size(Math.round(192 * drawing.grain), Math.round(192 * drawing.grain))
        fillMode: drawing.sky ? (drawing.small ? Image.Pad : Image.PreserveAspectCrop) : Image.Tile
        horizontalAlignment: drawing.sky ? Image.AlignHCenter : Image.AlignLeft
        verticalAlignment: drawing.sky ? Image.AlignVCenter : Image.AlignTop
        clip: drawing.sky
        opacity: drawing.colors.drawingStrength
        Accessible.ignored: true
    }
    Image {
        anchors.fill: parent
        source: "../art/vignette.svg"
        sourceSize: Qt.size(320, 200)
        fillMode: Image.Stretch
        opacity: drawing.colors.rimStrength
        visible: opacity > 0
        Accessible.ignored: true
    }
}
