pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Models

// How strong a person plays, game by game, in the band in which the truth lies; a cursor stands at one game. A press
// or the arrow keys move it, Return or a second press opens the game. Band and line are a canvas: unlike shapes it is
// cut off where it scrolls out of view without a graphics card too.
FocusScope {
    id: graph

    required property RowsModel games
    required property RowsModel marks
    required property list<real> course
    required property list<real> low
    required property list<real> high
    required property real lowest
    required property real highest
    required property string name
    // The game at the cursor, and what is said of it.
    property int current: graph.course.length - 1
    readonly property string told: graph.games.field(graph.current, "text") ?? ""
    readonly property real leftEdge: levels.width + Theme.gap(2)
    readonly property real rightEdge: graph.width - Theme.dp(10)
    readonly property real topEdge: Theme.dp(10)
    readonly property real bottomEdge: graph.height - Theme.dp(10)

    signal openWanted

    function across(game: int): real {
        return graph.course.length > 1 ? graph.leftEdge + Theme.dp(8) + (graph.rightEdge - graph.leftEdge - Theme.dp(8)) * game / (graph.course.length - 1)
            : (graph.leftEdge + graph.rightEdge) / 2;
    }
    function down(value: real): real {
        return graph.bottomEdge - (graph.bottomEdge - graph.topEdge) * (value - graph.lowest) / (graph.highest - graph.lowest);
    }
    function gameAt(x: real): int {
        const first = graph.across(0), last = graph.across(graph.course.length - 1);
        return last > first ? Math.round(Math.max(0, Math.min(1, (x - first) / (last - first))) * (graph.course.length - 1)) : 0;
    }
    function step(key: int): bool {
        const last = graph.course.length - 1;
        const to = key === Qt.Key_Left ? graph.current - 1 : key === Qt.Key_Right ? graph.current + 1
            : key === Qt.Key_Home ? 0 : key === Qt.Key_End ? last : -2;
        if (to >= 0 && to <= last)
            graph.current = to;
        return to > -2;
    }

    onCourseChanged: graph.current = graph.course.length - 1
    implicitHeight: Theme.dp(200)
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: graph.name
    Accessible.description: graph.told
    Accessible.focusable: true
    Accessible.focused: graph.activeFocus
    Accessible.onIncreaseAction: graph.step(Qt.Key_Right)
    Accessible.onDecreaseAction: graph.step(Qt.Key_Left)
    Accessible.onPressAction: graph.openWanted()
    Keys.onPressed: event => event.accepted = graph.step(event.key)
    Keys.onReturnPressed: graph.openWanted()
    Keys.onEnterPressed: graph.openWanted()

    // A user of the mouse needs no ring.
    FocusRing {
        id: ring

        property bool byKey: false

        shown: graph.activeFocus && ring.byKey
        anchors.margins: 0
        radius: Theme.radiusSmall
    }
    onActiveFocusChanged: ring.byKey = graph.activeFocus && !press.pressed

    // The levels on the scale.
    Column {
        id: levels

        opacity: 0

        Repeater {
            model: graph.marks

            TextLabel {
                required text
                kind: "small"
                Accessible.ignored: true
            }
        }
    }
    Repeater {
        model: graph.marks

        Item {
            id: mark

            required property string text
            required property int at

            y: graph.down(mark.at)
            width: graph.width

            Rectangle {
                x: graph.leftEdge
                width: graph.rightEdge - graph.leftEdge
                height: Theme.hair
                color: Theme.highContrast ? Theme.disabledEdge : Theme.hairline
            }
            TextLabel {
                width: levels.width
                y: -height / 2
                text: mark.text
                kind: "small"
                quiet: true
                horizontalAlignment: Text.AlignRight
                Accessible.ignored: true
            }
        }
    }
    Canvas {
        id: canvas

        readonly property color line: Theme.accent
        readonly property color shade: Theme.accentWash
        readonly property color edge: Theme.outline
        readonly property list<real> values: [graph.leftEdge, ...graph.course, ...graph.low, ...graph.high]

        anchors.fill: parent
        onLineChanged: canvas.requestPaint()
        onShadeChanged: canvas.requestPaint()
        onValuesChanged: canvas.requestPaint()
        onPaint: {
            const pen = canvas.getContext("2d");
            pen.reset();
            pen.fillStyle = canvas.shade;
            pen.beginPath();
            graph.high.forEach((value, game) => pen.lineTo(graph.across(game), graph.down(value)));
            for (let game = graph.low.length - 1; game >= 0; game--)
                pen.lineTo(graph.across(game), graph.down(graph.low[game]));
            pen.closePath();
            pen.fill();
            pen.lineWidth = Theme.hair;
            pen.strokeStyle = canvas.edge;
            pen.stroke();
            pen.lineWidth = Theme.dp(2.5);
            pen.lineJoin = "round";
            pen.strokeStyle = canvas.line;
            pen.beginPath();
            graph.course.forEach((value, game) => pen.lineTo(graph.across(game), graph.down(value)));
            pen.stroke();
        }
    }
    Rectangle {
        x: graph.across(graph.current) - width / 2
        y: graph.topEdge - Theme.dp(6)
        width: Theme.dp(2)
        height: graph.bottomEdge - y + Theme.dp(6)
        color: Theme.ink
    }
    // Won games are full, rated ones have corners.
    Repeater {
        model: graph.games

        Rectangle {
            id: dot

            required property int index
            required property real result
            required property bool rated

            x: graph.across(dot.index) - width / 2
            y: graph.down(graph.course[dot.index] ?? 0) - height / 2
            z: dot.index === graph.current ? 2 : 1
            width: Theme.dp(dot.index === graph.current ? 12 : 8)
            height: width
            radius: dot.rated ? 0 : width / 2
            rotation: dot.rated ? 45 : 0
            color: dot.result === 1 ? Theme.accent : dot.result > 0 ? Theme.accentWash : Theme.raised
            border.width: Theme.dp(1.5)
            border.color: Theme.accent
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
            graph.current = graph.gameAt(event.x);
        }
        onPositionChanged: event => {
            if (press.pressed)
                graph.current = graph.gameAt(event.x);
        }
        onDoubleClicked: graph.openWanted()
    }
}
