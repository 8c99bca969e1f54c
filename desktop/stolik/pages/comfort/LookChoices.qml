pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Shell

// What everything looks like, how fast it moves, and how loud it is; a few things to look at show it.
GridLayout {
    id: choices

    required property Settings settings
    property bool low: false

    readonly property list<string> schemes: ["system", "day", "evening", "contrast"]
    readonly property list<string> paces: ["relaxed", "normal", "fast", "off"]
    readonly property bool cramped: Theme.scale < settings.scale * Theme.shrink - 0.005

    columns: Theme.largeType ? 1 : 2
    columnSpacing: Theme.gap(4)
    rowSpacing: Theme.gap(4)

    Panel {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        implicitHeight: looks.implicitHeight + 2 * Theme.gap(choices.low ? 3 : 5)

        ColumnLayout {
            id: looks

            anchors.fill: parent
            anchors.margins: Theme.gap(choices.low ? 3 : 5)
            spacing: Theme.gap(2)

            TextLabel {
                text: qsTr("Colours")
                strong: true
            }
            SegmentedControl {
                Layout.fillWidth: true
                name: qsTr("Colours")
                fill: true
                options: [qsTr("System"), qsTr("Day"), qsTr("Evening"), qsTr("Contrast")]
                icons: ["", "sun", "moon", "contrast"]
                current: choices.schemes.indexOf(choices.settings.scheme)
                onChosen: index => choices.settings.scheme = choices.schemes[index]
            }
            SliderRow {
                Layout.fillWidth: true
                Layout.topMargin: Theme.gap(3)
                Layout.leftMargin: -Theme.gap(3)
                Layout.rightMargin: -Theme.gap(3)
                text: qsTr("Size")
                valueText: qsTr("%1%").arg(Math.round(choices.settings.scale * 100))
                from: 0.8
                to: 2
                stepSize: 0.1
                value: choices.settings.scale
                onMoved: value => choices.settings.scale = Math.round(value * 10) / 10
            }
            TextLabel {
                Layout.fillWidth: true
                Layout.topMargin: -Theme.gap(2)
                visible: choices.cramped
                text: qsTr("This window has room for %1%. Make it larger, or press F11.").arg(Math.floor(Theme.scale / Theme.shrink * 100))
                kind: "small"
                quiet: true
                wrapMode: Text.Wrap
            }
            Item {
                Layout.fillHeight: true
            }
            // Something to look at while choosing.
            Rectangle {
                Layout.fillWidth: true
                Layout.topMargin: Theme.gap(2)
                implicitHeight: Theme.dp(96)
                radius: Theme.radius
                color: Theme.table
                border.width: Theme.hair
                border.color: Theme.hairline
                Accessible.ignored: true

                Row {
                    anchors.centerIn: parent
                    spacing: Theme.gap(4)

                    Repeater {
                        model: [3, 5, 1, 6]

                        Die {
                            required property int modelData

                            face: modelData
                            size: Theme.dp(52)
                            selected: modelData === 5
                        }
                    }
                    Avatar {
                        number: 2
                        colour: 0
                        size: Theme.dp(56)
                    }
                    Avatar {
                        bot: "gentle"
                        colour: 1
                        size: Theme.dp(56)
                    }
                }
            }
        }
    }
    Panel {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        implicitHeight: plays.implicitHeight + 2 * Theme.gap(choices.low ? 3 : 5)

        ColumnLayout {
            id: plays

            anchors.fill: parent
            anchors.margins: Theme.gap(choices.low ? 3 : 5)
            spacing: Theme.gap(2)

            TextLabel {
                text: qsTr("Pace")
                strong: true
            }
            SegmentedControl {
                Layout.fillWidth: true
                name: qsTr("Pace")
                fill: true
                options: [qsTr("Relaxed"), qsTr("Normal"), qsTr("Fast"), qsTr("At once")]
                current: choices.paces.indexOf(choices.settings.pace)
                onChosen: index => choices.settings.pace = choices.paces[index]
            }
            ToggleRow {
                Layout.fillWidth: true
                Layout.topMargin: Theme.gap(2)
                Layout.leftMargin: -Theme.gap(3)
                Layout.rightMargin: -Theme.gap(3)
                text: qsTr("Less motion")
                line: qsTr("Dice and tiles don't move across the table: they are there at once.")
                checked: choices.settings.reducedMotion
                onToggled: choices.settings.reducedMotion = checked
            }
            ToggleRow {
                Layout.fillWidth: true
                Layout.leftMargin: -Theme.gap(3)
                Layout.rightMargin: -Theme.gap(3)
                text: qsTr("Hints")
                line: qsTr("The Hint button at the table shows a good move and says why.")
                checked: choices.settings.hints
                onToggled: choices.settings.hints = checked
            }
            ToggleRow {
                Layout.fillWidth: true
                Layout.leftMargin: -Theme.gap(3)
                Layout.rightMargin: -Theme.gap(3)
                text: qsTr("Sound")
                line: qsTr("Dice in a cup, a tile on wood. Never any music.")
                checked: !choices.settings.muted
                onToggled: choices.settings.muted = !checked
            }
            SliderRow {
                Layout.fillWidth: true
                Layout.leftMargin: -Theme.gap(3)
                Layout.rightMargin: -Theme.gap(3)
                enabled: !choices.settings.muted
                opacity: enabled ? 1 : Theme.dimmed
                text: qsTr("Volume")
                valueText: qsTr("%1%").arg(Math.round(choices.settings.volume * 100))
                from: 0
                to: 1
                stepSize: 0.1
                value: choices.settings.volume
                onMoved: value => choices.settings.volume = Math.round(value * 10) / 10
            }
            Item {
                Layout.fillHeight: true
            }
        }
    }
}
