pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Shell

// The sheet to type the code of a game, to play with the same dice or tiles.
ModalSheet {
    id: sheet

    required property Shell shell
    property string fault: ""

    function take(): void {
        sheet.fault = sheet.shell.enterCode(field.text);
        if (sheet.fault === "") {
            sheet.accept();
            return;
        }
        sheet.contentItem.Accessible.announce(sheet.fault, Accessible.Assertive);
        field.forceActiveFocus();
    }

    title: qsTr("A friend's code")
    wide: Theme.dp(620)
    onAboutToShow: {
        field.clear();
        sheet.fault = "";
    }
    onOpened: field.forceActiveFocus()

    Paragraph {
        text: qsTr("Type in a friend's code to play with the same luck and compare results.")
    }
    TextInputField {
        id: field

        Layout.fillWidth: true
        name: qsTr("Code")
        placeholderText: "XXX-XXX-XXX-XXX-XXX-XXX-XXX"
        most: 400
        font.capitalization: Font.AllUppercase
        inputMethodHints: Qt.ImhNoPredictiveText | Qt.ImhPreferUppercase | Qt.ImhLatinOnly
        onTextEdited: sheet.fault = ""
        onAccepted: sheet.take()
    }
    Paragraph { visible: text !== ""; text: sheet.fault; color: Theme.danger }

    actions: LargeButton {
        Layout.fillWidth: true
        primary: true
        iconName: "dice"
        text: qsTr("Choose who plays")
        enabled: field.length > 0
        onClicked: sheet.take()
    }
}
