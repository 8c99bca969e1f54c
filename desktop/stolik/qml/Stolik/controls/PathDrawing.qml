import QtQuick
import QtQuick.Shapes

// Paths on their own grid, scaled to the item. Without a graphics card, Qt paints shapes scrolled out of a
// list over the things beside it, but not those in a layer. However, a layer stays empty if a point is
// several pixels.
Item {
    id: drawing

    default property alias paths: shape.data
    property real grid: width

    layer.enabled: GraphicsInfo.api === GraphicsInfo.Software && Screen.devicePixelRatio === 1

    Shape {
        id: shape

        width: drawing.grid
        height: drawing.grid
        scale: drawing.grid > 0 ? drawing.width / drawing.grid : 1
        transformOrigin: Item.TopLeft
        preferredRendererType: Shape.CurveRenderer
    }
}
