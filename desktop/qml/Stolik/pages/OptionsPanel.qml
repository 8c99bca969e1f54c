pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Shell

// The options of the rules: who starts, and plain switches.
Panel {
    id: panel

    required property LineUpModel lineUp
    readonly property list<string> starters: ["youngest", "drawn", "seat"]

    visible: lineUp.asksForStarter || lineUp.options.count > 0
    implicitHeight: grid.implicitHeight + 2 * Theme.gap(3)

    GridLayout {
        id: grid

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.gap(4)
        anchors.rightMargin: Theme.gap(4)
        columns: 2
        uniformCellWidths: true
        columnSpacing: Theme.gap(8)
        rowSpacing: Theme.gap(2)

        ColumnLayout {
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            Layout.leftMargin: Theme.gap(3)
            visible: panel.lineUp.asksForStarter
            spacing: Theme.gap(2)

            Words {
                text: qsTr("Who starts?")
                strong: true
            }
            Segmented {
                Layout.fillWidth: true
                name: qsTr("Who starts?")
                fill: true
                options: [qsTr("The youngest"), qsTr("By lot"), qsTr("We choose")]
                current: panel.starters.indexOf(panel.lineUp.starter)
                onChosen: index => panel.lineUp.setStarter(panel.starters[index])
            }
            Words {
                Layout.fillWidth: true
                text: panel.lineUp.starter === "drawn" ? qsTr("It is drawn when you sit down.")
                    : panel.lineUp.starter === "seat" ? qsTr("Press “Starts?” on the card of whoever is to start.")
                    : panel.lineUp.agesKnown ? qsTr("The youngest person starts; computers have no age.")
                    : qsTr("While an age is missing, the first seat starts.")
                kind: "small"
                quiet: true
                wrapMode: Text.Wrap
            }
        }
        Repeater {
            model: panel.lineUp.options

            ToggleRow {
                required property string option
                required property string title
                required property string explanation
                required property bool on

                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                // Its own padding apart, its title stands beside the other's.
                Layout.topMargin: -Theme.gap(2)
                text: qsTranslate(panel.lineUp.gameId, title)
                line: qsTranslate(panel.lineUp.gameId, explanation)
                checked: on
                onToggled: panel.lineUp.setOption(option, checked)
            }
        }
    }
}
