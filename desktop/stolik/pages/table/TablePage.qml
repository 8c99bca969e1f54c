pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Table

// A game in progress: seats along the top, the game's own table under them, a slim bar, and what
// can lie over it: log, hint, pause, the end.
FocusScope {
    id: page

    required property TableController table
    property bool hintsOn: true
    // In a tournament nobody is helped.
    readonly property bool hintsGiven: page.hintsOn && !page.table.inTournament
    property bool muted: false
    // What became of the score card, and whether it was saved.
    property string cardSentence: ""
    property bool cardSaved: false
    // The game was begun from the result of another, and its people can still come back to that.
    property bool canUndoAgain: false
    // Whence the game was opened only to look back on it, from its start: "book", "games" or nothing. Who leaves
    // comes back there.
    property string looksFrom: ""
    readonly property bool onlyLooks: page.looksFrom !== ""
    // The milliseconds without a sign of life after which the viewer's secrets are covered.
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
    // The game's part of the table can't be shown.
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
        // The result makes way for what is laid over it.
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

    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Table")

    Component.onCompleted: {
        stage.load();
        page.table.begin();
        if (page.onlyLooks)
            page.table.lookAt(0);
        page.takeFocus();
    }

    Keys.onPressed: event => event.accepted = questions.takeKey(event) || realDice.takeKey(event)
        || (stage.game?.takeKey(event) ?? false) || keys.take(event)
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
        // A page laid over the table hides it.
        value: pause.shown || !page.visible
    }
    Connections {
        target: page.table

        function onRefused(sentence: string, paragraph: string): void {
            messages.refuse(sentence, paragraph);
        }
        function onOverChanged(): void { log.close(); }
        function onEnded(): void {
            // Under a page that is laid over it, it waits for that to go.
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
    TableKeys {
        id: keys

        table: page.table
        stage: stage
        lookBack: lookBack
        covered: handOver.shown
        hinted: hint.told !== "" || guess.visible
        canUndoAgain: page.canUndoAgain
        onPastLeft: page.leavePast()
        onPauseWanted: pause.open()
        onHintWanted: page.askHint()
        onLogWanted: log.open()
        onKeysWanted: page.helpWanted("keys")
        onUndoAgainWanted: page.undoAgainWanted()
        onExplorerWanted: page.explorerWanted()
    }
    ResultText {
        id: result

        table: page.table
    }

    // The pause shows nothing of the table, to one person alone neither.
    TableBackground {
        anchors.fill: parent
        visible: pause.shown
    }
    // What the curtain covers is not there for eyes, hands, keys and screen readers alike.
    Item {
        id: under

        anchors.fill: parent
        visible: !handOver.shown && !pause.shown
        enabled: visible

        TableBackground { anchors.fill: parent }

        ColumnLayout {
            anchors.fill: parent
            anchors.leftMargin: Theme.gap(4)
            anchors.rightMargin: Theme.gap(4)
            spacing: 0

            // While one looks back, or sees something again, that takes the place of what can't be done then: the
            // table stays as it is.
            RowLayout {
                id: bar

                Layout.fillWidth: true
                spacing: Theme.gap(2)

                LookBackBar {
                    id: lookBack

                    Layout.fillWidth: true
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
                    sourceComponent: ReplayRibbon { table: page.table }
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

                // In the past the cards say less; the table under them stays where it is.
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
                // The keys of the game mean nothing while its end is shown or real dice are typed, and nothing can be
                // done in the past.
                enabled: !moment.visible && !page.lookingBack && page.table.realDice.asked === 0
                table: page.table
                seatCard: seatCards.cardOf
                covered: handOver.shown
                seatsFolded: seatCards.folded
                hintTall: hint.visible ? hint.height : moments.active ? moments.height : 0
                hintTold: hint.told
                onHelpWanted: paragraph => page.helpWanted(paragraph)
                onFailed: page.failed()
            }
        }

        HurryArea {
            anchors.fill: parent
            anchors.topMargin: bar.height
            director: page.director
            game: stage.game
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
            onClosed: {
                page.table.advice.dropHint();
                page.takeFocus();
            }
        }
        GuessPanel {
            id: guess

            advice: page.table.advice
            room: hint.room
            low: parent.height
            onGone: page.takeFocus()
        }
        Loader {
            id: moments

            active: page.lookingBack
            sourceComponent: MomentPanel {
                table: page.table
                room: hint.room
            }
        }
        RealDicePlace {
            id: realDice

            z: 1
            table: page.table
            stage: stage
            takesKeys: !page.overlaid
            onTurned: page.takeFocus()
        }
        TableMessages {
            id: messages

            x: Theme.gap(4)
            width: parent.width - 2 * x
            height: bar.height
            overlap: Math.max(0, seatCards.flagTall - (seatCards.y - bar.y - bar.height))
            table: page.table
            game: stage.game
            onHelpWanted: paragraph => page.helpWanted(paragraph)
        }
    }

    QuestionAnswers {
        id: questions

        anchors.fill: parent
        table: page.table
        thing: stage.game?.focusedThing ?? ""
        open: page.visible && !handOver.shown && !pause.shown && !moment.visible
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
    // The second click of two was meant for the button that began the game.
    MouseArea {
        anchors.fill: parent
        enabled: arrival.running
        visible: enabled
        acceptedButtons: Qt.AllButtons
    }
    AgainUndo {
        // Where the gap is too narrow it lies over what can't be pressed at a beginning, never over the log.
        x: Theme.gap(4) + tools.x + tools.space.x + Math.min(tools.space.width - width, Math.max(0, (tools.space.width - width) / 2))
        y: Theme.gap(0.5)
        visible: page.canUndoAgain && !tools.slim
        onWanted: page.undoAgainWanted()
    }
    TextLabel {
        id: trial

        readonly property string sentence: qsTr("On trial: this game doesn't count")

        x: Theme.gap(4) + tools.x + tools.space.x
        width: tools.space.width
        height: tools.height
        visible: !page.table.counts && !page.canUndoAgain && !tools.slim && !page.onlyLooks
        // Rather two smaller lines than half a sentence, and rather its beginning than three.
        text: smallest.implicitHeight > height ? qsTr("On trial", "a game that doesn't count") : trial.sentence
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
    Timer {
        id: arrival

        interval: Theme.haste
        running: page.canUndoAgain
    }
    // A viewer who goes away leaves nothing open.
    AwayWatch {
        id: away

        watches: page.table.privacy.shared && page.table.privacy.viewer >= 0
        idleTime: page.idleTime
        onGone: page.table.privacy.cover()
    }
    HoverHandler { onPointChanged: away.stir() }
    PointHandler {
        acceptedButtons: Qt.AllButtons
        onPointChanged: away.stir()
    }
    Connections {
        target: page.Window.window

        // Whatever below asks for the keyboard while it is covered doesn't get it.
        function onActiveFocusItemChanged(): void {
            if (!page.visible || !page.Window.activeFocusItem)
                return;
            if (handOver.shown && !OpenSheets.top && !handOver.activeFocus)
                Qt.callLater(page.takeFocus);
            // A question asked under the open log: Escape closes the log first.
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
