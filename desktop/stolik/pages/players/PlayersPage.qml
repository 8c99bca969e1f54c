pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Shell

// The line-up: the players, their order, and the options.
Page {
    id: page

    readonly property LineUpModel lineUp: shell.lineUp as LineUpModel
    readonly property bool asksAges: lineUp.asksForStarter && lineUp.starter === "youngest"
    readonly property bool replaces: page.shell.waitingCount > 0 && page.shell.waits(lineUp.gameId)

    // A small window has less space between things.
    readonly property bool low: height < Theme.dp(680)
    // Without room for cards, the seats are lines, and single options are in their sheet.
    readonly property bool compact: Theme.largeType || flick.height < Theme.dp(52) + seatRow.cardsTall + Theme.dp(130) + Theme.gap(5)

    signal homeWanted
    signal comfortWanted
    signal lessonWanted(string gameId)

    function problemText(problem: string): string {
        switch (problem) {
        case "too_few":
            return qsTr("This table needs at least %n people or computers.", "", page.lineUp.fewest);
        case "too_many":
            return qsTr("This table has room for at most %n people or computers.", "", page.lineUp.most);
        case "name_twice":
            return qsTr("Two players have the same name. Add a letter to tell them apart.");
        }
        return "";
    }
    function addPerson(): void {
        page.lineUp.addPerson();
        personSheet.edit(page.lineUp.count - 1, true);
    }
    function edit(row: int): void {
        const at = page.lineUp.seats.at(row);
        if (at.bot === "")
            personSheet.edit(row, false);
        else if (at.bot !== undefined)
            computerSheet.edit(row);
    }
    function sit(): void {
        if (page.lineUp.problem !== "")
            return;
        page.shell.sit();
    }

    title: qsTr("Who is playing?")
    back: () => page.homeWanted()

    PageColumn {
        ends: Theme.gap(Theme.largeType ? 2 : page.low ? 3 : 5)
        spacing: Theme.gap(page.low ? 2 : 4)

        PageHeader {
            title: page.title
            subtitle: qsTranslate(page.lineUp.gameId, page.lineUp.title)
            backText: qsTr("Home")
            onBackWanted: page.homeWanted()

            IconButton {
                visible: page.shell.lessons.has(page.lineUp.gameId)
                iconName: "play"
                text: page.shell.lessons.begun.includes(page.lineUp.gameId) ? qsTr("Continue the guided first game") : qsTr("Guided first game")
                showText: !Theme.largeType
                onClicked: page.lessonWanted(page.lineUp.gameId)
            }
            IconButton {
                iconName: "help"
                text: qsTr("How to play")
                showText: true
                onClicked: page.helpWanted("", page.lineUp.gameId)
            }
        }

        ScrollArea {
            id: flick

            // Room for shadows and focus rings at the edges.
            Layout.leftMargin: -Theme.gap(2)
            Layout.rightMargin: -Theme.gap(2)
            contentHeight: Math.max(height, body.implicitHeight + Theme.gap(page.compact ? 0 : page.low ? 2 : 4))

            ColumnLayout {
                id: body

                x: Theme.gap(2)
                width: flick.width - Theme.gap(4)
                // As wide as the cards above.
                readonly property real panelWidth: Math.max(seatRow.panelWidth, seatRow.rowWidth)
                // The usual height, so that an additional line below moves nothing above.
                readonly property real usual: seatRow.implicitHeight + Math.max(Theme.dp(52), person.implicitHeight) + Theme.dp(130) + 2 * spacing

                // In a high window everything is together near the middle.
                y: page.compact ? 0 : Math.max(Theme.gap(page.low ? 1 : 2), (flick.height - usual) * 0.4)
                spacing: Theme.gap(page.compact ? 1.5 : seatRow.roomy ? 6 : page.low ? 3 : 4)

                // The people of the house come first; seated ones keep their place, so that no others move.
                RowLayout {
                    id: adding

                    readonly property real buttons: person.implicitWidth + computer.implicitWidth + 3 * spacing

                    Layout.alignment: Qt.AlignHCenter
                    Layout.maximumWidth: body.panelWidth
                    spacing: Theme.gap(3)

                    Row {
                        id: picks

                        readonly property bool grown: seatRow.grown > 1.15
                        // As many faces as fit; the others are in the sheet of a person.
                        readonly property int most: Math.floor((adding.width - adding.buttons) / (wide + spacing))
                        // As wide as the longest name needs, up to a limit.
                        readonly property real wide: {
                            const known = Array.from({ length: page.lineUp.known.count }, (nothing, row) => page.lineUp.known.field(row, "name"));
                            const most = 8 * ruler.font.pixelSize;
                            return Theme.dp(picks.grown ? 74 : 58) + Math.max(Theme.dp(40), ...known.map(name => Math.min(most, ruler.advanceWidth(name))));
                        }

                        visible: page.lineUp.known.count > 0
                        spacing: Theme.gap(1)
                        Accessible.role: Accessible.List
                        Accessible.name: qsTr("People who have played here")

                        Repeater {
                            model: page.lineUp.known

                            PersonPick {
                                required property int index
                                required property bool seated

                                flat: true
                                low: page.compact
                                grown: picks.grown
                                width: picks.wide
                                visible: index < picks.most
                                enabled: !seated && page.lineUp.hasRoom
                                onClicked: page.lineUp.addKnown(name)
                            }
                        }
                    }
                    Item { Layout.fillWidth: true }
                    ActionButton {
                        id: person

                        large: !page.compact
                        topPadding: Theme.gap(page.compact ? 1 : 2)
                        text: qsTr("Person")
                        Accessible.name: qsTr("Add a person")
                        iconName: "plus"
                        enabled: page.lineUp.count < page.lineUp.most
                        onClicked: page.addPerson()
                    }
                    ActionButton {
                        id: computer

                        large: !page.compact
                        topPadding: Theme.gap(page.compact ? 1 : 2)
                        text: qsTr("Computer")
                        Accessible.name: qsTr("Add a computer")
                        iconName: "plus"
                        enabled: page.lineUp.count < page.lineUp.most
                        onClicked: computerSheet.add()
                    }
                }

                SeatRow {
                    id: seatRow

                    Layout.fillWidth: true
                    lineUp: page.lineUp
                    flat: page.compact
                    asksAges: page.asksAges
                    room: flick.height - Theme.dp(52 + 130) - Theme.gap(12)
                    onEditWanted: row => page.edit(row)
                    onFreeChairPressed: page.addPerson()
                }

                Panel {
                    Layout.fillWidth: true
                    Layout.maximumWidth: body.panelWidth
                    Layout.alignment: Qt.AlignHCenter
                    visible: page.lineUp.byCode
                    implicitHeight: byCode.implicitHeight + Theme.gap(page.compact ? 2 : 6)

                    RowLayout {
                        id: byCode

                        anchors.left: parent.left
                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        anchors.leftMargin: Theme.gap(4)
                        anchors.rightMargin: Theme.gap(4)
                        spacing: Theme.gap(3)

                        Icon { name: "dice" }
                        Paragraph {
                            text: qsTr("With a friend's code: the same luck and rules, for %n seat(s).", "", page.lineUp.most)
                        }
                        ActionButton {
                            text: qsTr("Without the code")
                            onClicked: page.lineUp.dropCode()
                        }
                    }
                }
                OptionsPanel {
                    Layout.fillWidth: true
                    Layout.maximumWidth: body.panelWidth
                    Layout.alignment: Qt.AlignHCenter
                    lineUp: page.lineUp
                    compact: page.compact
                    onSingleWanted: optionsSheet.open()
                }
            }
        }

        RowLayout {
            // The same height with and without text.
            Layout.preferredHeight: Theme.buttonHeight
            spacing: Theme.gap(4)

            Icon {
                visible: hintWords.text !== ""
                name: "info"
                color: page.lineUp.problem !== "" ? Theme.danger : Theme.mutedOnTable
            }
            Paragraph {
                id: hintWords

                text: page.lineUp.problem !== "" ? page.problemText(page.lineUp.problem)
                    : page.lineUp.rated ? qsTr("In a rated game there is no undo and no help.")
                    : page.lineUp.realDice ? qsTr("Roll for the computers too, and type in what comes up.")
                    : page.replaces ? qsTr("The unfinished game stays on the home page.") : ""
                onTable: true
                quiet: page.lineUp.problem === ""
                wrapMode: Text.Wrap
            }
            Panel {
                visible: page.lineUp.canHaveRealDice
                implicitWidth: ownDice.implicitContentWidth + ownDice.leftPadding + ownDice.rightPadding
                implicitHeight: ownDice.implicitHeight

                ToggleRow {
                    id: ownDice

                    anchors.fill: parent
                    enabled: !page.lineUp.rated
                    text: qsTr("We roll real dice")
                    checked: page.lineUp.realDice
                    onToggled: page.lineUp.setRealDice(checked)
                }
            }
            LargeButton {
                text: qsTr("To the table")
                primary: true
                focus: true
                enabled: page.lineUp.problem === ""
                onClicked: PressedFirst.then(this, page.sit)
            }
        }
    }

    FontMetrics {
        id: ruler

        font.family: Theme.family
        font.pixelSize: picks.grown ? Theme.body : Theme.small
    }
    PersonSheet {
        id: personSheet

        lineUp: page.lineUp
        shell: page.shell
        asksAge: page.asksAges
    }
    // The single options of the rules, besides their named sets.
    ModalSheet {
        id: optionsSheet

        title: qsTr("Rule details")
        cross: false
        wide: Theme.dp(940)

        GridLayout {
            columns: 2
            uniformCellWidths: true
            columnSpacing: Theme.gap(6)
            rowSpacing: Theme.gap(4)

            Repeater {
                model: page.lineUp.options

                // An option of the rules: a switch, or a strip of its values, or a stepper for many. It is
                // disabled if other options make it meaningless.
                Loader {
                    id: row

                    required property string option
                    required property string title
                    required property string explanation
                    required property bool on
                    required property list<string> choices
                    required property int chosen
                    required property bool matters

                    readonly property string name: qsTranslate(page.lineUp.gameId, row.title)
                    readonly property string line: qsTranslate(page.lineUp.gameId, row.explanation)
                    readonly property bool many: row.choices.length > 5

                    Layout.fillWidth: true
                    Layout.alignment: Qt.AlignTop
                    // Many values need the width of two options.
                    Layout.columnSpan: choices.length > 4 ? 2 : 1
                    enabled: row.matters
                    sourceComponent: row.choices.length > 0 ? several : toggle

                    Component {
                        id: toggle

                        ToggleRow {
                            text: row.name
                            line: row.line
                            checked: row.on
                            onToggled: page.lineUp.setOption(row.option, checked)
                        }
                    }
                    Component {
                        id: several

                        ColumnLayout {
                            spacing: Theme.gap(2)

                            Stepper {
                                Layout.leftMargin: Theme.gap(3)
                                visible: row.many
                                text: row.name
                                value: row.chosen
                                to: row.choices.length - 1
                                valueText: strip.options[row.chosen]
                                onMoved: value => page.lineUp.chooseOption(row.option, value)
                            }
                            SilentLabel {
                                Layout.leftMargin: Theme.gap(3)
                                visible: !row.many
                                text: row.name
                                strong: true
                                color: row.enabled ? Theme.ink : Theme.disabledInk
                            }
                            SegmentedControl {
                                id: strip

                                Layout.leftMargin: Theme.gap(3)
                                visible: !row.many
                                name: row.name
                                fill: true
                                options: row.choices.map(choice => qsTranslate(page.lineUp.gameId, choice))
                                current: row.chosen
                                onChosen: index => page.lineUp.chooseOption(row.option, index)
                            }
                            Paragraph {
                                Layout.leftMargin: Theme.gap(3)
                                text: row.line
                                kind: "note"
                                wrapMode: Text.Wrap
                            }
                        }
                    }
                }
            }
        }

        actions: [
            Item { Layout.fillWidth: true },
            LargeButton { text: qsTr("Done"); primary: true; onClicked: optionsSheet.close() }
        ]
    }
    ComputerSheet {
        id: computerSheet

        lineUp: page.lineUp
        onPersonSat: row => personSheet.edit(row, true)
    }
}
