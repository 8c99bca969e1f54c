pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.FamilyBook
import Stolik.Models

// How strong a person plays one kind of game, in a sentence, and how that has changed; every game of it is opened again.
Panel {
    id: card

    required property FamilyBookModel book
    required property string title
    required property string sentence
    required property string sureness
    required property RowsModel games
    required property list<real> course
    required property list<real> low
    required property list<real> high
    required property RowsModel marks
    required property real lowest
    required property real highest
    readonly property string key: card.games.field(graph.current, "key") ?? ""

    implicitHeight: column.implicitHeight + Theme.gap(8)
    Accessible.role: Accessible.Grouping
    Accessible.name: card.title

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
            text: card.title
            kind: "title"
            wrapMode: Text.WordWrap
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        TextLabel {
            Layout.fillWidth: true
            text: card.sentence
            wrapMode: Text.WordWrap
        }
        TextLabel {
            Layout.fillWidth: true
            text: card.sureness
            quiet: true
            wrapMode: Text.WordWrap
        }
        StrengthGraph {
            id: graph

            Layout.fillWidth: true
            name: qsTr("Strength from game to game")
            games: card.games
            marks: card.marks
            course: card.course
            low: card.low
            high: card.high
            lowest: card.lowest
            highest: card.highest
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
