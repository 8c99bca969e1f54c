import QtQuick
import QtQuick.Shapes
import Stolik
import "avatar_shapes.js" as Medallions

// A player's face: a drawn character on a medallion. Each hue has its own outline, so that players can be
// told apart by more than colour.
Item {
    id: face

    property int number: 0          // 0 … count - 1, the last the default pawn, or one's own picture
    property string bot: ""         // "" | "fits" | "gentle" | "fair" | "sharp" | "master"
    property int colour: 0          // hue and outline
    property real size: Theme.dp(48)
    property string name: ""        // spoken; empty for decoration
    readonly property int count: 13
    readonly property bool own: bot === "" && Theme.ownFaces.includes(number)

    // Something was taken from the player, to the right or left: the face looks after it, shakes its head,
    // and recovers. With reduced motion it turns pale.
    function wince(toTheRight: bool): void {
        shake.lean = toTheRight ? 1 : -1;
        minding.restart();
    }
    function settle(): void { minding.complete(); }

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
        id: character

        anchors.centerIn: parent
        // A person's own picture leaves the rim of the medallion visible.
        width: face.own ? Math.round(face.size * 0.8) : face.size
        height: width
        sourceSize: Qt.size(width, width)
        source: face.own ? Theme.faceFolder + "/" + face.number + ".png" : face.bot !== "" ? "../art/bot-" + face.bot + ".svg"
            : "../art/person-" + ((face.number % face.count) + face.count) % face.count + ".svg"
    }
    ParallelAnimation {
        id: minding

        SequentialAnimation {
            id: shake

            property int lean: 1
            readonly property real most: Theme.moves ? 14 * lean : 0

            NumberAnimation { target: character; property: "rotation"; to: shake.most; duration: Theme.quick; easing.type: Theme.easeRest }
            NumberAnimation { target: character; property: "rotation"; to: -0.6 * shake.most; duration: Theme.base; easing.type: Easing.InOutSine }
            NumberAnimation { target: character; property: "rotation"; to: 0.4 * shake.most; duration: Theme.base; easing.type: Easing.InOutSine }
            NumberAnimation { target: character; property: "rotation"; to: 0; duration: Theme.base; easing.type: Easing.InOutSine }
        }
        SequentialAnimation {
            NumberAnimation { target: face; property: "opacity"; to: 0.55; duration: Theme.quick }
            NumberAnimation { target: face; property: "opacity"; to: 1; duration: Theme.base }
        }
    }
}
