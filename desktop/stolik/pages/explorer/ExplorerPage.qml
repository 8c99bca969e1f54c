pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Stolik
import Stolik.Explorer
import Stolik.Shell
import Stolik.Table

// A position to be looked into: its table, the options with their worth beside it, and the way on and back. In a narrow
// window the options wait in a drawer.
TableFrame {
    id: page

    required property ExplorerModel model

    readonly property ExplorerModel explorer: page.model
    readonly property TableController table: page.explorer.table as TableController
    // The table keeps the least width that it can be played at.
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
            text: qsTr("One position back")
            shortcutHint: "←"
            framed: true
            enabled: page.explorer.canGoBack
            onClicked: page.explorer.back()
        },
        IconButton {
            iconName: "right"
            text: qsTr("One position on")
            shortcutHint: "→"
            framed: true
            enabled: page.explorer.canGoOn
            onClicked: page.explorer.forth()
        },
        IconButton {
            iconName: "replay"
            text: qsTr("Come here by other luck")
            framed: true
            enabled: page.explorer.canRedraw
            onClicked: page.explorer.again()
        },
        IconButton {
            iconName: "clock"
            text: qsTr("Explored lately")
            framed: true
            onClicked: {
                page.explorer.lookForLately();
                lately.open();
            }
        },
        IconButton {
            visible: page.explorer.canChange
            iconName: "edit"
            text: qsTr("Change this position")
            framed: true
            onClicked: page.shell.pages.open("editor", page.explorer.changing())
        },
        IconButton {
            iconName: "help"
            text: qsTr("How to play")
            framed: true
            onClicked: page.helpWanted("", page.table.gameId)
        }
    ]
    below: RowLayout {
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
                    messageBar: page.bar
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

                    Paragraph {
                        Layout.leftMargin: Theme.gap(2)
                        text: page.explorer.optionsTitle
                        strong: true
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
    ModalSheet {
        id: drawer

        side: "right"
        title: page.explorer.optionsTitle
        onClosed: strip.takeFocus()

        ExplorerOptions {
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

        Paragraph {
            text: page.explorer.alone ? qsTr("The game goes on from this position. It doesn't count.")
                : qsTr("%1's seat is yours, computers play the others. The game doesn't count.").arg(page.explorer.player)
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

    // The option that is looked at, in words, with what can be seen of it and done with it. The arrows choose another.
    component ExplorerStrip: Panel {
        id: explorerStrip

        required property ExplorerModel explorer
        // The options are listed elsewhere.
        property bool listed: false

        signal optionsWanted

        function takeFocus(): void { words.forceActiveFocus(Qt.OtherFocusReason); }

        implicitHeight: Theme.largeType ? grid.implicitHeight + Theme.gap(3) : Theme.dp(72)

        GridLayout {
            id: grid

            anchors.fill: parent
            anchors.leftMargin: Theme.gap(3)
            anchors.rightMargin: Theme.gap(3)
            anchors.topMargin: Theme.gap(1)
            anchors.bottomMargin: Theme.gap(1)
            columns: Theme.largeType || explorerStrip.width < Theme.dp(760) ? 1 : 2
            columnSpacing: Theme.gap(4)
            rowSpacing: Theme.gap(1)

            T.Control {
                id: words

                Layout.fillWidth: true
                Layout.fillHeight: !Theme.largeType
                implicitHeight: told.implicitHeight
                focusPolicy: Qt.StrongFocus
                Accessible.role: Accessible.SpinBox
                Accessible.name: [explorerStrip.explorer.headline, explorerStrip.explorer.detail].filter(part => part !== "").join(". ")
                Accessible.description: qsTr("Up and down choose another option, Space compares, Enter makes the move.")
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

                        TextLabel {
                            Layout.fillWidth: true
                            visible: text !== ""
                            text: explorerStrip.explorer.headline
                            strong: true
                            lineHeight: 1.1
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: Theme.small
                            elide: Text.ElideRight
                            Accessible.ignored: true
                        }
                        Paragraph {
                            visible: text !== ""
                            text: explorerStrip.explorer.detail
                            kind: "small"
                            lineHeight: 1.1
                            Accessible.ignored: true
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
                    large: false
                    primary: true
                    iconName: "play"
                    enabled: explorerStrip.explorer.canMake
                    text: qsTr("Play it", "a button: make the move that is looked at")
                    onClicked: explorerStrip.explorer.make()
                }
                SegmentedControl {
                    enabled: explorerStrip.explorer.chosen >= 0
                    name: qsTr("What the table shows")
                    options: [qsTr("Before"), qsTr("After")]
                    current: explorerStrip.explorer.after ? 1 : 0
                    onChosen: index => explorerStrip.explorer.show(index === 1)
                }
                ActionButton {
                    implicitHeight: Theme.buttonHeight
                    large: false
                    visible: explorerStrip.explorer.mine > 0
                    enabled: explorerStrip.explorer.chosen >= 0
                    text: qsTr("As played", "a button: show the move that was played")
                    onClicked: explorerStrip.explorer.choose(explorerStrip.explorer.mine)
                }
                ActionButton {
                    implicitHeight: Theme.buttonHeight
                    large: false
                    enabled: explorerStrip.explorer.chosen >= 0
                    text: qsTr("Best", "a button: show the best move")
                    onClicked: explorerStrip.explorer.choose(0)
                }
                IconButton {
                    implicitHeight: Theme.buttonHeight
                    visible: !explorerStrip.listed
                    iconName: "log"
                    text: qsTr("All options")
                    framed: true
                    onClicked: explorerStrip.optionsWanted()
                }
            }
        }
    }

    // The options of a position, the best first, and how the one that is looked at does when it is played out.
    component ExplorerOptions: ColumnLayout {
        id: view

        required property ExplorerModel explorer

        signal playOnWanted
        // A part of it has more to show than a moment ago.
        signal grown(part: Item)

        spacing: Theme.gap(1)

        Repeater {
            model: view.explorer.options

            ExplorerOption {
                required property int index

                Layout.fillWidth: true
                onClicked: view.explorer.choose(index)
            }
        }
        RolloutView {
            id: rollout

            rollout: view.explorer.rollout
            onGrown: view.grown(rollout)
        }
        Rectangle {
            Layout.fillWidth: true
            Layout.topMargin: Theme.gap(1)
            Layout.bottomMargin: Theme.gap(1)
            implicitHeight: Theme.hair
            color: Theme.hairline
        }
        ActionButton {
            large: false
            iconName: "play"
            text: qsTr("Play on from here")
            onClicked: view.playOnWanted()
        }
    }

    // An option to choose: what it is, what it is worth as a bar and in words, and what it gives up beside the best one.
    component ExplorerOption: ChoiceButton {
        id: option

        required property string move
        required property string worth
        required property string lost
        required property real share
        required property bool best
        required property bool mine
        required property bool chosen

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

                Paragraph { text: option.move; strong: option.best; Accessible.ignored: true }
                TextLabel {
                    Layout.alignment: Qt.AlignTop
                    text: option.worth
                    strong: option.best
                    tabular: true
                    Accessible.ignored: true
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
            Paragraph {
                text: option.lost
                kind: "note"
                lineHeight: 1.1
                Accessible.ignored: true
            }
        }
    }

    // The option that is looked at and the best one, played out many times: asked for, followed and stopped.
    component RolloutView: ColumnLayout {
        id: rolloutView

        required property RolloutModel rollout
        readonly property bool working: rolloutView.rollout.phase === "working"
        readonly property bool begun: rolloutView.rollout.phase !== ""
        // While games are played only what has been found changes, too often to be spoken.
        readonly property string spoken: rolloutView.working ? "" : [rolloutView.rollout.found, rolloutView.rollout.outcome].filter(part => part !== "").join(" ")

        // It has more to show than a moment ago.
        signal grown

        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Played on many times")
        visible: rolloutView.rollout.possible
        spacing: Theme.gap(2)
        onHeightChanged: {
            if (rolloutView.begun)
                rolloutView.grown();
        }
        onSpokenChanged: {
            if (rolloutView.spoken !== "")
                rolloutView.Accessible.announce(rolloutView.spoken, Accessible.Polite);
        }

        Rectangle {
            Layout.fillWidth: true
            Layout.topMargin: Theme.gap(1)
            implicitHeight: Theme.hair
            color: Theme.hairline
        }
        TextLabel {
            Layout.fillWidth: true
            visible: rolloutView.begun
            text: qsTr("Played on many times")
            kind: "note"
        }
        // The mean of each, and where the truth is in 19 of 20 cases.
        Repeater {
            model: rolloutView.rollout.bars

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

                    TextLabel {
                        Layout.fillWidth: true
                        text: rolled.move
                        kind: "small"
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }
                    TextLabel {
                        text: rolled.worth
                        kind: "small"
                        strong: true
                        tabular: true
                        Accessible.ignored: true
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
            visible: rolloutView.rollout.phase !== "ready"
            spacing: Theme.gap(4)

            ProgressTrack {
                visible: rolloutView.working || rolloutView.rollout.phase === "stopped"
                progress: rolloutView.rollout.progress
            }
            ActionButton {
                Layout.alignment: Qt.AlignRight
                large: false
                iconName: rolloutView.working ? "pause" : rolloutView.begun ? "play" : "eye"
                text: rolloutView.working ? qsTr("Stop") : rolloutView.begun ? qsTr("Go on") : qsTr("Look closer")
                onClicked: {
                    if (rolloutView.working)
                        rolloutView.rollout.stop();
                    else
                        rolloutView.rollout.begin();
                }
            }
        }
        Paragraph { visible: text !== ""; text: rolloutView.rollout.found; kind: "small" }
        Paragraph { visible: text !== ""; text: rolloutView.rollout.outcome; strong: true }
        Paragraph {
            text: rolloutView.begun ? rolloutView.rollout.how : qsTr("Play on from here many times, with the best choice and with another.")
            kind: "note"
        }
    }

    // A position that was explored, as a button: its picture, and what it is.
    component ExplorerLately: PressButton {
        id: button

        required property var still
        property string line: ""

        implicitHeight: Theme.dp(88)
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

                Paragraph {
                    text: button.text
                    strong: true
                    maximumLineCount: 2
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                TextLabel {
                    Layout.fillWidth: true
                    text: button.line
                    kind: "note"
                    Accessible.ignored: true
                }
            }
        }
    }
}
