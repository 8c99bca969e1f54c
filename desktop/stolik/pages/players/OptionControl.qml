pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Shell

// One option of the rules: a switch, or a strip of its values, of many one after the other. What means nothing by the other options is off.
Loader {
    id: row

    required property LineUpModel lineUp
    required property string option
    required property string title
    required property string explanation
    required property bool on
    required property list<string> choices
    required property int chosen
    required property bool matters

    readonly property string name: qsTranslate(row.lineUp.gameId, row.title)
    readonly property string line: qsTranslate(row.lineUp.gameId, row.explanation)
    readonly property bool many: row.choices.length > 5

    enabled: row.matters
    sourceComponent: row.choices.length > 0 ? several : toggle

    Component {
        id: toggle

        ToggleRow {
            text: row.name
            line: row.line
            checked: row.on
            onToggled: row.lineUp.setOption(row.option, checked)
        }
    }
    Component {
        id: several

        ColumnLayout {
            spacing: Theme.gap(2)

            Stepper {
                Layout.fillWidth: true
                Layout.leftMargin: Theme.gap(3)
                visible: row.many
                text: row.name
                value: row.chosen
                to: row.choices.length - 1
                valueText: strip.options[row.chosen]
                onMoved: value => row.lineUp.chooseOption(row.option, value)
            }
            TextLabel {
                Layout.leftMargin: Theme.gap(3)
                visible: !row.many
                text: row.name
                strong: true
                color: row.enabled ? Theme.ink : Theme.disabledInk
                Accessible.ignored: true
            }
            SegmentedControl {
                id: strip

                Layout.fillWidth: true
                Layout.leftMargin: Theme.gap(3)
                visible: !row.many
                name: row.name
                fill: true
                options: row.choices.map(choice => qsTranslate(row.lineUp.gameId, choice))
                current: row.chosen
                onChosen: index => row.lineUp.chooseOption(row.option, index)
            }
            TextLabel {
                Layout.fillWidth: true
                Layout.leftMargin: Theme.gap(3)
                text: row.line
                kind: "small"
                quiet: true
                wrapMode: Text.Wrap
            }
        }
    }
}
