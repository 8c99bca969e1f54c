pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Tournament

// A table: its games to enter or correct, and its players.
ModalSheet {
    id: sheet

    required property TournamentDesk desk
    property string key: ""
    property var table: ({ title: "", seats: [], games: [], round: 0, table: 0, playable: false, begun: false })

    signal leaveWanted(int entrant, string name)

    function show(key: string): void {
        sheet.key = key;
        read();
        open();
        for (let game = 0; game < games.count; game++) {
            const button = (games.itemAt(game) as GameLine).button;
            if (button.visible && !(games.itemAt(game) as GameLine).modelData.entered) {
                button.forceActiveFocus(Qt.TabFocusReason);
                return;
            }
        }
    }
    function read(): void {
        for (let row = 0; row < sheet.desk.tables.count; row++)
            if (sheet.desk.tables.field(row, "key") === sheet.key)
                sheet.table = sheet.desk.tables.at(row);
    }

    title: sheet.table.title
    cross: false
    wide: Theme.dp(680)

    Connections {
        target: sheet.desk
        enabled: sheet.opened

        function onChanged(): void { sheet.read(); }
    }

    component GameLine: RowLayout {
        id: line

        required property var modelData
        property alias button: act

        spacing: Theme.gap(3)

        ColumnLayout {
            spacing: 0

            TextLabel { text: line.modelData.title; strong: true }
            Paragraph { text: line.modelData.points; kind: "note"; wrapMode: Text.Wrap }
        }
        ActionButton {
            id: act

            visible: line.modelData.entered || line.modelData.enterable
            text: line.modelData.entered ? qsTr("Correct") : qsTr("Enter")
            Accessible.name: line.modelData.entered ? qsTr("Correct game %1").arg(line.modelData.number) : qsTr("Result of game %1").arg(line.modelData.number)
            onClicked: {
                sheet.close();
                sheet.desk.enter(sheet.table.round, sheet.table.table, line.modelData.number);
            }
        }
    }

    Repeater {
        id: games

        model: sheet.table.games

        GameLine { }
    }
    Rectangle { Layout.fillWidth: true; implicitHeight: Theme.hair; color: Theme.hairline }
    Repeater {
        model: sheet.table.seats

        RowLayout {
            id: seat

            required property var modelData

            spacing: Theme.gap(3)

            TextLabel {
                text: seat.modelData.name
                font.strikeout: seat.modelData.left
                elide: Text.ElideRight
                Layout.maximumWidth: sheet.availableWidth / 2
            }
            TextLabel {
                Layout.fillWidth: true
                text: seat.modelData.line
                kind: "note"
                elide: Text.ElideRight
            }
            ActionButton {
                visible: !seat.modelData.left && !sheet.desk.over
                text: qsTr("Leaves")
                Accessible.name: qsTr("%1 leaves").arg(seat.modelData.name)
                onClicked: {
                    sheet.close();
                    sheet.leaveWanted(seat.modelData.entrant, seat.modelData.name);
                }
            }
        }
    }
    actions: [
        LargeButton {
            visible: sheet.table.playable
            primary: true
            text: sheet.table.begun ? qsTr("Resume") : qsTr("Play here")
            onClicked: {
                sheet.close();
                sheet.desk.playHere(sheet.table.round, sheet.table.table);
            }
        },
        Item { Layout.fillWidth: true },
        LargeButton { text: qsTr("Done"); onClicked: sheet.close() }
    ]
}
