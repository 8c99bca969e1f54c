pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Shell

// All the games of the house, the latest first: those that wait, to go on with, to name or to delete, and below
// them those that are over, to look back on. A file or a code brings another.
ModalSheet {
    id: sheet

    required property Shell shell

    signal wanted(string save)
    signal reportWanted(string save)
    signal recordWanted
    signal codeWanted

    title: qsTr("Our games")
    wide: Theme.dp(860)
    // What was deleted while the list was closed has no line in it.
    onAboutToShow: {
        shell.clearDeleted();
        shell.latestGames.look();
    }
    // Until then the lines keep their places under the pointer.
    onClosed: shell.clearDeleted()

    TextLabel {
        visible: sheet.shell.savedGames.count === 0
        Layout.fillWidth: true
        text: qsTr("No game is waiting. A game that you leave in the middle appears here.")
        wrapMode: Text.WordWrap
        quiet: true
    }
    Repeater {
        model: sheet.shell.savedGames

        SavedGameRow {
            Layout.fillWidth: true
            shown: sheet.visible
            when: Dates.moment(savedAt, sheet.shell.calendar.day)
            onContinueWanted: {
                sheet.close();
                sheet.wanted(save);
            }
            onReportWanted: {
                sheet.close();
                sheet.reportWanted(save);
            }
            onRenamed: name => sheet.shell.renameGame(save, name)
            onDeleteWanted: sheet.shell.deleteGame(save)
            onUndeleteWanted: sheet.shell.undeleteGame(save)
        }
    }
    TextLabel {
        visible: sheet.shell.latestGames.rows.count > 0
        Layout.fillWidth: true
        Layout.topMargin: Theme.gap(2)
        text: qsTr("Finished")
        kind: "lead"
        strong: true
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Repeater {
        model: sheet.shell.latestGames.rows

        FinishedGameRow {
            Layout.fillWidth: true
            when: Dates.day(day, sheet.shell.calendar.day)
            opens: sheet.visible && sheet.shell.latestGames.hasRecord(key)
            onWanted: {
                sheet.close();
                sheet.shell.latestGames.lookBack(key);
            }
        }
    }
    LinkButton {
        visible: sheet.shell.latestGames.hasOlder
        text: qsTr("Older games")
        onClicked: sheet.shell.latestGames.showOlder()
    }
    actions: [
        ActionButton {
            text: qsTr("Open a file…")
            Accessible.name: qsTr("Open a game or a tournament from a file")
            iconName: "book"
            large: false
            onClicked: sheet.recordWanted()
        },
        ActionButton {
            text: qsTr("Play by a friend's code…")
            iconName: "dice"
            large: false
            onClicked: {
                sheet.close();
                sheet.codeWanted();
            }
        },
        Item { Layout.fillWidth: true }
    ]
}
