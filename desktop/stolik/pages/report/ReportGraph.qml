pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Stolik
import Stolik.Report

// Everybody's chances over the game, with a cursor at the moment that is looked at. A press or the arrow keys move
// it, page up and page down to the moments that are told.
FocusScope {
    id: graph

    required property ReportModel report
    // The seat whose line stands out, -1 for none.
    property int emphasised: -1

    // What the lines are of, for a heading above them.
    readonly property string title: graph.report.alone ? qsTr("Expected points during the game") : qsTr("Chances of winning during the game")
    readonly property real topEdge: Theme.dp(10)
    readonly property real bottomEdge: graph.height - Theme.dp(22)
    readonly property real leftEdge: 1.1 * ruler.advanceWidth(graph.report.alone ? "100" : "100%") + Theme.gap(2)
    readonly property real faceSize: Math.max(Theme.dp(15), Math.min(Theme.dp(28), (graph.height - Theme.dp(8)) / Math.max(1, graph.report.seats.count)))
    readonly property real rightEdge: graph.width - graph.faceSize - Theme.gap(4)
    readonly property int steps: graph.report.alone ? Math.max(1, Math.round(graph.report.highest / 10)) : 4
    readonly property real apart: (graph.down(0) - graph.down(graph.report.highest)) / graph.steps
    readonly property int labelled: graph.steps > 6 || graph.apart < ruler.height ? 2 : 1

    // A person has gone to a moment.
    signal looked

    function across(moment: int): real {
        return graph.leftEdge + (graph.rightEdge - graph.leftEdge) * moment / Math.max(1, graph.report.moments);
    }
    function down(value: real): real {
        return graph.bottomEdge - (graph.bottomEdge - graph.topEdge) * Math.max(0, Math.min(1, value / graph.report.highest));
    }
    function momentAt(x: real): int {
        return Math.round(Math.max(0, Math.min(1, (x - graph.leftEdge) / (graph.rightEdge - graph.leftEdge))) * graph.report.moments);
    }
    function valueOf(seat: int, moment: int): real {
        const values = graph.report.course[seat] ?? [];
        return values[Math.min(moment, values.length - 1)] ?? 0;
    }
    // Where the faces stand at the ends of the lines by seat, each apart from the others.
    readonly property list<real> faceTops: {
        const wanted = graph.report.course.map((values, seat) => ({ seat: seat, y: graph.down(values[values.length - 1]) }));
        wanted.sort((one, other) => one.y - other.y);
        const size = graph.faceSize, placed = [];
        let last = -size;
        for (const each of wanted) {
            last = Math.max(each.y - size / 2, last + size);
            placed.push({ seat: each.seat, y: last });
        }
        let limit = graph.height - size;
        for (const each of placed.reverse()) {
            each.y = Math.min(each.y, limit);
            limit = each.y - size;
        }
        return placed.sort((one, other) => one.seat - other.seat).map(each => each.y);
    }
    function step(key: int): bool {
        const at = graph.report.moment, last = graph.report.moments;
        const to = key === Qt.Key_Left ? at - 1 : key === Qt.Key_Right ? at + 1
            : key === Qt.Key_PageUp ? graph.report.marks.filter(mark => mark < at).pop() ?? 0
            : key === Qt.Key_PageDown ? graph.report.marks.find(mark => mark > at) ?? last
            : key === Qt.Key_Home ? 0 : key === Qt.Key_End ? last : -2;
        if (to >= 0 && to <= last) {
            graph.report.lookAt(to);
            graph.looked();
        }
        return to > -2;
    }

    implicitHeight: Theme.dp(220)
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: graph.title
    Accessible.description: graph.report.momentText + " " + graph.report.chancesText
    Accessible.focusable: true
    Accessible.focused: graph.activeFocus
    Accessible.onIncreaseAction: graph.step(Qt.Key_Right)
    Accessible.onDecreaseAction: graph.step(Qt.Key_Left)
    Keys.onPressed: event => event.accepted = graph.step(event.key)

    FontMetrics {
        id: ruler

        font.family: Theme.family
        font.pixelSize: Theme.small
    }
    // A user of the mouse needs no ring.
    FocusRing {
        id: ring

        property bool byKey: false

        shown: graph.activeFocus && ring.byKey
        anchors.margins: 0
        radius: Theme.radiusSmall
    }
    onActiveFocusChanged: ring.byKey = graph.activeFocus && !press.pressed

    Repeater {
        model: graph.steps + 1

        Item {
            id: mark

            required property int index
            readonly property real value: graph.report.highest * mark.index / graph.steps

            y: graph.down(mark.value)
            width: graph.width

            Rectangle {
                x: graph.leftEdge
                width: graph.rightEdge - graph.leftEdge
                height: Theme.hair
                color: Theme.highContrast ? Theme.disabledEdge : Theme.hairline
            }
            TextLabel {
                width: graph.leftEdge - Theme.gap(1.5)
                y: -height / 2
                visible: mark.index % graph.labelled === 0
                text: graph.report.alone ? Math.round(mark.value) : qsTr("%1%", "percent").arg(Math.round(100 * mark.value))
                kind: "small"
                quiet: true
                tabular: true
                horizontalAlignment: Text.AlignRight
                Accessible.ignored: true
            }
        }
    }
    // The moments that are told.
    Repeater {
        model: graph.report.marks

        Rectangle {
            required property int modelData

            x: graph.across(modelData) - width / 2
            y: graph.bottomEdge + Theme.dp(6)
            width: Theme.dp(10)
            height: width
            rotation: 45
            color: Theme.goldText
            border.width: Theme.highContrast ? Theme.hair : 0
            border.color: Theme.ink
        }
    }
    Repeater {
        model: graph.report.seats

        PathDrawing {
            id: course

            required property int seat
            required property int colour

            anchors.fill: parent
            opacity: graph.emphasised < 0 || graph.emphasised === course.seat ? 1 : 0.22
            z: graph.emphasised === course.seat ? 1 : 0

            LinePattern {
                seat: course.seat
                colour: course.colour
                emphasised: graph.emphasised === course.seat
                PathPolyline {
                    path: (graph.report.course[course.seat] ?? []).map((value, moment) => Qt.point(graph.across(moment), graph.down(value)))
                }
            }
        }
    }
    Rectangle {
        x: graph.across(graph.report.moment) - width / 2
        y: graph.topEdge - Theme.dp(6)
        z: 2
        width: Theme.dp(2)
        height: graph.bottomEdge - y + Theme.dp(4)
        color: Theme.ink
    }
    Repeater {
        model: graph.report.seats

        Rectangle {
            required property int seat
            required property int colour

            x: graph.across(graph.report.moment) - width / 2
            y: graph.down(graph.valueOf(seat, graph.report.moment)) - height / 2
            z: 3
            width: Theme.dp(10)
            height: width
            radius: width / 2
            color: Theme.seatColor(colour)
            border.width: Theme.dp(1.5)
            border.color: Theme.raised
        }
    }
    // Whose line it is, at its end.
    Repeater {
        model: graph.report.seats

        Item {
            id: end

            required property int seat
            required property int avatar
            required property int colour
            required property string bot

            x: graph.rightEdge + Theme.gap(3)
            y: graph.faceTops[end.seat] ?? 0

            PathDrawing {
                id: link

                readonly property real from: graph.down(graph.valueOf(end.seat, graph.report.moments)) - end.y
                readonly property real to: graph.faceSize / 2

                x: -width
                y: Math.min(from, to) - Theme.hair
                width: Theme.gap(3)
                height: Math.abs(from - to) + 2 * Theme.hair

                ShapePath {
                    strokeColor: Theme.seatColor(end.colour)
                    strokeWidth: Theme.hair
                    fillColor: "transparent"
                    startX: 0
                    startY: link.from - link.y
                    PathLine {
                        x: link.width
                        y: link.to - link.y
                    }
                }
            }
            Avatar {
                size: graph.faceSize
                number: end.avatar
                colour: end.colour
                bot: end.bot
            }
        }
    }
    MouseArea {
        id: press

        anchors.fill: parent
        cursorShape: Qt.PointingHandCursor
        preventStealing: true
        onPressed: event => {
            graph.forceActiveFocus(Qt.MouseFocusReason);
            ring.byKey = false;
            graph.report.lookAt(graph.momentAt(event.x));
        }
        onPositionChanged: event => {
            if (press.pressed)
                graph.report.lookAt(graph.momentAt(event.x));
        }
        // The chart stays under the pointer until then.
        onReleased: graph.looked()
    }
}
