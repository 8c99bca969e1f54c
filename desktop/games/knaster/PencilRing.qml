import QtQuick
import QtQuick.Shapes
import Stolik

// A circle drawn by hand: not quite round, each a little different, its end running past its start.
Item {
    id: ring

    property bool shown: false
    // Was drawn just now: the stroke is seen growing.
    property bool fresh: false
    property int seed: 0
    property color color: Theme.tileBlue
    property real stroke: Math.max(1.5, width * 0.055)
    property real progress: 0

    readonly property list<point> path: {
        const points = [], steps = 56, size = Math.min(width, height);
        const lean = Math.sin(ring.seed * 12.9898) * 0.5, wobble = 0.018 * Math.sin(ring.seed * 4.1 + 1);
        for (let i = 0; i <= steps; i++) {
            const t = i / steps, angle = -2.1 + lean + t * 2 * Math.PI * 1.07;
            const r = size * (0.405 + 0.022 * t + wobble * Math.sin(2 * angle) + 0.008 * Math.sin(5 * angle + ring.seed));
            points.push(Qt.point(width / 2 + r * Math.cos(angle), height / 2 + r * 0.95 * Math.sin(angle)));
        }
        return points;
    }

    // The rows may say that it is drawn before they say that it was drawn just now.
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
    Shape {
        anchors.fill: parent
        visible: ring.progress > 0
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            fillColor: "transparent"
            strokeColor: ring.color
            strokeWidth: ring.stroke
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin
            PathPolyline { path: ring.path.slice(0, Math.max(2, Math.ceil(ring.path.length * ring.progress))) }
        }
    }
}
