pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Shell
import Stolik.Tournament
import Stolik.TournamentDesk

// The desk of a tournament: what is to be done now, and below it the tables, the places, the way to the final or what
// was corrected.
FocusScope {
    id: page

    required property TournamentDesk desk
    readonly property bool narrow: Theme.largeType || page.width < Theme.dp(900)
    property int shown: 0

    signal backWanted

    function takeFocus(): void {
        const item = !page.desk.over ? first : page.narrow ? below : above;
        item.forceActiveFocus(Qt.TabFocusReason);
    }
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("The desk of the tournament")
    Keys.onEscapePressed: {
        if (page.desk.form)
            page.desk.closeForm();
        else
            page.backWanted();
    }

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
                framed: true
                onClicked: {
                    papers.active = true;
                    (papers.item as ModalSheet).open();
                }
            }
            SegmentedControl {
                id: above

                visible: !page.narrow
                name: qsTr("What is shown")
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
            // At the end nothing is to be done any more: the keyboard goes on where everything can be seen.
            onLoaded: if (page.desk.over && page.activeFocus) page.takeFocus()
        }
        SegmentedControl {
            id: below

            visible: page.narrow
            fill: true
            name: qsTr("What is shown")
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

        DueNow { focus: true; desk: page.desk }
    }
    Component {
        id: medals

        Medals { desk: page.desk }
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
            // No wider than the eye follows a line from a name to its points.
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

        CorrectionsList { desk: page.desk }
    }
    TableSheet {
        id: tableSheet

        desk: page.desk
        onLeaveWanted: (entrant, name) => leaveSheet.ask(entrant, name, false)
    }
    BegunSheet { id: begunSheet; desk: page.desk }
    Connections {
        target: page.desk

        function onBegunHere(round: int, table: int, game: int): void { begunSheet.ask(round, table, game); }
    }
    // Made when it is asked for.
    Loader {
        id: papers

        active: false
        visible: false
        sourceComponent: PapersSheet {
            printing: page.desk.printing as TournamentPrinting
            round: page.desk.shownRound
            draw: page.desk.draw
        }
    }
    LeaveSheet { id: leaveSheet; desk: page.desk }

    // What is to be done now: one filled button, and beside it what else can be done.
    component DueNow: FocusScope {
        id: dueNow

        required property TournamentDesk desk
        readonly property bool narrow: Theme.largeType || dueNow.width < Theme.dp(840)

        // With computers there is always room for their progress: nothing below shifts when they begin.
        implicitHeight: Theme.gap(dueNow.narrow ? 3 : 5) + Math.max(grid.implicitHeight, dueNow.narrow ? 0 : Theme.buttonHeight,
            dueNow.desk.hasComputers && !dueNow.narrow ? Theme.lead * 1.75 + Theme.gap(1) + Theme.target : 0)

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
                        text: dueNow.desk.next
                        kind: dueNow.narrow ? "body" : "lead"
                        strong: true
                        wrapMode: Text.Wrap
                    }
                    Paragraph {
                        visible: text !== ""
                        text: dueNow.desk.sentence
                        color: Theme.danger
                        strong: true
                        wrapMode: Text.Wrap
                        Accessible.role: Accessible.AlertMessage
                    }
                    RowLayout {
                        visible: dueNow.desk.running
                        spacing: Theme.gap(3)

                        ProgressTrack {
                            Layout.minimumWidth: Theme.dp(60)
                            Layout.maximumWidth: Theme.dp(280)
                            progress: dueNow.desk.progress
                        }
                        TextLabel { text: dueNow.desk.playing; kind: "small"; tabular: true }
                        IconButton {
                            iconName: "pause"
                            text: qsTr("Stop")
                            showText: true
                            framed: true
                            onClicked: dueNow.desk.stop()
                        }
                    }
                }
                // From the right, and none narrower than that which may be filled: each keeps its place.
                RowLayout {
                    Layout.fillWidth: dueNow.narrow
                    layoutDirection: Qt.RightToLeft
                    spacing: Theme.gap(3)

                    Repeater {
                        model: dueNow.desk.actions
                        // A user of the keyboard goes on with what is to be done next.
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
                            onClicked: dueNow.desk.act(button.index)
                            // The second press of two was meant for what stood there before.
                            onDoubleClicked: {}
                        }
                    }
                }
            }
        }
    }

    // What was changed after it had been entered, the latest first.
    component CorrectionsList: ScrolledColumn {
        id: list

        required property TournamentDesk desk

        Paragraph {
            Layout.topMargin: Theme.gap(4)
            visible: list.desk.corrections.count === 0
            text: qsTr("Nothing has been corrected. Whoever changes points leaves their name here, and what was there before.")
            quiet: true
            onTable: true
            horizontalAlignment: Text.AlignHCenter
        }
        Repeater {
            model: list.desk.corrections

            Panel {
                id: row

                required property string game
                required property string who
                required property string before
                required property string after

                Layout.fillWidth: true
                implicitHeight: inside.implicitHeight + Theme.gap(6)

                ColumnLayout {
                    id: inside

                    x: Theme.gap(4)
                    y: Theme.gap(3)
                    width: parent.width - Theme.gap(8)
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

    // A card is to be typed for a game that was begun here: what becomes of that one, before anything is typed.
    component BegunSheet: ModalSheet {
        id: sheet

        required property TournamentDesk desk
        property int round: 0
        property int table: 0
        property int game: 0

        function ask(round: int, table: int, game: int): void {
            sheet.round = round;
            sheet.table = table;
            sheet.game = game;
            open();
        }

        title: qsTr("This game was begun here")
        wide: Theme.dp(640)
        onOpened: goOn.forceActiveFocus(Qt.TabFocusReason)

        Paragraph {
            text: qsTr("Table %1, game %2 was begun on this computer and isn't over. Once you enter its points, what was played here no longer counts; it stays among the games given up.").arg(sheet.table).arg(sheet.game)
            wrapMode: Text.Wrap
        }
        actions: [
            ActionButton {
                text: qsTr("Enter its points")
                onClicked: {
                    sheet.close();
                    sheet.desk.enterAnyway(sheet.round, sheet.table, sheet.game);
                }
            },
            Item { Layout.fillWidth: true },
            ActionButton {
                id: goOn

                primary: true
                text: qsTr("Go on playing here")
                onClicked: {
                    sheet.close();
                    sheet.desk.playHere(sheet.round, sheet.table);
                }
            }
        ]
    }

    // An entrant: a misspelt name is mended, who has left comes back, and who leaves has a computer play on under their name,
    // or nobody. Without an entrant, somebody who comes late.
    component LeaveSheet: ModalSheet {
        id: leaving

        required property TournamentDesk desk
        property int entrant: -1
        property string name: ""
        property int level: 2
        property bool begun: false
        property bool away: false
        readonly property bool late: leaving.entrant < 0
        readonly property bool leaves: !leaving.late && !leaving.away && !leaving.desk.over

        function ask(entrant: int, name: string, away: bool): void {
            leaving.entrant = entrant;
            leaving.name = name;
            leaving.away = away;
            leaving.begun = leaving.desk.sitsAtBegunTable(entrant);
            nameField.text = leaving.late ? "" : leaving.desk.nameOf(entrant);
            clubField.text = "";
            leaving.desk.forgetSentence();
            open();
            if (leaving.late)
                nameField.forceActiveFocus(Qt.TabFocusReason);
        }
        function take(taken: bool): void {
            if (taken)
                leaving.close();
        }
        function takeName(): void {
            if (mend.enabled)
                leaving.take(leaving.late ? leaving.desk.join(nameField.text, clubField.text) : leaving.desk.rename(leaving.entrant, nameField.text));
        }

        title: leaving.late ? qsTr("Who comes late?") : leaving.leaves ? qsTr("Does %1 leave the tournament?").arg(leaving.name) : leaving.name
        cross: false
        wide: Theme.dp(leaving.late ? 760 : 640)
        onClosed: leaving.desk.forgetSentence()

        RowLayout {
            spacing: Theme.gap(2)

            TextInputField {
                id: nameField

                Layout.fillWidth: true
                name: qsTr("Name")
                placeholderText: name
                most: 40
                onAccepted: leaving.takeName()
            }
            TextInputField {
                id: clubField

                Layout.fillWidth: true
                visible: leaving.late
                name: qsTr("Club or family")
                placeholderText: qsTr("Club or family, if it matters")
                most: 40
                onAccepted: leaving.takeName()
            }
            ActionButton {
                id: mend

                large: false
                text: leaving.late ? qsTr("Enter") : qsTr("Mend the name")
                enabled: nameField.text.trim() !== "" && (leaving.late || nameField.text !== leaving.desk.nameOf(leaving.entrant))
                onClicked: leaving.takeName()
            }
        }
        ActionButton {
            Layout.fillWidth: true
            visible: leaving.away && !leaving.desk.over
            large: false
            text: qsTr("%1 comes back").arg(leaving.name)
            onClicked: leaving.take(leaving.desk.comeBack(leaving.entrant))
        }
        Paragraph {
            visible: leaving.leaves
            text: qsTr("A computer can play on under the name of %1, from the next game on.").arg(leaving.name)
            wrapMode: Text.Wrap
        }
        SegmentedControl {
            visible: leaving.leaves
            fill: true
            name: qsTr("How the computer plays")
            options: LevelNames.levels.map(level => LevelNames.title(level))
            current: leaving.level
            onChosen: index => leaving.level = index
        }
        ActionButton {
            Layout.fillWidth: true
            visible: leaving.leaves
            large: false
            text: qsTr("A computer plays on")
            onClicked: leaving.take(leaving.desk.leave(leaving.entrant, LevelNames.levels[leaving.level]))
        }
        Paragraph {
            visible: leaving.leaves
            text: qsTr("Without one the table goes on with one player fewer. Points already won stay.")
            wrapMode: Text.Wrap
        }
        Paragraph {
            visible: leaving.leaves && leaving.begun
            text: qsTr("The game begun here at that table then begins anew. What was played of it stays among the games given up.")
            strong: true
            wrapMode: Text.Wrap
        }
        ActionButton {
            Layout.fillWidth: true
            visible: leaving.leaves
            large: false
            text: qsTr("The seat stays empty")
            onClicked: leaving.take(leaving.desk.leave(leaving.entrant, ""))
        }
        Paragraph {
            visible: text !== ""
            text: leaving.desk.sentence
            color: Theme.danger
            strong: true
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
        }
        actions: [
            Item { Layout.fillWidth: true },
            ActionButton {
                text: leaving.leaves ? qsTr("%1 stays").arg(leaving.name) : qsTr("Cancel")
                primary: leaving.leaves
                onClicked: leaving.close()
            }
        ]
    }

    // The end: the winner, in a laurel, and the places beside.
    component Medals: FocusScope {
        id: end

        required property TournamentDesk desk
        readonly property bool narrow: Theme.largeType || end.width < Theme.dp(840)

        implicitHeight: medalsRow.implicitHeight + Theme.gap(5)
        Accessible.role: Accessible.Grouping
        Accessible.name: end.desk.next

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
                        text: end.desk.cup !== "" ? end.desk.cup : end.desk.next
                        kind: end.narrow ? "lead" : "title"
                        strong: true
                        wrapMode: Text.Wrap
                    }
                    Flow {
                        Layout.fillWidth: true
                        spacing: Theme.gap(6)

                        Repeater {
                            model: end.desk.medals

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

                                    TextLabel {
                                        anchors.centerIn: parent
                                        text: medal.place
                                        strong: true
                                        tabular: true
                                        color: medal.place === 1 ? Theme.tileInk : Theme.ink
                                        Accessible.ignored: true
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

    // What is printed of a tournament, or calculated with: each press writes a new file.
    component PapersSheet: ModalSheet {
        id: papersSheet

        required property TournamentPrinting printing
        required property int round
        // How the tables are drawn.
        required property string draw
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
                large: false
                enabled: papersSheet.round > 0
                text: qsTr("Score cards of this round")
                onClicked: papersSheet.printing.printCards(papersSheet.round)
            }
            ActionButton {
                Layout.fillWidth: true
                large: false
                text: qsTr("An empty score card")
                onClicked: papersSheet.printing.printBlankCard()
            }
            ActionButton {
                Layout.fillWidth: true
                large: false
                text: qsTr("The whole tournament as PDF")
                onClicked: papersSheet.printing.exportPdf()
            }
            ActionButton {
                Layout.fillWidth: true
                large: false
                text: qsTr("Places and games as tables (CSV)")
                onClicked: papersSheet.printing.exportCsv()
            }
        }
        RowLayout {
            spacing: Theme.gap(3)

            TextLabel {
                Layout.fillWidth: true
                text: qsTr("Paper")
                strong: true
                Accessible.ignored: true
            }
            SegmentedControl {
                name: qsTr("Paper")
                options: ["A4", "A5"]
                current: papersSheet.papers.indexOf(papersSheet.printing.paper)
                onChosen: index => papersSheet.printing.choosePaper(papersSheet.papers[index])
            }
        }
        Paragraph { text: papersSheet.draw; kind: "note"; wrapMode: Text.Wrap }
        Paragraph {
            Layout.minimumHeight: 2 * Theme.body * 1.5
            text: papersSheet.printing.sentence
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
        }
        actions: [
            ActionButton {
                large: false
                enabled: papersSheet.printing.saved
                text: qsTr("Open")
                onClicked: papersSheet.printing.open()
            },
            ActionButton {
                large: false
                enabled: papersSheet.printing.saved
                text: qsTr("Show folder")
                onClicked: papersSheet.printing.showFolder()
            },
            Item { Layout.fillWidth: true },
            ActionButton { primary: true; text: qsTr("Done"); onClicked: papersSheet.close() }
        ]
    }
}
