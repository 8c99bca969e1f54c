pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.FamilyBook
import Stolik.Shell

// The family book: people and their games, the evening, a season, and what the dice showed.
FocusScope {
    id: page

    required property Shell shell
    required property Settings settings
    required property FamilyBookModel model

    readonly property FamilyBookModel book: page.model
    readonly property SavedDocument file: page.book.document

    readonly property bool narrow: Theme.largeType || page.width < Theme.dp(900)
    property int part: 0

    signal backWanted

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Family book")
    Keys.onEscapePressed: backWanted()

    PageColumn {
        narrow: page.narrow
        spacing: Theme.gap(3)

        PageHeader {
            title: qsTr("Family book")
            backButton.focus: true
            onBackWanted: page.backWanted()

            Loader { active: !page.narrow; sourceComponent: parts }
            IconButton {
                anchors.verticalCenter: parent.verticalCenter
                iconName: "more"
                enabled: page.book.people.count > 0
                text: qsTr("More")
                framed: true
                onClicked: {
                    more.active = true;
                    (more.item as ModalSheet).open();
                }
            }
        }
        Loader {
            Layout.fillWidth: true
            active: page.narrow
            visible: active
            sourceComponent: parts
        }
        Loader {
            Layout.fillWidth: true
            Layout.fillHeight: true
            sourceComponent: [people, evening, season, dice][page.part]
        }
    }

    Component {
        id: parts

        SegmentedControl {
            fill: page.narrow
            name: qsTr("Part of the book")
            options: [qsTr("People"), qsTr("Evening"), qsTr("Season"), qsTr("Dice")]
            current: page.part
            onChosen: index => page.part = index
        }
    }
    // Made when it is asked for: the book opens without what few ever want.
    Loader {
        id: more

        active: false
        visible: false
        sourceComponent: ModalSheet {
            title: qsTr("More")

            ActionButton {
                Layout.fillWidth: true
                focus: true
                large: false
                iconName: "save"
                text: qsTr("Save as table (CSV)")
                onClicked: page.book.saveTable()
            }
            Paragraph {
                visible: text !== ""
                text: page.file.sentence
                wrapMode: Text.Wrap
                Accessible.role: Accessible.AlertMessage
            }
            LinkButton {
                visible: page.file.saved
                text: qsTr("Show the folder")
                onClicked: page.file.showFolder()
            }
        }
    }
    Component {
        id: people

        BookPeople { book: page.book; narrow: page.narrow }
    }
    Component {
        id: evening

        ScrolledColumn {
            BookEvening {
                Layout.maximumWidth: Theme.dp(900)
                Layout.alignment: Qt.AlignHCenter
                book: page.book
            }
        }
    }
    Component {
        id: season

        ScrolledColumn {
            BookSeason {
                Layout.fillWidth: true
                Layout.maximumWidth: Theme.dp(900)
                Layout.alignment: Qt.AlignHCenter
                book: page.book
            }
        }
    }
    Component {
        id: dice

        ScrolledColumn {
            BookDice {
                Layout.fillWidth: true
                Layout.maximumWidth: Theme.dp(900)
                Layout.alignment: Qt.AlignHCenter
                book: page.book
            }
        }
    }

    // Everybody of the house, and what one of them has played.
    component BookPeople: Loader {
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

                    BookPerson { book: view.book }
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
                BookPerson { id: person; book: view.book }
            }
        }
    }

    // The evening: its ranking and games, and beginning another one.
    component BookEvening: ColumnLayout {
        id: bookEvening

        required property FamilyBookModel book

        property list<string> chosen
        // How many games; 0 as many as they like.
        readonly property list<int> lengths: [3, 5, 7, 0]
        property int length: 1

        function toggle(name: string): void {
            bookEvening.chosen = bookEvening.chosen.includes(name) ? bookEvening.chosen.filter(each => each !== name) : [...bookEvening.chosen, name];
        }

        spacing: Theme.gap(4)

        Panel {
            Layout.fillWidth: true
            implicitHeight: now.implicitHeight + Theme.gap(10)

            ColumnLayout {
                id: now

                x: Theme.gap(5)
                y: Theme.gap(5)
                width: parent.width - Theme.gap(10)
                spacing: Theme.gap(4)

                Paragraph { text: bookEvening.book.eveningText; kind: "lead" }
                RankingList {
                    visible: bookEvening.book.eveningRanking.count > 0
                    ranked: bookEvening.book.eveningRanking
                }
                Paragraph {
                    visible: bookEvening.book.eveningRanking.count > 0
                    text: bookEvening.book.rule
                    kind: "note"
                }
                Repeater {
                    model: bookEvening.book.eveningGames

                    Paragraph {
                        required property string title
                        required property string result

                        text: title + ": " + result
                    }
                }
                ActionButton {
                    visible: bookEvening.book.eveningGoesOn
                    large: false
                    text: qsTr("End the evening")
                    onClicked: bookEvening.book.endEvening()
                }
            }
        }
        Panel {
            Layout.fillWidth: true
            visible: !bookEvening.book.eveningGoesOn
            implicitHeight: next.implicitHeight + Theme.gap(10)

            ColumnLayout {
                id: next

                x: Theme.gap(5)
                y: Theme.gap(5)
                width: parent.width - Theme.gap(10)
                spacing: Theme.gap(4)

                Paragraph {
                    text: qsTr("Who takes part tonight?")
                    kind: "title"
                    Accessible.role: Accessible.Heading
                }
                Flow {
                    Layout.fillWidth: true
                    spacing: Theme.gap(2)

                    Repeater {
                        model: bookEvening.book.people

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
                                    TextLabel {
                                        id: label

                                        Layout.alignment: Qt.AlignHCenter
                                        text: face.text
                                        strong: face.current
                                        Accessible.ignored: true
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
                    options: [qsTr("3 games"), qsTr("5 games"), qsTr("7 games"), qsTr("No end")]
                    current: bookEvening.length
                    onChosen: index => bookEvening.length = index
                }
                ActionButton {
                    primary: true
                    enabled: bookEvening.chosen.length > 1
                    text: qsTr("Begin the evening")
                    onClicked: {
                        bookEvening.book.beginEvening(bookEvening.lengths[bookEvening.length], bookEvening.chosen);
                        bookEvening.chosen = [];
                    }
                }
            }
        }
    }

    // The ranking of a season: this month, this year, or from one date to another.
    component BookSeason: Panel {
        id: bookSeason

        required property FamilyBookModel book

        implicitHeight: column.implicitHeight + Theme.gap(10)

        ColumnLayout {
            id: column

            x: Theme.gap(5)
            y: Theme.gap(5)
            width: parent.width - Theme.gap(10)
            spacing: Theme.gap(4)

            SegmentedControl {
                Layout.maximumWidth: Theme.dp(560)
                fill: true
                name: qsTr("Season")
                options: [qsTr("This month"), qsTr("This year"), qsTr("Between dates")]
                current: bookSeason.book.season
                onChosen: index => bookSeason.book.chooseSeason(index)
            }
            Flow {
                Layout.fillWidth: true
                visible: bookSeason.book.season === 2
                spacing: Theme.gap(3)

                TextInputField {
                    id: first

                    name: qsTr("First date")
                    placeholderText: name
                    text: bookSeason.book.firstDate
                    onEditingFinished: bookSeason.book.setDates(first.text, last.text)
                }
                TextInputField {
                    id: last

                    name: qsTr("Last date")
                    placeholderText: name
                    text: bookSeason.book.lastDate
                    onEditingFinished: bookSeason.book.setDates(first.text, last.text)
                }
            }
            Paragraph { text: bookSeason.book.seasonText; kind: "lead" }
            RankingList {
                visible: bookSeason.book.seasonRanking.count > 0
                ranked: bookSeason.book.seasonRanking
            }
            Paragraph { text: bookSeason.book.rule; kind: "note" }
        }
    }

    // How often each face was rolled, beside what is usual for this number of dice.
    component BookDice: Panel {
        id: bookDice

        required property FamilyBookModel book

        implicitHeight: bookDiceColumn.implicitHeight + Theme.gap(10)

        ColumnLayout {
            id: bookDiceColumn

            x: Theme.gap(5)
            y: Theme.gap(5)
            width: parent.width - Theme.gap(10)
            spacing: Theme.gap(3)

            Repeater {
                model: bookDice.book.faces

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
                        // What is usual.
                        Rectangle {
                            x: parent.width * (bookDice.book.band[0] ?? 0)
                            width: parent.width * ((bookDice.book.band[1] ?? 0) - (bookDice.book.band[0] ?? 0))
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
                    TextLabel {
                        Layout.preferredWidth: Theme.dp(72)
                        horizontalAlignment: Text.AlignRight
                        text: row.times
                        kind: "title"
                        tabular: true
                        Accessible.ignored: true
                    }
                }
            }
            Paragraph {
                visible: bookDice.book.faces.count > 0
                text: qsTr("Shaded: what is usual with fair dice. The dot: what was rolled here.")
                kind: "note"
            }
            Repeater {
                model: bookDice.book.diceSentences

                Paragraph {
                    required property string modelData

                    text: modelData
                }
            }
            Paragraph {
                text: qsTr("Only dice that the program rolled at random count, including those of computers and of games given up.")
                kind: "note"
            }
        }
    }
}
