pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Shell

// Which four keys everything is done with, and which of their presses count.
Panel {
    id: choices

    required property Settings settings
    property bool low: false

    readonly property list<string> sets: ["off", "arrows", "space", "keypad", "function"]
    readonly property list<string> told: [
        qsTr("All keys and the mouse work as usual."),
        qsTr("Right: next. Left: previous. Down: press. Up: back."),
        qsTr("Space: next. Backspace: previous. Enter: press. Escape: back."),
        qsTr("On the number pad, 6: next. 4: previous. 5: press. 8: back."),
        qsTr("F5: next. F6: previous. F7: press. F8: back.")
    ]
    readonly property int current: choices.sets.indexOf(choices.settings.switchKeys)

    implicitHeight: content.implicitHeight + 2 * Theme.gap(choices.low ? 3 : 5)

    ColumnLayout {
        id: content

        anchors.fill: parent
        anchors.margins: Theme.gap(choices.low ? 3 : 5)
        spacing: Theme.gap(3)

        TextLabel {
            text: qsTr("Play with four keys")
            strong: true
        }
        SegmentedControl {
            Layout.fillWidth: true
            name: qsTr("Play with four keys")
            fill: true
            options: [qsTr("Off"), qsTr("Arrows"), qsTr("Space, Enter"), qsTr("Number pad"), qsTr("F5 to F8")]
            current: choices.current
            onChosen: index => choices.settings.switchKeys = choices.sets[index]
        }
        TextLabel {
            Layout.fillWidth: true
            text: choices.told[Math.max(0, choices.current)]
            wrapMode: Text.Wrap
        }
        SliderRow {
            Layout.fillWidth: true
            Layout.leftMargin: -Theme.gap(3)
            Layout.rightMargin: -Theme.gap(3)
            text: qsTr("A second press counts")
            valueText: qsTr("after %1 s").arg((choices.settings.switchOnceMs / 1000).toLocaleString(Qt.locale(Qt.uiLanguage), "f", 1))
            from: 0
            to: 2
            stepSize: 0.1
            value: choices.settings.switchOnceMs / 1000
            onMoved: value => choices.settings.switchOnceMs = Math.round(value * 10) * 100
        }
        SliderRow {
            Layout.fillWidth: true
            Layout.leftMargin: -Theme.gap(3)
            Layout.rightMargin: -Theme.gap(3)
            text: qsTr("A key held down repeats")
            valueText: choices.settings.switchRepeatMs === 0 ? qsTr("never", "a key that is held goes on")
                : qsTr("after %1 s").arg((choices.settings.switchRepeatMs / 1000).toLocaleString(Qt.locale(Qt.uiLanguage), "f", 1))
            from: 0
            to: 5
            stepSize: 0.5
            value: choices.settings.switchRepeatMs / 1000
            onMoved: value => choices.settings.switchRepeatMs = Math.round(value * 10) * 100
        }
    }
}
