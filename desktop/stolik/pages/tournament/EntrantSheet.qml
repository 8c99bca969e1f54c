pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Tournament

// The name of an entrant, and the club or family.
ModalSheet {
    id: sheet

    required property TournamentSetup setup
    property int key: -1

    function edit(key: int): void {
        for (let row = 0; row < setup.entrants.count; row++) {
            const entrant = setup.entrants.at(row);
            if (entrant.key === key) {
                sheet.key = key;
                nameField.text = entrant.name;
                clubField.text = entrant.club;
            }
        }
        open();
        nameField.forceActiveFocus(Qt.TabFocusReason);
        nameField.selectAll();
    }
    function take(): void {
        sheet.setup.change(sheet.key, nameField.text, clubField.text);
    }

    title: qsTr("Who enters?")
    cross: false

    TextLabel {
        text: qsTr("Name")
        strong: true
        Accessible.ignored: true
    }
    TextInputField {
        id: nameField

        Layout.fillWidth: true
        name: qsTr("Name")
        most: 40
        onTextEdited: sheet.take()
        onAccepted: sheet.close()
    }
    TextLabel {
        text: qsTr("Club or family, if it matters")
        strong: true
        Accessible.ignored: true
    }
    TextInputField {
        id: clubField

        Layout.fillWidth: true
        name: qsTr("Club or family")
        most: 40
        onTextEdited: sheet.take()
        onAccepted: sheet.close()
    }
    TextLabel {
        Layout.fillWidth: true
        visible: text !== ""
        text: sheet.setup.sentence
        color: Theme.danger
        strong: true
        wrapMode: Text.Wrap
    }
    actions: [
        ActionButton {
            text: qsTr("Take out")
            iconName: "bin"
            onClicked: {
                sheet.close();
                sheet.setup.remove(sheet.key);
            }
        },
        Item { Layout.fillWidth: true },
        ActionButton {
            text: qsTr("Done")
            primary: true
            onClicked: sheet.close()
        }
    ]
}
