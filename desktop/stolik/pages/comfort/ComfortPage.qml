pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Shell

// Everything that makes it comfortable; each choice works at once, and a few things to look at show it.
FocusScope {
    id: page

    required property Shell shell
    required property Settings settings

    readonly property list<string> schemes: ["system", "day", "evening", "contrast"]
    readonly property list<string> paces: ["relaxed", "normal", "fast", "off"]
    readonly property bool cramped: Theme.scale < settings.scale * Theme.shrink - 0.005

    // A small window: less air between the things.
    readonly property bool low: height < Theme.dp(680)

    signal backWanted

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Comfort")
    Keys.onEscapePressed: backWanted()

    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gap(8)
        anchors.rightMargin: Theme.gap(8)
        anchors.topMargin: Theme.gap(page.low ? 3 : 5)
        anchors.bottomMargin: Theme.gap(page.low ? 2 : 5)
        spacing: Theme.gap(page.low ? 2 : 4)

        PageHeader {
            Layout.fillWidth: true
            title: qsTr("Comfort")
            backButton.focus: true
            onBackWanted: page.backWanted()

            SegmentedControl {
                id: parts

                name: qsTr("What to change")
                options: [qsTr("Seeing and hearing"), qsTr("The table"), qsTr("By ear"), qsTr("Few keys")]
                onChosen: index => parts.current = index
            }
        }
        ScrollArea {
            id: flick

            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.leftMargin: -Theme.gap(2)
            Layout.rightMargin: -Theme.gap(2)
            contentHeight: Math.max(height, [grid, table, ear, switches][parts.current].implicitHeight + Theme.gap(page.low ? 2 : 4))

            GridLayout {
                id: grid

                width: Math.min(flick.width - Theme.gap(4), Theme.dp(1240))
                x: (flick.width - width) / 2
                y: Math.max(Theme.gap(page.low ? 1 : 2), (flick.height - implicitHeight) / 3)
                visible: parts.current === 0
                columns: Theme.largeType ? 1 : 2
                columnSpacing: Theme.gap(4)
                rowSpacing: Theme.gap(4)

                Panel {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 1
                    implicitHeight: looks.implicitHeight + 2 * Theme.gap(page.low ? 3 : 5)

                    ColumnLayout {
                        id: looks

                        anchors.fill: parent
                        anchors.margins: Theme.gap(page.low ? 3 : 5)
                        spacing: Theme.gap(2)

                        TextLabel {
                            text: qsTr("Language")
                            strong: true
                        }
                        LanguageChoice {
                            Layout.fillWidth: true
                            fill: true
                            settings: page.settings
                        }
                        TextLabel {
                            Layout.topMargin: Theme.gap(3)
                            text: qsTr("Colours")
                            strong: true
                        }
                        SegmentedControl {
                            Layout.fillWidth: true
                            name: qsTr("Colours")
                            fill: true
                            options: [qsTr("System"), qsTr("Day"), qsTr("Evening"), qsTr("Contrast")]
                            icons: ["", "sun", "moon", "contrast"]
                            current: page.schemes.indexOf(page.settings.scheme)
                            onChosen: index => page.settings.scheme = page.schemes[index]
                        }
                        SliderRow {
                            Layout.fillWidth: true
                            Layout.topMargin: Theme.gap(3)
                            Layout.leftMargin: -Theme.gap(3)
                            Layout.rightMargin: -Theme.gap(3)
                            text: qsTr("Size")
                            valueText: qsTr("%1%").arg(Math.round(page.settings.scale * 100))
                            from: 0.8
                            to: 2
                            stepSize: 0.1
                            value: page.settings.scale
                            onMoved: value => page.settings.scale = Math.round(value * 10) / 10
                        }
                        TextLabel {
                            Layout.fillWidth: true
                            Layout.topMargin: -Theme.gap(2)
                            visible: page.cramped
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
                    implicitHeight: plays.implicitHeight + 2 * Theme.gap(page.low ? 3 : 5)

                    ColumnLayout {
                        id: plays

                        anchors.fill: parent
                        anchors.margins: Theme.gap(page.low ? 3 : 5)
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
                            current: page.paces.indexOf(page.settings.pace)
                            onChosen: index => page.settings.pace = page.paces[index]
                        }
                        ToggleRow {
                            Layout.fillWidth: true
                            Layout.topMargin: Theme.gap(2)
                            Layout.leftMargin: -Theme.gap(3)
                            Layout.rightMargin: -Theme.gap(3)
                            text: qsTr("Less motion")
                            line: qsTr("Dice and tiles appear where they belong instead of travelling there.")
                            checked: page.settings.reducedMotion
                            onToggled: page.settings.reducedMotion = checked
                        }
                        ToggleRow {
                            Layout.fillWidth: true
                            Layout.leftMargin: -Theme.gap(3)
                            Layout.rightMargin: -Theme.gap(3)
                            text: qsTr("Hints")
                            line: qsTr("A button at the table shows a good move, and why it is one.")
                            checked: page.settings.hints
                            onToggled: page.settings.hints = checked
                        }
                        ToggleRow {
                            Layout.fillWidth: true
                            Layout.leftMargin: -Theme.gap(3)
                            Layout.rightMargin: -Theme.gap(3)
                            text: qsTr("Sound")
                            line: qsTr("Dice in a cup, a tile on wood. Never any music.")
                            checked: !page.settings.muted
                            onToggled: page.settings.muted = !checked
                        }
                        SliderRow {
                            Layout.fillWidth: true
                            Layout.leftMargin: -Theme.gap(3)
                            Layout.rightMargin: -Theme.gap(3)
                            enabled: !page.settings.muted
                            opacity: enabled ? 1 : Theme.dimmed
                            text: qsTr("Volume")
                            valueText: qsTr("%1%").arg(Math.round(page.settings.volume * 100))
                            from: 0
                            to: 1
                            stepSize: 0.1
                            value: page.settings.volume
                            onMoved: value => page.settings.volume = Math.round(value * 10) / 10
                        }
                        Item {
                            Layout.fillHeight: true
                        }
                    }
                }
            }
            // Made when it is first looked at: the pictures of cloths and pieces take longer than all the rest.
            Loader {
                id: table

                width: grid.width
                x: grid.x
                y: Math.max(Theme.gap(page.low ? 1 : 2), (flick.height - implicitHeight) / 3)
                active: visible || item !== null
                visible: parts.current === 1
                sourceComponent: TableChoices {
                    settings: page.settings
                    low: page.low
                }
            }
            Loader {
                id: ear

                width: Math.min(grid.width, Theme.dp(720))
                x: (flick.width - width) / 2
                y: Math.max(Theme.gap(page.low ? 1 : 2), (flick.height - implicitHeight) / 3)
                active: parts.current === 2
                visible: active
                sourceComponent: ListeningChoices {
                    settings: page.settings
                    low: page.low
                }
            }
            Loader {
                id: switches

                width: grid.width
                x: grid.x
                y: Theme.gap(page.low ? 1 : 2)
                active: visible
                visible: parts.current === 3
                sourceComponent: SwitchChoices {
                    settings: page.settings
                    low: page.low
                }
            }
        }
    }
}
