pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Models
import Stolik.Shell

// A person's name, face, and age if the youngest starts.
ModalSheet {
    id: sheet

    required property LineUpModel lineUp
    required property Shell shell
    property bool asksAge: false
    property int row: -1
    // The seat of a new person, -1 for somebody who was already there.
    property int added: -1
    property int chosenFace: 0
    property int colour: 0
    property int age: -1

    function edit(row: int, isNew: bool): void {
        const seat = sheet.lineUp.seats.at(row);
        // The person may just have left.
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

    // With little height, the content is lower and the sheet wider.
    readonly property bool low: sheet.roomY < Theme.dp(640)

    title: qsTr("Who sits here?")
    cross: false
    wide: sheet.low ? sheet.roomX : Theme.dp(640)
    onClosed: sheet.row = -1
    // A new person without a name is removed again.
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
        spacing: Theme.gap(4)

        Avatar {
            Layout.alignment: Qt.AlignBottom
            size: sheet.low ? Theme.buttonHeight : Theme.dp(88)
            number: sheet.chosenFace
            colour: sheet.colour
        }
        ColumnLayout {
            spacing: Theme.gap(sheet.low ? 0.5 : 2)

            SilentLabel { text: qsTr("Name"); strong: true }
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

            SilentLabel { text: qsTr("Age"); strong: true }
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
    TextLabel { visible: !sheet.low; text: qsTr("Face"); strong: true }
    FacePicker {
        low: sheet.low
        chosen: sheet.chosenFace
        colour: sheet.colour
        onPicked: face => sheet.lineUp.seatChoices.setFace(sheet.row, face)
    }
    actions: [
        LargeButton {
            text: qsTr("Leave out")
            iconName: "close"
            onClicked: {
                const row = sheet.row;
                sheet.close();
                sheet.lineUp.remove(row);
            }
        },
        LargeButton {
            iconName: "more"
            text: qsTr("More")
            Accessible.name: qsTr("More about this person: help, time, delete")
            onClicked: {
                more.active = true;
                (more.item as PersonHelpsSheet).edit(sheet.row);
            }
        },
        Item { Layout.fillWidth: true },
        LargeButton { text: qsTr("Done"); primary: true; onClicked: sheet.close() }
    ]

    LaterSheet {
        id: more

        visible: false
        sourceComponent: PersonHelpsSheet {
            onDeleted: {
                nameField.text = "";
                sheet.close();
            }
        }
    }

    // One person's helps, and a button to delete the person. Only a game's own handicap changes its rules.
    component PersonHelpsSheet: ModalSheet {
        id: personHelpsSheet

        property int row: -1
        property var seat: ({})
        readonly property string shownName: Names.isolated(seat.name ?? "") || qsTranslate("shell", "Player {number}").replace("{number}", (row + 1).toString())
        readonly property list<string> coaches: ["off", "before_costly", "after_every"]
        // A second press deletes for good.
        property bool sure: false
        readonly property bool low: personHelpsSheet.roomY < Theme.dp(640)
        // Two columns, if one would be too high to be seen at once.
        readonly property bool paired: personHelpsSheet.roomY < Theme.dp(sheet.lineUp.handicap !== "" ? 880 : 720)

        signal deleted

        function edit(row: int): void {
            personHelpsSheet.row = row;
            personHelpsSheet.sure = false;
            sheet.lineUp.seatChoices.clearPictureProblem();
            personHelpsSheet.seat = sheet.lineUp.seats.at(row);
            open();
        }
        function helped(help: string): bool { return (personHelpsSheet.seat.helps ?? []).includes(help); }

        title: qsTr("Help for %1").arg(shownName)
        cross: false
        wide: personHelpsSheet.low ? personHelpsSheet.roomX : Math.min(personHelpsSheet.roomX, Theme.dp(personHelpsSheet.paired ? 960 : 640))

        Connections {
            target: sheet.lineUp
            enabled: personHelpsSheet.visible

            function onChanged(): void { personHelpsSheet.seat = sheet.lineUp.seats.at(personHelpsSheet.row); }
        }
        Paragraph {
            visible: !personHelpsSheet.low
            text: sheet.lineUp.handicap === "" ? qsTr("Remembered for this person in every game. The rules are the same for everyone.")
                : qsTr("Remembered for this person in every game.")
            quiet: true
        }
        GridLayout {
            columns: personHelpsSheet.paired ? 2 : 1
            uniformCellWidths: true
            columnSpacing: Theme.gap(3)
            rowSpacing: Theme.gap(personHelpsSheet.low ? 1 : 2)

            ToggleRow {
                visible: sheet.lineUp.marksForBeginners
                text: qsTr("Help for beginners")
                line: personHelpsSheet.low ? "" : qsTr("Marks which tiles you can lay now, but not where they go.")
                checked: personHelpsSheet.helped("beginner")
                onToggled: sheet.lineUp.seatChoices.setHelp(personHelpsSheet.row, "beginner", checked)
            }
            ColumnLayout {
                Layout.columnSpan: personHelpsSheet.paired ? 2 : 1
                Layout.leftMargin: Theme.gap(3)
                Layout.rightMargin: Theme.gap(3)
                visible: sheet.lineUp.hasCoach
                spacing: Theme.gap(1)

                SilentLabel { text: qsTr("Coach"); strong: true }
                SegmentedControl {
                    name: qsTr("Coach")
                    fill: true
                    options: [qsTr("Off", "coach"), qsTr("Before costly moves"), qsTr("After every move")]
                    current: Math.max(0, personHelpsSheet.coaches.indexOf(personHelpsSheet.seat.coach ?? ""))
                    onChosen: index => sheet.lineUp.seatChoices.setCoach(personHelpsSheet.row, personHelpsSheet.coaches[index])
                }
                Paragraph {
                    visible: !personHelpsSheet.low
                    text: personHelpsSheet.seat.coach === "after_every" ? qsTr("Stolik says how good each move was, and why.")
                        : personHelpsSheet.seat.coach === "before_costly" ? qsTr("Before a costly move, Stolik asks once and says what is better.")
                        : qsTr("Stolik says nothing unless asked.")
                    quiet: true
                }
            }
            Repeater {
                model: sheet.lineUp.seatChoices.switches

                ToggleRow {
                    required property string help
                    required property string words
                    required property string about

                    text: qsTranslate("PersonHelpsSheet", words)
                    line: personHelpsSheet.low ? "" : qsTranslate("PersonHelpsSheet", about)
                    checked: personHelpsSheet.helped(help)
                    onToggled: sheet.lineUp.seatChoices.setHelp(personHelpsSheet.row, help, checked)
                }
            }
            ToggleRow {
                visible: sheet.lineUp.handicap !== ""
                text: qsTranslate(sheet.lineUp.gameId, sheet.lineUp.handicap)
                line: personHelpsSheet.low ? "" : qsTranslate(sheet.lineUp.gameId, sheet.lineUp.handicapLine)
                checked: personHelpsSheet.helped("handicap")
                onToggled: sheet.lineUp.seatChoices.setHelp(personHelpsSheet.row, "handicap", checked)
            }
            RowLayout {
                Layout.leftMargin: Theme.gap(3)
                spacing: Theme.gap(3)

                Avatar {
                    size: Theme.buttonHeight
                    number: personHelpsSheet.seat.face ?? 0
                    colour: personHelpsSheet.seat.colour ?? 0
                }
                ActionButton {
                    text: qsTr("Use a picture…")
                    onClicked: pictures.begin()
                }
                Item { Layout.fillWidth: true }
            }
            Stepper {
                Layout.leftMargin: Theme.gap(3)
                Layout.rightMargin: Theme.gap(3)
                visible: sheet.lineUp.hasClock
                text: qsTr("Extra time per move")
                value: personHelpsSheet.seat.extraSeconds ?? 0
                to: 240
                step: 15
                valueText: value === 0 ? qsTr("none", "time") : qsTr("+%1 s").arg(value)
                onMoved: seconds => sheet.lineUp.seatChoices.setExtraSeconds(personHelpsSheet.row, seconds)
            }
        }
        Outcome {
            text: sheet.lineUp.seatChoices.readsPicture ? qsTr("Reading the picture …") : sheet.lineUp.seatChoices.pictureProblem
            color: sheet.lineUp.seatChoices.readsPicture ? Theme.ink : Theme.danger
        }
        Paragraph {
            visible: personHelpsSheet.sure
            text: qsTr("%1 will disappear from every list and file for good. Games played with others stay, but without the name.").arg(personHelpsSheet.shownName)
        }
        FileChoice {
            id: pictures

            shell: sheet.shell
            what: "pictures"
            title: qsTr("Choose a picture")
            kind: qsTr("Pictures")
            onChosen: path => sheet.lineUp.seatChoices.setPicture(personHelpsSheet.row, path)
        }
        actions: [
            ActionButton {
                visible: !personHelpsSheet.sure && personHelpsSheet.visible && sheet.lineUp.knows(personHelpsSheet.seat.name ?? "")
                text: qsTr("Delete %1…").arg(personHelpsSheet.shownName)
                iconName: "bin"
                onClicked: {
                    personHelpsSheet.sure = true;
                    keep.forceActiveFocus(Qt.TabFocusReason);
                }
            },
            ActionButton {
                id: keep

                visible: personHelpsSheet.sure
                text: qsTr("Keep %1").arg(personHelpsSheet.shownName)
                onClicked: personHelpsSheet.sure = false
            },
            Item { Layout.fillWidth: true },
            ActionButton {
                visible: personHelpsSheet.sure
                text: qsTr("Delete %1 for good").arg(personHelpsSheet.shownName)
                dangerous: true
                onClicked: {
                    const name = personHelpsSheet.seat.name;
                    personHelpsSheet.close();
                    sheet.lineUp.forget(name);
                    personHelpsSheet.deleted();
                }
            },
            ActionButton {
                visible: !personHelpsSheet.sure
                text: qsTr("Done")
                primary: true
                onClicked: personHelpsSheet.close()
            }
        ]
    }
}
