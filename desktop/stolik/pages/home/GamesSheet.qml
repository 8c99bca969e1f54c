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
    // Of many games more are listed before the end of the list comes into sight.
    readonly property bool nearEnd: sheet.area.overflows && sheet.area.contentY + 2 * sheet.area.height > sheet.area.contentHeight

    signal wanted(string save)
    signal reportWanted(string save)
    signal recordWanted
    signal codeWanted

    title: qsTr("Our games")
    wide: Theme.dp(860)
    // What was deleted while the list was closed has no line in it.
    onAboutToShow: {
        shell.clearDeleted();
        shell.lookAtGames();
        shell.latestGames.look();
    }
    onNearEndChanged: if (sheet.nearEnd && sheet.visible) shell.listMoreGames()
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

        // Only what is in sight, and the next one, is made and judged; the others keep their places.
        Loader {
            id: place

            required property var model
            property real high: Theme.dp(84)

            Layout.fillWidth: true
            Layout.preferredHeight: place.high
            active: place.height > 0 && place.y < sheet.area.contentY + sheet.area.height + Theme.dp(84)
                && place.y + place.height > sheet.area.contentY - Theme.dp(84)
            onLoaded: sheet.shell.seeGame(place.model.save)
            sourceComponent: SavedGameRow {
                save: place.model.save
                gameId: place.model.gameId
                title: place.model.title
                caption: place.model.caption
                names: place.model.names
                colours: place.model.colours
                active: place.model.active
                player: place.model.player
                savedAt: place.model.savedAt
                picture: place.model.picture
                position: place.model.position
                secrets: place.model.secrets
                deleted: place.model.deleted
                shown: sheet.visible
                when: Dates.moment(savedAt, sheet.shell.calendar.day)
                onImplicitHeightChanged: place.high = implicitHeight
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
