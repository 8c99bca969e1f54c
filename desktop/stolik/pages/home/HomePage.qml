pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Shell

// The games on the shelf, and above them the one that was left in the middle.
FocusScope {
    id: page

    required property Shell shell
    required property Settings settings

    // No room for a row of its own for what there is beside the games.
    readonly property bool tight: page.low || Theme.largeType || (shelf.lines > 1 && page.height < Theme.dp(1000))
    // A small window: less air between the things.
    readonly property bool low: height < Theme.dp(620)
    // The line at the very first start of the program is seen until this page is left.
    property bool firstStart: false
    readonly property int practiceDue: page.shell.pages.due["practise"] ?? 0

    signal playersWanted
    signal helpWanted(string place, string gameId)
    signal recordWanted

    function play(gameId: string): void {
        page.shell.choose(gameId);
        page.playersWanted();
    }
    // The keyboard goes to the first game.
    function chooseGame(): void {
        (cards.itemAt(0) as GameCard)?.takeFocus();
    }
    function goOn(gameId: string): void {
        for (let row = 0; row < page.shell.waiting.count; row++) {
            if (page.shell.waiting.at(row).gameId === gameId) {
                page.shell.resume(page.shell.waiting.at(row).save);
                return;
            }
        }
    }

    function showWaiting(): void {
        waitingSheet.active = true;
        (waitingSheet.item as SavedGamesSheet).open();
    }

    function playByEar(wanted: bool): void {
        page.settings.byEar = wanted;
        const told = wanted ? qsTr("You play by ear now: no clock in new games, and keys instead of clicks. F8 ends it; Comfort has more.")
            : qsTr("You play by eye again. F8 begins to play by ear.");
        earToast.show(told, false);
        page.Accessible.announce(told, Accessible.Assertive);
    }

    readonly property string earInvitation: page.settings.byEar
        ? qsTr("You play by ear. At the table F2 to F7 answer questions, and the question mark lists all keys.")
        : qsTr("F8: play by ear")

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Home")
    Component.onCompleted: {
        page.firstStart = !page.settings.welcomed;
        page.settings.welcomed = true;
    }
    Accessible.description: page.earInvitation

    Shortcut {
        sequence: "F8"
        autoRepeat: false
        enabled: page.visible
        onActivated: page.playByEar(!page.settings.byEar)
    }
    Timer {
        // After the page itself has been read.
        interval: Theme.toastTime / 2
        running: page.visible
        onTriggered: page.Accessible.announce(page.earInvitation, Accessible.Polite)
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gap(8)
        anchors.rightMargin: Theme.gap(8)
        anchors.topMargin: Theme.gap(page.low ? 2 : 5)
        anchors.bottomMargin: Theme.gap(page.low ? 4 : 6)
        spacing: Theme.gap(page.low ? 3 : 5)

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap(3)

            Die {
                Layout.alignment: Qt.AlignVCenter
                face: 5
                still: true
                size: Theme.dp(40)
                rotation: -8
            }
            TextLabel {
                Layout.fillWidth: true
                text: "Stolik"
                kind: "display"
                Accessible.role: Accessible.Heading
            }
            LanguageChoice {
                Layout.alignment: Qt.AlignVCenter
                settings: page.settings
            }
            IconButton {
                visible: page.practiceDue > 0
                iconName: "replay"
                text: qsTr("Try again: %1", "how many positions").arg(page.practiceDue)
                showText: true
                framed: true
                Accessible.name: qsTr("Try again: %n position(s) from your games", "", page.practiceDue)
                onClicked: page.shell.pages.open("practise")
            }
            Loader {
                active: page.tight
                visible: active
                sourceComponent: actions
            }
            IconButton {
                iconName: "settings"
                text: qsTr("Comfort")
                showText: true
                framed: true
                onClicked: page.shell.pages.open("comfort")
            }
            IconButton {
                iconName: "info"
                text: qsTr("About Stolik")
                framed: true
                onClicked: page.shell.pages.open("about")
            }
        }

        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.maximumWidth: Theme.dp(1420)
            Layout.maximumHeight: Theme.dp(page.shell.waiting.count > 0 ? 640 : 520) + (shelf.lines - 1) * Theme.dp(360)
            Layout.alignment: Qt.AlignCenter
            spacing: Theme.gap(page.low ? 3 : 5)

            Repeater {
                model: page.shell.waiting

                ContinueCard {
                    required property int index

                    Layout.fillWidth: true
                    visible: index === 0
                    first: index === 0
                    others: page.shell.waiting.count - 1
                    onWanted: page.shell.resume(save)
                    onOthersWanted: page.showWaiting()
                }
            }
            GridLayout {
                id: shelf

                // As many in a row as have room for their words; then the rows are as even as they can be.
                readonly property int room: Math.max(1, Math.floor((width + columnSpacing) / (Theme.dp(210) + columnSpacing)))
                readonly property int lines: Math.ceil(page.shell.library.count / room)

                Layout.fillWidth: true
                Layout.fillHeight: true
                columnSpacing: Theme.gap(4)
                rowSpacing: Theme.gap(4)
                columns: Math.max(1, Math.ceil(page.shell.library.count / lines))
                uniformCellWidths: true

                Repeater {
                    id: cards

                    model: page.shell.library

                    GameCard {
                        required property int index

                        first: index === 0 && page.shell.waiting.count === 0
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        // Equal widths, whatever the words in them.
                        Layout.preferredWidth: 1
                        continues: waits && page.shell.waiting.at(0).gameId !== gameId
                        onPlayWanted: page.play(gameId)
                        onHelpWanted: page.helpWanted("", gameId)
                        onContinueWanted: page.goOn(gameId)
                    }
                }
            }
        }

        Loader {
            Layout.alignment: Qt.AlignHCenter
            active: !page.tight
            visible: active
            sourceComponent: actions
        }
        // The last games, where nothing else needs the room. It is kept free until they are known: nothing moves then.
        Item {
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.dp(1420)
            Layout.alignment: Qt.AlignHCenter
            visible: page.height >= Theme.dp(700) && !Theme.largeType && page.settings.welcomed
            implicitHeight: 3 * Theme.dp(19)

            Loader {
                width: parent.width
                active: parent.visible && page.shell.latestGames.count > 0
                sourceComponent: LatestGames { games: page.shell.latestGames }
            }
        }

        RowLayout {
            Layout.alignment: Qt.AlignHCenter
            visible: page.firstStart
            spacing: Theme.gap(3)

            Icon {
                name: "home"
                color: Theme.mutedOnTable
            }
            TextLabel {
                text: qsTr("Stolik works without the internet and collects nothing about you.")
                quiet: true
                onTable: true
            }
        }
    }

    Toast {
        id: earToast

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gap(6)
        room: page.width - Theme.gap(16)
        z: 10
    }
    Loader {
        id: codeSheet

        active: false
        sourceComponent: CodeSheet {
            shell: page.shell
            onAccepted: page.playersWanted()
        }
    }
    Component {
        id: actions

        HomeActions {
            shell: page.shell
            folded: page.tight
            onSavedWanted: page.showWaiting()
            onCodeWanted: {
                codeSheet.active = true;
                (codeSheet.item as CodeSheet).open();
            }
        }
    }

    // Made when it is asked for: the first frame doesn't wait for what few ever open.
    Loader {
        id: waitingSheet

        active: false
        sourceComponent: SavedGamesSheet {
            shell: page.shell
            onWanted: save => page.shell.resume(save)
            onReportWanted: save => page.shell.pages.open("report", { save: save })
            onRecordWanted: page.recordWanted()
        }
    }
}
