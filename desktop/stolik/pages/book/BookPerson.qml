pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.FamilyBook

// What one person has played: all in all, and a card for each kind of game.
ColumnLayout {
    id: person

    required property FamilyBookModel book

    spacing: Theme.gap(4)

    Panel {
        Layout.fillWidth: true
        implicitHeight: Math.max(face.height, sums.implicitHeight) + Theme.gap(8)

        Avatar {
            id: face

            readonly property var row: {
                const people = person.book.people;
                for (let index = 0; index < people.count; index++) {
                    if (people.at(index).name === person.book.chosen)
                        return people.at(index);
                }
                return { avatar: 0, colour: 0 };
            }

            x: Theme.gap(5)
            y: Theme.gap(4)
            size: Theme.dp(84)
            number: face.row.avatar
            colour: face.row.colour
        }
        ColumnLayout {
            id: sums

            x: face.x + face.width + Theme.gap(5)
            y: Theme.gap(4)
            width: parent.width - x - Theme.gap(5)
            spacing: Theme.gap(2)

            TextLabel {
                Layout.fillWidth: true
                text: person.book.chosen
                kind: "title"
                wrapMode: Text.Wrap
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            TextLabel {
                Layout.fillWidth: true
                text: person.book.counts
                kind: "lead"
                wrapMode: Text.WordWrap
            }
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
            Line {
                visible: words !== ""
                iconName: "puzzle"
                words: person.book.puzzles
            }
            TextLabel {
                Layout.fillWidth: true
                visible: text !== ""
                text: person.book.abandoned
                kind: "small"
                quiet: true
                wrapMode: Text.WordWrap
            }
        }
    }
    GridLayout {
        Layout.fillWidth: true
        columns: person.width >= Theme.dp(760) ? 2 : 1
        columnSpacing: Theme.gap(4)
        rowSpacing: Theme.gap(4)
        uniformCellWidths: true

        Repeater {
            model: person.book.cards

            BookCard {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                book: person.book
            }
        }
    }

    component Line: RowLayout {
        id: line

        property string iconName
        property string words
        property color ink: Theme.ink

        Layout.fillWidth: true
        spacing: Theme.gap(2)

        Icon {
            Layout.alignment: Qt.AlignTop
            name: line.iconName
            color: line.ink
        }
        TextLabel {
            Layout.fillWidth: true
            text: line.words
            wrapMode: Text.WordWrap
        }
    }
}
