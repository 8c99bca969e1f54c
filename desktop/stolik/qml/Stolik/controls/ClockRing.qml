import QtQuick
import QtQuick.Shapes
import Stolik

// The time left in a turn: an arc around the face of the seat on turn, and the seconds in digits. It overlaps
// the rim of the face a little, so that nothing moves when it comes and goes. The last ten seconds stand out
// by size, weight and a beat as well as by colour.
Item {
    id: ring

    property real timeLeft: -1          // seconds
    property real timeTotal: -1
    property bool runs: false
    // A strip has no room for the arc.
    property bool digitsOnly: false

    readonly property int seconds: Math.ceil(Math.max(0, ring.timeLeft) - 0.001)
    readonly property bool last: ring.seconds <= 10
    readonly property real thickness: Theme.dp(ring.last ? 7 : 4)
    readonly property string digits: ring.seconds < 60 ? ring.seconds
        : Math.floor(ring.seconds / 60) + ":" + (ring.seconds % 60 < 10 ? "0" : "") + ring.seconds % 60
    readonly property color tint: ring.last ? Theme.danger : ring.runs ? Theme.accent : Theme.outline
    // The last announced second; time that is given back isn't announced.
    property int told: ring.seconds

    // A text, since not every system knows the role of a clock.
    Accessible.role: Accessible.StaticText
    Accessible.name: ring.runs ? qsTr("%n second(s) left", "", ring.seconds)
        : qsTr("%n second(s) left, clock stopped", "", ring.seconds)

    onSecondsChanged: {
        for (const mark of [30, 10])
            if (ring.runs && ring.told > mark && ring.seconds <= mark)
                ring.Accessible.announce(qsTr("%n second(s) left", "", ring.seconds),
                    mark === 10 ? Accessible.Assertive : Accessible.Polite);
        if (ring.runs && ring.seconds <= 10 && ring.seconds < ring.told && Theme.moves)
            beat.restart();
        ring.told = ring.seconds;
    }

    Shape {
        anchors.fill: parent
        visible: !ring.digitsOnly
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: Theme.recessEdge
            strokeWidth: Theme.dp(4)
            fillColor: "transparent"
            PathAngleArc {
                centerX: ring.width / 2
                centerY: ring.height / 2
                radiusX: ring.width / 2 + Theme.dp(2)
                radiusY: radiusX
                startAngle: 0
                sweepAngle: 360
            }
        }
        ShapePath {
            strokeColor: ring.tint
            strokeWidth: ring.thickness
            fillColor: "transparent"
            capStyle: ShapePath.FlatCap
            PathAngleArc {
                centerX: ring.width / 2
                centerY: ring.height / 2
                radiusX: ring.width / 2 + Theme.dp(2)
                radiusY: radiusX
                startAngle: -90
                // The last seconds take a full circle.
                sweepAngle: 360 * Math.min(1, Math.max(0, ring.timeLeft / (ring.last ? 10 : Math.max(1, ring.timeTotal))))
            }
        }
    }
    Pill {
        id: badge

        x: ring.digitsOnly ? (parent.width - width) / 2 : parent.width + Theme.dp(5) - width
        y: ring.digitsOnly ? (parent.height - height) / 2 : parent.height + Theme.dp(ring.last ? 8 : 6) - height
        width: Math.max(height, row.implicitWidth + Theme.gap(ring.last ? 4 : 3))
        height: Theme.dp(ring.last ? 32 : 24)
        color: ring.last ? Theme.danger : Theme.raised
        border.width: Theme.line
        border.color: ring.last ? Theme.raised : ring.tint
        transformOrigin: Item.Center

        Row {
            id: row

            anchors.centerIn: parent
            spacing: Theme.gap(0.5)

            Icon {
                visible: !ring.runs
                anchors.verticalCenter: parent.verticalCenter
                name: "pause"
                size: Theme.dp(16)
                weight: 3
                color: words.color
            }
            SilentLabel {
                id: words

                anchors.verticalCenter: parent.verticalCenter
                text: ring.digits
                kind: ring.last ? "title" : "body"
                strong: true
                tabular: true
                color: ring.last ? Theme.panel : Theme.ink
            }
        }
    }
    SequentialAnimation {
        id: beat

        NumberAnimation { target: badge; property: "scale"; to: 1.2; duration: Theme.quick; easing.type: Theme.easeRest }
        NumberAnimation { target: badge; property: "scale"; to: 1; duration: Theme.base; easing.type: Theme.easeRest }
    }
}
