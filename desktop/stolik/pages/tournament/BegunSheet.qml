pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Tournament

// A card is to be typed for a game that was begun here: what becomes of that one, before anything is typed.
ModalSheet {
    id: sheet

    required property TournamentDesk desk
    property int round: 0
    property int table: 0
    property int game: 0

    function ask(round: int, table: int, game: int): void {
        sheet.round = round;
        sheet.table = table;
        sheet.game = game;
        open();
    }

    title: qsTr("This game was begun here")
    wide: Theme.dp(640)
    onOpened: goOn.forceActiveFocus(Qt.TabFocusReason)

    TextLabel {
        Layout.fillWidth: true
        text: qsTr("Table %1, game %2 was begun on this computer and isn't over. Once you enter its points, what was played here no longer counts; it stays among the games given up.").arg(sheet.table).arg(sheet.game)
        wrapMode: Text.Wrap
    }
    actions: [
        ActionButton {
            text: qsTr("Enter its points")
            onClicked: {
                sheet.close();
                sheet.desk.enterAnyway(sheet.round, sheet.table, sheet.game);
            }
        },
        Item { Layout.fillWidth: true },
        ActionButton {
            id: goOn

            primary: true
            text: qsTr("Go on playing here")
            onClicked: {
                sheet.close();
                sheet.desk.playHere(sheet.round, sheet.table);
            }
        }
    ]
}
