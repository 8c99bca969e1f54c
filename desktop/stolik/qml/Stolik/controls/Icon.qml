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

    Shape {
        width: 24
        height: 24
        scale: icon.size / 24
        transformOrigin: Item.TopLeft
        preferredRendererType: Shape.CurveRenderer

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
