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

            required property var model
            readonly property string kind: setting.model.kind
            readonly property bool chips: setting.kind === "choice" || setting.kind === "several"

            Layout.fillWidth: true
            spacing: Theme.gap(1)

            TextLabel {
                Layout.fillWidth: true
                visible: setting.chips
                text: setting.model.title
                strong: true
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
            EditorChips {
                Layout.fillWidth: true
                visible: setting.chips
                name: setting.model.title
                choices: setting.model.choices
                value: setting.model.value
                several: setting.kind === "several"
                onChosen: value => view.editor.set(setting.model.key, value)
            }
            ToggleRow {
                Layout.fillWidth: true
                visible: setting.kind === "switch"
                leftPadding: 0
                rightPadding: 0
                text: setting.model.title
                checked: setting.model.value === 1
                onToggled: view.editor.set(setting.model.key, checked ? 1 : 0)
            }
            EditorNumber {
                Layout.fillWidth: true
                visible: setting.kind === "number"
                name: setting.model.title
                value: setting.model.value
                least: setting.model.least
                most: setting.model.most
                onMoved: value => view.editor.set(setting.model.key, value)
            }
            RowLayout {
                Layout.fillWidth: true
                visible: setting.kind === "told"

                TextLabel {
                    Layout.fillWidth: true
                    text: setting.model.title
                    wrapMode: Text.WordWrap
                }
                TextLabel {
                    text: setting.model.value
                    strong: true
                    tabular: true
                }
            }
        }
    }
}
