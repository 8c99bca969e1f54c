pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.FamilyBook
import Stolik.Models

// How strong a person plays one kind of game, in a sentence, and how that has changed; every game of it is opened again.
Panel {
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
    required property real lowest
    required property real highest
    readonly property string key: card.games.field(graph.current, "key") ?? ""

    implicitHeight: column.implicitHeight + Theme.gap(8)
    Accessible.role: Accessible.Grouping
    Accessible.name: card.title

    function open(): void {
        if (button.enabled)
            card.book.lookBack(card.key);
    }

    ColumnLayout {
        id: column

        x: Theme.gap(5)
        y: Theme.gap(4)
        width: parent.width - Theme.gap(10)
        spacing: Theme.gap(2)

        Paragraph { text: card.title; kind: "title"; Accessible.role: Accessible.Heading }
        Paragraph { text: card.sentence }
        Paragraph { text: card.sureness; quiet: true }
        StrengthGraph {
            id: graph

            Layout.fillWidth: true
            name: qsTr("Strength from game to game")
            games: card.games
            marks: card.marks
            course: card.course
            low: card.low
            high: card.high
            lowest: card.lowest
            highest: card.highest
            onOpenWanted: card.open()
        }
        Paragraph {
            // As high with a short line as with a long one.
            Layout.minimumHeight: 2 * lineTall.height
            text: graph.told
            tabular: true
            // The graph says it.
            Accessible.ignored: true

            FontMetrics { id: lineTall; font.family: Theme.family; font.pixelSize: Theme.body }
        }
        ActionButton {
            id: button

            large: false
            enabled: card.book.hasRecord(card.key)
            iconName: "replay"
            text: qsTr("Look back on this game")
            Accessible.description: graph.told
            onClicked: card.open()
        }
        Paragraph {
            text: qsTr("Full: won. Ring: lost. With corners: a rated game. Shaded: where the truth lies in 19 of 20 cases.")
            kind: "note"
        }
    }

    // How strong a person plays, game by game, in the band in which the truth lies; a cursor stands at one game. A press
    // or the arrow keys move it, Return or a second press opens the game. Band and line are a canvas: unlike shapes it is
    // cut off where it scrolls out of view without a graphics card too.
    component StrengthGraph: FocusScope {
        id: strengthGraph

        required property RowsModel games
        required property RowsModel marks
        required property list<real> course
        required property list<real> low
        required property list<real> high
        required property real lowest
        required property real highest
        required property string name
        // The game at the cursor, and what is said of it.
        property int current: strengthGraph.course.length - 1
        readonly property string told: strengthGraph.games.field(strengthGraph.current, "text") ?? ""
        readonly property real leftEdge: levels.width + Theme.gap(2)
        readonly property real rightEdge: strengthGraph.width - Theme.dp(10)
        readonly property real topEdge: Theme.dp(10)
        readonly property real bottomEdge: strengthGraph.height - Theme.dp(10)

        signal openWanted

        function across(game: int): real {
            return strengthGraph.course.length > 1 ? strengthGraph.leftEdge + Theme.dp(8) + (strengthGraph.rightEdge - strengthGraph.leftEdge - Theme.dp(8)) * game / (strengthGraph.course.length - 1)
                : (strengthGraph.leftEdge + strengthGraph.rightEdge) / 2;
        }
        function down(value: real): real {
            return strengthGraph.bottomEdge - (strengthGraph.bottomEdge - strengthGraph.topEdge) * (value - strengthGraph.lowest) / (strengthGraph.highest - strengthGraph.lowest);
        }
        function gameAt(x: real): int {
            const first = strengthGraph.across(0), last = strengthGraph.across(strengthGraph.course.length - 1);
            return last > first ? Math.round(Math.max(0, Math.min(1, (x - first) / (last - first))) * (strengthGraph.course.length - 1)) : 0;
        }
        function step(key: int): bool {
            const last = strengthGraph.course.length - 1;
            const to = key === Qt.Key_Left ? strengthGraph.current - 1 : key === Qt.Key_Right ? strengthGraph.current + 1
                : key === Qt.Key_Home ? 0 : key === Qt.Key_End ? last : -2;
            if (to >= 0 && to <= last)
                strengthGraph.current = to;
            return to > -2;
        }

        onCourseChanged: strengthGraph.current = strengthGraph.course.length - 1
        implicitHeight: Theme.dp(200)
        activeFocusOnTab: true
        Accessible.role: Accessible.Slider
        Accessible.name: strengthGraph.name
        Accessible.description: strengthGraph.told
        Accessible.focusable: true
        Accessible.focused: strengthGraph.activeFocus
        Accessible.onIncreaseAction: strengthGraph.step(Qt.Key_Right)
        Accessible.onDecreaseAction: strengthGraph.step(Qt.Key_Left)
        Accessible.onPressAction: strengthGraph.openWanted()
        Keys.onPressed: event => event.accepted = strengthGraph.step(event.key)
        Keys.onReturnPressed: strengthGraph.openWanted()
        Keys.onEnterPressed: strengthGraph.openWanted()

        // A user of the mouse needs no ring.
        FocusRing {
            id: ring

            property bool byKey: false

            shown: strengthGraph.activeFocus && ring.byKey
            inner: Theme.radiusSmall
        }
        onActiveFocusChanged: ring.byKey = strengthGraph.activeFocus && !press.pressed

        // The levels on the scale.
        Column {
            id: levels

            opacity: 0

            Repeater {
                model: strengthGraph.marks

                TextLabel {
                    required text
                    kind: "small"
                    Accessible.ignored: true
                }
            }
        }
        Repeater {
            model: strengthGraph.marks

            Item {
                id: mark

                required property string text
                required property int at

                y: strengthGraph.down(mark.at)
                width: strengthGraph.width

                Rectangle {
                    x: strengthGraph.leftEdge
                    width: strengthGraph.rightEdge - strengthGraph.leftEdge
                    height: Theme.hair
                    color: Theme.highContrast ? Theme.disabledEdge : Theme.hairline
                }
                TextLabel {
                    width: levels.width
                    y: -height / 2
                    text: mark.text
                    kind: "note"
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
            readonly property list<real> values: [strengthGraph.leftEdge, ...strengthGraph.course, ...strengthGraph.low, ...strengthGraph.high]

            anchors.fill: parent
            onLineChanged: canvas.requestPaint()
            onShadeChanged: canvas.requestPaint()
            onValuesChanged: canvas.requestPaint()
            onPaint: {
                const pen = canvas.getContext("2d");
                pen.reset();
                pen.fillStyle = canvas.shade;
                pen.beginPath();
                strengthGraph.high.forEach((value, game) => pen.lineTo(strengthGraph.across(game), strengthGraph.down(value)));
                for (let game = strengthGraph.low.length - 1; game >= 0; game--)
                    pen.lineTo(strengthGraph.across(game), strengthGraph.down(strengthGraph.low[game]));
                pen.closePath();
                pen.fill();
                pen.lineWidth = Theme.hair;
                pen.strokeStyle = canvas.edge;
                pen.stroke();
                pen.lineWidth = Theme.dp(2.5);
                pen.lineJoin = "round";
                pen.strokeStyle = canvas.line;
                pen.beginPath();
                strengthGraph.course.forEach((value, game) => pen.lineTo(strengthGraph.across(game), strengthGraph.down(value)));
                pen.stroke();
            }
        }
        Rectangle {
            x: strengthGraph.across(strengthGraph.current) - width / 2
            y: strengthGraph.topEdge - Theme.dp(6)
            width: Theme.dp(2)
            height: strengthGraph.bottomEdge - y + Theme.dp(6)
            color: Theme.ink
        }
        // Won games are full, rated ones have corners.
        Repeater {
            model: strengthGraph.games

            Rectangle {
                id: dot

                required property int index
                required property real result
                required property bool rated

                x: strengthGraph.across(dot.index) - width / 2
                y: strengthGraph.down(strengthGraph.course[dot.index] ?? 0) - height / 2
                z: dot.index === strengthGraph.current ? 2 : 1
                width: Theme.dp(dot.index === strengthGraph.current ? 12 : 8)
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
                strengthGraph.forceActiveFocus(Qt.MouseFocusReason);
                ring.byKey = false;
                strengthGraph.current = strengthGraph.gameAt(event.x);
            }
            onPositionChanged: event => {
                if (press.pressed)
                    strengthGraph.current = strengthGraph.gameAt(event.x);
            }
            onDoubleClicked: strengthGraph.openWanted()
        }
    }
}
