pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.FamilyBook

// Everybody of the house, and what one of them has played.
Loader {
    id: view

    required property FamilyBookModel book
    required property bool narrow

    sourceComponent: view.book.isEmpty ? nobody : view.narrow ? oneColumn : twoColumns

    Component {
        id: nobody

        Item {
            Panel {
                anchors.centerIn: parent
                width: Math.min(parent.width - Theme.gap(8), Theme.dp(620))
                height: words.implicitHeight + Theme.gap(12)

                TextLabel {
                    id: words

                    x: Theme.gap(6)
                    y: Theme.gap(6)
                    width: parent.width - Theme.gap(12)
                    text: qsTr("Finish a game under your own names, and you will find it here.")
                    kind: "lead"
                    wrapMode: Text.WordWrap
                }
            }
        }
    }
    Component {
        id: twoColumns

        RowLayout {
            spacing: Theme.gap(4)

            ScrolledColumn {
                Layout.fillHeight: true
                Layout.leftMargin: -Theme.gap(2)
                Layout.preferredWidth: Math.max(Theme.dp(280), view.width * 0.26)

                PeopleList {
                    Layout.fillWidth: true
                    people: view.book.people
                    chosen: view.book.chosen
                    onWanted: name => view.book.choose(name)
                }
            }
            ScrolledColumn {
                Layout.fillWidth: true
                Layout.fillHeight: true

                BookPerson {
                    Layout.fillWidth: true
                    book: view.book
                }
            }
        }
    }
    Component {
        id: oneColumn

        ScrolledColumn {
            id: single

            PeopleList {
                Layout.fillWidth: true
                people: view.book.people
                chosen: view.book.chosen
                onWanted: name => {
                    view.book.choose(name);
                    single.scrollTo(person);
                }
            }
            BookPerson {
                id: person

                Layout.fillWidth: true
                book: view.book
            }
        }
    }
}
