pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Editor
import Stolik.Shell

// What a position is begun with: nothing, a record, or an ID.
ModalSheet {
    id: sheet

    required property EditorModel editor
    required property Shell shell
    property string fault: ""

    function take(fault: string): void {
        sheet.fault = fault;
        if (fault === "")
            sheet.close();
        else
            sheet.contentItem.Accessible.announce(fault, Accessible.Assertive);
    }

    title: qsTr("Start from…")
    wide: Theme.dp(620)
    onAboutToShow: {
        field.clear();
        sheet.fault = "";
    }

    TextLabel {
        Layout.fillWidth: true
        text: qsTr("The beginning of a game")
        strong: true
        Accessible.role: Accessible.Heading
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap(2)

        Repeater {
            model: sheet.editor.games

            ActionButton {
                required property string key
                required property string title

                large: false
                text: title
                onClicked: {
                    sheet.editor.begin(key);
                    sheet.close();
                }
            }
        }
    }
    TextLabel {
        Layout.fillWidth: true
        Layout.topMargin: Theme.gap(2)
        text: qsTr("The end of a record, or an ID")
        strong: true
        wrapMode: Text.WordWrap
        Accessible.role: Accessible.Heading
    }
    ActionButton {
        large: false
        iconName: "save"
        text: qsTr("Choose a record…")
        onClicked: files.begin()
    }
    TextInputField {
        id: field

        Layout.fillWidth: true
        name: qsTr("ID of a position")
        placeholderText: "XXXX-XXXX-…"
        most: 5200
        font.capitalization: Font.AllUppercase
        inputMethodHints: Qt.ImhNoPredictiveText | Qt.ImhPreferUppercase | Qt.ImhLatinOnly
        onTextEdited: sheet.fault = ""
        onAccepted: sheet.take(sheet.editor.beginWithId(field.text))
    }
    TextLabel {
        Layout.fillWidth: true
        visible: text !== ""
        text: sheet.fault
        color: Theme.danger
        wrapMode: Text.WordWrap
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap(2)

        ActionButton {
            large: false
            text: qsTr("Paste")
            onClicked: field.text = sheet.editor.pasted()
        }
        ActionButton {
            large: false
            primary: true
            text: qsTr("Lay this position")
            enabled: field.length > 0
            onClicked: sheet.take(sheet.editor.beginWithId(field.text))
        }
    }
    FileChoice {
        id: files

        shell: sheet.shell
        title: qsTr("Choose a record")
        what: "records"
        kind: qsTr("Records")
        onChosen: path => sheet.take(sheet.editor.beginWithRecord(path))
    }
}
