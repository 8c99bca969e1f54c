import QtQuick
import QtQuick.Shapes
import Stolik

// The line of a seat in the graph: its colour, its dashes and its weight, so that it is told by no colour alone.
ShapePath {
    id: line

    required property int seat
    required property int colour
    property bool emphasised: false

    // In widths of the line; the first is drawn through.
    readonly property var patterns: [[1, 0], [4, 2], [1, 1.6], [7, 2, 1.4, 2], [2.4, 1.4], [9, 2, 1.4, 2, 1.4, 2]]
    // Beyond six the patterns come again on a thinner line.
    readonly property bool thin: line.seat % 12 >= line.patterns.length

    strokeColor: Theme.seatColor(line.colour)
    strokeWidth: Theme.dp((line.thin ? 1.75 : 3) + (line.emphasised ? 1.5 : 0))
    strokeStyle: line.seat % line.patterns.length === 0 ? ShapePath.SolidLine : ShapePath.DashLine
    dashPattern: line.patterns[line.seat % line.patterns.length]
    fillColor: "transparent"
    capStyle: ShapePath.FlatCap
    joinStyle: ShapePath.RoundJoin
}
