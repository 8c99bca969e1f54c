pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Shell

// Who a person is: name, face, and the age where the youngest starts.
ModalSheet {
    id: sheet

    required property LineUpModel lineUp
    property bool asksAge: false
    property int row: -1
    property int chosenFace: 0
    property int colour: 0
    property int age: -1
    property bool beginner: false
    property bool tutored: false

    function edit(row: int): void {
        sheet.row = row;
        read();
        nameField.text = sheet.lineUp.seats.at(row).name;
        open();
        nameField.forceActiveFocus(Qt.TabFocusReason);
        nameField.selectAll();
    }
    function read(): void {
        const seat = sheet.lineUp.seats.at(sheet.row);
        if (seat.key === undefined)
            return;
        sheet.chosenFace = seat.face;
        sheet.colour = seat.colour;
        sheet.age = seat.age;
        sheet.beginner = seat.beginner;
        sheet.tutored = seat.tutored;
        if (!ageField.activeFocus)
            ageField.text = seat.age >= 0 ? seat.age : "";
    }

    // Little height: what stands in the sheet is lower, and the sheet wider.
    readonly property bool low: sheet.roomY < Theme.dp(640)

    title: qsTr("Who sits here?")
    wide: sheet.low ? sheet.roomX : Theme.dp(640)
    onClosed: sheet.row = -1

    Connections {
        target: sheet.lineUp
        enabled: sheet.row >= 0

        function onChanged(): void { sheet.read(); }
    }

    Flow {
        Layout.fillWidth: true
        visible: sheet.lineUp.people.count > 0 && nameField.text === ""
        spacing: Theme.gap(1)

        Repeater {
            model: sheet.lineUp.people

            PersonPick {
                required property int index

                flat: sheet.low
                low: sheet.low
                visible: index < 16
                onClicked: {
                    nameField.text = name;
                    sheet.lineUp.rename(sheet.row, name);
                    sheet.close();
                }
            }
        }
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap(4)

        Avatar {
            Layout.alignment: Qt.AlignBottom
            size: sheet.low ? Theme.buttonHeight : Theme.dp(88)
            number: sheet.chosenFace
            colour: sheet.colour
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.gap(sheet.low ? 0.5 : 2)

            TextLabel {
                text: qsTr("Name")
                strong: true
                Accessible.ignored: true
            }
            TextInputField {
                id: nameField

                objectName: "nameField"
                Layout.fillWidth: true
                name: qsTr("Name")
                placeholderText: qsTranslate("shell", "Player {number}").replace("{number}", (sheet.row + 1).toString())
                onTextEdited: sheet.lineUp.rename(sheet.row, text)
                onAccepted: sheet.close()
            }
        }
        ColumnLayout {
            visible: sheet.asksAge
            spacing: Theme.gap(sheet.low ? 0.5 : 2)

            TextLabel {
                text: qsTr("Age")
                strong: true
                Accessible.ignored: true
            }
            TextInputField {
                id: ageField

                Layout.preferredWidth: Theme.dp(96)
                name: qsTr("Age, so that the youngest can start")
                placeholderText: "–"
                maximumLength: 3
                inputMethodHints: Qt.ImhDigitsOnly
                validator: IntValidator { bottom: 0; top: 150 }
                onTextEdited: sheet.lineUp.setAge(sheet.row, text === "" ? -1 : parseInt(text))
                onAccepted: sheet.close()
            }
        }
    }
    TextLabel {
        visible: !sheet.low
        text: qsTr("Face")
        strong: true
    }
    AvatarPicker {
        Layout.fillWidth: true
        oneLine: sheet.low
        colour: sheet.colour
        current: sheet.chosenFace
        onChosen: face => sheet.lineUp.setFace(sheet.row, face)
    }
    GridLayout {
        Layout.fillWidth: true
        columns: sheet.low ? 2 : 1
        uniformCellWidths: true
        columnSpacing: Theme.gap(3)
        rowSpacing: Theme.gap(3)

        ToggleRow {
            Layout.fillWidth: true
            visible: sheet.lineUp.marksForBeginners
            text: qsTr("Help for a beginner")
            line: sheet.low ? "" : qsTr("The own tiles that can be laid now bear a mark; where they go it doesn't tell.")
            checked: sheet.beginner
            onToggled: sheet.lineUp.setBeginner(sheet.row, checked)
        }
        ToggleRow {
            Layout.fillWidth: true
            visible: sheet.lineUp.hasTutor
            text: qsTr("Ask before a costly move")
            line: sheet.low ? "" : qsTr("Before a move that gives much away Stolik asks once and says what is better.")
            checked: sheet.tutored
            onToggled: sheet.lineUp.setTutored(sheet.row, checked)
        }
    }
    actions: [
        ActionButton {
            text: qsTr("Leaves the table")
            iconName: "bin"
            onClicked: {
                const row = sheet.row;
                sheet.close();
                sheet.lineUp.remove(row);
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
