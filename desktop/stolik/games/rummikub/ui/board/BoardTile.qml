pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// A tile, wherever it is; it flies between rack and cloth, and follows the hand that carries it.
Item {
    id: tile

    required property string tile
    // The corner, the width, its turn among the travelling tiles (-1: at once), and the seat that it comes from.
    required property var place
    required property string zone
    required property string label
    // Its place in its set or on the rack.
    required property int order
    required property bool fresh
    required property bool laid
    required property bool moved
    required property bool news
    required property bool shifted
    required property bool picked
    required property int rank
    required property int stands
    required property bool lit
    required property bool changed
    required property string letter
    required property bool ghost
    required property bool layable

    required property TileMotion tileMotion
    readonly property bool onRack: zone === "rack"
    readonly property bool carried: picked && tileMotion.carrying
    property real wide: 0
    readonly property real tall: wide * 1.38
    readonly property real heldWide: tileMotion.viewModel.tableTile
    readonly property real heldX: tileMotion.x + (rank - tileMotion.rank) * heldWide * 1.035 - heldWide / 2
    // The middle of the tile is half a width above the pointer, where `aim` looks for its place.
    readonly property real heldY: tileMotion.y - heldWide * (0.5 + 0.69)
    // The tile is still in the hand of the player who lays it.
    readonly property bool hidden: path.running && x === fromX && y === fromY
    property real fromX: -1
    property real fromY: -1
    property real toX: -1
    property real toY: -1
    property real toWide: -1

    // The group in which the keyboard and screen readers find it.
    property Item group: null
    readonly property point origin: (tile.group as TileGroup)?.origin ?? Qt.point(0, 0)
    readonly property alias node: node
    // Whether keys act on the tiles of the rack even during a scene.
    property bool awake: false

    signal tapped(int modifiers)
    signal pressed

    // The middle of the tile's place, even while it moves.
    function middle(): point {
        return Qt.point(tile.place[0] + tile.place[2] / 2, tile.place[1] + tile.place[2] * 0.69);
    }
    function aim(): void {
        tile.toX = tile.place[0];
        tile.toY = tile.place[1];
        tile.toWide = tile.place[2];
    }
    function jump(): void {
        path.stop();
        tile.x = tile.toX;
        tile.y = tile.toY;
        tile.wide = tile.toWide;
    }
    function go(): void {
        // The tile is already on its way there.
        if (tile.place[0] === tile.toX && tile.place[1] === tile.toY && tile.place[2] === tile.toWide)
            return;
        tile.aim();
        if (tile.tileMotion.still) {
            tile.jump();
            return;
        }
        path.stop();
        wait.duration = Math.max(0, tile.place[3]) * tile.tileMotion.pause;
        path.start();
    }

    x: 0
    y: 0
    z: carried ? 1000 + rank : path.running ? 500 : node.activeFocus ? 2 : 1
    width: wide
    height: tall
    visible: !hidden
    activeFocusOnTab: false

    onPlaceChanged: tile.go()
    onCarriedChanged: {
        if (tile.carried)
            return;
        // The tile goes home from where it was let go.
        tile.x = tile.heldX;
        tile.y = tile.heldY;
        tile.toX = -1;
        tile.go();
    }
    Component.onCompleted: {
        tile.aim();
        const origin = tile.tileMotion.startOf;
        const start = tile.place[3] < 0 || tile.tileMotion.still ? null : origin(tile.place[4], tile.onRack);
        if (start === null) {
            tile.jump();
            return;
        }
        tile.fromX = start.x;
        tile.fromY = start.y;
        tile.x = tile.fromX;
        tile.y = tile.fromY;
        tile.wide = tile.toWide;
        wait.duration = tile.place[3] * tile.tileMotion.beat;
        path.start();
    }

    onActiveFocusChanged: if (tile.activeFocus) node.forceActiveFocus(Qt.OtherFocusReason)

    TileNode {
        id: node

        home: tile.group
        x: tile.place[0] - tile.origin.x
        y: tile.place[1] - tile.origin.y
        width: tile.place[2]
        height: tile.place[2] * 1.38
        tile: tile.tile
        zone: tile.zone
        order: tile.order
        label: tile.label
        picked: tile.picked
        // During a scene, only the rack can be used.
        live: tile.onRack || !tile.tileMotion.busy
        hearsKeys: (tile.onRack && tile.awake) || !tile.tileMotion.busy
        onStruck: modifiers => tile.tapped(modifiers)
        onPressed: tile.pressed()
    }
    SequentialAnimation {
        id: path

        PauseAnimation { id: wait }
        ParallelAnimation {
            NumberAnimation { target: tile; property: "x"; to: tile.toX; duration: Theme.travel; easing.type: Theme.easeRest }
            NumberAnimation { target: tile; property: "y"; to: tile.toY; duration: Theme.travel; easing.type: Theme.easeRest }
            NumberAnimation { target: tile; property: "wide"; to: tile.toWide; duration: Theme.travel; easing.type: Theme.easeRest }
        }
    }
    Connections {
        target: tile.tileMotion

        function onHurried(): void { tile.jump(); }
    }

    Item {
        x: tile.carried ? tile.heldX - tile.x : 0
        y: tile.carried ? tile.heldY - tile.y : tile.picked ? -Theme.lift : 0
        width: tile.carried ? tile.heldWide : tile.width
        height: width * 1.38
        opacity: tile.ghost ? Theme.ghost : tile.tileMotion.viewModel.looksBefore && tile.laid ? Theme.dimmed : 1
        Behavior on y { enabled: !tile.carried && !tile.tileMotion.still; NumberAnimation { duration: Theme.quick } }

        TileFace {
            anchors.fill: parent
            tile: tile.tile
            lifted: tile.picked || path.running
            stands: tile.carried ? 0 : tile.stands
        }
        // A tile laid in this turn has a ring, one moved in this turn a bar at its foot; those of others have them in gold.
        Rectangle {
            readonly property real out: Theme.dp(tile.picked ? 3 : 2)
            readonly property bool own: tile.picked || tile.laid

            anchors.fill: parent
            anchors.margins: tile.picked ? -out : 0
            radius: width * Theme.tileRadius
            color: "transparent"
            visible: own || tile.news
            border.width: Theme.dp(tile.picked ? 4 : 3)
            border.color: own ? Theme.pick : Theme.pieceColors.news
        }
        Pill {
            visible: tile.moved || (tile.shifted && !tile.laid)
            x: parent.width * 0.16
            // The bar is under the number that a joker stands for.
            y: parent.height * 0.915
            width: parent.width * 0.68
            height: Math.max(3, parent.height * 0.07)
            color: tile.moved ? Theme.pick : Theme.pieceColors.news
        }
        // Marks a tile that is new on the rack.
        NewsDot {
            visible: tile.fresh
            x: parent.width - width * 0.8
            y: -height * 0.2
            width: Math.max(Theme.dp(9), parent.width * 0.24)
        }
        FocusRing {
            shown: node.activeFocus && tile.tileMotion.byKeys
            around: tile.width * Theme.tileRadius
        }
        Loader {
            anchors.fill: parent
            active: tile.lit || tile.changed || tile.ghost || tile.layable || tile.letter !== ""
            // The marks of a hint: a light, the letter of the set that the tile goes to or stays in ("-" is an arrow), or
            // that it is only shown; and the mark for beginners that it can be laid now.
            sourceComponent: Item {
                id: mark

                HintGlow { shown: tile.lit || tile.changed; around: mark.width * Theme.tileRadius; out: Theme.dp(2) }
                // A tile that is only shown has a broken outline, which no real tile has.
                Canvas {
                    id: dashes

                    anchors.fill: parent
                    anchors.margins: -Theme.dp(2)
                    visible: tile.ghost
                    onVisibleChanged: requestPaint()
                    onWidthChanged: requestPaint()
                    onPaint: {
                        const pen = dashes.getContext("2d");
                        const line = Theme.dp(3);
                        pen.reset();
                        pen.strokeStyle = Theme.goldText;
                        pen.lineWidth = line;
                        pen.setLineDash([3, 2]);
                        pen.roundedRect(line / 2, line / 2, dashes.width - line, dashes.height - line, dashes.width * Theme.tileRadius, dashes.width * Theme.tileRadius);
                        pen.stroke();
                    }
                }
                // Things that belong together have the same letter; a tile that goes back to the rack has an arrow.
                Pill {
                    id: sign

                    visible: tile.letter !== ""
                    z: 30
                    // It stays within the tile, so that no neighbour's light covers it and nobody takes it for theirs.
                    x: mark.width - width
                    y: -height * 0.5
                    // It doesn't cover the number.
                    width: Math.min(Theme.dp(24), 0.46 * mark.width)
                    height: width
                    color: Theme.goldText
                    border.width: Theme.hair
                    border.color: Theme.panel

                    TextLabel {
                        anchors.centerIn: parent
                        visible: tile.letter !== "-"
                        text: tile.letter
                        font.pixelSize: Math.min(Theme.small, 0.66 * sign.width)
                        strong: true
                        color: Theme.panel
                        Accessible.ignored: true
                    }
                    Icon {
                        anchors.centerIn: parent
                        visible: tile.letter === "-"
                        name: "undo"
                        size: sign.width * 0.72
                        color: Theme.panel
                    }
                }
                Pill {
                    visible: tile.layable && !(tile.lit || tile.changed)
                    x: (mark.width - width) / 2
                    y: mark.height - height * 0.55
                    z: 10
                    width: mark.width * 0.5
                    height: Math.max(Theme.dp(6), mark.height * 0.09)
                    color: Theme.pick
                    border.width: Theme.hair
                    border.color: Theme.tileFace
                }
            }
        }
    }
}
