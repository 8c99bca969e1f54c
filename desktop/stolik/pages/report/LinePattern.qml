import QtQuick
import QtQuick.Shapes
import Stolik

// A seat's line in the graph, which differs by dashes and weight as well as by colour.
ShapePath {
    id: line

    required property int seat
    required property int colour
    property bool emphasised: false

    // In line widths; the first is solid.
    readonly property var patterns: [[1, 0], [4, 2], [1, 1.6], [7, 2, 1.4, 2], [2.4, 1.4], [9, 2, 1.4, 2, 1.4, 2]]
    // Beyond six, the patterns repeat on a thinner line.
    readonly property bool thin: line.seat % 12 >= line.patterns.length

    strokeColor: Theme.seatColor(line.colour)
    strokeWidth: Theme.dp((line.thin ? 1.75 : 3) + (line.emphasised ? 1.5 : 0))
    strokeStyle: line.seat % line.patterns.length === 0 ? ShapePath.SolidLine : ShapePath.DashLine
    dashPattern: line.patterns[line.seat % line.patterns.length]
    fillColor: "transparent"
    capStyle: ShapePath.FlatCap
    joinStyle: ShapePath.RoundJoin
}
