pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.FamilyBook
import Stolik.Models

// A person's strength in one kind of game, in a sentence, and its course, from which each game can be opened.
ColumnPanel {
    id: card

    required property FamilyBookModel book
    required property string title
    required property string sentence
    required property string sureness
    required property RowsModel games
    required property list<real> course
    required property list<real> low
    required property list<real> high
    required property RowsModel marks
    readonly property string key: card.games.field(graph.current, "key") ?? ""

    above: Theme.gap(4)
    Accessible.role: Accessible.Grouping
    Accessible.name: card.title

    function open(): void {
        if (button.enabled)
            card.book.lookBack(card.key);
    }

    Title { text: card.title }
    Paragraph { text: card.sentence }
    Paragraph { text: card.sureness; quiet: true }
    // A person's strength, game by game, in the band in which the truth lies, with a cursor at one game. A
    // press or the arrow keys move it; Return or a second press opens the game. Band and line are a canvas,
    // since unlike shapes it is clipped when scrolled out of view even without a graphics card.
    FocusScope {
        id: graph

        readonly property list<real> course: card.course
        readonly property string name: qsTr("Strength from game to game")
        // The game at the cursor, and its description.
        property int current: graph.course.length - 1
        readonly property string told: card.games.field(graph.current, "text") ?? ""
        readonly property real leftEdge: levels.width + Theme.gap(2)
        readonly property real rightEdge: graph.width - Theme.dp(10)
        readonly property real topEdge: Theme.dp(10)
        readonly property real bottomEdge: graph.height - Theme.dp(10)

        function across(game: int): real {
            return graph.course.length > 1 ? graph.leftEdge + Theme.dp(8) + (graph.rightEdge - graph.leftEdge - Theme.dp(8)) * game / (graph.course.length - 1)
                : (graph.leftEdge + graph.rightEdge) / 2;
        }
        function down(value: real): real {
            return graph.bottomEdge - (graph.bottomEdge - graph.topEdge) * value / 100;
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

        Layout.fillWidth: true
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
        Accessible.onPressAction: card.open()
        Keys.onPressed: event => event.accepted = graph.step(event.key)
        Keys.onReturnPressed: card.open()
        Keys.onEnterPressed: card.open()

        // Mouse users need no ring.
        FocusRing {
            id: ring

            property bool byKey: false

            shown: graph.activeFocus && ring.byKey
            inner: Theme.radiusSmall
        }
        onActiveFocusChanged: ring.byKey = graph.activeFocus && !press.pressed

        // The levels on the scale.
        Column {
            id: levels

            opacity: 0

            Repeater {
                model: card.marks

                SilentLabel {
                    required text
                    kind: "small"
                }
            }
        }
        Repeater {
            model: card.marks

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
                SilentLabel {
                    width: levels.width
                    y: -height / 2
                    text: mark.text
                    kind: "note"
                    horizontalAlignment: Text.AlignRight
                }
            }
        }
        Canvas {
            id: canvas

            readonly property color line: Theme.accent
            readonly property color shade: Theme.accentWash
            readonly property color edge: Theme.outline
            readonly property list<real> values: [graph.leftEdge, ...graph.course, ...card.low, ...card.high]

            anchors.fill: parent
            onLineChanged: canvas.requestPaint()
            onShadeChanged: canvas.requestPaint()
            onValuesChanged: canvas.requestPaint()
            onPaint: {
                const pen = canvas.getContext("2d");
                pen.reset();
                pen.fillStyle = canvas.shade;
                pen.beginPath();
                card.high.forEach((value, game) => pen.lineTo(graph.across(game), graph.down(value)));
                for (let game = card.low.length - 1; game >= 0; game--)
                    pen.lineTo(graph.across(game), graph.down(card.low[game]));
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
        // Won games are filled, rated ones have corners.
        Repeater {
            model: card.games

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
            onDoubleClicked: card.open()
        }
    }
    SilentParagraph {
        // The same height for short and long texts.
        Layout.minimumHeight: 2 * lineTall.height
        text: graph.told
        tabular: true

        FontMetrics { id: lineTall; font.family: Theme.family; font.pixelSize: Theme.body }
    }
    ActionButton {
        id: button

        enabled: card.book.hasRecord(card.key)
        iconName: "replay"
        text: qsTr("Look back on this game")
        Accessible.description: graph.told
        onClicked: card.open()
    }
    Paragraph {
        text: qsTr("Solid: won. Ring: lost. With corners: a rated game. Shaded: where the truth lies in 19 cases out of 20.")
        kind: "note"
    }
}
