import QtQuick
import QtQuick.Shapes
import Stolik

// A rounded block, a little lighter at the top. A Shape, because the software renderer draws ragged corners
// for a Rectangle with a gradient.
Shape {
    id: slab

    property color upper: Theme.tileShine
    property color face: Theme.tileFace
    property color lower: Theme.tileFaceLow
    property real shine: 0.14           // where `face` is reached
    property real fall: 0.15            // where `lower` begins to show
    property real radius: Theme.radius
    property color edge: "transparent"
    property real edgeWidth: 0

    preferredRendererType: Shape.CurveRenderer

    ShapePath {
        strokeColor: slab.edge
        strokeWidth: slab.edgeWidth > 0 ? slab.edgeWidth : -1
        fillGradient: LinearGradient {
            x1: 0
            y1: 0
            x2: 0
            y2: slab.height
            GradientStop { position: 0; color: slab.upper }
            GradientStop { position: slab.shine; color: slab.face }
            GradientStop { position: slab.fall; color: slab.face }
            GradientStop { position: 1; color: slab.lower }
        }
        PathRectangle {
            x: slab.edgeWidth / 2
            y: slab.edgeWidth / 2
            width: slab.width - slab.edgeWidth
            height: slab.height - slab.edgeWidth
            radius: slab.radius - slab.edgeWidth / 2
        }
    }
}
