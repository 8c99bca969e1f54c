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

    // 1 January 1970, from which JavaScript counts, by the number of its day.
    readonly property int firstDay: 719163

    // When a game was left, as people here write it.
    function dateText(seconds: real): string {
        const at = new Date(1000 * seconds);
        const language = Qt.locale(Qt.uiLanguage);
        const time = at.toLocaleTimeString(language, Locale.ShortFormat);
        const days = sheet.shell.calendar.day - sheet.firstDay - Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / 86400000;
        return days === 0 ? qsTr("today, %1", "time of day").arg(time)
            : days === 1 ? qsTr("yesterday, %1", "time of day").arg(time)
            : qsTr("%1, %2", "date, time of day").arg(at.toLocaleDateString(language, Locale.ShortFormat)).arg(time);
    }

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
            when: savedAt > 0 ? sheet.dateText(savedAt) : ""
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
            text: qsTr("By a code…")
            Accessible.name: qsTr("Play by a code")
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
