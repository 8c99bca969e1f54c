import QtQuick
import Stolik
import "avatar_shapes.js" as Medallions

// Who sits there: a drawn character on a medallion. A hue and an outline of the medallion belong together, so
// neither has to be told by colour alone.
Item {
    id: face

    property int number: 0          // 0 … count - 1
    property string bot: ""         // "" | "gentle" | "fair" | "sharp" | "master"
    property int colour: 0          // hue and outline
    property real size: Theme.dp(48)
    property string name: ""        // spoken; empty: decoration
    readonly property int count: 12

    implicitWidth: size
    implicitHeight: size
    Accessible.role: Accessible.Graphic
    Accessible.name: name
    Accessible.ignored: name === ""

    // A picture and no shape: without a graphics card shapes are drawn beyond what scrolls them.
    Image {
        readonly property color fill: Theme.seatColor(face.colour)

        width: face.size
        height: face.size
        sourceSize: Qt.size(face.size, face.size)
        source: "data:image/svg+xml;utf8," + encodeURIComponent("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'><path d='"
            + Medallions.outline(face.colour) + "' fill='" + fill + "' stroke='" + Qt.darker(fill, 1.18) + "' stroke-linejoin='round'/></svg>")
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
