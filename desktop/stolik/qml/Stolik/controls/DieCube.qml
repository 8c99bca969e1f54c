pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Stolik
import "cube.js" as Cube

// The drawing of a die: body, and up to three lit sides, placed by an orientation
// matrix. At rest the top is drawn straight, so that it stays crisp.
// The centre of the item is the centre of the cube.
Item {
    id: cube

    property real edge: 64
    property int face: 1
    property PieceColors colors: Theme.pieceColors
    property bool symbolic: false
    property url symbolSource
    property bool lying: true
    property bool still: false              // is never thrown, so only the top side is created
    property var turning: Cube.REST         // the matrix of the last pose
    readonly property list<int> labels: Cube.labels(face)

    width: edge
    height: edge

    function lie(): void {
        cube.pose(Cube.REST);
        cube.lying = true;
        (sides.itemAt(0) as Side).placing.matrix = Qt.matrix4x4(
            1, 0, 0, 0, 0, 1, 0, -cube.edge * Cube.TILT / 2, 0, 0, 1, 0, 0, 0, 0, 1);
    }
    function pose(m: var): void {
        cube.lying = false;
        cube.turning = m;
        const half = cube.edge / 2;
        const outline = Cube.outline(m);
        const points = [];
        for (const p of outline)
            points.push(Qt.point(half + p[0] * half, half + p[1] * half));
        points.push(points[0]);
        body.path = points;
        for (let i = 0; i < sides.count; i++) {
            const side = sides.itemAt(i) as Side;
            const n = Cube.turned(m, Cube.SIDES[i].n);
            if (n[2] < 0.02) {
                // Facing away: shrunk to nothing. Not hidden, since the software renderer forgets the matrix
                // of an item that it shows for the first time.
                side.placing.matrix = Qt.matrix4x4(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1);
                continue;
            }
            const u = Cube.turned(m, Cube.SIDES[i].u), v = Cube.turned(m, Cube.SIDES[i].v);
            side.placing.matrix = Qt.matrix4x4(
                u[0], v[0], 0, half * (1 + n[0] - u[0] - v[0]),
                u[1], v[1], 0, half * (1 + n[1] - u[1] - v[1]),
                0, 0, 1, 0, 0, 0, 0, 1);
            side.light = Cube.light(n);
            // A side at a grazing angle would only flicker.
            side.plate = Math.max(0, Math.min(1, (n[2] - 0.08) / 0.3));
            side.ink = Math.max(0, Math.min(1, (n[2] - 0.12) / 0.2)) * (0.45 + 0.55 * side.light);
        }
    }

    component Side: Item {
        id: side

        required property int index
        property alias placing: placing
        property real light: 1
        property real ink: 1
        property real plate: 1

        width: cube.edge
        height: cube.edge
        transform: Matrix4x4 { id: placing }

        Rectangle {
            anchors.fill: parent
            anchors.margins: cube.edge * 0.115
            radius: cube.edge * 0.12
            color: Qt.tint(cube.colors.face, Qt.alpha(cube.colors.side, 0.85 * (1 - side.light)))
            opacity: side.plate
        }
        DieFace {
            edge: cube.edge
            label: cube.labels[side.index]
            colors: cube.colors
            symbolic: cube.symbolic
            opacity: side.ink
        }
    }

    Shape {
        anchors.fill: parent
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeWidth: -1
            fillGradient: LinearGradient {
                x1: cube.edge * 0.47
                y1: 0
                x2: cube.edge * 0.53
                y2: cube.edge * 1.03
                GradientStop { position: 0; color: cube.colors.shine }
                GradientStop { position: 0.4; color: cube.colors.face }
                GradientStop { position: 0.86; color: cube.colors.faceLow }
                GradientStop { position: 0.935; color: cube.colors.side }
                GradientStop { position: 1; color: cube.colors.lipLow }
            }
            PathPolyline { id: body }
        }
    }
    // The game's own picture replaces the six.
    Image {
        parent: cube.symbolic && sides.count > 0 ? sides.itemAt(cube.labels.indexOf(6)) : null
        width: cube.edge
        height: cube.edge
        sourceSize: Qt.size(Math.ceil(width * Screen.devicePixelRatio), Math.ceil(width * Screen.devicePixelRatio))
        source: cube.symbolic ? cube.symbolSource : ""
        scale: cube.colors.symbolScale
        opacity: (parent as Side)?.ink ?? 0
    }
    Repeater {
        id: sides

        model: cube.still ? 1 : 6
        Side { }
    }
    onEdgeChanged: {
        if (sides.count < sides.model)
            return;
        lying ? lie() : pose(turning);
    }
    Component.onCompleted: lie()
}
