pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik

// Luck in one kind of game as a table: results with and without it, what else can be told, and its course.
ModalSheet {
    id: sheet

    // A LuckCard: the type itself would hang on that of the sheet in it.
    required property var card

    title: sheet.card.title
    wide: Theme.dp(720)

    LuckBars {
        Layout.fillWidth: true
        bars: sheet.card.bars
        highest: sheet.card.highest
        start: sheet.card.start
        told: sheet.card.startText
    }
    Repeater {
        model: sheet.card.facts

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
        course: sheet.card.course
        band: sheet.card.band
        courseText: sheet.card.courseText
        bandText: sheet.card.bandText
    }
    TextLabel {
        Layout.fillWidth: true
        text: sheet.card.reachText
        kind: "small"
        quiet: true
        wrapMode: Text.WordWrap
    }
}
