pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik

// What luck and choices did in one kind of game: how many games, and where there are enough, pictures and sentences.
Panel {
    id: card

    required property var model
    readonly property bool told: card.model.bars.count > 0

    implicitHeight: column.implicitHeight + Theme.gap(8)
    Accessible.role: Accessible.Grouping
    Accessible.name: card.model.title

    ColumnLayout {
        id: column

        x: Theme.gap(5)
        y: Theme.gap(4)
        width: parent.width - Theme.gap(10)
        spacing: Theme.gap(3)

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            TextLabel {
                Layout.fillWidth: true
                text: card.model.title
                kind: "title"
                wrapMode: Text.WordWrap
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            TextLabel {
                Layout.fillWidth: true
                text: card.model.counts
                quiet: true
                wrapMode: Text.WordWrap
            }
        }
        Loader {
            Layout.fillWidth: true
            active: card.told
            visible: active
            sourceComponent: LuckBars {
                bars: card.model.bars
                highest: card.model.highest
                start: card.model.start
                told: card.model.startText + " " + card.model.reachText
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.gap(1)

            Repeater {
                model: card.model.sentences

                TextLabel {
                    required property string modelData

                    Layout.fillWidth: true
                    text: modelData
                    wrapMode: Text.WordWrap
                }
            }
        }
        Loader {
            Layout.fillWidth: true
            active: card.told
            visible: active
            sourceComponent: LuckCourse {
                course: card.model.course
                band: card.model.band
                courseText: card.model.courseText
                bandText: card.model.bandText
            }
        }
    }
}
