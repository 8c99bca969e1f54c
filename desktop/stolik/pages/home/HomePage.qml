pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Shell

// The games on the shelf, above them the one that was left in the middle, and what else there is to do.
FocusScope {
    id: page

    required property Shell shell
    required property Settings settings

    // A small window: less air between the things.
    readonly property bool low: height < Theme.dp(620)
    // The line at the very first start of the program is seen until this page is left.
    property bool firstStart: false

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
    function showGames(): void {
        gamesSheet.active = true;
        (gamesSheet.item as GamesSheet).open();
    }
    function askCode(): void {
        codeSheet.active = true;
        (codeSheet.item as CodeSheet).open();
    }

    function playByEar(wanted: bool): void {
        page.settings.byEar = wanted;
        const told = wanted ? qsTr("You play by ear now: no clock in new games, and keys instead of clicks. F8 ends it; Comfort has more.")
            : qsTr("Playing by ear is off. F8 turns it on again.");
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

        // The name of the program, where it has room beside what there is to do.
        Item {
            Layout.fillWidth: true
            implicitHeight: Math.max(die.height, offers.height)

            Die {
                id: die

                y: (Math.min(offers.height, Theme.target) - height) / 2
                face: 5
                still: true
                size: Math.min(Theme.dp(40), Theme.target * 0.9)
                rotation: -8
            }
            TextLabel {
                x: die.width + Theme.gap(3)
                anchors.verticalCenter: die.verticalCenter
                visible: x + implicitWidth + Theme.gap(3) <= offers.x
                text: "Stolik"
                kind: "display"
                Accessible.role: Accessible.Heading
            }
            HomeOffers {
                id: offers

                anchors.right: parent.right
                width: Math.min(inOneLine, parent.width - die.width - Theme.gap(3))
                shell: page.shell
                settings: page.settings
                asksLanguage: page.firstStart && !Theme.largeType
                showsGames: !page.firstStart || page.shell.waitingCount > 0
                others: Math.max(0, page.shell.waitingCount - 1)
                onGamesWanted: page.showGames()
            }
        }

        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.maximumWidth: Theme.dp(1560)
            Layout.maximumHeight: Theme.dp(page.shell.latest.count > 0 ? 720 : 600) + (shelf.lines - 1) * Theme.dp(360)
            Layout.alignment: Qt.AlignCenter
            spacing: Theme.gap(page.low ? 3 : 5)

            Repeater {
                model: page.shell.latest

                ContinueCard {
                    Layout.fillWidth: true
                    first: true
                    when: Dates.moment(savedAt, page.shell.calendar.day)
                    onWanted: page.shell.resume(save)
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

                        first: index === 0 && page.shell.latest.count === 0
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        // Equal widths, whatever the words in them.
                        Layout.preferredWidth: 1
                        onPlayWanted: page.play(gameId)
                        onHelpWanted: page.helpWanted("", gameId)
                    }
                }
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
    // Made when it is asked for: the first frame doesn't wait for what few ever open.
    Loader {
        id: gamesSheet

        active: false
        sourceComponent: GamesSheet {
            shell: page.shell
            onWanted: save => page.shell.resume(save)
            onReportWanted: save => page.shell.pages.open("report", { save: save })
            onRecordWanted: page.recordWanted()
            onCodeWanted: page.askCode()
        }
    }
}
