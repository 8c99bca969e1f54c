pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.FamilyBook

// How strong a person plays one kind of game, in a sentence, and how that has changed; every game of it is opened again.
Panel {
    id: card

    required property FamilyBookModel book
    required property var model
    readonly property string key: card.model.games.at(graph.current).key ?? ""

    implicitHeight: column.implicitHeight + Theme.gap(8)
    Accessible.role: Accessible.Grouping
    Accessible.name: card.model.title

    function open(): void {
        if (button.enabled)
            card.book.lookBack(card.key);
    }

    ColumnLayout {
        id: column

        x: Theme.gap(5)
        y: Theme.gap(4)
        width: parent.width - Theme.gap(10)
        spacing: Theme.gap(2)

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
            text: card.model.sentence
            wrapMode: Text.WordWrap
        }
        TextLabel {
            Layout.fillWidth: true
            text: card.model.sureness
            quiet: true
            wrapMode: Text.WordWrap
        }
        StrengthGraph {
            id: graph

            Layout.fillWidth: true
            name: qsTr("Strength from game to game")
            games: card.model.games
            marks: card.model.marks
            course: card.model.course
            low: card.model.low
            high: card.model.high
            lowest: card.model.lowest
            highest: card.model.highest
            onOpenWanted: card.open()
        }
        TextLabel {
            Layout.fillWidth: true
            // As high with a short line as with a long one.
            Layout.minimumHeight: 2 * lineTall.height
            text: graph.told
            tabular: true
            wrapMode: Text.WordWrap
            // The graph says it.
            Accessible.ignored: true

            FontMetrics {
                id: lineTall

                font.family: Theme.family
                font.pixelSize: Theme.body
            }
        }
        ActionButton {
            id: button

            large: false
            enabled: card.book.hasRecord(card.key)
            iconName: "replay"
            text: qsTr("Look back on this game")
            Accessible.description: graph.told
            onClicked: card.open()
        }
        TextLabel {
            Layout.fillWidth: true
            text: qsTr("Full: won. Ring: lost. With corners: a rated game. Shaded: where the truth lies in 19 of 20 cases.")
            kind: "small"
            quiet: true
            wrapMode: Text.WordWrap
        }
    }
}
