pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Shell

// The computer's characters, each with one sentence; a table shows how each plays this game.
ModalSheet {
    id: sheet

    required property LineUpModel lineUp

    // Emitted when a new person takes the seat instead.
    signal personSat(int row)

    // The seat to change, or -1 to add one.
    property int row: -1
    property string level: ""
    // With little height, lines are lower and the sentence is smaller.
    readonly property bool low: Theme.largeType || sheet.roomY < Theme.dp(560)

    function add(): void {
        sheet.row = -1;
        sheet.level = "";
        open();
        first();
    }
    function edit(row: int): void {
        sheet.row = row;
        read();
        nameField.text = sheet.lineUp.seats.field(row, "name");
        open();
        first();
    }
    function read(): void {
        const seat = sheet.lineUp.seats.at(sheet.row);
        sheet.level = seat.bot ?? "";
    }
    function first(): void {
        let at = sheet.lineUp.levels.count - 1;
        while (at > 0 && sheet.lineUp.levels.field(at, "level") !== sheet.level)
            at -= 1;
        const item = characters.itemAt(at) as Item;
        if (item)
            item.forceActiveFocus(Qt.TabFocusReason);
    }
    function choose(level: string): void {
        if (row < 0) {
            lineUp.addComputer(level);
            close();
        } else {
            lineUp.seatChoices.setLevel(row, level);
        }
    }

    title: row < 0 ? qsTr("Which computer joins?") : qsTr("How does this computer play?")
    cross: row < 0
    wide: sheet.low ? sheet.roomX : Theme.dp(900)

    Connections {
        target: sheet.lineUp
        enabled: sheet.row >= 0

        function onChanged(): void { sheet.read(); }
    }

    RowLayout {
        id: top

        visible: sheet.row >= 0 && !sheet.low

        RowLayout {
            parent: sheet.low ? foot : top
            spacing: Theme.gap(3)

            SilentLabel { text: qsTr("Name"); strong: true }
            TextInputField {
                id: nameField

                Layout.fillWidth: true
                name: qsTr("Name")
                onTextEdited: sheet.lineUp.rename(sheet.row, text)
                onAccepted: sheet.close()
            }
        }
    }
    NameFault { typed: nameField.text }
    ColumnLayout {
        spacing: Theme.gap(sheet.low ? 1 : 2)

        Repeater {
            id: characters

            model: sheet.lineUp.levels

            ChoiceButton {
                id: character

                required property int index
                required property string level
                readonly property string told: LevelNames.line(level)

                Layout.fillWidth: true
                implicitHeight: Math.max(sheet.low ? Theme.target : Theme.dp(60), content.implicitHeight + Theme.gap(sheet.low ? 1 : 2))
                text: LevelNames.title(level)
                onClicked: sheet.choose(level)
                Accessible.role: sheet.row < 0 ? Accessible.Button : Accessible.RadioButton
                Accessible.description: told
                current: level === sheet.level
                checkable: sheet.row >= 0
                Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                Keys.onDownPressed: nextItemInFocusChain().forceActiveFocus(Qt.TabFocusReason)

                background: Item {
                    Rectangle {
                        anchors.fill: parent
                        radius: Theme.radius
                        color: character.level === sheet.level ? Theme.accentWash
                            : character.down ? Theme.pressWash : character.hovered ? Theme.raised : "transparent"
                        border.width: character.level === sheet.level ? Theme.dp(3) : Theme.hair
                        border.color: character.level === sheet.level ? Theme.accent : Theme.hairline
                    }
                    FocusRing { shown: character.visualFocus; inner: Theme.radius }
                }
                contentItem: RowLayout {
                    id: content

                    spacing: Theme.gap(4)

                    Avatar {
                        Layout.leftMargin: Theme.gap(3)
                        size: Theme.dp(sheet.low ? 42 : 48)
                        bot: character.level
                        // A free seat has a medallion in a quiet colour.
                        colour: sheet.row < 0 ? 6 : sheet.lineUp.seats.field(sheet.row, "colour") ?? 6
                    }
                    ColumnLayout {
                        Layout.rightMargin: Theme.gap(3)
                        spacing: 0

                        SilentLabel {
                            text: character.text
                            kind: "lead"
                            strong: true
                            lineHeight: sheet.low ? 1 : Theme.lineHeight
                        }
                        SilentParagraph {
                            text: character.told
                            kind: sheet.low ? "small" : "body"
                            lineHeight: sheet.low ? 1 : Theme.lineHeight
                            quiet: true
                            wrapMode: Text.Wrap
                        }
                    }
                }
            }
        }
    }
    actions: [
        LargeButton {
            visible: sheet.row >= 0
            text: qsTr("Leave out")
            iconName: "close"
            onClicked: {
                const row = sheet.row;
                sheet.close();
                sheet.lineUp.remove(row);
            }
        },
        LargeButton {
            visible: sheet.row >= 0
            text: qsTr("A person instead")
            onClicked: {
                const row = sheet.row;
                sheet.close();
                sheet.lineUp.seatPerson(row);
                sheet.personSat(row);
            }
        },
        LargeButton {
            iconName: "more"
            text: qsTr("More")
            Accessible.name: qsTr("More about how the computers play")
            onClicked: levels.open()
        },
        // The name is here if the list needs the room above it.
        RowLayout {
            id: foot

            visible: sheet.row >= 0 && sheet.low
        },
        Item {
            visible: sheet.row >= 0 && !foot.visible
            Layout.fillWidth: true
        },
        LargeButton {
            visible: sheet.row >= 0
            text: qsTr("Done")
            primary: true
            onClicked: sheet.close()
        }
    ]

    LaterSheet {
        id: levels

        // How each level of the computer plays this game, and how often it wins against the one before.
        sourceComponent: ModalSheet {
            id: levelsSheet

            title: qsTr("How the computers play")
            wide: Theme.dp(900)

            Repeater {
                model: sheet.lineUp.levels

                GridLayout {
                    id: row

                    required property int index
                    required property string level
                    required property int wins
                    required property string line

                    columns: 3
                    columnSpacing: Theme.gap(4)
                    rowSpacing: Theme.gap(2)
                    Accessible.role: Accessible.StaticText
                    Accessible.name: `${title.text}: ${told.text} ${strength.text}`

                    Rectangle {
                        Layout.columnSpan: 3
                        Layout.fillWidth: true
                        visible: row.index > 0
                        implicitHeight: Theme.hair
                        color: Theme.hairline
                    }
                    SilentLabel {
                        id: title

                        Layout.preferredWidth: Theme.dp(88)
                        Layout.alignment: Qt.AlignTop
                        text: LevelNames.title(row.level)
                        strong: true
                    }
                    SilentParagraph {
                        id: told

                        Layout.alignment: Qt.AlignTop
                        text: row.level === "fits" ? qsTr("Its strength follows your finished games against one computer. It is now %1 out of 100.").arg(sheet.lineUp.fittingStrength())
                            : row.line !== "" ? qsTranslate(sheet.lineUp.gameId, row.line) : ""
                        wrapMode: Text.Wrap
                    }
                    SilentLabel {
                        id: strength

                        Layout.preferredWidth: Theme.dp(210)
                        Layout.alignment: Qt.AlignTop
                        text: row.wins > 0 ? qsTr("Wins %1 of 100 games against “%2”.").arg(row.wins).arg(LevelNames.title(sheet.lineUp.levels.field(row.index - 1, "level"))) : ""
                        quiet: true
                        wrapMode: Text.Wrap
                    }
                }
            }
        }
    }
}
