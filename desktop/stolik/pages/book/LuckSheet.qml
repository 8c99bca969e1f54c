pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik

// Luck in one kind of game as a table: results with and without it, what else can be told, and its course.
ModalSheet {
    id: sheet

    required property var row

    title: sheet.row.title
    wide: Theme.dp(720)

    LuckBars {
        Layout.fillWidth: true
        bars: sheet.row.bars
        highest: sheet.row.highest
        start: sheet.row.start
        told: sheet.row.startText
    }
    Repeater {
        model: sheet.row.facts

        RowLayout {
            required property string label
            required property string text

            Layout.fillWidth: true
            spacing: Theme.gap(3)

            TextLabel {
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                text: parent.label
                wrapMode: Text.WordWrap
            }
            TextLabel {
                Layout.alignment: Qt.AlignTop
                text: parent.text
                strong: true
                tabular: true
            }
        }
    }
    LuckCourse {
        Layout.fillWidth: true
        course: sheet.row.course
        band: sheet.row.band
        courseText: sheet.row.courseText
        bandText: sheet.row.bandText
    }
    TextLabel {
        Layout.fillWidth: true
        text: sheet.row.reachText
        kind: "small"
        quiet: true
        wrapMode: Text.WordWrap
    }
}
