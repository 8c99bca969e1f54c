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

            required property string title
            required property string option
            required property string explanation
            required property bool on
            required property list<string> choices
            required property int chosen
            required property bool matters
            readonly property bool valued: option.choices.length > 0
            readonly property string shown: qsTranslate(sheet.editor.gameId, option.title)

            Layout.fillWidth: true
            visible: option.matters
            spacing: Theme.gap(1)

            ToggleRow {
                Layout.fillWidth: true
                visible: !option.valued
                leftPadding: 0
                rightPadding: 0
                text: option.shown
                line: qsTranslate(sheet.editor.gameId, option.explanation)
                checked: option.on
                onToggled: sheet.editor.setOption(option.option, checked)
            }
            TextLabel {
                Layout.fillWidth: true
                visible: option.valued
                text: option.shown
                strong: true
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
            EditorChips {
                Layout.fillWidth: true
                visible: option.valued
                name: option.shown
                choices: option.choices.map(choice => qsTranslate(sheet.editor.gameId, choice))
                value: option.chosen
                onChosen: value => sheet.editor.chooseOption(option.option, value)
            }
        }
    }
}
