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
            line: qsTr("New games have no clock, sentences name keys instead of clicks, and nothing is told twice. On the start page F8 does the same.")
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
            text: qsTr("Read announcements aloud")
            line: qsTr("A voice of this computer says what happens at the table, as long as sound is on. Where several people hide their tiles it says nothing that only one of them may know. A screen reader tells all this by itself.")
            checked: choices.settings.readAloud
            onToggled: choices.settings.readAloud = checked
        }
        TextLabel {
            Layout.fillWidth: true
            Layout.topMargin: Theme.gap(2)
            text: qsTr("At the table F2 to F7 and Ctrl with a digit ask questions: the score, whose turn it is, the sum and its chance, the time, what happened last, what can be done. The answer is read aloud by a screen reader and stands on the table for a moment; ? lists all keys.")
            quiet: true
            wrapMode: Text.Wrap
        }
    }
}
