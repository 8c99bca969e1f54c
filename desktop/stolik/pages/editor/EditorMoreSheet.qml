pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Editor

// How many play, and by which options.
ModalSheet {
    id: sheet

    required property EditorModel editor

    title: qsTr("More")

    Stepper {
        Layout.fillWidth: true
        text: qsTr("Players")
        value: sheet.editor.seats
        from: sheet.editor.leastSeats
        to: sheet.editor.mostSeats
        onMoved: value => sheet.editor.setSeats(value)
    }
    Repeater {
        model: sheet.editor.options

        ColumnLayout {
            id: option

            required property var model
            readonly property bool valued: option.model.choices.length > 0
            readonly property string title: qsTranslate(sheet.editor.gameId, option.model.title)

            Layout.fillWidth: true
            visible: option.model.matters
            spacing: Theme.gap(1)

            ToggleRow {
                Layout.fillWidth: true
                visible: !option.valued
                leftPadding: 0
                rightPadding: 0
                text: option.title
                line: qsTranslate(sheet.editor.gameId, option.model.explanation)
                checked: option.model.on
                onToggled: sheet.editor.setOption(option.model.option, checked)
            }
            TextLabel {
                Layout.fillWidth: true
                visible: option.valued
                text: option.title
                strong: true
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
            EditorChips {
                Layout.fillWidth: true
                visible: option.valued
                name: option.title
                choices: option.model.choices.map(choice => qsTranslate(sheet.editor.gameId, choice))
                value: option.model.chosen
                onChosen: value => sheet.editor.chooseOption(option.model.option, value)
            }
        }
    }
}
