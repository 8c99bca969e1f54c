pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Stolik
import Stolik.Report

// The chart with its heading.
Panel {
    id: panel

    required property ReportModel report
    property alias emphasised: graph.emphasised
    readonly property real headTall: heading.y + heading.height

    // A person has gone to a moment.
    signal looked

    function takeFocus(): void { graph.forceActiveFocus(Qt.OtherFocusReason); }

    SilentLabel {
        id: heading

        x: Theme.gap(4)
        y: Theme.gap(2)
        width: parent.width - 2 * x
        text: graph.title
        kind: "lead"
        strong: true
        wrapMode: Text.WordWrap
    }
    ReportGraph {
        id: graph

        anchors.fill: parent
        anchors.margins: Theme.gap(2)
        anchors.topMargin: panel.headTall
        onLooked: panel.looked()
    }

    // Everybody's chances over the game, with a cursor at the selected moment. A press or the arrow keys move
    // it, page up and page down to the moments in the lists.
    component ReportGraph: FocusScope {
        id: reportGraph

        // The highlighted seat, -1 for none.
        property int emphasised: -1

        // The heading of the chart.
        readonly property string title: panel.report.alone ? qsTr("Expected points during the game") : qsTr("Chances of winning during the game")
        readonly property real topEdge: Theme.dp(10)
        readonly property real bottomEdge: reportGraph.height - Theme.dp(22)
        readonly property real leftEdge: 1.1 * ruler.advanceWidth(panel.report.alone ? "100" : "100%") + Theme.gap(2)
        readonly property real faceSize: Math.max(Theme.dp(15), Math.min(Theme.dp(28), (reportGraph.height - Theme.dp(8)) / Math.max(1, panel.report.seats.count)))
        readonly property real rightEdge: reportGraph.width - reportGraph.faceSize - Theme.gap(4)
        readonly property int steps: panel.report.alone ? Math.max(1, Math.round(panel.report.highest / 10)) : 4
        readonly property real apart: (reportGraph.down(0) - reportGraph.down(panel.report.highest)) / reportGraph.steps
        readonly property int labelled: reportGraph.steps > 6 || reportGraph.apart < ruler.height ? 2 : 1

        // A person has gone to a moment.
        signal looked

        function across(moment: int): real {
            return reportGraph.leftEdge + (reportGraph.rightEdge - reportGraph.leftEdge) * moment / Math.max(1, panel.report.moments);
        }
        function down(value: real): real {
            return reportGraph.bottomEdge - (reportGraph.bottomEdge - reportGraph.topEdge) * Math.max(0, Math.min(1, value / panel.report.highest));
        }
        function momentAt(x: real): int {
            return Math.round(Math.max(0, Math.min(1, (x - reportGraph.leftEdge) / (reportGraph.rightEdge - reportGraph.leftEdge))) * panel.report.moments);
        }
        function valueOf(seat: int, moment: int): real {
            const values = panel.report.course[seat] ?? [];
            return values[Math.min(moment, values.length - 1)] ?? 0;
        }
        // The places of the faces by seat, at the ends of the lines but not overlapping.
        readonly property list<real> faceTops: {
            const wanted = panel.report.course.map((values, seat) => ({ seat: seat, y: reportGraph.down(values[values.length - 1]) }));
            wanted.sort((one, other) => one.y - other.y);
            const size = reportGraph.faceSize, placed = [];
            let last = -size;
            for (const each of wanted) {
                last = Math.max(each.y - size / 2, last + size);
                placed.push({ seat: each.seat, y: last });
            }
            let limit = reportGraph.height - size;
            for (const each of placed.reverse()) {
                each.y = Math.min(each.y, limit);
                limit = each.y - size;
            }
            return placed.sort((one, other) => one.seat - other.seat).map(each => each.y);
        }
        function step(key: int): bool {
            const at = panel.report.moment, last = panel.report.moments;
            const to = key === Qt.Key_Left ? at - 1 : key === Qt.Key_Right ? at + 1
                : key === Qt.Key_PageUp ? panel.report.marks.filter(mark => mark < at).pop() ?? 0
                : key === Qt.Key_PageDown ? panel.report.marks.find(mark => mark > at) ?? last
                : key === Qt.Key_Home ? 0 : key === Qt.Key_End ? last : -2;
            if (to >= 0 && to <= last) {
                panel.report.lookAt(to);
                reportGraph.looked();
            }
            return to > -2;
        }

        implicitHeight: Theme.dp(220)
        activeFocusOnTab: true
        Accessible.role: Accessible.Slider
        Accessible.name: reportGraph.title
        Accessible.description: panel.report.momentText + " " + panel.report.chancesText
        Accessible.focusable: true
        Accessible.focused: reportGraph.activeFocus
        Accessible.onIncreaseAction: reportGraph.step(Qt.Key_Right)
        Accessible.onDecreaseAction: reportGraph.step(Qt.Key_Left)
        Keys.onPressed: event => event.accepted = reportGraph.step(event.key)

        FontMetrics { id: ruler; font.family: Theme.family; font.pixelSize: Theme.small }
        // Mouse users need no ring.
        FocusRing {
            id: ring

            property bool byKey: false

            shown: reportGraph.activeFocus && ring.byKey
            inner: Theme.radiusSmall
        }
        onActiveFocusChanged: ring.byKey = reportGraph.activeFocus && !press.pressed

        Repeater {
            model: reportGraph.steps + 1

            Item {
                id: mark

                required property int index
                readonly property real value: panel.report.highest * mark.index / reportGraph.steps

                y: reportGraph.down(mark.value)
                width: reportGraph.width

                Rectangle {
                    x: reportGraph.leftEdge
                    width: reportGraph.rightEdge - reportGraph.leftEdge
                    height: Theme.hair
                    color: Theme.highContrast ? Theme.disabledEdge : Theme.hairline
                }
                SilentLabel {
                    width: reportGraph.leftEdge - Theme.gap(1.5)
                    y: -height / 2
                    visible: mark.index % reportGraph.labelled === 0
                    text: panel.report.alone ? Math.round(mark.value) : qsTr("%1%", "percent").arg(Math.round(100 * mark.value))
                    kind: "note"
                    tabular: true
                    horizontalAlignment: Text.AlignRight
                }
            }
        }
        // The moments in the lists.
        Repeater {
            model: panel.report.marks

            Rectangle {
                required property int modelData

                x: reportGraph.across(modelData) - width / 2
                y: reportGraph.bottomEdge + Theme.dp(6)
                width: Theme.dp(10)
                height: width
                rotation: 45
                color: Theme.goldText
                border.width: Theme.highContrast ? Theme.hair : 0
                border.color: Theme.ink
            }
        }
        Repeater {
            model: panel.report.seats

            PathDrawing {
                id: course

                required property int seat
                required property int colour

                anchors.fill: parent
                opacity: reportGraph.emphasised < 0 || reportGraph.emphasised === course.seat ? 1 : 0.22
                z: reportGraph.emphasised === course.seat ? 1 : 0

                LinePattern {
                    seat: course.seat
                    colour: course.colour
                    emphasised: reportGraph.emphasised === course.seat
                    PathPolyline {
                        path: (panel.report.course[course.seat] ?? []).map((value, moment) => Qt.point(reportGraph.across(moment), reportGraph.down(value)))
                    }
                }
            }
        }
        Rectangle {
            x: reportGraph.across(panel.report.moment) - width / 2
            y: reportGraph.topEdge - Theme.dp(6)
            z: 2
            width: Theme.dp(2)
            height: reportGraph.bottomEdge - y + Theme.dp(4)
            color: Theme.ink
        }
        Repeater {
            model: panel.report.seats

            Pill {
                required property int seat
                required property int colour

                x: reportGraph.across(panel.report.moment) - width / 2
                y: reportGraph.down(reportGraph.valueOf(seat, panel.report.moment)) - height / 2
                z: 3
                width: Theme.dp(10)
                height: width
                color: Theme.seatColor(colour)
                border.width: Theme.dp(1.5)
                border.color: Theme.raised
            }
        }
        // The face at the end of each line.
        Repeater {
            model: panel.report.seats

            Item {
                id: end

                required property int seat
                required property int avatar
                required property int colour
                required property string bot

                x: reportGraph.rightEdge + Theme.gap(3)
                y: reportGraph.faceTops[end.seat] ?? 0

                PathDrawing {
                    id: link

                    readonly property real from: reportGraph.down(reportGraph.valueOf(end.seat, panel.report.moments)) - end.y
                    readonly property real to: reportGraph.faceSize / 2

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
                        PathLine { x: link.width; y: link.to - link.y }
                    }
                }
                Avatar {
                    size: reportGraph.faceSize
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
                reportGraph.forceActiveFocus(Qt.MouseFocusReason);
                ring.byKey = false;
                panel.report.lookAt(reportGraph.momentAt(event.x));
            }
            onPositionChanged: event => {
                if (press.pressed)
                    panel.report.lookAt(reportGraph.momentAt(event.x));
            }
            // Only on release, so that the chart stays under the pointer until then.
            onReleased: reportGraph.looked()
        }
    }
}
