pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.FamilyBook
import Stolik.Shell

// The family book: an album of the house's greatest moments, and behind *More* the people and their games,
// the evening, a season, and the dice.
Page {
    id: page

    required property FamilyBookModel model

    readonly property FamilyBookModel book: page.model
    readonly property SavedDocument file: page.book.document

    // The part shown, -1 for the album.
    property int part: -1
    readonly property bool inAlbum: page.part < 0
    // How many pictures of the album exist: one is added with each frame after the first.
    property int drawn: 0

    signal playWanted(gameId: string)

    title: qsTr("Family book")
    back: () => page.inAlbum ? page.backWanted() : page.part = -1

    PageColumn {
        narrow: page.narrow
        spacing: Theme.gap(3)

        PageHeader {
            title: page.title
            backButton.focus: true
            onBackWanted: page.back()

            ActionButton { visible: page.inAlbum; text: qsTr("Evening of games"); onClicked: page.part = 1 }
            Loader { active: !page.narrow && !page.inAlbum; sourceComponent: parts }
            MoreButton {
                anchors.verticalCenter: parent.verticalCenter
                enabled: page.inAlbum || page.book.people.count > 0
                onClicked: page.inAlbum ? page.part = 0 : more.open()
            }
        }
        Loader {
            Layout.fillWidth: true
            active: page.narrow && !page.inAlbum
            visible: active
            sourceComponent: parts
        }
        Loader {
            Layout.fillWidth: true
            Layout.fillHeight: true
            sourceComponent: page.inAlbum ? album : [people, evening, season, dice][page.part]
        }
    }

    Component {
        id: parts

        SegmentedControl {
            fill: page.narrow
            name: qsTr("Book section")
            options: [qsTr("People"), qsTr("Evening"), qsTr("Season"), qsTr("Dice")]
            current: page.part
            onChosen: index => page.part = index
        }
    }
    Component {
        id: album

        Item {
            FrameAnimation { running: page.drawn < page.book.album.count; onTriggered: page.drawn++ }
            ScrolledColumn {
                id: pages

                anchors.fill: parent
                // The cards are aligned with the header, and the scroll bar is outside.
                anchors.leftMargin: -Theme.gap(2)
                anchors.rightMargin: -Theme.gap(4)

                Paragraph {
                    visible: page.book.album.count > 0 && !page.book.hasMoments
                    text: qsTr("Your finest moments will appear here as pictures: a bold steal, a great sheet, a last tile.")
                    kind: "lead"
                    onTable: true
                }
                GridLayout {
                    id: grid

                    columns: Math.max(1, Math.min(4, Math.floor(pages.width / Theme.dp(215))))
                    columnSpacing: Theme.gap(4)
                    rowSpacing: Theme.gap(4)
                    uniformCellWidths: true

                    Repeater {
                        model: page.book.album

                        AlbumCard {
                            id: card

                            required property int index

                            Layout.fillWidth: true
                            Layout.fillHeight: true
                            Layout.preferredWidth: 1
                            // A full row shares both edges with the header.
                            Layout.maximumWidth: page.book.album.count < grid.columns ? Theme.dp(420) : pages.width
                            enabled: card.waits || page.book.hasRecord(card.game)
                            drawn: card.index < page.drawn
                            onClicked: card.waits ? page.playWanted(card.game) : page.book.lookBack(card.game, card.entries)
                        }
                    }
                }
            }
        }
    }
    LaterSheet {
        id: more

        sourceComponent: ModalSheet {
            title: qsTr("More")

            ActionButton {
                Layout.fillWidth: true
                focus: true
                iconName: "save"
                text: qsTr("Save as table (CSV)")
                onClicked: page.book.saveTable()
            }
            Outcome { text: page.file.sentence }
            LinkButton {
                visible: page.file.saved
                text: qsTr("Show the folder")
                onClicked: page.file.showFolder()
            }
        }
    }
    Component {
        id: people

        // Everybody in the house, and the games of one of them.
        Loader {
            id: view

            sourceComponent: page.book.isEmpty ? nobody : page.narrow ? oneColumn : twoColumns

            Component {
                id: nobody

                Item {
                    Nobody { text: qsTr("Finish a game under your own names to see it here.") }
                }
            }
            Component {
                id: twoColumns

                RowLayout {
                    spacing: Theme.gap(4)

                    ScrolledColumn {
                        Layout.fillWidth: false
                        Layout.leftMargin: -Theme.gap(2)
                        Layout.preferredWidth: Math.max(Theme.dp(280), view.width * 0.26)

                        PeopleList {
                            people: page.book.people
                            chosen: page.book.chosen
                            onWanted: name => page.book.choose(name)
                        }
                    }
                    ScrolledColumn {
                        BookPerson { book: page.book }
                    }
                }
            }
            Component {
                id: oneColumn

                ScrolledColumn {
                    id: single

                    PeopleList {
                        people: page.book.people
                        chosen: page.book.chosen
                        onWanted: name => {
                            page.book.choose(name);
                            single.scrollTo(person);
                        }
                    }
                    BookPerson { id: person; book: page.book }
                }
            }
        }
    }
    Component {
        id: evening

        ScrolledColumn {
            // The evening: its ranking and games, and beginning another one.
            ColumnLayout {
                id: bookEvening

                property list<string> chosen
                // Whether too few people are known to choose from.
                readonly property bool lacksPeople: page.book.people.count < 2
                // The number of games; 0 for any number.
                readonly property list<int> lengths: [3, 5, 7, 0]
                property int length: 1

                function toggle(name: string): void {
                    bookEvening.chosen = bookEvening.chosen.includes(name) ? bookEvening.chosen.filter(each => each !== name) : [...bookEvening.chosen, name];
                }

                Layout.maximumWidth: Theme.dp(900)
                Layout.alignment: Qt.AlignHCenter
                spacing: Theme.gap(4)

                ColumnPanel {
                    spacing: Theme.gap(4)

                    Paragraph { text: page.book.eveningText; kind: "lead" }
                    RankingList {
                        visible: page.book.eveningRanking.count > 0
                        ranked: page.book.eveningRanking
                    }
                    Paragraph {
                        visible: page.book.eveningRanking.count > 0
                        text: page.book.rule
                        kind: "note"
                    }
                    Repeater {
                        model: page.book.eveningGames

                        Paragraph {
                            required property string title
                            required property string result

                            text: title + ": " + result
                        }
                    }
                    ActionButton {
                        visible: page.book.eveningGoesOn
                        text: qsTr("End the evening")
                        onClicked: page.book.endEvening()
                    }
                }
                ColumnPanel {
                    visible: !page.book.eveningGoesOn && bookEvening.lacksPeople
                    spacing: Theme.gap(4)

                    Paragraph { text: qsTr("Start a game with at least two people under their own names. From then on they can be chosen here.") }
                    LargeButton {
                        primary: true
                        text: qsTr("Choose a game")
                        onClicked: page.backWanted()
                    }
                }
                ColumnPanel {
                    visible: !page.book.eveningGoesOn && !bookEvening.lacksPeople
                    spacing: Theme.gap(4)

                    Title { text: qsTr("Who is playing tonight?") }
                    Flow {
                        Layout.fillWidth: true
                        spacing: Theme.gap(2)

                        Repeater {
                            model: page.book.people

                            ChoiceButton {
                                id: face

                                required property string name
                                required property int avatar
                                required property int colour

                                implicitWidth: Math.max(Theme.dp(96), label.implicitWidth + Theme.gap(4))
                                implicitHeight: inside.implicitHeight + Theme.gap(4)
                                text: face.name
                                current: bookEvening.chosen.includes(face.name)
                                Accessible.role: Accessible.CheckBox
                                onClicked: bookEvening.toggle(face.name)
                                background: Rectangle {
                                    radius: Theme.radius
                                    color: face.current ? Theme.accentWash : face.down ? Theme.pressWash : face.hovered ? Theme.hoverWash : "transparent"
                                    border.width: face.current ? Theme.line : Theme.hair
                                    border.color: face.current ? Theme.accent : Theme.outline

                                    FocusRing { shown: face.visualFocus; around: Theme.radius }
                                    Icon {
                                        anchors.right: parent.right
                                        anchors.top: parent.top
                                        anchors.margins: Theme.gap(1)
                                        visible: face.current
                                        name: "check"
                                        size: Theme.dp(18)
                                        color: Theme.accent
                                    }
                                }
                                contentItem: Item {
                                    ColumnLayout {
                                        id: inside

                                        anchors.centerIn: parent
                                        spacing: Theme.gap(1)

                                        Avatar {
                                            Layout.alignment: Qt.AlignHCenter
                                            size: Theme.dp(52)
                                            number: face.avatar
                                            colour: face.colour
                                        }
                                        SilentLabel {
                                            id: label

                                            Layout.alignment: Qt.AlignHCenter
                                            text: face.text
                                            strong: face.current
                                        }
                                    }
                                }
                            }
                        }
                    }
                    SegmentedControl {
                        Layout.maximumWidth: Theme.dp(520)
                        fill: true
                        name: qsTr("How many games?")
                        options: [qsTr("3 games"), qsTr("5 games"), qsTr("7 games"), qsTr("No limit")]
                        current: bookEvening.length
                        onChosen: index => bookEvening.length = index
                    }
                    RowLayout {
                        spacing: Theme.gap(4)

                        LargeButton {
                            primary: true
                            enabled: bookEvening.chosen.length > 1
                            text: qsTr("Start the evening")
                            Accessible.description: two.text
                            onClicked: {
                                page.book.beginEvening(bookEvening.lengths[bookEvening.length], bookEvening.chosen);
                                bookEvening.chosen = [];
                            }
                        }
                        SilentParagraph {
                            id: two

                            text: bookEvening.chosen.length > 1 ? "" : qsTr("An evening needs at least two people: choose them above.")
                            quiet: true
                        }
                    }
                }
            }
        }
    }
    Component {
        id: season

        ScrolledColumn {
            // The ranking of a season: this month, this year, or from one date to another.
            ColumnPanel {
                id: bookSeason

                Layout.maximumWidth: Theme.dp(900)
                Layout.alignment: Qt.AlignHCenter
                spacing: Theme.gap(4)

                SegmentedControl {
                    Layout.maximumWidth: Theme.dp(560)
                    fill: true
                    name: qsTr("Season")
                    options: [qsTr("This month"), qsTr("This year"), qsTr("Date range")]
                    current: page.book.season
                    onChosen: index => page.book.chooseSeason(index)
                }
                Flow {
                    Layout.fillWidth: true
                    visible: page.book.season === 2
                    spacing: Theme.gap(3)

                    TextInputField {
                        id: first

                        name: qsTr("First date")
                        placeholderText: name
                        text: page.book.firstDate
                        onEditingFinished: page.book.setDates(first.text, last.text)
                    }
                    TextInputField {
                        id: last

                        name: qsTr("Last date")
                        placeholderText: name
                        text: page.book.lastDate
                        onEditingFinished: page.book.setDates(first.text, last.text)
                    }
                }
                Paragraph { text: page.book.seasonText; kind: "lead" }
                RankingList {
                    visible: page.book.seasonRanking.count > 0
                    ranked: page.book.seasonRanking
                }
                Paragraph { text: page.book.rule; kind: "note" }
            }
        }
    }
    Component {
        id: dice

        ScrolledColumn {
            // How often each face was rolled, compared with the usual range for this number of dice.
            ColumnPanel {
                id: bookDice

                Layout.maximumWidth: Theme.dp(900)
                Layout.alignment: Qt.AlignHCenter
                spacing: Theme.gap(3)

                Repeater {
                    model: page.book.faces

                    RowLayout {
                        id: row

                        required property string text
                        required property int face
                        required property int times
                        required property real part

                        spacing: Theme.gap(4)
                        Accessible.role: Accessible.ListItem
                        Accessible.name: row.text

                        Die { size: Theme.dp(40); face: row.face; still: true }
                        Item {
                            Layout.fillWidth: true
                            implicitHeight: Theme.dp(30)

                            Pill {
                                anchors.verticalCenter: parent.verticalCenter
                                width: parent.width
                                height: Theme.dp(6)
                                color: Theme.highContrast ? Theme.disabledEdge : Theme.recess
                            }
                            // The usual range.
                            Rectangle {
                                x: parent.width * (page.book.band[0] ?? 0)
                                width: parent.width * ((page.book.band[1] ?? 0) - (page.book.band[0] ?? 0))
                                height: parent.height
                                radius: Theme.radiusSmall
                                color: Theme.accentWash
                                border.width: Theme.hair
                                border.color: Theme.outline
                            }
                            Pill {
                                x: parent.width * row.part - width / 2
                                anchors.verticalCenter: parent.verticalCenter
                                width: Theme.dp(14)
                                height: width
                                color: Theme.ink
                                border.width: Theme.dp(2)
                                border.color: Theme.panel
                            }
                        }
                        SilentLabel {
                            Layout.preferredWidth: Theme.dp(72)
                            horizontalAlignment: Text.AlignRight
                            text: row.times
                            kind: "title"
                            tabular: true
                        }
                    }
                }
                Paragraph {
                    visible: page.book.faces.count > 0
                    text: qsTr("Shaded: usual for fair dice. Dot: what was rolled here.")
                    kind: "note"
                }
                Repeater {
                    model: page.book.diceSentences

                    Paragraph {
                        required property string modelData

                        text: modelData
                    }
                }
                Paragraph {
                    text: qsTr("Only dice rolled at random by Stolik count, including computers' rolls and abandoned games.")
                    kind: "note"
                }
            }
        }
    }

    // The message of a part with nothing to show yet.
    component Nobody: ColumnPanel {
        property alias text: words.text

        anchors.centerIn: parent
        width: Math.min(parent.width - Theme.gap(8), Theme.dp(620))
        side: Theme.gap(6)

        Paragraph { id: words; kind: "lead" }
    }
}
