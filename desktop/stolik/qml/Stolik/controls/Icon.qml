import QtQuick
import QtQuick.Shapes
import Stolik
import "icons.js" as Icons

// One of our line drawings on a 24 px grid, in any colour.
Item {
    id: icon

    required property string name
    property real size: Theme.icon
    property color color: Theme.ink
    property real weight: Theme.highContrast ? 2.4 : 1.9

    implicitWidth: size
    implicitHeight: size
    Accessible.ignored: true

    PathDrawing {
        width: icon.size
        height: icon.size
        grid: 24

        ShapePath {
            strokeColor: icon.color
            strokeWidth: icon.weight
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: Icons.line(icon.name) }
        }
        ShapePath {
            strokeColor: icon.color
            strokeWidth: icon.weight * 0.6
            fillColor: icon.color
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: Icons.solid(icon.name) }
        }
    }
}
