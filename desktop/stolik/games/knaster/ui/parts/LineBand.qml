import QtQuick
import Stolik

// A band over the five cells of a line, from the end with its bonus to the other. On a diagonal it has round ends,
// because it can't fill the corners of the outer cells.
Rectangle {
    property string line: "r0"
    property real unit: 0                   // the edge of a cell
    property real inset: 0                  // the distance of the cells from the left and from the top
    property real reach: 1                  // the part of it that is drawn, 0 to 1
    readonly property int at: Number(line[1])
    readonly property var cells: [0, 1, 2, 3, 4].map(step => line[0] === "r" ? 5 * at + step : line[0] === "c" ? 5 * step + at
        : line === "d0" ? 6 * step : 4 + 4 * step)
    readonly property bool slanted: line[0] === "d"
    readonly property real along: (at + 0.5) * unit
    readonly property color shade: Qt.lighter(Theme.gold, Theme.dark ? 1.15 : 1.4)
    // The distance from the middle of the outer cell to the tip, the same sideways and downwards.
    readonly property real tip: height / 2 * Math.SQRT1_2
    readonly property point start: line === "d0" ? Qt.point(unit / 2 - tip, unit / 2 - tip)
        : line === "d1" ? Qt.point(4.5 * unit + tip, unit / 2 - tip)
        : line[0] === "c" ? Qt.point(along, 0) : Qt.point(0, along)

    x: inset + start.x
    y: inset + start.y - height / 2
    width: (slanted ? 4 * Math.SQRT2 * unit + height : 5 * unit) * reach
    height: unit * (slanted ? 0.66 : 0.92)
    radius: slanted ? height / 2 : Theme.radiusSmall
    color: "transparent"
    transformOrigin: Item.Left
    rotation: line === "d0" ? 45 : line === "d1" ? 135 : line[0] === "c" ? 90 : 0
}
