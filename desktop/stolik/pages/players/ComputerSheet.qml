pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Shell

// The computer's characters, each with one honest sentence.
ModalSheet {
    id: sheet

    required property LineUpModel lineUp
    // The seat that is changed, or -1 where one is to be added.
    property int row: -1
    property string level: ""
    // Large type: the strength stands beside the name, and the sentence is smaller.
    readonly property bool low: Theme.largeType

    function add(): void {
        sheet.row = -1;
        sheet.level = "";
        open();
        first();
    }
    function edit(row: int): void {
        sheet.row = row;
        read();
        nameField.text = sheet.lineUp.seats.at(row).name;
        open();
        first();
    }
    function read(): void {
        const seat = sheet.lineUp.seats.at(sheet.row);
        sheet.level = seat.bot ?? "";
    }
    function first(): void {
        const at = Math.max(0, LevelNames.levels.indexOf(sheet.level));
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
    wide: sheet.low ? sheet.roomX : Theme.dp(900)

    Connections {
        target: sheet.lineUp
        enabled: sheet.row >= 0

        function onChanged(): void { sheet.read(); }
    }

    component Strength: TextLabel {
        Layout.fillWidth: true
        kind: "small"
        quiet: true
        Accessible.ignored: true
    }

    RowLayout {
        id: top

        visible: sheet.row >= 0 && !sheet.low

        RowLayout {
            parent: sheet.low ? foot : top
            Layout.fillWidth: true
            spacing: Theme.gap(3)

            TextLabel {
                text: qsTr("Name")
                strong: true
                Accessible.ignored: true
            }
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
        Layout.fillWidth: true
        spacing: Theme.gap(sheet.low ? 1 : 2)

        Repeater {
            id: characters

            model: sheet.lineUp.levels

            ChoiceButton {
                id: character

                required property int index
                required property string level
                required property int wins
                required property string line
                readonly property string strength: wins > 0
                    ? qsTr("Wins %1 of 100 games against “%2”.").arg(wins).arg(LevelNames.title(LevelNames.levels[index - 1])) : ""
                readonly property string told: line !== "" ? qsTranslate(sheet.lineUp.gameId, line) : ""

                Layout.fillWidth: true
                implicitHeight: Math.max(sheet.low ? Theme.target : Theme.dp(68), content.implicitHeight + Theme.gap(sheet.low ? 1 : 3))
                text: LevelNames.title(level)
                hoverEnabled: true
                focusPolicy: Qt.StrongFocus
                onClicked: sheet.choose(level)
                Accessible.role: sheet.row < 0 ? Accessible.Button : Accessible.RadioButton
                Accessible.name: text
                Accessible.description: `${told} ${strength}`
                current: level === sheet.level
                checkable: sheet.row >= 0
                Accessible.onPressAction: character.click()
                Keys.onReturnPressed: click()
                Keys.onEnterPressed: click()
                Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                Keys.onDownPressed: nextItemInFocusChain().forceActiveFocus(Qt.TabFocusReason)

                HoverHandler { cursorShape: Qt.PointingHandCursor }

                background: Item {
                    Rectangle {
                        anchors.fill: parent
                        radius: Theme.radius
                        color: character.level === sheet.level ? Theme.accentWash
                            : character.down ? Theme.pressWash : character.hovered ? Theme.raised : "transparent"
                        border.width: character.level === sheet.level ? Theme.dp(3) : Theme.hair
                        border.color: character.level === sheet.level ? Theme.accent : Theme.hairline
                    }
                    FocusRing {
                        shown: character.visualFocus
                        anchors.margins: 0
                        radius: Theme.radius
                    }
                }
                contentItem: RowLayout {
                    id: content

                    spacing: Theme.gap(4)

                    Avatar {
                        Layout.leftMargin: Theme.gap(3)
                        size: Theme.dp(sheet.low ? 42 : 56)
                        bot: character.level
                        // Nobody's seat yet, so a medallion in the quiet colour.
                        colour: sheet.row < 0 ? 6 : sheet.lineUp.seats.at(sheet.row).colour ?? 6
                    }
                    ColumnLayout {
                        Layout.fillWidth: true
                        Layout.rightMargin: Theme.gap(3)
                        spacing: 0

                        RowLayout {
                            spacing: Theme.gap(4)

                            TextLabel {
                                text: character.text
                                kind: "lead"
                                strong: true
                                lineHeight: sheet.low ? 1 : Theme.lineHeight
                                Accessible.ignored: true
                            }
                            Strength {
                                visible: sheet.low && text !== ""
                                text: character.strength
                            }
                        }
                        TextLabel {
                            Layout.fillWidth: true
                            visible: text !== ""
                            text: character.told
                            kind: sheet.low ? "small" : "body"
                            lineHeight: sheet.low ? 1 : Theme.lineHeight
                            quiet: true
                            wrapMode: Text.Wrap
                            Accessible.ignored: true
                        }
                        Strength {
                            visible: !sheet.low && text !== ""
                            text: character.strength
                        }
                    }
                }
            }
        }
    }
    actions: [
        ActionButton {
            visible: sheet.row >= 0
            text: qsTr("Isn't playing")
            iconName: "close"
            onClicked: {
                const row = sheet.row;
                sheet.close();
                sheet.lineUp.remove(row);
            }
        },
        // The name, where the list needs the room above it.
        RowLayout {
            id: foot

            visible: sheet.row >= 0 && sheet.low
        },
        Item {
            visible: sheet.row >= 0 && !foot.visible
            Layout.fillWidth: true
        },
        ActionButton {
            visible: sheet.row >= 0
            text: qsTr("Done")
            primary: true
            onClicked: sheet.close()
        }
    ]
}
