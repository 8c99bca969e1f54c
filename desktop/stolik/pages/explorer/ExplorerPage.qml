pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Explorer
import Stolik.Shell
import Stolik.Table

// A position to be looked into: its table, the options with their worth beside it, and the way on and back. In a narrow
// window the options wait in a drawer.
FocusScope {
    id: page

    required property Shell shell
    required property Settings settings
    required property ExplorerModel model

    readonly property ExplorerModel explorer: page.model
    readonly property TableController table: page.explorer.table as TableController
    // The table keeps the least width that it can be played at.
    readonly property real listWide: Theme.dp(330)
    readonly property bool wide: !Theme.largeType && page.width >= 1024 * Theme.airScale + page.listWide + Theme.gap(3)
    readonly property string told: [page.explorer.headline, page.explorer.detail].filter(part => part !== "").join(". ")

    signal backWanted
    signal helpWanted(string place, string gameId)

    function takeKey(event: var): bool {
        const at = page.explorer.chosen, last = page.explorer.options.count - 1;
        switch (event.key) {
        case Qt.Key_Up:
            page.explorer.choose(Math.max(0, at - 1));
            return true;
        case Qt.Key_Down:
            page.explorer.choose(Math.min(last, at + 1));
            return true;
        case Qt.Key_Left:
        case Qt.Key_Backspace:
            page.explorer.back();
            return true;
        case Qt.Key_Right:
            page.explorer.forth();
            return true;
        case Qt.Key_Space:
            page.explorer.show(!page.explorer.after);
            return true;
        case Qt.Key_Return:
        case Qt.Key_Enter:
            page.explorer.make();
            return true;
        }
        return !page.explorer.after && ((stage.item as SingleTablePane)?.takeKey(event) ?? false);
    }

    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: header.title
    Keys.onEscapePressed: page.backWanted()
    Keys.onPressed: event => event.accepted = page.takeKey(event)
    onToldChanged: page.Accessible.announce(page.told, Accessible.Polite)
    Component.onCompleted: {
        strip.takeFocus();
        if (page.explorer.playsOn)
            computers.open();
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        Item {
            id: bar

            Layout.fillWidth: true
            Layout.leftMargin: Theme.gap(4)
            Layout.rightMargin: Theme.gap(4)
            Layout.topMargin: Theme.gap(1)
            implicitHeight: header.implicitHeight

            PageHeader {
                id: header

                anchors.left: parent.left
                anchors.right: parent.right
                title: qsTr("Explore")
                subtitle: [page.explorer.title, page.explorer.alone ? "" : qsTr("%1 decides", "whose decision is looked at").arg(page.explorer.player)].filter(part => part !== "").join(" · ")
                onBackWanted: page.backWanted()

                IconButton {
                    iconName: "left"
                    text: qsTr("One position back")
                    shortcutHint: "←"
                    framed: true
                    enabled: page.explorer.canGoBack
                    onClicked: page.explorer.back()
                }
                IconButton {
                    iconName: "right"
                    text: qsTr("One position on")
                    shortcutHint: "→"
                    framed: true
                    enabled: page.explorer.canGoOn
                    onClicked: page.explorer.forth()
                }
                IconButton {
                    iconName: "replay"
                    text: qsTr("Come here by other luck")
                    framed: true
                    enabled: page.explorer.canRedraw
                    onClicked: page.explorer.again()
                }
                IconButton {
                    iconName: "clock"
                    text: qsTr("Explored lately")
                    framed: true
                    onClicked: {
                        page.explorer.lookForLately();
                        lately.open();
                    }
                }
                IconButton {
                    visible: page.explorer.canChange
                    iconName: "edit"
                    text: qsTr("Change this position")
                    framed: true
                    onClicked: page.shell.pages.open("editor", page.explorer.changing())
                }
                IconButton {
                    iconName: "help"
                    text: qsTr("How to play")
                    framed: true
                    onClicked: page.helpWanted("", page.table.gameId)
                }
            }
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: 0

            Item {
                id: room

                Layout.fillWidth: true
                Layout.fillHeight: true

                // In large type there is no room for both: the table is drawn smaller above the strip, and what lies on it is
                // too small to be pressed. The options are chosen from their list then.
                Loader {
                    id: stage

                    readonly property real tall: Theme.largeType ? room.height - Theme.gap(2) : room.height - strip.height - Theme.gap(2)
                    readonly property real free: room.height - strip.height - Theme.gap(2)

                    x: (room.width - width * scale) / 2
                    width: room.width
                    height: stage.tall
                    scale: stage.tall > 0 ? Math.min(1, stage.free / stage.tall) : 1
                    transformOrigin: Item.TopLeft
                    active: page.table !== null
                    sourceComponent: SingleTablePane {
                        table: page.table
                        alone: page.explorer.alone
                        lookingBack: page.explorer.after
                        open: !page.explorer.after && page.explorer.phase === "ready" && stage.scale === 1
                        low: height < Theme.dp(520)
                        messageBar: bar
                    }
                }
                ExplorerStrip {
                    id: strip

                    anchors.left: parent.left
                    anchors.right: parent.right
                    anchors.bottom: parent.bottom
                    anchors.leftMargin: Theme.gap(4)
                    anchors.rightMargin: Theme.gap(page.wide ? 3 : 4)
                    anchors.bottomMargin: Theme.gap(2)
                    explorer: page.explorer
                    listed: page.wide
                    onOptionsWanted: drawer.open()
                }
            }
            Loader {
                Layout.fillHeight: true
                Layout.preferredWidth: page.listWide
                Layout.rightMargin: Theme.gap(4)
                Layout.topMargin: Theme.gap(3)
                Layout.bottomMargin: Theme.gap(2)
                active: page.wide
                visible: active
                sourceComponent: Panel {
                    ColumnLayout {
                        anchors.fill: parent
                        anchors.margins: Theme.gap(3)
                        spacing: Theme.gap(2)

                        TextLabel {
                            Layout.fillWidth: true
                            Layout.leftMargin: Theme.gap(2)
                            text: page.explorer.optionsTitle
                            strong: true
                            wrapMode: Text.WordWrap
                            Accessible.role: Accessible.Heading
                        }
                        ScrollArea {
                            id: scrolled

                            Layout.fillWidth: true
                            Layout.fillHeight: true
                            ground: Theme.panel
                            contentHeight: list.implicitHeight

                            ExplorerOptions {
                                id: list

                                width: scrolled.width - (scrolled.overflows ? Theme.gap(3) : 0)
                                explorer: page.explorer
                                onPlayOnWanted: computers.open()
                                onGrown: part => scrolled.follow(part)
                            }
                        }
                    }
                }
            }
        }
    }
    ModalSheet {
        id: drawer

        side: "right"
        title: page.explorer.optionsTitle
        onClosed: strip.takeFocus()

        ExplorerOptions {
            Layout.fillWidth: true
            explorer: page.explorer
            onPlayOnWanted: {
                drawer.close();
                computers.open();
            }
        }
    }
    ModalSheet {
        id: lately

        side: "right"
        title: qsTr("Explored lately")
        onClosed: strip.takeFocus()

        Repeater {
            model: page.explorer.lately

            ExplorerLately {
                required property string key
                required property string title
                required property string player
                required property int day
                required still

                Layout.fillWidth: true
                text: qsTr("%1 · %2", "a game and who decides").arg(title).arg(player)
                line: Dates.day(day, page.shell.calendar.day)
                onClicked: {
                    const place = page.explorer.placeOf(key), pages = page.shell.pages;
                    lately.close();
                    // It takes the place of this one.
                    Qt.callLater(pages.open, "explorer", place);
                }
            }
        }
    }
    ModalSheet {
        id: computers

        property string level: "sharp"

        title: qsTr("Play on from here")
        onClosed: strip.takeFocus()

        TextLabel {
            Layout.fillWidth: true
            text: page.explorer.alone ? qsTr("The game goes on from this position. It doesn't count.")
                : qsTr("%1's seat is yours, computers play the others. The game doesn't count.").arg(page.explorer.player)
            wrapMode: Text.WordWrap
        }
        SegmentedControl {
            Layout.fillWidth: true
            visible: !page.explorer.alone
            fill: true
            name: qsTr("How well the computers play")
            options: LevelNames.levels.map(level => LevelNames.title(level))
            current: LevelNames.levels.indexOf(computers.level)
            onChosen: index => computers.level = LevelNames.levels[index]
        }
        actions: [
            Item { Layout.fillWidth: true },
            ActionButton {
                primary: true
                iconName: "play"
                text: qsTr("To the table")
                onClicked: {
                    computers.close();
                    page.explorer.playOn(computers.level);
                }
            }
        ]
    }
}
