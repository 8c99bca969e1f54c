pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Models
import Stolik.Shell

// What makes the game easier or harder for one person, and the way to delete them. Only a game's own handicap
// touches its rules.
ModalSheet {
    id: sheet

    required property LineUpModel lineUp
    required property Shell shell
    property int row: -1
    property var seat: ({})
    readonly property string shownName: Names.isolated(seat.name ?? "") || qsTranslate("shell", "Player {number}").replace("{number}", (row + 1).toString())
    readonly property list<string> coaches: ["off", "before_costly", "after_every"]
    // A second press deletes for good.
    property bool sure: false
    readonly property bool low: sheet.roomY < Theme.dp(640)
    // Two stand side by side where as many in a column would not be seen at once.
    readonly property bool paired: sheet.roomY < Theme.dp(sheet.lineUp.handicap !== "" ? 880 : 720)

    signal deleted

    function edit(row: int): void {
        sheet.row = row;
        sheet.sure = false;
        sheet.lineUp.seatChoices.clearPictureProblem();
        sheet.seat = sheet.lineUp.seats.at(row);
        open();
    }

    function helped(help: string): bool {
        return (sheet.seat.helps ?? []).includes(help);
    }

    title: qsTr("Help for %1").arg(shownName)
    cross: false
    wide: sheet.low ? sheet.roomX : Math.min(sheet.roomX, Theme.dp(sheet.paired ? 960 : 640))

    Connections {
        target: sheet.lineUp
        enabled: sheet.visible

        function onChanged(): void { sheet.seat = sheet.lineUp.seats.at(sheet.row); }
    }
    TextLabel {
        Layout.fillWidth: true
        visible: !sheet.low
        text: sheet.lineUp.handicap === "" ? qsTr("Remembered for this person in every game. The rules are the same for everybody.")
            : qsTr("Remembered for this person in every game.")
        wrapMode: Text.WordWrap
        quiet: true
    }
    GridLayout {
        Layout.fillWidth: true
        columns: sheet.paired ? 2 : 1
        uniformCellWidths: true
        columnSpacing: Theme.gap(3)
        rowSpacing: Theme.gap(sheet.low ? 1 : 2)

        ToggleRow {
            Layout.fillWidth: true
            visible: sheet.lineUp.marksForBeginners
            text: qsTr("Help for a beginner")
            line: sheet.low ? "" : qsTr("Tiles on the rack that can be laid now are marked. Where they go isn't shown.")
            checked: sheet.helped("beginner")
            onToggled: sheet.lineUp.seatChoices.setHelp(sheet.row, "beginner", checked)
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.columnSpan: sheet.paired ? 2 : 1
            Layout.leftMargin: Theme.gap(3)
            Layout.rightMargin: Theme.gap(3)
            visible: sheet.lineUp.hasCoach
            spacing: Theme.gap(1)

            TextLabel {
                text: qsTr("Coach")
                strong: true
                Accessible.ignored: true
            }
            SegmentedControl {
                Layout.fillWidth: true
                name: qsTr("Coach")
                fill: true
                options: [qsTr("Off", "coach"), qsTr("Before costly moves"), qsTr("After every move")]
                current: Math.max(0, sheet.coaches.indexOf(sheet.seat.coach ?? ""))
                onChosen: index => sheet.lineUp.seatChoices.setCoach(sheet.row, sheet.coaches[index])
            }
            TextLabel {
                Layout.fillWidth: true
                visible: !sheet.low
                text: sheet.seat.coach === "after_every" ? qsTr("Stolik says how good each move was, and why.")
                    : sheet.seat.coach === "before_costly" ? qsTr("Before a move that gives much away Stolik asks once and says what is better.")
                    : qsTr("Stolik says nothing by itself.")
                quiet: true
                wrapMode: Text.WordWrap
            }
        }
        Repeater {
            model: sheet.lineUp.seatChoices.switches

            ToggleRow {
                required property string help
                required property string words
                required property string about

                Layout.fillWidth: true
                text: qsTranslate("PersonHelpsSheet", words)
                line: sheet.low ? "" : qsTranslate("PersonHelpsSheet", about)
                checked: sheet.helped(help)
                onToggled: sheet.lineUp.seatChoices.setHelp(sheet.row, help, checked)
            }
        }
        ToggleRow {
            Layout.fillWidth: true
            visible: sheet.lineUp.handicap !== ""
            text: qsTranslate(sheet.lineUp.gameId, sheet.lineUp.handicap)
            line: sheet.low ? "" : qsTranslate(sheet.lineUp.gameId, sheet.lineUp.handicapLine)
            checked: sheet.helped("handicap")
            onToggled: sheet.lineUp.seatChoices.setHelp(sheet.row, "handicap", checked)
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.gap(3)
            spacing: Theme.gap(3)

            Avatar {
                size: Theme.buttonHeight
                number: sheet.seat.face ?? 0
                colour: sheet.seat.colour ?? 0
            }
            ActionButton {
                text: qsTr("A picture as the face…")
                large: false
                onClicked: pictures.begin()
            }
            Item { Layout.fillWidth: true }
        }
        Stepper {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.gap(3)
            Layout.rightMargin: Theme.gap(3)
            visible: sheet.lineUp.hasClock
            text: qsTr("More time for a turn")
            value: sheet.seat.extraSeconds ?? 0
            to: 240
            step: 15
            valueText: value === 0 ? qsTr("none", "time") : qsTr("+%1 s").arg(value)
            onMoved: seconds => sheet.lineUp.seatChoices.setExtraSeconds(sheet.row, seconds)
        }
    }
    TextLabel {
        Layout.fillWidth: true
        visible: text !== ""
        text: sheet.lineUp.seatChoices.readsPicture ? qsTr("The picture is being read…") : sheet.lineUp.seatChoices.pictureProblem
        color: sheet.lineUp.seatChoices.readsPicture ? Theme.ink : Theme.danger
        wrapMode: Text.WordWrap
        Accessible.role: Accessible.AlertMessage
    }
    TextLabel {
        Layout.fillWidth: true
        visible: sheet.sure
        text: qsTr("%1 disappears from every list and file for good. Games played with others stay; the seat loses its name.").arg(sheet.shownName)
        wrapMode: Text.WordWrap
    }
    FileChoice {
        id: pictures

        shell: sheet.shell
        what: "pictures"
        title: qsTr("A picture as the face")
        kind: qsTr("Pictures")
        onChosen: path => sheet.lineUp.seatChoices.setPicture(sheet.row, path)
    }
    actions: [
        ActionButton {
            visible: !sheet.sure && sheet.visible && sheet.lineUp.knows(sheet.seat.name ?? "")
            text: qsTr("Delete %1…").arg(sheet.shownName)
            iconName: "bin"
            large: false
            onClicked: {
                sheet.sure = true;
                keep.forceActiveFocus(Qt.TabFocusReason);
            }
        },
        ActionButton {
            id: keep

            visible: sheet.sure
            text: qsTr("Keep %1").arg(sheet.shownName)
            large: false
            onClicked: sheet.sure = false
        },
        Item { Layout.fillWidth: true },
        ActionButton {
            visible: sheet.sure
            text: qsTr("Delete %1 for good").arg(sheet.shownName)
            dangerous: true
            large: false
            onClicked: {
                const name = sheet.seat.name;
                sheet.close();
                sheet.lineUp.forget(name);
                sheet.deleted();
            }
        },
        ActionButton {
            visible: !sheet.sure
            text: qsTr("Done")
            primary: true
            large: false
            onClicked: sheet.close()
        }
    ]
}
