pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Shell

// What makes it comfortable to play by ear.
Panel {
    id: choices

    required property Settings settings
    property bool low: false

    readonly property list<string> tellings: ["brief", "full"]

    implicitHeight: column.implicitHeight + 2 * Theme.gap(choices.low ? 3 : 5)

    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.margins: Theme.gap(choices.low ? 3 : 5)
        spacing: Theme.gap(2)

        ToggleRow {
            Layout.fillWidth: true
            Layout.leftMargin: -Theme.gap(3)
            Layout.rightMargin: -Theme.gap(3)
            text: qsTr("I play by ear")
            line: qsTr("New games have no clock, and you are told which keys to press. On the start page F8 does the same.")
            checked: choices.settings.byEar
            onToggled: choices.settings.byEar = checked
        }
        TextLabel {
            Layout.topMargin: Theme.gap(2)
            text: qsTr("Computers' turns are told")
            strong: true
        }
        SegmentedControl {
            Layout.fillWidth: true
            name: qsTr("Computers' turns are told")
            fill: true
            options: [qsTr("In one sentence"), qsTr("Step by step")]
            current: choices.tellings.indexOf(choices.settings.telling)
            onChosen: index => choices.settings.telling = choices.tellings[index]
        }
        ToggleRow {
            Layout.fillWidth: true
            Layout.leftMargin: -Theme.gap(3)
            Layout.rightMargin: -Theme.gap(3)
            visible: choices.settings.hasVoice
            text: qsTr("Read aloud")
            line: qsTr("A voice says what happens at the table, if sound is on. It gives away no tiles that are hidden from others. With a screen reader you don't need it.")
            checked: choices.settings.readAloud
            onToggled: choices.settings.readAloud = checked
        }
        TextLabel {
            Layout.fillWidth: true
            Layout.topMargin: Theme.gap(2)
            text: qsTr("At the table, press F2 to F7, or Ctrl and a digit, to hear the score, whose turn it is, what happened last and more. ? shows all keys.")
            quiet: true
            wrapMode: Text.Wrap
        }
    }
}
