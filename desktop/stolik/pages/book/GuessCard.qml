pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.FamilyBook

// How true a person's guesses are: one sentence, and a small chart of what was said and what was true.
Panel {
    id: card

    required property FamilyBookModel book

    implicitHeight: column.implicitHeight + Theme.gap(8)
    Accessible.role: Accessible.Grouping
    Accessible.name: heading.text

    ColumnLayout {
        id: column

        x: Theme.gap(5)
        y: Theme.gap(4)
        width: parent.width - Theme.gap(10)
        spacing: Theme.gap(2)

        TextLabel {
            id: heading

            Layout.fillWidth: true
            text: qsTr("Guesses")
            kind: "title"
            wrapMode: Text.WordWrap
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        TextLabel {
            Layout.fillWidth: true
            text: card.book.guessText
            wrapMode: Text.WordWrap
        }
        GuessChart {
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.dp(420)
            bins: card.book.guessBins
        }
        TextLabel {
            Layout.fillWidth: true
            text: qsTr("On the line a guess is true on average. The bars show how far the mean of so few may be off.")
            kind: "small"
            quiet: true
            wrapMode: Text.WordWrap
        }
    }
}
