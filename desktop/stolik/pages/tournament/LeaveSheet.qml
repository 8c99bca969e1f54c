pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Tournament

// An entrant: a misspelt name is mended, who has left comes back, and who leaves has a computer play on under their name,
// or nobody. Without an entrant, somebody who comes late.
ModalSheet {
    id: sheet

    required property TournamentDesk desk
    property int entrant: -1
    property string name: ""
    property int level: 2
    property bool begun: false
    property bool away: false
    readonly property bool late: sheet.entrant < 0
    readonly property bool leaves: !sheet.late && !sheet.away && !sheet.desk.over

    function ask(entrant: int, name: string, away: bool): void {
        sheet.entrant = entrant;
        sheet.name = name;
        sheet.away = away;
        sheet.begun = sheet.desk.sitsAtBegunTable(entrant);
        nameField.text = sheet.late ? "" : sheet.desk.nameOf(entrant);
        clubField.text = "";
        sheet.desk.forgetSentence();
        open();
        if (sheet.late)
            nameField.forceActiveFocus(Qt.TabFocusReason);
    }
    function take(taken: bool): void {
        if (taken)
            sheet.close();
    }
    function takeName(): void {
        if (mend.enabled)
            sheet.take(sheet.late ? sheet.desk.join(nameField.text, clubField.text) : sheet.desk.rename(sheet.entrant, nameField.text));
    }

    title: sheet.late ? qsTr("Who comes late?") : sheet.leaves ? qsTr("Does %1 leave the tournament?").arg(sheet.name) : sheet.name
    cross: false
    wide: Theme.dp(sheet.late ? 760 : 640)
    onClosed: sheet.desk.forgetSentence()

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap(2)

        TextInputField {
            id: nameField

            Layout.fillWidth: true
            name: qsTr("Name")
            placeholderText: name
            most: 40
            onAccepted: sheet.takeName()
        }
        TextInputField {
            id: clubField

            Layout.fillWidth: true
            visible: sheet.late
            name: qsTr("Club or family")
            placeholderText: qsTr("Club or family, if it matters")
            most: 40
            onAccepted: sheet.takeName()
        }
        ActionButton {
            id: mend

            large: false
            text: sheet.late ? qsTr("Enter") : qsTr("Mend the name")
            enabled: nameField.text.trim() !== "" && (sheet.late || nameField.text !== sheet.desk.nameOf(sheet.entrant))
            onClicked: sheet.takeName()
        }
    }
    ActionButton {
        Layout.fillWidth: true
        visible: sheet.away && !sheet.desk.over
        large: false
        text: qsTr("%1 comes back").arg(sheet.name)
        onClicked: sheet.take(sheet.desk.comeBack(sheet.entrant))
    }
    TextLabel {
        Layout.fillWidth: true
        visible: sheet.leaves
        text: qsTr("A computer can play on under the name of %1, from the next game on.").arg(sheet.name)
        wrapMode: Text.Wrap
    }
    SegmentedControl {
        Layout.fillWidth: true
        visible: sheet.leaves
        fill: true
        name: qsTr("How the computer plays")
        options: LevelNames.levels.map(level => LevelNames.title(level))
        current: sheet.level
        onChosen: index => sheet.level = index
    }
    ActionButton {
        Layout.fillWidth: true
        visible: sheet.leaves
        large: false
        text: qsTr("A computer plays on")
        onClicked: sheet.take(sheet.desk.leave(sheet.entrant, LevelNames.levels[sheet.level]))
    }
    TextLabel {
        Layout.fillWidth: true
        visible: sheet.leaves
        text: qsTr("Without one the table goes on with one player fewer. Points already won stay.")
        wrapMode: Text.Wrap
    }
    TextLabel {
        Layout.fillWidth: true
        visible: sheet.leaves && sheet.begun
        text: qsTr("The game begun here at that table then begins anew. What was played of it stays among the games given up.")
        strong: true
        wrapMode: Text.Wrap
    }
    ActionButton {
        Layout.fillWidth: true
        visible: sheet.leaves
        large: false
        text: qsTr("The seat stays empty")
        onClicked: sheet.take(sheet.desk.leave(sheet.entrant, ""))
    }
    TextLabel {
        Layout.fillWidth: true
        visible: text !== ""
        text: sheet.desk.sentence
        color: Theme.danger
        strong: true
        wrapMode: Text.Wrap
        Accessible.role: Accessible.AlertMessage
    }
    actions: [
        Item { Layout.fillWidth: true },
        ActionButton {
            text: sheet.leaves ? qsTr("%1 stays").arg(sheet.name) : qsTr("Cancel")
            primary: sheet.leaves
            onClicked: sheet.close()
        }
    ]
}
