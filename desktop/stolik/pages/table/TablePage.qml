pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Table
import "../../qml/Stolik/controls/key_names.js" as KeyNames

// A game in progress: the seats, the game's own table, a slim bar, and over them log, hint, pause or the end.
FocusScope {
    id: page

    required property TableController table
    property bool hintsOn: true
    // A tournament gives no help.
    readonly property bool hintsGiven: page.hintsOn && !page.table.inTournament
    property bool muted: false
    // The outcome of saving the score card, and whether it was saved.
    property string cardSentence: ""
    property bool cardSaved: false
    // Whether people can still go back to the result from which this game was begun.
    property bool canUndoAgain: false
    // Where the game was opened to look back on it: "book", "games" or nothing. Leaving goes back there.
    property string looksFrom: ""
    readonly property bool onlyLooks: page.looksFrom !== ""
    // How long the viewer may be inactive before their secrets are covered, in milliseconds.
    property int idleTime: Theme.idle

    signal helpWanted(string paragraph)
    signal comfortWanted
    signal homeWanted
    signal reportWanted(string save)
    signal explorerWanted
    signal againWanted
    signal sameWanted
    signal compareWanted
    signal undoAgainWanted
    signal tournamentWanted
    // Emitted if the game's part of the table can't be shown.
    signal failed
    signal cardWanted
    signal cardOpenWanted
    signal cardFolderWanted
    signal paceChosen(string pace)
    signal muteToggled

    readonly property Director director: page.table.director
    readonly property bool overlaid: pause.shown || log.visible || end.shown || fairDice.shown || moment.visible
    readonly property bool lookingBack: page.table.lookingAt >= 0

    function askHint(): void {
        if (page.hintsGiven)
            page.table.advice.askHint();
    }
    // Called when the page comes back from help or comfort.
    function resume(): void {
        // The result makes way for pages over it.
        if (page.table.over && !page.lookingBack && !moment.visible)
            end.open();
        page.takeFocus();
    }
    function takeFocus(): void {
        if (page.overlaid || OpenSheets.top || !page.visible)
            return;
        if (handOver.shown)
            handOver.takeFocus();
        else if (page.lookingBack)
            lookBack.takeFocus();
        else if (realDice.item)
            realDice.takeFocus();
        else
            stage.forceActiveFocus();
    }
    function leavePast(): void {
        if (page.onlyLooks)
            page.homeWanted();
        else
            page.table.backToNow();
    }
    // Handles a key anywhere on the page, except the game's own; returns false for one without a meaning.
    function takeKey(event: var): bool {
        const undoes = event.key === Qt.Key_U || event.matches(StandardKey.Undo);
        if (event.key === Qt.Key_Escape && (hint.told !== "" || guess.visible) && !handOver.shown)
            page.table.advice.dropHint();
        else if (event.key === Qt.Key_Escape)
            page.lookingBack ? page.leavePast() : page.table.replay.running ? page.table.replay.stop() : pause.open();
        else if (page.lookingBack)
            return page.takeKeyBack(event.key);
        else if (page.table.canUndo && undoes)
            page.table.undo();
        else if ([Qt.Key_Control, Qt.Key_Shift, Qt.Key_Alt, Qt.Key_AltGr, Qt.Key_Meta].includes(event.key))
            // A key held for the next thing ends nothing.
            return false;
        else if (page.table.director.busy)
            page.table.director.hurry();
        else if (event.key === Qt.Key_Question)
            page.helpWanted("keys");
        else if (handOver.shown)
            return true;
        else if (undoes)
            page.canUndoAgain ? page.undoAgainWanted() : page.table.undo();
        else if (event.key === Qt.Key_H)
            page.askHint();
        else if (event.key === Qt.Key_L)
            log.open();
        else if (event.key === Qt.Key_P)
            page.table.replay.start();
        else if ([Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down].includes(event.key) && !stage.activeFocus && !page.table.over)
            // From anywhere else on the page.
            stage.game?.enterByKey();
        else
            return false;
        return true;
    }
    // Handles keys when looking back, which step or open details.
    function takeKeyBack(key: int): bool {
        if (key === Qt.Key_L)
            log.open();
        else if (key === Qt.Key_Question)
            page.helpWanted("keys");
        else if (key === Qt.Key_E && page.table.canExplore)
            page.explorerWanted();
        else
            return lookBack.take(key);
        return true;
    }

    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Table")

    Component.onCompleted: {
        stage.load();
        page.table.begin();
        if (page.onlyLooks)
            page.table.beginLookingBack();
        page.takeFocus();
    }

    Keys.onPressed: event => event.accepted = questions.takeKey(event) || realDice.takeKey(event)
        || (stage.game?.takeKey(event) ?? false) || page.takeKey(event)
    Keys.onShortcutOverride: away.stir()

    onLookingBackChanged: {
        if (page.lookingBack)
            lookBack.takeFocus();
        else if (!page.table.over)
            stage.forceActiveFocus();
    }

    Binding {
        target: page.table.announcements
        property: "briefly"
        value: Theme.tellsBriefly
    }
    Binding {
        target: page.table.announcements
        property: "withoutRepeats"
        value: Theme.byEar
    }
    Binding {
        target: page.table
        property: "paused"
        // A page over the table hides it.
        value: pause.shown || !page.visible
    }
    Connections {
        target: page.table

        function onRefused(sentence: string, paragraph: string): void {
            messages.refuse(sentence, paragraph);
        }
        function onOverChanged(): void { log.close(); }
        function onEnded(): void {
            // Under another page, it waits for that to go.
            if (!page.onlyLooks && page.visible)
                end.open();
        }
    }
    Connections {
        target: page.table.announcements

        function onAnnounced(sentence: string): void {
            page.Accessible.announce(sentence, Accessible.Polite);
        }
    }
    ResultText { id: result; table: page.table }

    // The pause hides the table, even from a person who plays alone.
    TableBackground { anchors.fill: parent; visible: pause.shown }
    // Things behind the curtain are hidden from eyes, hands, keys and screen readers alike.
    Item {
        anchors.fill: parent
        visible: !handOver.shown && !pause.shown
        enabled: visible

        TableBackground { anchors.fill: parent }

        ColumnLayout {
            anchors.fill: parent
            anchors.leftMargin: Theme.gap(4)
            anchors.rightMargin: Theme.gap(4)
            spacing: 0

            // Looking back and replays take the place of impossible actions, so that the table doesn't move.
            RowLayout {
                id: bar

                // The flag of the seat on turn reaches up to it.
                z: 1
                spacing: Theme.gap(2)

                LookBackBar {
                    id: lookBack

                    visible: page.lookingBack
                    table: page.table
                    looksFrom: page.looksFrom
                    onBackWanted: page.leavePast()
                    onReportWanted: page.reportWanted("")
                    onExplorerWanted: page.explorerWanted()
                }
                Loader {
                    Layout.fillWidth: true
                    active: page.table.replay.running
                    visible: active
                    // The ribbon of a replay, which says what is shown again and can stop it.
                    sourceComponent: Item {
                        id: ribbon

                        readonly property string told: page.table.director.scene.text ?? ""

                        // As high as the bar that it replaces, so that the table stays in place.
                        implicitHeight: Theme.target
                        implicitWidth: row.implicitWidth
                        Accessible.role: Accessible.Note
                        Accessible.name: title.text
                        Component.onCompleted: ribbon.Accessible.announce(title.text, Accessible.Polite)

                        Rectangle {
                            anchors.fill: parent
                            radius: Theme.radius
                            color: Theme.accentWash
                            border.width: Theme.line
                            border.color: Theme.accent
                        }
                        TextMetrics {
                            id: wide

                            font.family: Theme.family
                            font.pixelSize: Theme.body
                            text: ribbon.told
                        }
                        RowLayout {
                            id: row

                            anchors.fill: parent
                            anchors.leftMargin: Theme.gap(3)
                            spacing: Theme.gap(2)

                            Icon { name: "replay"; color: Theme.accent }
                            SilentLabel {
                                id: title

                                text: qsTr("Replay")
                                strong: true
                                // The icon is enough if the sentence needs the room.
                                visible: wide.advanceWidth < ribbon.width - title.implicitWidth - Theme.dp(160)
                            }
                            SilentParagraph {
                                Layout.fillHeight: true
                                text: ribbon.told
                                verticalAlignment: Text.AlignVCenter
                                lineHeight: 1
                                // Two smaller lines are better than half a sentence.
                                fontSizeMode: Text.Fit
                                minimumPixelSize: Theme.dp(13)
                            }
                            ActionButton {
                                Layout.preferredHeight: Theme.target
                                primary: true
                                // The sentence needs the room if it would take more than two lines.
                                text: wide.advanceWidth > 2 * (ribbon.width - Theme.dp(200)) ? qsTr("Back") : qsTr("Back to the game")
                                Accessible.name: qsTr("Back to the game")
                                onClicked: page.table.replay.stop()
                            }
                        }
                    }
                }
                TableBar {
                    id: tools

                    Layout.fillWidth: !tools.slim
                    table: page.table
                    slim: page.lookingBack || page.table.replay.running
                    hintsOn: page.hintsGiven
                    muted: page.muted
                    onPauseWanted: pause.open()
                    onHintWanted: page.askHint()
                    onLogWanted: log.open()
                    onHelpWanted: page.helpWanted("")
                    onPaceChosen: pace => page.paceChosen(pace)
                    onMuteToggled: page.muteToggled()
                }
            }
            SeatCards {
                id: seatCards

                // When looking back the cards say less, but the table stays in place.
                property real tall: 0

                onHeightChanged: if (!page.lookingBack) seatCards.tall = seatCards.height
                Layout.minimumHeight: page.lookingBack ? seatCards.tall : 0
                Layout.fillWidth: true
                Layout.topMargin: Theme.gap(seatCards.folded ? 1 : 3)
                table: page.table
                alone: result.alone
                lookingBack: page.lookingBack
                turn: (moments.item as MomentPanel)?.turn ?? ""
                slot: stage.game?.seatSlot ?? null
                awaiting: stage.game?.bringing ?? false
            }
            GameStage {
                id: stage

                Layout.fillWidth: true
                Layout.fillHeight: true
                focus: true
                // The game's keys are off at its end, while real dice are typed, and when looking back.
                enabled: !moment.visible && !page.lookingBack && page.table.realDice.asked === 0
                table: page.table
                seatCard: seatCards.cardOf
                covered: handOver.shown
                seatsFolded: seatCards.folded
                hintTall: hint.visible ? hint.height : guess.visible ? guess.height : moments.active ? moments.height : 0
                hintTold: hint.told
                onHelpWanted: paragraph => page.helpWanted(paragraph)
                onFailed: page.failed()
            }
        }

        // A click anywhere on the table ends the running animation, except on items that are always live.
        MouseArea {
            id: hurry

            anchors.fill: parent
            anchors.topMargin: bar.height
            enabled: page.director.busy
            containmentMask: QtObject {
                function contains(point: point): bool {
                    return point.x >= 0 && point.y >= 0 && point.x < hurry.width && point.y < hurry.height
                        && (page.director.waits || !stage.game || !stage.game.livesAt(hurry, point.x, point.y));
                }
            }
            onPressed: page.director.hurry()
        }

        HintPanel {
            id: hint

            readonly property rect kept: stage.game?.hintRoom ?? Qt.rect(0, 0, page.width, Theme.dp(48))

            freeFrom: stage.y
            lights: stage
            room: Qt.rect(Theme.gap(4) + stage.x + kept.x, stage.y + kept.y, kept.width, kept.height)
            hint: page.table.advice.hint
            options: page.table.advice.worthTold ? page.table.advice.hints : []
            explorable: page.table.canExplore
            onExplorerWanted: page.explorerWanted()
            thinking: page.table.advice.hintThinking
            toldElsewhere: guess.visible || (stage.game?.tellsHint ?? false)
            onHeardChanged: if (hint.heard !== "") page.table.aloud.callOwner(hint.heard)
            onFollowed: {
                page.table.advice.followHint();
                page.takeFocus();
            }
            onClosed: byKey => {
                page.table.advice.dropHint();
                if (hint.holder?.visible && hint.holder.enabled)
                    hint.holder.forceActiveFocus(byKey ? Qt.TabFocusReason : Qt.OtherFocusReason);
                else
                    page.takeFocus();
            }
        }
        GuessPanel {
            id: guess

            advice: page.table.advice
            room: hint.room
            low: stage.y + (stage.game?.freeLow ?? stage.height)
            onGone: page.takeFocus()
        }
        Loader {
            id: moments

            active: page.lookingBack
            sourceComponent: MomentPanel { table: page.table; room: hint.room }
        }
        // The panel for the faces of real dice, shown while any are asked for, covering nothing in play.
        Loader {
            id: realDice

            readonly property rect kept: stage.game?.diceRoom ?? Qt.rect(0, 0, 0, 0)
            readonly property bool placed: kept.width > 0
            readonly property real aside: stage.game?.asideX ?? 0

            function takeFocus(): void { (realDice.item as RealDicePanel).takeFocus(); }

            function takeKey(event: var): bool { return (realDice.item as RealDicePanel)?.takeKey(event) ?? false; }

            z: 1
            active: page.table.realDice.asked > 0
            x: Math.max(Theme.gap(placed ? 1 : 3), placed ? Theme.gap(4) + stage.x + kept.x + (kept.width - width) / 2
                : Math.min((parent.width - width) / 2, Theme.gap(4) + stage.x + aside - width - Theme.gap(2)))
            y: placed ? stage.y + kept.y + kept.height - height
                : stage.y + (stage.game?.diceFoot ?? stage.height) - height
            sourceComponent: RealDicePanel {
                table: page.table
                narrow: realDice.placed
                room: realDice.kept.width
                sixSymbol: stage.game?.sixSymbol ?? ""
                takesKeys: !page.overlaid
            }
            onLoaded: page.takeFocus()
            onActiveChanged: {
                if (!active)
                    page.takeFocus();
            }
        }
        TableMessages {
            id: messages

            x: Theme.gap(4)
            width: parent.width - 2 * x
            height: bar.height
            from: tools.x + tools.turnWide
            overlap: Math.max(0, seatCards.flagTall - (seatCards.y - bar.y - bar.height))
            table: page.table
            game: stage.game
            onHelpWanted: paragraph => page.helpWanted(paragraph)
        }
    }

    // Questions by key: the answer is announced and briefly shown above the bar, over seat cards only if
    // long.
    Item {
        id: questions

        // Whether the table is visible, so that questions may be asked.
        readonly property bool open: page.visible && !handOver.shown && !pause.shown && !moment.visible

        anchors.fill: parent
        onOpenChanged: if (!questions.open) note.shown = false

        // Asks the question of a key; returns false for a key without a question now.
        function takeKey(event: var): bool {
            const name = KeyNames.name(event);
            if (!questions.open || !page.table.announcements.questionKeys.includes(name))
                return false;
            if (!event.isAutoRepeat)
                page.table.announcements.ask(name, stage.game?.focusedThing ?? "");
            return true;
        }

        Connections {
            target: page.table.announcements

            function onAnswered(text: string): void {
                note.text = text;
                note.shown = true;
                reading.restart();
            }
        }
        Connections {
            target: page.table

            function onTurnChanged(): void { note.shown = false; }
        }
        Timer {
            id: reading

            // As long as it takes to read it.
            interval: Theme.toastTime + note.text.length * Theme.letterTime
            onTriggered: note.shown = false
        }
        Panel {
            id: note

            property string text: ""
            property bool shown: false

            visible: note.shown
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.gap(0.5)
            isRaised: true
            width: words.width + Theme.gap(8)
            height: Math.max(Theme.target, words.height + Theme.gap(2))
            Accessible.role: Accessible.Note
            Accessible.name: note.text
            Accessible.ignored: !visible

            TapHandler { onTapped: note.shown = false }
            SilentLabel {
                id: words

                anchors.centerIn: parent
                width: Math.min(implicitWidth, questions.width - Theme.gap(24))
                text: note.text
                wrapMode: Text.Wrap
                horizontalAlignment: Text.AlignHCenter
            }
        }
    }
    MomentPhoto {
        // Over seat cards, which aren't pressed, on the opposite side of the seat's card.
        x: 2 * seat < page.table.seats.count ? parent.width - width - Theme.gap(4) : Theme.gap(4)
        y: bar.height + Theme.gap(1)
        table: page.table
        open: questions.open && !page.lookingBack
    }
    WinnerMoment {
        id: moment

        anchors.fill: parent
        table: page.table
        result: result
    }
    HandOver {
        id: handOver

        anchors.fill: parent
        table: page.table
        onPauseWanted: pause.open()
        onShownChanged: {
            messages.hide();
            page.takeFocus();
        }
    }
    // The second press of a double click was meant for the button that began the game.
    MouseArea {
        anchors.fill: parent
        enabled: arrival.running
        visible: enabled
        acceptedButtons: Qt.AllButtons
    }
    // The way back to the previous result, for some seconds after another game has begun.
    Panel {
        id: offer

        // If the gap is too narrow, it covers buttons that aren't possible at the start, never the log.
        x: Theme.gap(4) + tools.x + tools.space.x + Math.min(tools.space.width - width, Math.max(0, (tools.space.width - width) / 2))
        y: Theme.gap(0.5)
        visible: page.canUndoAgain && !tools.slim
        width: back.implicitWidth
        height: Theme.target
        isRaised: true
        color: Theme.raised

        IconButton {
            id: back

            anchors.fill: parent
            iconName: "undo"
            text: qsTr("Back to the result")
            framed: false
            showText: true
            onClicked: page.undoAgainWanted()
        }
        TimeLeft { shown: offer.visible }
    }
    TextLabel {
        id: trial

        readonly property string sentence: qsTr("Trial game: it doesn't count")

        x: Theme.gap(4) + tools.x + tools.space.x
        width: tools.space.width
        height: tools.height
        visible: !page.table.counts && !page.canUndoAgain && !tools.slim && !page.onlyLooks
        // Two smaller lines are better than half a sentence, and its beginning is better than three.
        text: smallest.implicitHeight > height ? qsTr("Trial game", "a game that doesn't count") : trial.sentence
        quiet: true
        onTable: true
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        lineHeight: 1
        fontSizeMode: Text.Fit
        minimumPixelSize: smallest.font.pixelSize
        elide: Text.ElideRight
        Accessible.name: trial.sentence

        TextLabel {
            id: smallest

            visible: false
            width: trial.width
            text: trial.sentence
            font.pixelSize: Theme.dp(13)
            wrapMode: trial.wrapMode
            lineHeight: trial.lineHeight
        }
    }
    Timer { id: arrival; interval: Theme.haste; running: page.canUndoAgain }
    // Covers the secrets of a viewer who goes away.
    AwayWatch {
        id: away

        watches: page.table.privacy.shared && page.table.privacy.viewer >= 0
        idleTime: page.idleTime
        onGone: page.table.privacy.cover()
    }
    HoverHandler { onPointChanged: away.stir() }
    PointHandler { acceptedButtons: Qt.AllButtons; onPointChanged: away.stir() }
    Connections {
        target: page.Window.window

        // Nothing below may get the keyboard while it is covered.
        function onActiveFocusItemChanged(): void {
            if (!page.visible || !page.Window.activeFocusItem)
                return;
            if (handOver.shown && !OpenSheets.top && !handOver.activeFocus)
                Qt.callLater(page.takeFocus);
            // With a question under the open log, Escape closes the log first.
            else if (log.opened && OpenSheets.top === log && !log.activeFocus)
                Qt.callLater(log.takeFocus);
        }
    }

    LogDrawer {
        id: log

        table: page.table
        checkChance: stage.game?.checkChance ?? ""
        onClosed: page.takeFocus()
        onDiceWanted: fairDice.open()
    }
    LaterSheet {
        id: fairDice

        sourceComponent: FairDiceSheet {
            table: page.table
            onCompareWanted: {
                end.close();
                page.compareWanted();
            }
            onClosed: {
                if (end.opened)
                    (end.item as EndSheet).takeFocus();
                else
                    page.takeFocus();
            }
        }
    }
    LaterSheet {
        id: pause

        sourceComponent: PauseSheet {
            table: page.table
            onClosed: page.takeFocus()
            onHelpWanted: page.helpWanted("")
            onComfortWanted: page.comfortWanted()
            onHomeWanted: page.homeWanted()
        }
    }
    LaterSheet {
        id: end

        sourceComponent: EndSheet {
            table: page.table
            resultText: result
            game: stage.game
            cardSentence: page.cardSentence
            cardSaved: page.cardSaved
            onAgainWanted: page.againWanted()
            onSameWanted: page.sameWanted()
            onTournamentWanted: page.tournamentWanted()
            onDiceWanted: fairDice.open()
            onCardWanted: page.cardWanted()
            onCardOpenWanted: page.cardOpenWanted()
            onCardFolderWanted: page.cardFolderWanted()
            onHomeWanted: page.homeWanted()
            onReportWanted: page.reportWanted("")
            onLookBackWanted: page.table.lookAt(0)
            onClosed: page.takeFocus()
        }
    }
}
