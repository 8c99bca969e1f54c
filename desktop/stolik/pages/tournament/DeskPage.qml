pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Shell
import Stolik.Tournament
import Stolik.TournamentDesk

// The desk of a tournament: what to do now, and below it tables, places, the bracket or corrections.
Page {
    id: page

    required property TournamentDesk desk
    property int shown: 0

    function takeFocus(): void {
        const item = !page.desk.over ? first : page.narrow ? below : above;
        item.forceActiveFocus(Qt.TabFocusReason);
    }
    title: qsTr("Tournament desk")
    back: () => page.desk.form ? page.desk.closeForm() : page.backWanted()

    PageColumn {
        narrow: page.narrow
        spacing: Theme.gap(page.narrow ? 2 : 3)
        visible: !page.desk.form
        enabled: visible

        PageHeader {
            title: page.desk.title
            subtitle: page.desk.line
            onBackWanted: page.backWanted()

            IconButton {
                visible: page.desk.printing !== null
                anchors.verticalCenter: parent.verticalCenter
                iconName: "print"
                text: qsTr("Print and save")
                onClicked: papers.open()
            }
            SegmentedControl {
                id: above

                visible: !page.narrow
                name: qsTr("View")
                options: views.names
                current: page.shown
                onChosen: index => page.shown = index
            }
        }
        Loader {
            id: first

            Layout.fillWidth: true
            focus: true
            sourceComponent: page.desk.over ? medals : now
            // At the end nothing is left to do, so the keyboard goes to the overview.
            onLoaded: if (page.desk.over && page.activeFocus) page.takeFocus()
        }
        SegmentedControl {
            id: below

            visible: page.narrow
            fill: true
            name: qsTr("View")
            options: views.names
            current: page.shown
            onChosen: index => page.shown = index
        }
        Loader {
            id: views

            readonly property list<string> names: [qsTr("Tables"), qsTr("Places"), qsTr("To the final"), qsTr("Corrections")]

            Layout.fillWidth: true
            Layout.fillHeight: true
            sourceComponent: [tables, places, bracket, corrections][page.shown]
        }
    }
    Panel {
        anchors.fill: parent
        anchors.margins: Theme.gap(page.narrow ? 2 : 4)
        visible: form.active

        Loader {
            id: form

            anchors.fill: parent
            focus: active
            active: page.desk.form !== null
            sourceComponent: CardForm { form: page.desk.form as CardFormModel }
            onActiveChanged: if (!active) page.takeFocus()
        }
    }

    Component {
        id: now

        // What to do now: one filled button, and other actions beside it.
        FocusScope {
            id: dueNow

            readonly property bool narrow: Theme.largeType || dueNow.width < Theme.dp(840)

            focus: true
            // With computers, room for their progress is reserved, so that nothing shifts at their start.
            implicitHeight: Theme.gap(dueNow.narrow ? 3 : 5) + Math.max(grid.implicitHeight, dueNow.narrow ? 0 : Theme.buttonHeight,
                page.desk.hasComputers && !dueNow.narrow ? Theme.lead * 1.75 + Theme.gap(1) + Theme.target : 0)

            Panel {
                anchors.fill: parent

                GridLayout {
                    id: grid

                    x: Theme.gap(dueNow.narrow ? 3 : 5)
                    width: parent.width - 2 * x
                    anchors.verticalCenter: parent.verticalCenter
                    columns: dueNow.narrow ? 1 : 2
                    columnSpacing: Theme.gap(4)
                    rowSpacing: Theme.gap(2)

                    ColumnLayout {
                        spacing: Theme.gap(1)

                        Paragraph {
                            text: page.desk.next
                            kind: dueNow.narrow ? "body" : "lead"
                            strong: true
                            wrapMode: Text.Wrap
                        }
                        Outcome {
                            text: page.desk.sentence
                            color: Theme.danger
                            strong: true
                        }
                        RowLayout {
                            visible: page.desk.running
                            spacing: Theme.gap(3)

                            ProgressTrack {
                                Layout.minimumWidth: Theme.dp(60)
                                Layout.maximumWidth: Theme.dp(280)
                                progress: page.desk.progress
                            }
                            TextLabel { text: page.desk.playing; kind: "small"; tabular: true }
                            IconButton {
                                iconName: "pause"
                                text: qsTr("Stop")
                                showText: true
                                onClicked: page.desk.stop()
                            }
                        }
                    }
                    // From the right, none narrower than a filled one, so that each keeps its place.
                    RowLayout {
                        Layout.fillWidth: dueNow.narrow
                        layoutDirection: Qt.RightToLeft
                        spacing: Theme.gap(3)

                        Repeater {
                            model: page.desk.actions
                            // The keyboard goes on to the next action.
                            onItemAdded: (index, item) => {
                                if ((item as ActionButton).primary && dueNow.activeFocus)
                                    item.forceActiveFocus(Qt.TabFocusReason);
                            }

                            ActionButton {
                                id: button

                                required property int index
                                required text
                                required property bool first

                                Layout.fillWidth: dueNow.narrow
                                Layout.preferredWidth: dueNow.narrow ? 1 : Math.max(implicitWidth, Theme.dp(220))
                                focus: button.primary
                                primary: button.first
                                large: !dueNow.narrow
                                onClicked: page.desk.act(button.index)
                                // The second press of a double click was meant for the button there before.
                                onDoubleClicked: {}
                            }
                        }
                    }
                }
            }
        }
    }
    Component {
        id: medals

        // The end: the winner in a laurel, with the places beside.
        FocusScope {
            id: end

            readonly property bool narrow: Theme.largeType || end.width < Theme.dp(840)

            implicitHeight: medalsRow.implicitHeight + Theme.gap(5)
            Accessible.role: Accessible.Grouping
            Accessible.name: page.desk.next

            Panel {
                anchors.fill: parent

                RowLayout {
                    id: medalsRow

                    x: Theme.gap(5)
                    width: parent.width - Theme.gap(10)
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: Theme.gap(5)

                    Item {
                        implicitWidth: Theme.dp(end.narrow ? 64 : 104)
                        implicitHeight: implicitWidth

                        Laurel { anchors.centerIn: parent; size: parent.width }
                        Icon {
                            anchors.centerIn: parent
                            name: "trophy"
                            size: Theme.dp(end.narrow ? 28 : 44)
                            color: Theme.goldText
                        }
                    }
                    ColumnLayout {
                        spacing: Theme.gap(1)

                        Paragraph {
                            text: page.desk.cup !== "" ? page.desk.cup : page.desk.next
                            kind: end.narrow ? "lead" : "title"
                            strong: true
                            wrapMode: Text.Wrap
                        }
                        Flow {
                            Layout.fillWidth: true
                            spacing: Theme.gap(6)

                            Repeater {
                                model: page.desk.medals

                                RowLayout {
                                    id: medal

                                    required property int place
                                    required property string name

                                    spacing: Theme.gap(2)

                                    Rectangle {
                                        implicitWidth: Theme.dp(30)
                                        implicitHeight: implicitWidth
                                        radius: width / 2
                                        color: medal.place === 1 ? Theme.gold : "transparent"
                                        border.width: Theme.line
                                        border.color: medal.place === 1 ? Theme.gold : Theme.outline

                                        SilentLabel {
                                            anchors.centerIn: parent
                                            text: medal.place
                                            strong: true
                                            tabular: true
                                            color: medal.place === 1 ? Theme.tileInk : Theme.ink
                                        }
                                    }
                                    TextLabel {
                                        text: medal.name
                                        kind: medal.place === 1 ? "lead" : "body"
                                        strong: medal.place === 1
                                        Accessible.name: qsTr("Place %1: %2").arg(medal.place).arg(medal.name)
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    Component {
        id: tables

        DeskTables {
            desk: page.desk
            onTableWanted: key => tableSheet.show(key)
            onLateWanted: leaveSheet.ask(-1, "", false)
            onDrawTakenBack: page.takeFocus()
        }
    }
    Component {
        id: places

        Item {
            // Narrow enough for the eye to follow a line from a name to its points.
            StandingsTable {
                x: (parent.width - width) / 2
                width: Math.min(parent.width, Theme.dp(1100))
                height: parent.height
                desk: page.desk
                onEntrantWanted: (entrant, name, away) => leaveSheet.ask(entrant, name, away)
            }
        }
    }
    Component {
        id: bracket

        BracketPicture { desk: page.desk }
    }
    Component {
        id: corrections

        // The corrections, the latest first.
        ScrolledColumn {
            id: list

            Paragraph {
                Layout.topMargin: Theme.gap(4)
                visible: page.desk.corrections.count === 0
                text: qsTr("No corrections yet. Each one is listed here with its author and the old points.")
                quiet: true
                onTable: true
                horizontalAlignment: Text.AlignHCenter
            }
            Repeater {
                model: page.desk.corrections

                ColumnPanel {
                    id: row

                    required property string game
                    required property string who
                    required property string before
                    required property string after

                    side: Theme.gap(4)
                    above: Theme.gap(3)
                    spacing: Theme.gap(0.5)

                    Paragraph {
                        text: `${row.game}: ${row.who}`
                        strong: true
                        wrapMode: Text.Wrap
                    }
                    Paragraph {
                        text: qsTr("Before: %1").arg(row.before)
                        quiet: true
                        wrapMode: Text.Wrap
                    }
                    Paragraph { text: qsTr("Now: %1").arg(row.after); wrapMode: Text.Wrap }
                }
            }
        }
    }
    TableSheet {
        id: tableSheet

        desk: page.desk
        onLeaveWanted: (entrant, name) => leaveSheet.ask(entrant, name, false)
    }
    // Before typing a card for a game begun here: says what happens to that game.
    ModalSheet {
        id: begunSheet

        property int round: 0
        property int table: 0
        property int game: 0

        function ask(round: int, table: int, game: int): void {
            begunSheet.round = round;
            begunSheet.table = table;
            begunSheet.game = game;
            open();
        }

        title: qsTr("This game was started here")
        wide: Theme.dp(640)
        onOpened: goOn.forceActiveFocus(Qt.TabFocusReason)

        Paragraph {
            text: qsTr("Table %1, game %2 was started on this computer and isn't over. If you enter its points, what was played here no longer counts; it is kept with the abandoned games.").arg(begunSheet.table).arg(begunSheet.game)
            wrapMode: Text.Wrap
        }
        actions: [
            LargeButton {
                text: qsTr("Enter its points")
                onClicked: {
                    begunSheet.close();
                    page.desk.enterAnyway(begunSheet.round, begunSheet.table, begunSheet.game);
                }
            },
            Item { Layout.fillWidth: true },
            LargeButton {
                id: goOn

                primary: true
                text: qsTr("Keep playing here")
                onClicked: {
                    begunSheet.close();
                    page.desk.playHere(begunSheet.round, begunSheet.table);
                }
            }
        ]
    }
    Connections {
        target: page.desk

        function onBegunHere(round: int, table: int, game: int): void { begunSheet.ask(round, table, game); }
    }
    LaterSheet {
        id: papers

        // The papers and spreadsheet tables of a tournament; each press writes a new file.
        sourceComponent: ModalSheet {
            id: papersSheet

            readonly property TournamentPrinting printing: page.desk.printing as TournamentPrinting
            readonly property list<string> papers: ["a4", "a5"]

            title: qsTr("Print and save")
            cross: false
            wide: Theme.dp(640)

            GridLayout {
                columns: Theme.largeType ? 1 : 2
                uniformCellWidths: true
                columnSpacing: Theme.gap(3)
                rowSpacing: Theme.gap(3)

                ActionButton {
                    Layout.fillWidth: true
                    enabled: page.desk.shownRound > 0
                    text: qsTr("This round's score cards")
                    onClicked: papersSheet.printing.printCards(page.desk.shownRound)
                }
                ActionButton {
                    Layout.fillWidth: true
                    text: qsTr("A blank score card")
                    onClicked: papersSheet.printing.printBlankCard()
                }
                ActionButton {
                    Layout.fillWidth: true
                    text: qsTr("Whole tournament (PDF)")
                    onClicked: papersSheet.printing.exportPdf()
                }
                ActionButton {
                    Layout.fillWidth: true
                    text: qsTr("Places and games (CSV)")
                    onClicked: papersSheet.printing.exportCsv()
                }
            }
            RowLayout {
                spacing: Theme.gap(3)

                SilentLabel { Layout.fillWidth: true; text: qsTr("Paper"); strong: true }
                SegmentedControl {
                    name: qsTr("Paper")
                    options: ["A4", "A5"]
                    current: papersSheet.papers.indexOf(papersSheet.printing.paper)
                    onChosen: index => papersSheet.printing.choosePaper(papersSheet.papers[index])
                }
            }
            Paragraph { text: page.desk.draw; kind: "note"; wrapMode: Text.Wrap }
            Paragraph {
                Layout.minimumHeight: 2 * Theme.body * 1.5
                text: papersSheet.printing.sentence
                wrapMode: Text.Wrap
                Accessible.role: Accessible.AlertMessage
            }
            actions: [
                ActionButton {
                    enabled: papersSheet.printing.saved
                    text: qsTr("Open")
                    onClicked: papersSheet.printing.open()
                },
                ActionButton {
                    enabled: papersSheet.printing.saved
                    text: qsTr("Show the folder")
                    onClicked: papersSheet.printing.showFolder()
                },
                Item { Layout.fillWidth: true },
                LargeButton { primary: true; text: qsTr("Done"); onClicked: papersSheet.close() }
            ]
        }
    }
    // An entrant: corrects the name, brings back one who has left, or lets one leave, with or without a
    // computer as a replacement. Without an entrant, it adds a latecomer.
    ModalSheet {
        id: leaveSheet

        property int entrant: -1
        property string name: ""
        property int level: 2
        property bool begun: false
        property bool away: false
        property int face: pawn
        // The face of entrants who chose none.
        readonly property int pawn: 12
        readonly property bool late: leaveSheet.entrant < 0
        readonly property bool leaves: !leaveSheet.late && !leaveSheet.away && !page.desk.over

        function ask(entrant: int, name: string, away: bool): void {
            leaveSheet.entrant = entrant;
            leaveSheet.name = name;
            leaveSheet.away = away;
            leaveSheet.begun = page.desk.sitsAtBegunTable(entrant);
            nameField.text = leaveSheet.late ? "" : page.desk.nameOf(entrant);
            clubField.text = "";
            leaveSheet.face = leaveSheet.pawn;
            page.desk.forgetSentence();
            open();
            if (leaveSheet.late)
                nameField.forceActiveFocus(Qt.TabFocusReason);
        }
        function take(taken: bool): void {
            if (taken)
                leaveSheet.close();
        }
        function takeName(): void {
            if (mend.enabled)
                leaveSheet.take(leaveSheet.late ? page.desk.join(nameField.text, clubField.text, leaveSheet.face) : page.desk.rename(leaveSheet.entrant, nameField.text));
        }

        title: leaveSheet.late ? qsTr("Who is joining late?") : leaveSheet.leaves ? qsTr("Is %1 leaving the tournament?").arg(leaveSheet.name) : leaveSheet.name
        cross: false
        wide: Theme.dp(leaveSheet.late ? 760 : 640)
        onClosed: page.desk.forgetSentence()

        RowLayout {
            spacing: Theme.gap(2)

            TextInputField {
                id: nameField

                Layout.fillWidth: true
                name: qsTr("Name")
                placeholderText: name
                most: 40
                onAccepted: leaveSheet.takeName()
            }
            TextInputField {
                id: clubField

                Layout.fillWidth: true
                visible: leaveSheet.late
                name: qsTr("Club or family")
                placeholderText: qsTr("Club or family (optional)")
                most: 40
                onAccepted: leaveSheet.takeName()
            }
            ActionButton {
                id: mend

                text: leaveSheet.late ? qsTr("Enter") : qsTr("Fix the name")
                enabled: nameField.text.trim() !== "" && (leaveSheet.late || nameField.text !== page.desk.nameOf(leaveSheet.entrant))
                onClicked: leaveSheet.takeName()
            }
        }
        FacePicker {
            low: true
            visible: leaveSheet.late
            chosen: leaveSheet.face
            onPicked: face => leaveSheet.face = face
        }
        ActionButton {
            Layout.fillWidth: true
            visible: leaveSheet.away && !page.desk.over
            text: qsTr("%1 is back").arg(leaveSheet.name)
            onClicked: leaveSheet.take(page.desk.comeBack(leaveSheet.entrant))
        }
        Paragraph {
            visible: leaveSheet.leaves
            text: qsTr("From the next game, a computer can stand in for %1.").arg(leaveSheet.name)
            wrapMode: Text.Wrap
        }
        SegmentedControl {
            visible: leaveSheet.leaves
            fill: true
            name: qsTr("How the computer plays")
            options: LevelNames.levels.map(level => LevelNames.title(level))
            current: leaveSheet.level
            onChosen: index => leaveSheet.level = index
        }
        ActionButton {
            Layout.fillWidth: true
            visible: leaveSheet.leaves
            text: qsTr("Computer stands in")
            onClicked: leaveSheet.take(page.desk.leave(leaveSheet.entrant, LevelNames.levels[leaveSheet.level]))
        }
        Paragraph {
            visible: leaveSheet.leaves
            text: qsTr("Without one, the table plays on with one player fewer. Points already won stay.")
            wrapMode: Text.Wrap
        }
        Paragraph {
            visible: leaveSheet.leaves && leaveSheet.begun
            text: qsTr("The game started here at that table then starts again. What was played is kept with the abandoned games.")
            strong: true
            wrapMode: Text.Wrap
        }
        ActionButton {
            Layout.fillWidth: true
            visible: leaveSheet.leaves
            text: qsTr("The seat stays empty")
            onClicked: leaveSheet.take(page.desk.leave(leaveSheet.entrant, ""))
        }
        Outcome { text: page.desk.sentence; color: Theme.danger; strong: true }
        actions: [
            Item { Layout.fillWidth: true },
            LargeButton {
                text: leaveSheet.leaves ? qsTr("%1 stays").arg(leaveSheet.name) : qsTr("Cancel")
                primary: leaveSheet.leaves
                onClicked: leaveSheet.close()
            }
        ]
    }
}
