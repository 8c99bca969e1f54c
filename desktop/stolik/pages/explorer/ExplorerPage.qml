pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Stolik
import Stolik.Explorer
import Stolik.Table

// The explorer: the table of a position, its options with their worth beside it, and the way on and back. In
// a narrow window the options are in a drawer.
TableFrame {
    id: page

    required property ExplorerModel model

    readonly property ExplorerModel explorer: page.model
    readonly property TableController table: page.explorer.table as TableController
    // The table keeps its least playable width.
    readonly property real listWide: Theme.dp(330)
    readonly property bool wide: !Theme.largeType && page.width >= 1024 * Theme.airScale + page.listWide + Theme.gap(3)
    readonly property string told: [page.explorer.headline, page.explorer.detail].filter(part => part !== "").join(". ")

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

    title: qsTr("Explore")
    subtitle: [page.explorer.title, page.explorer.alone ? "" : qsTr("%1 decides", "whose decision is looked at").arg(page.explorer.player)].filter(part => part !== "").join(" · ")
    staged: false
    Keys.onPressed: event => event.accepted = page.takeKey(event)
    onToldChanged: page.Accessible.announce(page.told, Accessible.Polite)
    Component.onCompleted: {
        strip.takeFocus();
        if (page.explorer.playsOn)
            computers.open();
    }

    actions: [
        IconButton {
            iconName: "left"
            text: qsTr("Previous position")
            shortcutHint: "←"
            enabled: page.explorer.canGoBack
            onClicked: page.explorer.back()
        },
        IconButton {
            iconName: "right"
            text: qsTr("Next position")
            shortcutHint: "→"
            enabled: page.explorer.canGoOn
            onClicked: page.explorer.forth()
        },
        IconButton {
            iconName: "replay"
            text: qsTr("Replay with new luck")
            enabled: page.explorer.canRedraw
            onClicked: page.explorer.again()
        },
        IconButton {
            iconName: "clock"
            text: qsTr("Recently explored")
            onClicked: {
                page.explorer.lookForLately();
                lately.open();
            }
        },
        IconButton {
            visible: page.explorer.canChange
            iconName: "edit"
            text: qsTr("Edit this position")
            onClicked: page.shell.pages.open("editor", page.explorer.changing())
        },
        IconButton {
            iconName: "help"
            text: qsTr("How to play")
            onClicked: page.helpWanted("", page.table.gameId)
        }
    ]
    below: RowLayout {
        spacing: 0

        Item {
            id: room

            Layout.fillWidth: true
            Layout.fillHeight: true

            // In large type there is no room for both: the table above the strip is smaller, with things too
            // small to press. Options are chosen from their list then.
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
                    messageBar: page.bar
                }
            }
            // The selected option in words, with its actions. The arrows select another.
            Panel {
                id: strip

                function takeFocus(): void { words.forceActiveFocus(Qt.OtherFocusReason); }

                anchors.left: parent.left
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                anchors.leftMargin: Theme.gap(4)
                anchors.rightMargin: Theme.gap(page.wide ? 3 : 4)
                anchors.bottomMargin: Theme.gap(2)
                implicitHeight: Theme.largeType ? grid.implicitHeight + Theme.gap(3) : Theme.dp(72)

                GridLayout {
                    id: grid

                    anchors.fill: parent
                    anchors.leftMargin: Theme.gap(3)
                    anchors.rightMargin: Theme.gap(3)
                    anchors.topMargin: Theme.gap(1)
                    anchors.bottomMargin: Theme.gap(1)
                    columns: Theme.largeType || strip.width < Theme.dp(760) ? 1 : 2
                    columnSpacing: Theme.gap(4)
                    rowSpacing: Theme.gap(1)

                    T.Control {
                        id: words

                        Layout.fillWidth: true
                        Layout.fillHeight: !Theme.largeType
                        implicitHeight: told.implicitHeight
                        focusPolicy: Qt.StrongFocus
                        Accessible.role: Accessible.SpinBox
                        Accessible.name: [page.explorer.headline, page.explorer.detail].filter(part => part !== "").join(". ")
                        Accessible.description: qsTr("Up and Down choose an option, Space compares it, Enter plays it.")
                        Accessible.focusable: true

                        background: Item {
                            FocusRing { shown: words.visualFocus; inner: Theme.radiusSmall }
                        }
                        contentItem: Item {
                            ColumnLayout {
                                id: told

                                anchors.left: parent.left
                                anchors.right: parent.right
                                anchors.leftMargin: Theme.gap(2)
                                anchors.verticalCenter: parent.verticalCenter
                                spacing: 0

                                SilentLabel {
                                    Layout.fillWidth: true
                                    visible: text !== ""
                                    text: page.explorer.headline
                                    strong: true
                                    lineHeight: 1.1
                                    fontSizeMode: Text.HorizontalFit
                                    minimumPixelSize: Theme.small
                                    elide: Text.ElideRight
                                }
                                SilentParagraph {
                                    visible: text !== ""
                                    text: page.explorer.detail
                                    kind: "small"
                                    lineHeight: 1.1
                                }
                            }
                        }
                    }
                    Flow {
                        id: ways

                        Layout.alignment: Qt.AlignRight
                        Layout.fillWidth: grid.columns === 1
                        Layout.preferredWidth: grid.columns === 1 ? -1 : ways.children.reduce((sum, each) => sum + (each.visible ? each.implicitWidth + ways.spacing : 0), 0)
                        layoutDirection: Qt.RightToLeft
                        spacing: Theme.gap(2)

                        ActionButton {
                            implicitHeight: Theme.buttonHeight
                            primary: true
                            iconName: "play"
                            enabled: page.explorer.canMake
                            text: qsTr("Play it", "a button: make the move that is looked at")
                            onClicked: page.explorer.make()
                        }
                        SegmentedControl {
                            enabled: page.explorer.chosen >= 0
                            name: qsTr("What the table shows")
                            options: [qsTr("Before"), qsTr("After")]
                            current: page.explorer.after ? 1 : 0
                            onChosen: index => page.explorer.show(index === 1)
                        }
                        ActionButton {
                            implicitHeight: Theme.buttonHeight
                            visible: page.explorer.mine > 0
                            enabled: page.explorer.chosen >= 0
                            text: qsTr("As played", "a button: show the move that was played")
                            onClicked: page.explorer.choose(page.explorer.mine)
                        }
                        ActionButton {
                            implicitHeight: Theme.buttonHeight
                            enabled: page.explorer.chosen >= 0
                            text: qsTr("Best", "a button: show the best move")
                            onClicked: page.explorer.choose(0)
                        }
                        IconButton {
                            implicitHeight: Theme.buttonHeight
                            visible: !page.wide
                            iconName: "log"
                            text: qsTr("All options")
                            onClicked: drawer.open()
                        }
                    }
                }
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

                    Title {
                        Layout.leftMargin: Theme.gap(2)
                        text: page.explorer.optionsTitle
                        strong: true
                        kind: "body"
                    }
                    ScrollArea {
                        id: scrolled

                        ground: Theme.panel
                        contentHeight: list.implicitHeight

                        ExplorerOptions {
                            id: list

                            width: scrolled.width - (scrolled.overflows ? Theme.gap(3) : 0)
                            onPlayOnWanted: computers.open()
                            onGrown: part => scrolled.follow(part)
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
            onPlayOnWanted: {
                drawer.close();
                computers.open();
            }
        }
    }
    ModalSheet {
        id: lately

        side: "right"
        title: qsTr("Recently explored")
        onClosed: strip.takeFocus()

        Repeater {
            model: page.explorer.lately

            // An explored position as a button: its picture and its title.
            PressButton {
                id: button

                required property var still
                required property string key
                required property string title
                required property string player
                required property int day
                readonly property string line: Dates.day(button.day, page.shell.calendar.day)

                Layout.fillWidth: true
                implicitHeight: Theme.dp(88)
                text: qsTr("%1 · %2", "a game and who decides").arg(title).arg(player)
                onClicked: {
                    const place = page.explorer.placeOf(key), pages = page.shell.pages;
                    lately.close();
                    // It replaces this page.
                    Qt.callLater(pages.open, "explorer", place);
                }
                Accessible.description: button.line
                background: RowGround { row: button }
                contentItem: RowLayout {
                    spacing: Theme.gap(3)

                    PositionPicture {
                        Layout.preferredWidth: Theme.dp(128)
                        Layout.fillHeight: true
                        Layout.margins: Theme.gap(1)
                        enabled: false
                        active: button.still.gameId !== ""
                        drawing: button.still.drawing
                        position: button.still.position
                        colours: button.still.colours
                        seat: button.still.seat
                    }
                    ColumnLayout {
                        spacing: 0

                        SilentParagraph {
                            text: button.text
                            strong: true
                            maximumLineCount: 2
                            elide: Text.ElideRight
                        }
                        SilentLabel { Layout.fillWidth: true; text: button.line; kind: "note" }
                    }
                }
            }
        }
    }
    ModalSheet {
        id: computers

        property string level: "sharp"

        title: qsTr("Play on from here")
        onClosed: strip.takeFocus()

        Paragraph {
            text: page.explorer.alone ? qsTr("The game continues from this position. It doesn't count.")
                : qsTr("You play as %1, computers play the others. The game doesn't count.").arg(page.explorer.player)
        }
        SegmentedControl {
            visible: !page.explorer.alone
            fill: true
            name: qsTr("How well the computers play")
            options: LevelNames.levels.map(level => LevelNames.title(level))
            current: LevelNames.levels.indexOf(computers.level)
            onChosen: index => computers.level = LevelNames.levels[index]
        }
        actions: [
            Item { Layout.fillWidth: true },
            LargeButton {
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

    // The options of a position, the best first, and the rollout of the selected one.
    component ExplorerOptions: ColumnLayout {
        id: view

        signal playOnWanted
        // Emitted when a part of it has grown.
        signal grown(part: Item)

        spacing: Theme.gap(1)

        Repeater {
            model: page.explorer.options

            // An option to select: its name, its worth as a bar and in words, and its cost.
            ChoiceButton {
                id: option

                required property int index
                required property string move
                required property string worth
                required property string lost
                required property real share
                required property bool best
                required property bool mine
                required property bool chosen

                Layout.fillWidth: true
                onClicked: page.explorer.choose(index)
                implicitHeight: Math.max(Theme.target, explorerOptionsWords.implicitHeight + Theme.gap(3))
                leftPadding: Theme.gap(3)
                rightPadding: Theme.gap(3)
                topPadding: Theme.gap(1.5)
                bottomPadding: Theme.gap(1.5)
                current: option.chosen
                text: qsTr("%1: %2, %3", "an option, its worth, what it gives up").arg(option.move).arg(option.worth).arg(option.lost)

                background: RowGround { row: option; chosen: option.current }
                contentItem: ColumnLayout {
                    id: explorerOptionsWords

                    spacing: Theme.gap(0.5)

                    RowLayout {
                        spacing: Theme.gap(2)

                        SilentParagraph { text: option.move; strong: option.best }
                        SilentLabel {
                            Layout.alignment: Qt.AlignTop
                            text: option.worth
                            strong: option.best
                            tabular: true
                        }
                    }
                    Pill {
                        Layout.fillWidth: true
                        implicitHeight: Theme.dp(8)
                        color: Theme.recess

                        Pill {
                            width: Math.max(height, parent.width * option.share)
                            height: parent.height
                            color: option.best ? Theme.accent : option.mine ? Theme.gold : Theme.outline
                        }
                    }
                    SilentParagraph { text: option.lost; kind: "note"; lineHeight: 1.1 }
                }
            }
        }
        // The rollout of the selected option and the best one: its start, progress and stop.
        ColumnLayout {
            id: rollout

            readonly property bool working: page.explorer.rollout.phase === "working"
            readonly property bool begun: page.explorer.rollout.phase !== ""
            // While games are played only the findings change, too often to be spoken.
            readonly property string spoken: rollout.working ? "" : [page.explorer.rollout.found, page.explorer.rollout.outcome].filter(part => part !== "").join(" ")

            Accessible.role: Accessible.Grouping
            Accessible.name: qsTr("Played out many times")
            visible: page.explorer.rollout.possible
            spacing: Theme.gap(2)
            onHeightChanged: {
                if (rollout.begun)
                    view.grown(rollout);
            }
            onSpokenChanged: {
                if (rollout.spoken !== "")
                    rollout.Accessible.announce(rollout.spoken, Accessible.Polite);
            }

            Rectangle {
                Layout.fillWidth: true
                Layout.topMargin: Theme.gap(1)
                implicitHeight: Theme.hair
                color: Theme.hairline
            }
            TextLabel {
                Layout.fillWidth: true
                visible: rollout.begun
                text: qsTr("Played out many times")
                kind: "note"
            }
            // The mean of each, and the range of the truth in 19 of 20 cases.
            Repeater {
                model: page.explorer.rollout.bars

                ColumnLayout {
                    id: rolled

                    required property string move
                    required property string worth
                    required property real share
                    required property real low
                    required property real high
                    required property bool best

                    spacing: Theme.gap(0.5)
                    Accessible.role: Accessible.StaticText
                    Accessible.name: qsTr("%1: %2", "an option and its worth").arg(rolled.move).arg(rolled.worth)

                    RowLayout {
                        spacing: Theme.gap(2)

                        SilentLabel {
                            Layout.fillWidth: true
                            text: rolled.move
                            kind: "small"
                            elide: Text.ElideRight
                        }
                        SilentLabel {
                            text: rolled.worth
                            kind: "small"
                            strong: true
                            tabular: true
                        }
                    }
                    Pill {
                        id: track

                        Layout.fillWidth: true
                        implicitHeight: Theme.dp(14)
                        color: Theme.recess

                        Pill {
                            width: Math.max(height, track.width * rolled.share)
                            height: track.height
                            color: rolled.best ? Theme.accent : Theme.gold
                        }
                        Rectangle {
                            x: track.width * rolled.low
                            y: (track.height - height) / 2
                            width: Math.max(Theme.line, track.width * (rolled.high - rolled.low))
                            height: Theme.line
                            color: Theme.ink
                        }
                        Repeater {
                            model: [rolled.low, rolled.high]

                            Rectangle {
                                required property real modelData

                                x: track.width * modelData - width / 2
                                width: Theme.line
                                height: track.height
                                color: Theme.ink
                            }
                        }
                    }
                }
            }
            RowLayout {
                visible: page.explorer.rollout.phase !== "ready"
                spacing: Theme.gap(4)

                ProgressTrack {
                    visible: rollout.working || page.explorer.rollout.phase === "stopped"
                    progress: page.explorer.rollout.progress
                }
                ActionButton {
                    Layout.alignment: Qt.AlignRight
                    iconName: rollout.working ? "pause" : rollout.begun ? "play" : "eye"
                    text: rollout.working ? qsTr("Stop") : rollout.begun ? qsTr("Resume") : qsTr("Look closer")
                    onClicked: {
                        if (rollout.working)
                            page.explorer.rollout.stop();
                        else
                            page.explorer.rollout.begin();
                    }
                }
            }
            Paragraph { visible: text !== ""; text: page.explorer.rollout.found; kind: "small" }
            Paragraph { visible: text !== ""; text: page.explorer.rollout.outcome; strong: true }
            Paragraph {
                text: rollout.begun ? page.explorer.rollout.how : qsTr("Play this out many times, with the best choice and with another.")
                kind: "note"
            }
        }
        Rectangle {
            Layout.fillWidth: true
            Layout.topMargin: Theme.gap(1)
            Layout.bottomMargin: Theme.gap(1)
            implicitHeight: Theme.hair
            color: Theme.hairline
        }
        ActionButton {
            iconName: "play"
            text: qsTr("Play on from here")
            onClicked: view.playOnWanted()
        }
    }
}
