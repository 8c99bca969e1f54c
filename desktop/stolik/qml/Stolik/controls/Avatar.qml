import QtQuick
import QtQuick.Shapes
import Stolik
import "avatar_shapes.js" as Medallions

// Who sits there: a drawn character on a medallion. A hue and an outline of the medallion belong together, so
// neither has to be told by colour alone.
Item {
    id: face

    property int number: 0          // 0 … count - 1, or that of a picture of one's own
    property string bot: ""         // "" | "gentle" | "fair" | "sharp" | "master"
    property int colour: 0          // hue and outline
    property real size: Theme.dp(48)
    property string name: ""        // spoken; empty: decoration
    readonly property int count: 12
    readonly property bool own: bot === "" && Theme.ownFaces.includes(number)

    implicitWidth: size
    implicitHeight: size
    Accessible.role: Accessible.Graphic
    Accessible.name: name
    Accessible.ignored: name === ""

    PathDrawing {
        width: face.size
        height: face.size
        grid: 48

        ShapePath {
            fillColor: Theme.seatColor(face.colour)
            strokeColor: Qt.darker(Theme.seatColor(face.colour), 1.18)
            strokeWidth: 1
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: Medallions.outline(face.colour) }
        }
    }
    Image {
        anchors.centerIn: parent
        // A picture of one's own leaves the rim of the medallion.
        width: face.own ? Math.round(face.size * 0.8) : face.size
        height: width
        sourceSize: Qt.size(width, width)
        source: face.own ? Theme.faceFolder + "/" + face.number + ".png" : face.bot !== "" ? "../art/bot-" + face.bot + ".svg"
            : "../art/person-" + ((face.number % face.count) + face.count) % face.count + ".svg"
    }
}
