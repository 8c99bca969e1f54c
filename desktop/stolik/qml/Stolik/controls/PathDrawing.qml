import QtQuick
import QtQuick.Shapes

// Paths on a grid of their own, drawn as large as the item. Without a graphics card Qt paints a shape that a list has
// scrolled out of sight in full over what lies beside the list; of a layer it paints nothing there. But if a point
// is several pixels a layer stays empty.
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
