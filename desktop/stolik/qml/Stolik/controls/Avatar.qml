import QtQuick
import QtQuick.Shapes
import Stolik
import "avatar_shapes.js" as Medallions

// Who sits there: a drawn character on a medallion. The colour and the outline of
// the medallion both belong to the seat, so neither has to be told by colour alone.
Item {
    id: face

    property int number: 0          // 0 … count - 1
    property string bot: ""         // "" | "gentle" | "fair" | "sharp" | "master"
    property int seat: 0            // colour and outline
    property real size: Theme.dp(48)
    property string name: ""        // spoken; empty: decoration
    readonly property int count: 12

    implicitWidth: size
    implicitHeight: size
    Accessible.role: Accessible.Graphic
    Accessible.name: name
    Accessible.ignored: name === ""

    Shape {
        width: 48
        height: 48
        scale: face.size / 48
        transformOrigin: Item.TopLeft
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            fillColor: Theme.seatColor(face.seat)
            strokeColor: Qt.darker(Theme.seatColor(face.seat), 1.18)
            strokeWidth: 1
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: Medallions.outline(face.seat) }
        }
    }
    Image {
        anchors.centerIn: parent
        width: face.size
        height: face.size
        sourceSize: Qt.size(face.size, face.size)
        source: face.bot !== "" ? "../art/bot-" + face.bot + ".svg"
            : "../art/person-" + ((face.number % face.count) + face.count) % face.count + ".svg"
    }
}
