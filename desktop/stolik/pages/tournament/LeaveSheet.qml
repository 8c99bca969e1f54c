pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Tournament

// An entrant leaves: a computer plays on under their name, or nobody does.
ModalSheet {
    id: sheet

    required property TournamentDesk desk
    property int entrant: -1
    property string name: ""
    property int level: 2
    property bool begun: false

    function ask(entrant: int, name: string): void {
        sheet.entrant = entrant;
        sheet.name = name;
        sheet.begun = sheet.desk.sitsAtBegunTable(entrant);
        sheet.desk.forgetSentence();
        open();
    }
    function leave(level: string): void {
        if (sheet.desk.leave(sheet.entrant, level))
            sheet.close();
    }

    title: qsTr("Does %1 leave the tournament?").arg(sheet.name)
    cross: false
    wide: Theme.dp(640)
    onClosed: sheet.desk.forgetSentence()

    TextLabel {
        Layout.fillWidth: true
        text: qsTr("A computer can play on under the name of %1, from the next game on.").arg(sheet.name)
        wrapMode: Text.Wrap
    }
    SegmentedControl {
        Layout.fillWidth: true
        fill: true
        name: qsTr("How the computer plays")
        options: LevelNames.levels.map(level => LevelNames.title(level))
        current: sheet.level
        onChosen: index => sheet.level = index
    }
    ActionButton {
        Layout.fillWidth: true
        large: false
        text: qsTr("A computer plays on")
        onClicked: sheet.leave(LevelNames.levels[sheet.level])
    }
    TextLabel {
        Layout.fillWidth: true
        text: qsTr("Without one the table goes on with one player fewer. Points already won stay.")
        wrapMode: Text.Wrap
    }
    TextLabel {
        Layout.fillWidth: true
        visible: sheet.begun
        text: qsTr("The game begun here at that table then begins anew. What was played of it stays among the games given up.")
        strong: true
        wrapMode: Text.Wrap
    }
    ActionButton {
        Layout.fillWidth: true
        large: false
        text: qsTr("The seat stays empty")
        onClicked: sheet.leave("")
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
            text: qsTr("%1 stays").arg(sheet.name)
            primary: true
            onClicked: sheet.close()
        }
    ]
}
