pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Models
import Stolik.Tournament

// The player of a championship: a person of the house, or a new name.
ModalSheet {
    id: sheet

    required property TournamentPages pages

    function ask(): void {
        nameField.text = "";
        open();
        const first = people.itemAt(0) as Item;
        (first ?? nameField).forceActiveFocus(Qt.TabFocusReason);
    }
    function begin(name: string): void {
        if (name.trim() === "" || Names.fault(name) !== "")
            return;
        sheet.close();
        sheet.pages.beginChampionship(name);
    }

    title: qsTr("Who plays the championship?")
    wide: Theme.dp(640)

    TextLabel {
        Layout.fillWidth: true
        text: qsTr("One person against 15 computers of four levels, from the first round to the final. Every game is saved: play it over as many evenings as you like.")
        wrapMode: Text.WordWrap
    }
    Flow {
        Layout.fillWidth: true
        visible: sheet.pages.people.count > 0
        spacing: Theme.gap(1)

        Repeater {
            id: people

            model: sheet.pages.people

            KnownEntrant {
                entered: false
                Accessible.role: Accessible.Button
                onClicked: sheet.begin(name)
            }
        }
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap(2)

        TextInputField {
            id: nameField

            Layout.fillWidth: true
            name: qsTr("Name")
            placeholderText: people.count > 0 ? qsTr("Somebody else") : qsTr("Name")
            onAccepted: sheet.begin(text)
        }
        ActionButton {
            primary: true
            text: qsTr("Begin")
            enabled: nameField.text.trim() !== "" && fault.text === ""
            onClicked: sheet.begin(nameField.text)
        }
    }
    NameFault {
        id: fault

        typed: nameField.text
    }
}
