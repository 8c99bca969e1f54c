pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Stolik

// A circle drawn by hand with a pencil: a few strands of lead that nearly cover each other, broken where the
// paper is rough. It is not quite round, a little different each time, and its end runs past its start.
Item {
    id: ring

    property bool shown: false
    // The circle was drawn just now, so its stroke grows.
    property bool fresh: false
    property int seed: 0
    property color color: Theme.tileBlue
    property real stroke: Math.max(1.5, width * 0.05)
    property real progress: 0
    // In a small circle, strands would only blur.
    readonly property bool fine: Math.min(width, height) < Theme.dp(28)

    // The points of the drawn part of a strand.
    function strand(number: int, drawn: real): list<point> {
        const points = [], steps = 72, size = Math.min(width, height), own = ring.seed + 3.7 * number;
        const lean = Math.sin(ring.seed * 12.9898) * 0.9, oval = 0.02 * Math.sin(ring.seed * 4.1 + 1);
        const turns = 1.05 + 0.05 * Math.sin(ring.seed * 2.3) + 0.02 * number;
        const aside = ring.fine ? 0 : ring.stroke * 0.3 * Math.sin(own * 5.3);
        for (let i = 0; i <= Math.max(1, Math.ceil(steps * drawn)); i++) {
            const t = i / steps, angle = -2.1 + lean + t * 2 * Math.PI * turns;
            const r = size * (0.4 + 0.034 * t + oval * Math.sin(2 * angle) + 0.006 * Math.sin(3 * angle + own))
                + aside * Math.cos(angle + own);
            points.push(Qt.point(width / 2 + r * Math.cos(angle) + aside * 0.5, height / 2 + r * 0.95 * Math.sin(angle)));
        }
        return points;
    }

    // `shown` may change before `fresh` does, so both lead here.
    function draw(): void {
        if (ring.shown && ring.fresh && Theme.moves)
            drawing.restart();
        else
            ring.progress = ring.shown ? 1 : 0;
    }

    onShownChanged: {
        drawing.stop();
        ring.progress = 0;
        Qt.callLater(ring.draw);
    }
    Component.onCompleted: ring.progress = ring.shown ? 1 : 0

    NumberAnimation {
        id: drawing

        target: ring
        property: "progress"
        from: 0
        to: 1
        duration: Theme.travel + Theme.base
        easing.type: Easing.InOutSine
    }
    component Lead: ShapePath {
        fillColor: "transparent"
        capStyle: ShapePath.RoundCap
        joinStyle: ShapePath.RoundJoin
    }
    Loader {
        anchors.fill: parent
        active: ring.progress > 0

        sourceComponent: Shape {
            preferredRendererType: Shape.CurveRenderer

            Lead {
                strokeColor: Qt.alpha(ring.color, ring.fine || Theme.highContrast ? 1 : 0.62)
                strokeWidth: ring.fine ? ring.stroke : ring.stroke * 0.85
                PathPolyline { path: ring.strand(0, ring.progress) }
            }
            Lead {
                strokeColor: ring.fine ? "transparent" : Qt.alpha(ring.color, 0.55)
                strokeWidth: ring.stroke * 0.5
                strokeStyle: ShapePath.DashLine
                capStyle: ShapePath.FlatCap
                dashPattern: [7, 0.5, 11, 0.8, 4, 0.4]
                PathPolyline { path: ring.strand(1, ring.progress) }
            }
            Lead {
                strokeColor: ring.fine ? "transparent" : Qt.alpha(ring.color, 0.5)
                strokeWidth: ring.stroke * 0.36
                strokeStyle: ShapePath.DashLine
                capStyle: ShapePath.FlatCap
                dashPattern: [5, 1.1, 9, 0.7, 14, 1.6]
                PathPolyline { path: ring.strand(2, ring.progress) }
            }
        }
    }
}
