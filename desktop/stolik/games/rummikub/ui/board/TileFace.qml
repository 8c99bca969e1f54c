pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Stolik

// The look of a tile: ivory with a number, and under it a sign that also tells the colour.
Item {
    id: face

    // The name as in a record, "r7a" or "ja"; anything else is a tile face down.
    property string tile: ""
    property bool lifted: false
    property bool shadowed: true
    // The number that a joker stands for, 0 if that isn't settled.
    property int stands: 0
    readonly property PieceColors look: Theme.pieceColors
    readonly property string letter: tile.charAt(0)
    readonly property bool joker: letter === "j"
    readonly property bool down: "krboj".indexOf(letter) < 0 || tile === ""
    readonly property string digits: down || joker ? "" : tile.slice(1, -1)
    readonly property color ink: joker ? (tile === "ja" ? face.look.red : face.look.ink)
        : letter === "r" ? face.look.red : letter === "b" ? face.look.blue
        : letter === "o" ? face.look.orange : face.look.ink
    readonly property real lip: Math.max(2, height * Theme.tileLipDepth)
    readonly property real corner: width * Theme.tileRadius
    readonly property real sign: width * 0.26
    // The signs are drawn in a square of 24.
    readonly property var signs: ({
            k: "M12 0 L25.4 24 H-1.4 Z",
            r: "M12 0 A12 12 0 0 1 12 24 A12 12 0 0 1 12 0 Z",
            b: "M1.2 1.2 H22.8 V22.8 H1.2 Z",
            o: "M12 -2.3 L26.3 12 L12 26.3 L-2.3 12 Z"
        })
    readonly property real signY: height * (look.large ? 0.79 : 0.74)

    implicitWidth: Theme.dp(52)
    implicitHeight: width * 1.38

    Shadow {
        anchors.fill: parent
        lifted: face.lifted
        blur: face.height * (face.lifted ? 0.2 : 0.1)
        drop: face.height * (face.lifted ? 0.1 : 0.03)
        visible: face.shadowed && strength > 0
    }
    // The front edge of the slab.
    Rectangle {
        anchors.fill: parent
        radius: face.corner
        color: face.down ? face.look.backLip : face.look.lipLow
    }
    Rectangle {
        width: parent.width
        height: parent.height - face.lip
        radius: face.corner
        color: face.down ? face.look.back : face.look.face
        border.width: Theme.hair
        border.color: face.down ? face.look.backMark : face.look.edge
        antialiasing: true
    }
    Image {
        visible: face.look.grain !== "" && !face.down
        width: parent.width
        height: parent.height - face.lip
        sourceSize: Qt.size(64, 96)
        source: face.look.grain === "" ? "" : Theme.art(face.look.grain)
    }
    Text {
        visible: face.digits !== ""
        width: parent.width
        y: face.height * (face.look.large ? 0.01 : 0.04)
        height: face.height * (face.look.large ? 0.64 : 0.55)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: face.digits
        textFormat: Text.PlainText
        color: face.ink
        font.family: Theme.family
        font.weight: Font.Bold
        font.pixelSize: Math.max(8, Math.round(face.width * (face.look.large ? 0.74 : 0.58)))
        font.letterSpacing: face.digits.length > 1 ? -face.width * (face.look.large ? 0.05 : 0.025) : 0
        Accessible.ignored: true
    }
    Shape {
        visible: face.digits !== ""
        width: 24
        height: 24
        x: (face.width - width) / 2
        y: face.signY - height / 2
        scale: face.sign / 24
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeWidth: -1
            fillColor: face.ink
            PathSvg { path: face.signs[face.letter] ?? "" }
        }
    }
    Loader {
        id: lids

        anchors.fill: parent
        active: face.joker
        sourceComponent: Blink {
            hovered: over.hovered

            HoverHandler { id: over }
        }
    }
    // The joker: a fool's cap with bells over a smile, drawn in a square of 24.
    Shape {
        id: fool

        readonly property bool blinks: (lids.item as Blink)?.closed ?? false

        visible: face.joker
        width: 24
        height: 24
        x: (face.width - width) / 2
        y: face.height * (face.stands > 0 ? 0.36 : 0.45) - height / 2
        scale: face.width * 0.8 / 24
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeWidth: -1
            fillColor: face.ink
            PathSvg { path: "M4.6 13.6 C3.2 10 3.2 7 2.6 4.4 C5.6 4.8 7.6 6.4 8.6 8.2 C9.2 5.6 10.4 3.4 12 1.8 C13.6 3.4 14.8 5.6 15.4 8.2 C16.4 6.4 18.4 4.8 21.4 4.4 C20.8 7 20.8 10 19.4 13.6 Z M2.6 2.2 a1.7 1.7 0 1 0 0.01 0 Z M12 -0.4 a1.7 1.7 0 1 0 0.01 0 Z M21.4 2.2 a1.7 1.7 0 1 0 0.01 0 Z" }
        }
        ShapePath {
            strokeColor: face.ink
            strokeWidth: 1.7
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            PathSvg { path: "M5 15.4 C5.6 20.4 8.4 23.2 12 23.2 C15.6 23.2 18.4 20.4 19 15.4 M9 18.4 C10.6 20.4 13.4 20.4 15 18.4" }
        }
        ShapePath {
            strokeWidth: -1
            fillColor: face.ink
            PathSvg {
                path: fool.blinks ? "M8 16.3 h2.6 v0.8 h-2.6 Z M13.6 16.3 h2.6 v0.8 h-2.6 Z"
                    : "M8.2 15.6 h2 v1.8 h-2 Z M13.8 15.6 h2 v1.8 h-2 Z"
            }
        }
    }
    Text {
        visible: face.stands > 0
        width: parent.width
        y: face.height * 0.66
        height: face.height * 0.29
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        // A small tile only has room for the number.
        text: face.width < 2.5 * font.pixelSize ? face.stands : "= " + face.stands
        textFormat: Text.PlainText
        color: face.look.muted
        font.family: Theme.family
        font.weight: Font.Bold
        font.pixelSize: Math.round(Math.min(Math.max(Theme.dp(13), face.width * 0.3), face.width * 0.38))
        Accessible.ignored: true
    }
    // The back: a frame within the edge.
    Rectangle {
        visible: face.down
        anchors.fill: parent
        anchors.margins: face.width * 0.14
        anchors.bottomMargin: face.width * 0.14 + face.lip
        radius: face.corner * 0.6
        color: "transparent"
        border.width: Theme.hair
        border.color: face.look.backMark
    }
}
