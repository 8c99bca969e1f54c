pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.FamilyBook
import Stolik.Models

// A person's games: totals, and a card for each kind of game, or for luck in it.
ColumnLayout {
    id: person

    required property FamilyBookModel book
    readonly property bool wide: !Theme.largeType && person.width >= Math.max(Theme.dp(600), parts.width + Theme.dp(290))

    spacing: Theme.gap(4)

    Panel {
        Layout.fillWidth: true
        implicitHeight: face.y + Math.max(face.height, sums.implicitHeight) + Theme.gap(4)

        // At the top, where it has the same place for everybody.
        SegmentedControl {
            id: parts

            x: person.wide ? parent.width - width - Theme.gap(4) : Theme.gap(4)
            y: Theme.gap(3)
            name: person.book.chosen
            options: [qsTr("Games"), qsTr("Luck over time"), qsTr("Strength")]
            current: person.book.part
            onChosen: part => person.book.showPart(part)
        }

        Avatar {
            id: face

            readonly property var row: {
                const people = person.book.people;
                for (let index = 0; index < people.count; index++) {
                    if (people.field(index, "name") === person.book.chosen)
                        return people.at(index);
                }
                return { avatar: 0, colour: 0 };
            }

            x: Theme.gap(5)
            y: person.wide ? Theme.gap(4) : parts.y + parts.height + Theme.gap(3)
            size: Theme.dp(84)
            number: face.row.avatar
            colour: face.row.colour
        }
        ColumnLayout {
            id: sums

            x: face.x + face.width + Theme.gap(5)
            y: face.y
            width: parent.width - x - Theme.gap(5)
            spacing: Theme.gap(2)

            Title {
                Layout.rightMargin: person.wide ? parts.width : 0
                text: person.book.chosen
                wrapMode: Text.Wrap
            }
            Paragraph { text: person.book.counts; kind: "lead" }
            Repeater {
                model: person.book.cups

                Line {
                    required property string medal
                    required property string text

                    iconName: "trophy"
                    ink: medal === "" ? Theme.muted : Theme.goldText
                    words: text
                }
            }
            Line { visible: words !== ""; iconName: "puzzle"; words: person.book.puzzles }
            Paragraph { visible: text !== ""; text: person.book.abandoned; kind: "note" }
        }
    }
    Repeater {
        model: person.book.part === 2 ? person.book.strengths : null

        StrengthCard { book: person.book }
    }
    GridLayout {
        visible: person.book.part < 2
        columns: person.width >= Theme.dp(760) ? 2 : 1
        columnSpacing: Theme.gap(4)
        rowSpacing: Theme.gap(4)
        uniformCellWidths: true

        Repeater {
            model: person.book.part === 0 ? person.book.cards : null

            BookCard {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
            }
        }
        Loader {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            active: person.book.part === 0 && person.book.guessText !== ""
            visible: active
            sourceComponent: GuessCard { book: person.book }
        }
        Repeater {
            model: person.book.part === 1 ? person.book.luck : null

            LuckCard {
                Layout.fillHeight: true
                Layout.preferredWidth: 1
            }
        }
    }
    Paragraph {
        visible: person.book.part > 0 && text !== ""
        text: person.book.coverage
        kind: "small"
        onTable: true
    }

    component Line: RowLayout {
        id: line

        property string iconName
        property string words
        property color ink: Theme.ink

        spacing: Theme.gap(2)

        Icon { Layout.alignment: Qt.AlignTop; name: line.iconName; color: line.ink }
        Paragraph { text: line.words }
    }

    // A person's figures for one kind of game, with the last places and the best game.
    component BookCard: ColumnPanel {
        id: card

        required property string title
        required property string counts
        required property RowsModel facts
        required property list<int> places
        required property string record

        above: Theme.gap(4)
        spacing: Theme.gap(3)
        Accessible.role: Accessible.Grouping
        Accessible.name: card.title

        ColumnLayout {
            spacing: 0

            Title { text: card.title }
            Paragraph { text: card.counts; quiet: true }
        }
        ColumnLayout {
            visible: card.places.length > 0
            spacing: Theme.gap(1)

            Paragraph {
                text: qsTr("Places in recent games, latest last")
                kind: "note"
            }
            Flow {
                Layout.fillWidth: true
                spacing: Theme.gap(1)
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("Places: %1").arg(card.places.join(", "))

                Repeater {
                    model: card.places

                    Pill {
                        id: disc

                        required property int modelData

                        width: Theme.dp(30)
                        height: width
                        color: Theme.raised
                        border.width: disc.modelData === 1 ? Theme.dp(3) : Theme.hair
                        border.color: disc.modelData === 1 ? Theme.gold : Theme.outline

                        SilentLabel {
                            anchors.centerIn: parent
                            text: disc.modelData
                            strong: disc.modelData === 1
                            tabular: true
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

                    SilentLabel { text: fact.value; kind: "title"; tabular: true }
                    SilentLabel { text: fact.label; kind: "note" }
                }
            }
        }
        ActionButton {
            visible: person.book.hasRecord(card.record)
            iconName: "replay"
            text: qsTr("Look back on the best game")
            Accessible.description: card.title
            onClicked: person.book.lookBack(card.record)
        }
    }
}
