pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Stolik

// Arrows from the sets that tiles are taken from to the set that they come to.
Item {
    id: trails

    // Each with `x` and `y`, the middle of the tiles before, and `toX` and `toY`, that after.
    property var ways: []
    // The width of a tile on the table.
    property real tile: 0

    Accessible.ignored: true

    component Line: ShapePath {
        id: line

        required property var from
        required property var over
        required property var to

        fillColor: "transparent"
        capStyle: ShapePath.RoundCap
        joinStyle: ShapePath.RoundJoin
        startX: line.from.x
        startY: line.from.y

        PathQuad {
            controlX: line.over.x
            controlY: line.over.y
            x: line.to.x
            y: line.to.y
        }
        PathLine {
            x: line.to.x + trails.tile * 0.3 * Math.cos(line.turn + 0.5)
            y: line.to.y + trails.tile * 0.3 * Math.sin(line.turn + 0.5)
        }
        PathMove { x: line.to.x; y: line.to.y }
        PathLine {
            x: line.to.x + trails.tile * 0.3 * Math.cos(line.turn - 0.5)
            y: line.to.y + trails.tile * 0.3 * Math.sin(line.turn - 0.5)
        }

        // Back along the way by which it comes in.
        readonly property real turn: Math.atan2(line.over.y - line.to.y, line.over.x - line.to.x)
    }

    Repeater {
        model: trails.ways

        Shape {
            id: way

            required property var modelData
            readonly property real far: Math.hypot(way.modelData.toX - way.modelData.x, way.modelData.toY - way.modelData.y)
            // The heads of the tiles: there it hides no number.
            readonly property point from: Qt.point(way.modelData.x, way.modelData.y - trails.tile * 0.62)
            readonly property point to: Qt.point(way.modelData.toX, way.modelData.toY - trails.tile * 0.66)
            readonly property point over: Qt.point((way.from.x + way.to.x) / 2,
                Math.max(0, Math.min(way.from.y, way.to.y) - Math.min(trails.tile * 1.1, way.far * 0.2)))

            visible: way.far > trails.tile * 0.9
            preferredRendererType: Shape.CurveRenderer

            // A rim lets it be seen on cloth and tiles alike.
            Line {
                from: way.from
                over: way.over
                to: way.to
                strokeColor: Theme.table
                strokeWidth: Math.max(7, trails.tile * 0.17)
            }
            Line {
                from: way.from
                over: way.over
                to: way.to
                strokeColor: Theme.accent
                strokeWidth: Math.max(4, trails.tile * 0.085)
            }
        }
    }
}
