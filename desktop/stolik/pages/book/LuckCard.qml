pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Models

// The effect of luck in one kind of game, in a sentence; with enough games, details in a sheet.
ColumnPanel {
    id: card

    required property string title
    required property string counts
    required property string sentence
    required property string included
    // For the sheet, as separate properties, since it briefly outlives the row.
    required property RowsModel bars
    required property RowsModel facts
    required property real highest
    required property real start
    required property string startText
    required property string reachText
    required property string courseText
    required property string bandText
    required property list<real> course
    required property list<real> band

    above: Theme.gap(4)
    Accessible.role: Accessible.Grouping
    Accessible.name: card.title

    Title { text: card.title }
    Paragraph { text: card.counts; quiet: true }
    Paragraph { text: card.sentence }
    Paragraph { visible: text !== ""; text: card.included; kind: "note" }
    MoreButton {
        visible: card.bars.count > 0
        Accessible.name: qsTr("More about luck: %1").arg(card.title)
        onClicked: more.open()
    }
    LaterSheet {
        id: more

        visible: false
        // The details of luck in one kind of game: results with and without it, facts, and its course.
        sourceComponent: ModalSheet {
            id: sheet

            title: card.title
            wide: Theme.dp(720)

            // Bars for results with real and average luck, with errors; a line marks the result among equals.
            ColumnLayout {
                id: view

                function across(value: real): real { return Math.max(0, Math.min(1, value / card.highest)); }

                spacing: Theme.gap(2)

                Repeater {
                    model: card.bars

                    ColumnLayout {
                        id: bar

                        required property string label
                        required property string text
                        required property real mean
                        required property real low
                        required property real high
                        required property int index

                        spacing: Theme.gap(0.5)

                        RowLayout {
                            spacing: Theme.gap(3)

                            Paragraph {
                                Layout.alignment: Qt.AlignBaseline
                                text: bar.label
                                strong: true
                            }
                            TextLabel {
                                Layout.alignment: Qt.AlignBaseline
                                text: bar.text
                                strong: true
                                tabular: true
                            }
                        }
                        Rectangle {
                            id: track

                            Layout.fillWidth: true
                            implicitHeight: Theme.dp(20)
                            radius: Theme.dp(4)
                            color: Theme.recess
                            border.width: Theme.hair
                            border.color: Theme.outline

                            Rectangle {
                                width: track.width * view.across(bar.mean)
                                height: parent.height
                                radius: parent.radius
                                color: bar.index === 0 ? Theme.disabledEdge : Theme.accent
                                border.width: Theme.hair
                                border.color: Theme.outline
                            }
                            // The range in which the truth may lie.
                            Rectangle {
                                id: error

                                x: track.width * view.across(bar.low)
                                width: Math.max(Theme.dp(2), track.width * view.across(bar.high) - x)
                                height: Theme.dp(6)
                                anchors.verticalCenter: parent.verticalCenter
                                color: Theme.ink
                                border.width: Theme.dp(1)
                                border.color: Theme.raised

                                Repeater {
                                    model: 2

                                    Rectangle {
                                        required property int index

                                        x: index === 0 ? 0 : error.width - width
                                        width: Theme.dp(4)
                                        height: Theme.dp(16)
                                        y: (error.height - height) / 2
                                        color: Theme.ink
                                        border.width: Theme.dp(1)
                                        border.color: Theme.raised
                                    }
                                }
                            }
                            Rectangle {
                                x: track.width * view.across(card.start) - width / 2
                                y: -Theme.dp(3)
                                width: Theme.dp(4)
                                height: parent.height + Theme.dp(6)
                                color: Theme.gold
                                border.width: Theme.dp(1)
                                border.color: Theme.ink
                            }
                        }
                    }
                }
                Paragraph { text: card.startText; kind: "note" }
            }
            Repeater {
                model: card.facts

                RowLayout {
                    required property string label
                    required property string text

                    spacing: Theme.gap(3)

                    Paragraph { Layout.alignment: Qt.AlignTop; text: parent.label }
                    TextLabel {
                        Layout.alignment: Qt.AlignTop
                        text: parent.text
                        strong: true
                        tabular: true
                    }
                }
            }
            // The accumulated luck, game by game, in the band in which average luck stays. A canvas, since
            // unlike shapes it is clipped when scrolled out of view even without a graphics card.
            ColumnLayout {
                id: luckCourse

                // The value at the top; the bottom is as far below 0.
                readonly property real reach: Math.max(1, Math.ceil(Math.max(...card.band, ...card.course.map(value => Math.abs(value)))))

                spacing: Theme.gap(0.5)

                Paragraph { text: card.courseText; strong: true }
                RowLayout {
                    spacing: Theme.gap(2)

                    Item {
                        Layout.preferredWidth: Math.max(most.implicitWidth, least.implicitWidth)
                        Layout.fillHeight: true

                        TextLabel {
                            id: most

                            anchors.right: parent.right
                            text: qsTr("+%1", "so many games or points").arg(luckCourse.reach)
                            kind: "note"
                            tabular: true
                        }
                        TextLabel {
                            anchors.right: parent.right
                            anchors.verticalCenter: parent.verticalCenter
                            text: "0"
                            kind: "note"
                            tabular: true
                        }
                        TextLabel {
                            id: least

                            anchors.right: parent.right
                            anchors.bottom: parent.bottom
                            text: qsTr("−%1", "so many games or points").arg(luckCourse.reach)
                            kind: "note"
                            tabular: true
                        }
                    }
                    Canvas {
                        id: canvas

                        readonly property color line: Theme.accent
                        readonly property color shade: Theme.accentWash
                        readonly property color axis: Theme.muted
                        readonly property color edge: Theme.outline
                        readonly property list<real> values: [...card.course, ...card.band]

                        Layout.fillWidth: true
                        implicitHeight: Theme.dp(130)
                        Accessible.role: Accessible.Graphic
                        Accessible.name: card.courseText
                        Accessible.description: card.bandText
                        onLineChanged: canvas.requestPaint()
                        onShadeChanged: canvas.requestPaint()
                        onValuesChanged: canvas.requestPaint()
                        onPaint: {
                            const pen = canvas.getContext("2d");
                            const last = Math.max(1, card.course.length - 1);
                            const across = game => (canvas.width - 2) * game / last + 1;
                            const down = value => canvas.height / 2 - (canvas.height / 2 - 3) * value / luckCourse.reach;
                            pen.reset();
                            pen.fillStyle = canvas.shade;
                            pen.beginPath();
                            card.band.forEach((value, game) => pen.lineTo(across(game), down(value)));
                            for (let game = last; game >= 0; game--)
                                pen.lineTo(across(game), down(-card.band[game]));
                            pen.closePath();
                            pen.fill();
                            pen.lineWidth = Theme.hair;
                            pen.strokeStyle = canvas.edge;
                            pen.stroke();
                            pen.strokeStyle = canvas.axis;
                            pen.beginPath();
                            pen.moveTo(0, down(0));
                            pen.lineTo(canvas.width, down(0));
                            pen.stroke();
                            pen.lineWidth = Theme.dp(2.5);
                            pen.lineJoin = "round";
                            pen.strokeStyle = canvas.line;
                            pen.beginPath();
                            card.course.forEach((value, game) => pen.lineTo(across(game), down(value)));
                            pen.stroke();
                        }
                    }
                }
                Paragraph { text: card.bandText; kind: "note" }
            }
            Paragraph { text: card.reachText; kind: "note" }
        }
    }
}
