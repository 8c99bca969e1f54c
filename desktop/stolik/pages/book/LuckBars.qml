pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Models

// Results, and results with average luck, as bars with their errors; a line stands at what equals would have.
ColumnLayout {
    id: view

    required property RowsModel bars
    required property real highest
    required property real start
    // What the line and the errors mean.
    required property string told

    function across(value: real): real {
        return Math.max(0, Math.min(1, value / view.highest));
    }

    spacing: Theme.gap(2)

    Repeater {
        model: view.bars

        ColumnLayout {
            id: bar

            required property string label
            required property string text
            required property real mean
            required property real low
            required property real high
            required property int index

            Layout.fillWidth: true
            spacing: Theme.gap(0.5)

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.gap(3)

                TextLabel {
                    Layout.fillWidth: true
                    Layout.alignment: Qt.AlignBaseline
                    text: bar.label
                    strong: true
                    wrapMode: Text.WordWrap
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
                // As far as the truth may lie to both sides.
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
                    x: track.width * view.across(view.start) - width / 2
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
    TextLabel {
        Layout.fillWidth: true
        text: view.told
        kind: "small"
        quiet: true
        wrapMode: Text.WordWrap
    }
}
