pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.FamilyBook
import Stolik.Models

// One kind of game of a person: how many, the places of the last ones, and the best.
Panel {
    id: card

    required property FamilyBookModel book
    required property string title
    required property string counts
    required property RowsModel facts
    required property list<int> places
    required property string record

    implicitHeight: column.implicitHeight + Theme.gap(8)
    Accessible.role: Accessible.Grouping
    Accessible.name: card.title

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
        }
        ColumnLayout {
            Layout.fillWidth: true
            visible: card.places.length > 0
            spacing: Theme.gap(1)

            TextLabel {
                Layout.fillWidth: true
                text: qsTr("Places in the last games, the latest at the end")
                kind: "small"
                quiet: true
                wrapMode: Text.WordWrap
            }
            Flow {
                Layout.fillWidth: true
                spacing: Theme.gap(1)
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("Places: %1").arg(card.places.join(", "))

                Repeater {
                    model: card.places

                    Rectangle {
                        id: disc

                        required property int modelData

                        width: Theme.dp(30)
                        height: width
                        radius: width / 2
                        color: Theme.raised
                        border.width: disc.modelData === 1 ? Theme.dp(3) : Theme.hair
                        border.color: disc.modelData === 1 ? Theme.gold : Theme.outline

                        TextLabel {
                            anchors.centerIn: parent
                            text: disc.modelData
                            strong: disc.modelData === 1
                            tabular: true
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.gap(6)

            Repeater {
                model: card.facts

                ColumnLayout {
                    id: fact

                    required property string label
                    required property string value

                    spacing: 0
                    Accessible.role: Accessible.StaticText
                    Accessible.name: fact.label + ": " + fact.value

                    TextLabel {
                        text: fact.value
                        kind: "title"
                        tabular: true
                        Accessible.ignored: true
                    }
                    TextLabel {
                        text: fact.label
                        kind: "small"
                        quiet: true
                        Accessible.ignored: true
                    }
                }
            }
        }
        ActionButton {
            visible: card.book.hasRecord(card.record)
            large: false
            iconName: "replay"
            text: qsTr("Look back on the best game")
            Accessible.description: card.title
            onClicked: card.book.lookBack(card.record)
        }
    }
}
