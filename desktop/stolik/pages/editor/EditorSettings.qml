pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Editor

// What else is said of the position: whose turn it is, accounts, and the like.
ColumnLayout {
    id: view

    required property EditorModel editor

    spacing: Theme.gap(3)

    Repeater {
        model: view.editor.settings

        ColumnLayout {
            id: setting

            required property string key
            required property string title
            required property int value
            required property list<string> choices
            required property int least
            required property int most
            required property string kind
            readonly property bool chips: setting.kind === "choice" || setting.kind === "several"

            Layout.fillWidth: true
            spacing: Theme.gap(1)

            TextLabel {
                Layout.fillWidth: true
                visible: setting.chips
                text: setting.title
                strong: true
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
            EditorChips {
                Layout.fillWidth: true
                visible: setting.chips
                name: setting.title
                choices: setting.choices
                value: setting.value
                several: setting.kind === "several"
                onChosen: value => view.editor.set(setting.key, value)
            }
            ToggleRow {
                Layout.fillWidth: true
                visible: setting.kind === "switch"
                leftPadding: 0
                rightPadding: 0
                text: setting.title
                checked: setting.value === 1
                onToggled: view.editor.set(setting.key, checked ? 1 : 0)
            }
            EditorNumber {
                Layout.fillWidth: true
                visible: setting.kind === "number"
                name: setting.title
                value: setting.value
                least: setting.least
                most: setting.most
                onMoved: value => view.editor.set(setting.key, value)
            }
            RowLayout {
                Layout.fillWidth: true
                visible: setting.kind === "told"

                TextLabel {
                    Layout.fillWidth: true
                    text: setting.title
                    wrapMode: Text.WordWrap
                }
                TextLabel {
                    text: setting.value
                    strong: true
                    tabular: true
                }
            }
        }
    }
}
