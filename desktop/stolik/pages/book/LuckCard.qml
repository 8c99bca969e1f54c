pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Models

// What luck did in one kind of game, in a sentence; where there are enough games, more in a sheet of its own.
Panel {
    id: card

    required property string title
    required property string counts
    required property string sentence
    required property string included
    // Of the sheet. Each by itself: it outlives the row for a moment, which is nothing then.
    required property RowsModel bars
    required property RowsModel facts
    required property real highest
    required property real start
    required property string startText
    required property string reachText
    required property string courseText
    required property string bandText
    required property list<real> course
    required property list<real> band

    implicitHeight: column.implicitHeight + Theme.gap(8)
    Accessible.role: Accessible.Grouping
    Accessible.name: card.title

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
            text: card.counts
            quiet: true
            wrapMode: Text.WordWrap
        }
        TextLabel {
            Layout.fillWidth: true
            text: card.sentence
            wrapMode: Text.WordWrap
        }
        TextLabel {
            Layout.fillWidth: true
            visible: text !== ""
            text: card.included
            kind: "small"
            quiet: true
            wrapMode: Text.WordWrap
        }
        ActionButton {
            visible: card.bars.count > 0
            large: false
            text: qsTr("More")
            Accessible.name: qsTr("More about luck: %1").arg(card.title)
            onClicked: more.open()
        }
    }
    LaterSheet {
        id: more

        sourceComponent: LuckSheet { card: card }
    }
}
