pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Tournament

// What was changed after it had been entered, the latest first.
ScrolledColumn {
    id: list

    required property TournamentDesk desk

    TextLabel {
        Layout.fillWidth: true
        Layout.topMargin: Theme.gap(4)
        visible: list.desk.corrections.count === 0
        text: qsTr("Nothing has been corrected. Whoever changes points leaves their name here, and what was there before.")
        quiet: true
        onTable: true
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
    }
    Repeater {
        model: list.desk.corrections

        Panel {
            id: row

            required property string game
            required property string who
            required property string before
            required property string after

            Layout.fillWidth: true
            implicitHeight: inside.implicitHeight + Theme.gap(6)

            ColumnLayout {
                id: inside

                x: Theme.gap(4)
                y: Theme.gap(3)
                width: parent.width - Theme.gap(8)
                spacing: Theme.gap(0.5)

                TextLabel {
                    Layout.fillWidth: true
                    text: `${row.game}: ${row.who}`
                    strong: true
                    wrapMode: Text.Wrap
                }
                TextLabel {
                    Layout.fillWidth: true
                    text: qsTr("Before: %1").arg(row.before)
                    quiet: true
                    wrapMode: Text.Wrap
                }
                TextLabel {
                    Layout.fillWidth: true
                    text: qsTr("Now: %1").arg(row.after)
                    wrapMode: Text.Wrap
                }
            }
        }
    }
}
