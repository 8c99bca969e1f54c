pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// A tile of the row: an ivory slab with its number and one to four worms. There are many tiles, so parts that
// are rarely seen are made only when they are needed.
Item {
    id: tile

    required property int number
    readonly property int worms: Math.max(1, Math.min(4, Math.floor((number - 21) / 4) + 1))
    property real tall: Theme.dp(96)
    property bool numberOnly: false
    readonly property PieceColors look: Theme.pieceColors
    // "normal" | "takeable" | "dimmed" | "faceDown" | "gone"
    property string mode: "normal"
    property bool selected: false
    property bool focusShown: false
    property string name: ""
    readonly property alias hovered: hover.hovered
    readonly property bool takeable: mode === "takeable"
    readonly property bool down: mode === "faceDown"
    readonly property bool gone: mode === "gone"
    readonly property bool raisedUp: takeable || selected
    readonly property real risen: -body.y
    readonly property real slab: tall - lip
    readonly property real lip: Math.max(2, tall * Theme.tileLipDepth)
    readonly property real corner: width * Theme.tileRadius

    signal clicked

    implicitWidth: Math.round(tall * 0.68)
    implicitHeight: tall
    width: implicitWidth
    height: implicitHeight

    Accessible.role: Accessible.Button
    Accessible.name: name
    Accessible.focusable: takeable
    Accessible.selected: selected
    Accessible.ignored: name === ""
    Accessible.onPressAction: tile.clicked()

    HoverHandler { id: hover; cursorShape: tile.takeable ? Qt.PointingHandCursor : Qt.ArrowCursor }
    TapHandler { onTapped: tile.clicked() }
    Blink { id: eyes; hovered: tile.hovered && !tile.down && !tile.gone }

    // Its bed in the cloth, left behind when it is taken.
    Loader {
        anchors.fill: parent
        anchors.margins: Math.max(1, tile.tall * 0.02)
        active: tile.gone
        sourceComponent: RoundedBlock {
            radius: tile.corner
            edge: Theme.recessEdge
            edgeWidth: Theme.hair
            upper: Theme.recessEdge
            face: Theme.recess
            lower: Theme.recess
            shine: 0.08

            TextLabel {
                anchors.centerIn: parent
                visible: tile.tall >= Theme.dp(56) || Theme.largeType
                text: tile.number
                font.pixelSize: Math.max(Theme.small, tile.tall * 0.2)
                quiet: true
                onTable: true
                opacity: Theme.dimmed
                tabular: true
                Accessible.ignored: true
            }
        }
    }

    Item {
        id: body

        width: tile.width
        height: tile.tall
        visible: !tile.gone
        y: tile.raisedUp ? -Theme.lift * (tile.hovered ? 1.6 : 1) : 0
        opacity: tile.mode === "dimmed" ? Math.max(0.55, Theme.dimmed) : 1
        Behavior on y { NumberAnimation { duration: Theme.moves ? Theme.quick : 0; easing.type: Theme.easeRest } }
        Behavior on opacity { NumberAnimation { duration: Theme.quick } }

        Shadow {
            anchors.fill: parent
            lifted: tile.raisedUp
            blur: tile.tall * (tile.raisedUp ? 0.17 : 0.085)
            drop: tile.tall * (tile.raisedUp ? 0.08 : 0.03)
            visible: tile.mode !== "dimmed" && strength > 0
        }
        // The front edge of the slab.
        RoundedBlock {
            anchors.fill: parent
            radius: tile.corner
            upper: tile.down ? tile.look.backLip : tile.look.lip
            face: upper
            lower: tile.down ? tile.look.backLip : tile.look.lipLow
            fall: 0.9
        }
        RoundedBlock {
            width: parent.width
            height: tile.slab
            radius: tile.corner
            edge: tile.down ? tile.look.backMark : tile.look.edge
            edgeWidth: Theme.hair
            upper: tile.down ? tile.look.back : tile.look.shine
            face: tile.down ? tile.look.back : tile.look.face
            lower: tile.down ? tile.look.backLow : tile.look.faceLow
        }
        Image {
            visible: tile.look.grain !== "" && !tile.down
            width: parent.width
            height: tile.slab
            sourceSize: Qt.size(Math.ceil(width), Math.ceil(height))
            source: tile.look.grain === "" ? "" : Theme.art(tile.look.grain)
        }
        TextLabel {
            visible: !tile.down
            width: parent.width
            y: tile.numberOnly ? 0 : tile.slab * (tile.look.large ? 0.02 : 0.045)
            height: tile.slab * (tile.numberOnly ? 1 : tile.look.large ? 0.54 : 0.42)
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: tile.number
            strong: true
            tabular: true
            font.pixelSize: tile.numberOnly ? Math.min(tile.slab * 0.58, tile.width * 0.7) : Math.max(Theme.small, tile.slab * (tile.look.large ? 0.47 : 0.385))
            color: tile.look.ink
            Accessible.ignored: true
        }
        // One worm alone, two side by side, three and four in two rows.
        Repeater {
            model: tile.down || tile.numberOnly ? 0 : tile.worms

            Worm {
                required property int index
                readonly property int row: Math.floor(index / 2)
                readonly property bool alone: tile.worms === 1 || (tile.worms === 3 && index === 2)
                readonly property real rowHeight: tile.slab * (tile.look.large ? 0.2 : 0.235)

                blinking: eyes.closed
                wide: tile.width * (tile.worms === 1 ? (tile.look.large ? 0.56 : 0.64) : tile.look.large ? 0.4 : 0.45)
                x: tile.width * (alone ? 0.5 : index % 2 === 0 ? 0.262 : 0.738) - width / 2
                y: tile.slab * (tile.look.large ? 0.77 : 0.69) - height / 2 + (tile.worms > 2 ? (row - 0.5) * rowHeight : 0)
            }
        }
        // The back: a lattice of lozenges, and a small number so that nobody has to guess.
        Loader {
            anchors.fill: parent
            anchors.margins: tile.width * 0.12
            anchors.bottomMargin: tile.width * 0.12 + tile.lip
            active: tile.down
            sourceComponent: Item {
                Rectangle {
                    anchors.fill: parent
                    radius: tile.corner * 0.6
                    color: "transparent"
                    border.width: Theme.hair
                    border.color: tile.look.backMark
                }
                Repeater {
                    model: 4
                    Rectangle {
                        required property int index
                        readonly property real side: tile.width * 0.15

                        x: parent ? parent.width * (index % 2 === 0 ? 0.27 : 0.73) - side / 2 : 0
                        y: parent ? parent.height * (index < 2 ? 0.17 : 0.83) - side / 2 : 0
                        width: side
                        height: side
                        rotation: 45
                        color: tile.look.backMark
                    }
                }
                TextLabel {
                    anchors.centerIn: parent
                    text: tile.number
                    tabular: true
                    font.pixelSize: Math.max(Theme.small, tile.slab * 0.2)
                    color: tile.look.backInk
                    Accessible.ignored: true
                }
            }
        }
        Rectangle {
            readonly property real out: Theme.dp(3)

            anchors.fill: parent
            anchors.margins: -out
            radius: tile.corner + out
            color: "transparent"
            visible: tile.raisedUp
            border.width: tile.selected || tile.hovered ? Theme.dp(4) : Theme.ring
            border.color: Theme.pick
        }
        FocusRing { shown: tile.focusShown; around: tile.corner }
    }
}
