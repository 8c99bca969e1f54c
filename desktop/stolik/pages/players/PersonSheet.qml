pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Models
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
        spacing: Theme.gap(4)

        Avatar {
            Layout.alignment: Qt.AlignBottom
            size: sheet.low ? Theme.buttonHeight : Theme.dp(88)
            number: sheet.chosenFace
            colour: sheet.colour
        }
        ColumnLayout {
            spacing: Theme.gap(sheet.low ? 0.5 : 2)

            TextLabel { text: qsTr("Name"); strong: true; Accessible.ignored: true }
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

            TextLabel { text: qsTr("Age"); strong: true; Accessible.ignored: true }
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
        ActionButton { text: qsTr("Done"); primary: true; onClicked: sheet.close() }
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

    // All the drawn faces; arrows go through them.
    component AvatarPicker: FocusScope {
        id: picker

        property int colour: 0
        property int current: 0
        // All of them beside one another, smaller if need be.
        property bool oneLine: false
        readonly property int count: 12
        // Who wears a picture of their own finds the way in at the first face.
        readonly property int stop: current < count ? current : 0
        readonly property real cell: picker.oneLine
            ? Math.max(Theme.target, Math.min(Theme.dp(68), Math.floor((width + Theme.gap(1)) / count - Theme.gap(1)))) : Theme.dp(68)
        readonly property int perLine: Math.max(1, Math.floor((width + Theme.gap(1)) / (cell + Theme.gap(1))))

        signal chosen(int face)

        function choose(face: int): void {
            const next = (face + count) % count;
            // First the focus: Qt doesn't let what has it drop out of the Tab order.
            const item = faces.itemAt(next) as Item;
            if (activeFocus && item)
                item.forceActiveFocus(Qt.TabFocusReason);
            picker.chosen(next);
        }

        implicitHeight: flow.implicitHeight
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Faces")
        Keys.onLeftPressed: choose(stop - 1)
        Keys.onRightPressed: choose(stop + 1)
        Keys.onUpPressed: choose(stop - perLine)
        Keys.onDownPressed: choose(stop + perLine)

        Flow {
            id: flow

            width: parent.width
            spacing: Theme.gap(1)

            Repeater {
                id: faces

                model: picker.count

                ChoiceButton {
                    id: choice

                    required property int index

                    current: index === picker.current
                    width: picker.cell
                    height: width
                    Keys.forwardTo: []
                    focusPolicy: index === picker.stop || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
                    focus: index === picker.stop
                    onClicked: picker.choose(index)
                    Accessible.name: qsTr("Face %1").arg(index + 1)

                    background: Item {
                        Rectangle {
                            anchors.fill: parent
                            radius: Theme.radius
                            color: choice.current ? Theme.accentWash : choice.hovered ? Theme.hoverWash : "transparent"
                            border.width: choice.current ? Theme.dp(3) : 0
                            border.color: Theme.accent
                        }
                        FocusRing { shown: choice.visualFocus; inner: Theme.radius }
                    }
                    contentItem: Item {
                        Avatar {
                            anchors.centerIn: parent
                            size: picker.cell * 52 / 68
                            number: choice.index
                            colour: picker.colour
                        }
                    }
                }
            }
        }
    }

    // What makes the game easier or harder for one person, and the way to delete them. Only a game's own handicap
    // touches its rules.
    component PersonHelpsSheet: ModalSheet {
        id: personHelpsSheet

        required property LineUpModel lineUp
        required property Shell shell
        property int row: -1
        property var seat: ({})
        readonly property string shownName: Names.isolated(seat.name ?? "") || qsTranslate("shell", "Player {number}").replace("{number}", (row + 1).toString())
        readonly property list<string> coaches: ["off", "before_costly", "after_every"]
        // A second press deletes for good.
        property bool sure: false
        readonly property bool low: personHelpsSheet.roomY < Theme.dp(640)
        // Two stand side by side where as many in a column would not be seen at once.
        readonly property bool paired: personHelpsSheet.roomY < Theme.dp(personHelpsSheet.lineUp.handicap !== "" ? 880 : 720)

        signal deleted

        function edit(row: int): void {
            personHelpsSheet.row = row;
            personHelpsSheet.sure = false;
            personHelpsSheet.lineUp.seatChoices.clearPictureProblem();
            personHelpsSheet.seat = personHelpsSheet.lineUp.seats.at(row);
            open();
        }
        function helped(help: string): bool { return (personHelpsSheet.seat.helps ?? []).includes(help); }

        title: qsTr("Help for %1").arg(shownName)
        cross: false
        wide: personHelpsSheet.low ? personHelpsSheet.roomX : Math.min(personHelpsSheet.roomX, Theme.dp(personHelpsSheet.paired ? 960 : 640))

        Connections {
            target: personHelpsSheet.lineUp
            enabled: personHelpsSheet.visible

            function onChanged(): void { personHelpsSheet.seat = personHelpsSheet.lineUp.seats.at(personHelpsSheet.row); }
        }
        Paragraph {
            visible: !personHelpsSheet.low
            text: personHelpsSheet.lineUp.handicap === "" ? qsTr("Remembered for this person in every game. The rules are the same for everybody.")
                : qsTr("Remembered for this person in every game.")
            quiet: true
        }
        GridLayout {
            columns: personHelpsSheet.paired ? 2 : 1
            uniformCellWidths: true
            columnSpacing: Theme.gap(3)
            rowSpacing: Theme.gap(personHelpsSheet.low ? 1 : 2)

            ToggleRow {
                visible: personHelpsSheet.lineUp.marksForBeginners
                text: qsTr("Help for a beginner")
                line: personHelpsSheet.low ? "" : qsTr("Tiles on the rack that can be laid now are marked. Where they go isn't shown.")
                checked: personHelpsSheet.helped("beginner")
                onToggled: personHelpsSheet.lineUp.seatChoices.setHelp(personHelpsSheet.row, "beginner", checked)
            }
            ColumnLayout {
                Layout.columnSpan: personHelpsSheet.paired ? 2 : 1
                Layout.leftMargin: Theme.gap(3)
                Layout.rightMargin: Theme.gap(3)
                visible: personHelpsSheet.lineUp.hasCoach
                spacing: Theme.gap(1)

                TextLabel { text: qsTr("Coach"); strong: true; Accessible.ignored: true }
                SegmentedControl {
                    name: qsTr("Coach")
                    fill: true
                    options: [qsTr("Off", "coach"), qsTr("Before costly moves"), qsTr("After every move")]
                    current: Math.max(0, personHelpsSheet.coaches.indexOf(personHelpsSheet.seat.coach ?? ""))
                    onChosen: index => personHelpsSheet.lineUp.seatChoices.setCoach(personHelpsSheet.row, personHelpsSheet.coaches[index])
                }
                Paragraph {
                    visible: !personHelpsSheet.low
                    text: personHelpsSheet.seat.coach === "after_every" ? qsTr("Stolik says how good each move was, and why.")
                        : personHelpsSheet.seat.coach === "before_costly" ? qsTr("Before a move that gives much away Stolik asks once and says what is better.")
                        : qsTr("Stolik says nothing by itself.")
                    quiet: true
                }
            }
            Repeater {
                model: personHelpsSheet.lineUp.seatChoices.switches

                ToggleRow {
                    required property string help
                    required property string words
                    required property string about

                    text: qsTranslate("PersonHelpsSheet", words)
                    line: personHelpsSheet.low ? "" : qsTranslate("PersonHelpsSheet", about)
                    checked: personHelpsSheet.helped(help)
                    onToggled: personHelpsSheet.lineUp.seatChoices.setHelp(personHelpsSheet.row, help, checked)
                }
            }
            ToggleRow {
                visible: personHelpsSheet.lineUp.handicap !== ""
                text: qsTranslate(personHelpsSheet.lineUp.gameId, personHelpsSheet.lineUp.handicap)
                line: personHelpsSheet.low ? "" : qsTranslate(personHelpsSheet.lineUp.gameId, personHelpsSheet.lineUp.handicapLine)
                checked: personHelpsSheet.helped("handicap")
                onToggled: personHelpsSheet.lineUp.seatChoices.setHelp(personHelpsSheet.row, "handicap", checked)
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
                    text: qsTr("A picture as the face…")
                    large: false
                    onClicked: pictures.begin()
                }
                Item { Layout.fillWidth: true }
            }
            Stepper {
                Layout.leftMargin: Theme.gap(3)
                Layout.rightMargin: Theme.gap(3)
                visible: personHelpsSheet.lineUp.hasClock
                text: qsTr("More time for a turn")
                value: personHelpsSheet.seat.extraSeconds ?? 0
                to: 240
                step: 15
                valueText: value === 0 ? qsTr("none", "time") : qsTr("+%1 s").arg(value)
                onMoved: seconds => personHelpsSheet.lineUp.seatChoices.setExtraSeconds(personHelpsSheet.row, seconds)
            }
        }
        Paragraph {
            visible: text !== ""
            text: personHelpsSheet.lineUp.seatChoices.readsPicture ? qsTr("The picture is being read…") : personHelpsSheet.lineUp.seatChoices.pictureProblem
            color: personHelpsSheet.lineUp.seatChoices.readsPicture ? Theme.ink : Theme.danger
            Accessible.role: Accessible.AlertMessage
        }
        Paragraph {
            visible: personHelpsSheet.sure
            text: qsTr("%1 disappears from every list and file for good. Games played with others stay; the seat loses its name.").arg(personHelpsSheet.shownName)
        }
        FileChoice {
            id: pictures

            shell: personHelpsSheet.shell
            what: "pictures"
            title: qsTr("A picture as the face")
            kind: qsTr("Pictures")
            onChosen: path => personHelpsSheet.lineUp.seatChoices.setPicture(personHelpsSheet.row, path)
        }
        actions: [
            ActionButton {
                visible: !personHelpsSheet.sure && personHelpsSheet.visible && personHelpsSheet.lineUp.knows(personHelpsSheet.seat.name ?? "")
                text: qsTr("Delete %1…").arg(personHelpsSheet.shownName)
                iconName: "bin"
                large: false
                onClicked: {
                    personHelpsSheet.sure = true;
                    keep.forceActiveFocus(Qt.TabFocusReason);
                }
            },
            ActionButton {
                id: keep

                visible: personHelpsSheet.sure
                text: qsTr("Keep %1").arg(personHelpsSheet.shownName)
                large: false
                onClicked: personHelpsSheet.sure = false
            },
            Item { Layout.fillWidth: true },
            ActionButton {
                visible: personHelpsSheet.sure
                text: qsTr("Delete %1 for good").arg(personHelpsSheet.shownName)
                dangerous: true
                large: false
                onClicked: {
                    const name = personHelpsSheet.seat.name;
                    personHelpsSheet.close();
                    personHelpsSheet.lineUp.forget(name);
                    personHelpsSheet.deleted();
                }
            },
            ActionButton {
                visible: !personHelpsSheet.sure
                text: qsTr("Done")
                primary: true
                large: false
                onClicked: personHelpsSheet.close()
            }
        ]
    }
}
