pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Shell

// Who a person is: name, face, and the age where the youngest starts.
ModalSheet {
    id: sheet

    required property LineUpModel lineUp
    required property Shell shell
    property bool asksAge: false
    property int row: -1
    // The seat of a new person, -1 for one who sat there before.
    property int added: -1
    property int chosenFace: 0
    property int colour: 0
    property int age: -1

    function edit(row: int, isNew: bool): void {
        const seat = sheet.lineUp.seats.at(row);
        // Who sat there may just have left.
        if (seat.key === undefined)
            return;
        sheet.row = row;
        sheet.added = isNew ? row : -1;
        read();
        nameField.text = seat.name;
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
        if (!ageField.activeFocus)
            ageField.text = seat.age >= 0 ? seat.age : "";
    }

    // Little height: what stands in the sheet is lower, and the sheet wider.
    readonly property bool low: sheet.roomY < Theme.dp(640)

    title: qsTr("Who sits here?")
    cross: false
    wide: sheet.low ? sheet.roomX : Theme.dp(640)
    onClosed: sheet.row = -1
    // Who was asked for and never named doesn't sit there.
    onRejected: {
        if (sheet.added >= 0 && nameField.text.trim() === "")
            sheet.lineUp.unseat(sheet.added);
    }

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
                onTextEdited: sheet.lineUp.seatChoices.setAge(sheet.row, text === "" ? -1 : parseInt(text))
                onAccepted: sheet.close()
            }
        }
    }
    NameFault { typed: nameField.text }
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
        onChosen: face => sheet.lineUp.seatChoices.setFace(sheet.row, face)
    }
    actions: [
        ActionButton {
            text: qsTr("Isn't playing")
            iconName: "close"
            onClicked: {
                const row = sheet.row;
                sheet.close();
                sheet.lineUp.remove(row);
            }
        },
        ActionButton {
            text: qsTr("More…")
            Accessible.name: qsTr("More about this person: help, time, deleting")
            iconName: "settings"
            onClicked: {
                more.active = true;
                (more.item as PersonHelpsSheet).edit(sheet.row);
            }
        },
        Item { Layout.fillWidth: true },
        ActionButton {
            text: qsTr("Done")
            primary: true
            onClicked: sheet.close()
        }
    ]

    // Made when it is asked for.
    Loader {
        id: more

        active: false
        visible: false
        sourceComponent: PersonHelpsSheet {
            lineUp: sheet.lineUp
            shell: sheet.shell
            onDeleted: {
                nameField.text = "";
                sheet.close();
            }
        }
    }
}
