pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik

// What luck did in one kind of game, in a sentence; where there are enough games, more in a sheet of its own.
Panel {
    id: card

    required property var model

    implicitHeight: column.implicitHeight + Theme.gap(8)
    Accessible.role: Accessible.Grouping
    Accessible.name: card.model.title

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
            text: card.model.counts
            quiet: true
            wrapMode: Text.WordWrap
        }
        TextLabel {
            Layout.fillWidth: true
            text: card.model.sentence
            wrapMode: Text.WordWrap
        }
        TextLabel {
            Layout.fillWidth: true
            visible: text !== ""
            text: card.model.included
            kind: "small"
            quiet: true
            wrapMode: Text.WordWrap
        }
        ActionButton {
            visible: card.model.bars.count > 0
            large: false
            text: qsTr("More")
            Accessible.name: qsTr("More about luck: %1").arg(card.model.title)
            onClicked: more.open()
        }
    }
    LaterSheet {
        id: more

        sourceComponent: LuckSheet { row: card.model }
    }
}
