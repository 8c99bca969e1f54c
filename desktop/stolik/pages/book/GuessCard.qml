pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Shapes
import Stolik
import Stolik.FamilyBook

// The accuracy of a person's guesses: a sentence, and a small chart of guesses and truth.
ColumnPanel {
    id: card

    required property FamilyBookModel book

    above: Theme.gap(4)
    Accessible.role: Accessible.Grouping
    Accessible.name: heading.text

    Title {
        id: heading

        text: qsTr("Guesses")
    }
    Paragraph { text: card.book.guessText }
    // Guesses from left to right and truth from bottom to top, in tenths, with the errors of the means.
    Item {
        id: chart

        readonly property real edge: side.implicitWidth + Theme.gap(2)
        readonly property real foot: below.implicitHeight + Theme.gap(1)
        readonly property real reach: chart.width - chart.edge - Theme.gap(3)
        readonly property real tall: Math.min(chart.reach * 0.62, Theme.dp(200))

        function across(value: real): real { return chart.edge + chart.reach * value; }
        function up(value: real): real { return Theme.gap(2) + chart.tall * (1 - value); }

        Layout.fillWidth: true
        Layout.maximumWidth: Theme.dp(420)
        implicitHeight: chart.tall + chart.foot + Theme.gap(3)

        Rectangle {
            x: chart.across(0)
            y: chart.up(1)
            width: chart.reach
            height: chart.tall
            color: Theme.recess
            border.width: Theme.hair
            border.color: Theme.outline
        }
        Shape {
            anchors.fill: parent
            preferredRendererType: Shape.CurveRenderer

            ShapePath {
                strokeColor: Theme.gold
                strokeWidth: Theme.line
                fillColor: "transparent"
                startX: chart.across(0)
                startY: chart.up(0)

                PathLine { x: chart.across(1); y: chart.up(1) }
            }
        }
        Percent { id: side; y: chart.up(1) - height / 2; text: qsTr("%1%").arg(100) }
        Percent {
            x: chart.edge - Theme.gap(2) - width
            y: chart.up(0) - height / 2
            text: qsTr("%1%").arg(0)
        }
        Percent {
            x: chart.across(0) + Theme.gap(2)
            y: chart.up(1) + Theme.gap(1)
            text: qsTr("actual", "the axis of what is true")
        }
        Percent {
            id: below

            anchors.right: parent.right
            anchors.rightMargin: Theme.gap(3)
            y: chart.up(0) + Theme.gap(1)
            text: qsTr("guessed", "the axis of what was guessed") + " " + qsTr("%1%").arg(100)
        }
        Repeater {
            model: card.book.guessBins

            Item {
                id: bin

                required property real said
                required property real truth
                required property real low
                required property real high
                required property bool isSure
                required property string words

                x: chart.across(bin.said)
                Accessible.role: Accessible.StaticText
                Accessible.name: bin.words

                Rectangle {
                    visible: bin.isSure
                    x: -width / 2
                    y: chart.up(bin.high)
                    width: Theme.dp(2)
                    height: chart.up(bin.low) - y
                    color: Theme.ink
                }
                Repeater {
                    model: bin.isSure ? [bin.low, bin.high] : []

                    Rectangle {
                        required property real modelData

                        x: -width / 2
                        y: chart.up(modelData) - height / 2
                        width: Theme.dp(10)
                        height: Theme.dp(2)
                        color: Theme.ink
                    }
                }
                Pill {
                    x: -width / 2
                    y: chart.up(bin.truth) - height / 2
                    width: Theme.dp(12)
                    height: width
                    color: bin.isSure ? Theme.accent : Theme.panel
                    border.width: Theme.line
                    border.color: bin.isSure ? Theme.raised : Theme.accent
                }
            }
        }
    }
    Paragraph {
        text: qsTr("On the line, guesses are right on average. The bars show how far off an average of so few can be.")
        kind: "note"
    }

    component Percent: SilentLabel { kind: "note"; tabular: true }
}
