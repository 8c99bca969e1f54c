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

    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gap(page.narrow ? 4 : 8)
        anchors.rightMargin: Theme.gap(page.narrow ? 4 : 8)
        anchors.topMargin: Theme.gap(page.narrow ? 2 : 4)
        anchors.bottomMargin: Theme.gap(page.narrow ? 2 : 4)
        spacing: Theme.gap(page.narrow ? 2 : 3)
        visible: !page.desk.form
        enabled: visible

        PageHeader {
            Layout.fillWidth: true
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

            Layout.fillWidth: true
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

        DueNow {
            focus: true
            desk: page.desk
        }
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
    BegunSheet {
        id: begunSheet

        desk: page.desk
    }
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
    LeaveSheet {
        id: leaveSheet

        desk: page.desk
    }
}
