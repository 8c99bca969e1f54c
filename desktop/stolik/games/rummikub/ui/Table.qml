pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Games.Rummikub
import "board"
import "panels"

// The table of Rummikub: the cloth with its sets, the rack of the viewer, and what can be done.
GameTable {
    id: view
    sameChance: qsTr("Same tiles")
    checkChance: qsTr("Check the tiles")
    // One's own rack is put in order at any time, and a card that was opened can be closed.
    alwaysLive: [...(view.viewModel.owner >= 0 ? [board.rack, ...tools.arranging] : []), ...(view.cardShown ? [card] : [])]

    // A question is asked in the same place; it tells a hint for it in its own words.
    // The letters of a hint stand up from the rack's tiles.
    // Beside the legend, also while there is none: no hint moves when it comes.
    hintRoom: Qt.rect(status.x, status.y - Theme.gap(0.5), Theme.largeType ? view.strip.width : view.width - legend.width - Theme.gap(6), status.height)
    tellsHint: questions.inStrip
    // Of a slot of the rack it is told in the place of the line over it, which gives way.
    refusedArea: view.viewModel.refusedArea
    refusalRoom: refusedArea.y >= view.rackTop ? view.strip : Qt.rect(0, board.tableArea.y, view.width, status.y - board.tableArea.y)

    property RummikubViewModel viewModel: view.table.viewModel as RummikubViewModel
    property bool cardShown: false
    property bool cardWaits: false

    readonly property int laid: view.viewModel.laidCount
    readonly property bool live: view.table.lookingAt < 0 && !view.table.over
    readonly property bool held: questions.asking || view.cardShown

    // A key that is held elsewhere is never seen to be let go.
    focusedThing: (view.Window.activeFocusItem as BoardTile)?.tile ?? ""
    onActiveFocusChanged: if (!activeFocus) view.viewModel.lookBefore(false)

    // A hint that shows no tiles, as one to draw, is of no use any more once some are laid.
    onLaidChanged: Qt.callLater(view.dropBareHint)
    function dropBareHint(): void {
        const hint = view.table.advice.hint;
        if (hint.text && hint.lit.length === 0 && !hint.button)
            view.table.advice.dropHint();
    }

    function play(): void {
        // What a hint shows is laid first; the turn goes on.
        if (view.viewModel.ghostly)
            view.table.advice.followHint();
        else
            view.viewModel.play();
    }
    function names(): var {
        return Array.from({ length: view.table.seats.count }, (nothing, seat) => view.nameOf(seat));
    }

    seatSlot: Component {
        SeatStatus {
            id: mark
            // The page's place for it says which seat it belongs to.
            readonly property var spot: mark.parent

            viewModel: view.viewModel
            seat: mark.spot?.seat ?? -1
            folded: view.seatsFolded
            narrow: view.table.seats.count > 3 && view.width < Theme.dp(1150)
        }
    }
    endSlot: Component {
        EndPoints {
            id: counted
            readonly property EndPlace spot: counted.parent as EndPlace

            lines: counted.spot?.lines ?? []
            games: counted.spot?.longest ?? 1
            room: counted.spot?.width ?? 0
        }
    }
    totalSlot: Component {
        EndTotal {
            id: total
            readonly property EndPlace spot: total.parent as EndPlace

            lines: total.spot?.lines ?? []
            first: total.spot?.first ?? false
        }
    }
    placeReasons: view.table.over ? view.viewModel.placeReasons : ""

    // ------------------------------------------------------------------ scenes

    // The first scene has come: what lies there before doesn't travel.
    property bool begun: false

    // What a scene puts over the cloth.
    function perform(scene: var): void {
        overlay.clear(scene.kind === "starter_found");
        if (view.viewModel.bannerTitle !== "")
            overlay.announce(view.viewModel.bannerTitle, view.viewModel.bannerReason, scene.kind === "time_ran_out");
        switch (scene.kind) {
        case "start_tiles_drawn":
            overlay.startTiles = scene.tiles.map(tile => tile ?? "");
            break;
        case "starter_found":
            overlay.starter = scene.seat;
            break;
        case "tile_drawn":
            if (scene.seat === view.viewModel.owner)
                overlay.drawnTile = scene.tile;
            break;
        case "game_scored":
            view.cardWaits = true;
            view.cardShown = true;
        }
    }
    onRested: {
        if (view.table.over)
            view.putCardAway();
        keyboard.settle();
    }
    function finishMotion(): void {
        overlay.clear(true);
        tileMotion.hurried();
        view.putCardAway();
    }
    // The card of a game that has just ended; one that was asked for stays.
    function putCardAway(): void {
        if (view.cardWaits)
            view.cardShown = false;
        view.cardWaits = false;
    }
    function originOf(seat: int, drawn: bool): var {
        return (drawn ? turnButtons.pile : view.seatCard(seat)?.anchor)?.mapToItem(board, 0, 0) ?? null;
    }

    Connections {
        target: view.director

        function onHurried(): void { view.finishMotion(); }
        function onPreparing(): void {
            tileMotion.beat = view.director.scene.kind === "rack_dealt" ? view.director.motion.deal : view.director.motion.beat;
            view.begun = true;
        }
        function onPlaying(): void { view.perform(view.director.scene); }
    }
    Connections {
        target: view.viewModel

        function onOwnTold(sentence: string): void { status.heard(sentence); }
    }

    // ------------------------------------------------------------------ keys

    onEnteredByKey: keyboard.showFocus()
    // What can be done with the tiles in hand, or with the one that the keyboard is at.
    function nameActions(): void {
        if (!board.holding && board.focused)
            board.viewModel.toggle(board.focused.tile);
        if (board.holding)
            actions.openFor(board.pickedNames()[0] ?? "");
    }
    Keys.onPressed: event => {
        const shifted = event.modifiers & Qt.ControlModifier;
        const dx = event.key === Qt.Key_Left ? -1 : event.key === Qt.Key_Right ? 1 : 0;
        const dy = event.key === Qt.Key_Up ? -1 : event.key === Qt.Key_Down ? 1 : 0;
        event.accepted = true;
        // Only what is done on the rack goes on beside a scene.
        if (view.director.busy && !board.onRack)
            event.accepted = false;
        else if ((dx !== 0 || dy !== 0) && shifted)
            view.viewModel.nudge(dx, dy);
        else if (dx !== 0 || dy !== 0)
            keyboard.step(dx, dy);
        else if (event.key === Qt.Key_Escape && view.viewModel.pickedCount > 0)
            view.viewModel.dropPicked();
        else if (event.key === Qt.Key_Menu)
            view.nameActions();
        else if (view.director.busy)
            event.accepted = false;
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            view.play();
        else if (event.key === Qt.Key_B && !event.isAutoRepeat)
            view.viewModel.lookBefore(true);
        else
            event.accepted = event.key === Qt.Key_B;
    }
    Keys.onReleased: event => {
        if (event.key === Qt.Key_B && !event.isAutoRepeat)
            view.viewModel.lookBefore(false);
    }

    readonly property var rackCommands: ({
        "7": () => view.viewModel.sort(false),
        "8": () => view.viewModel.sort(true)
    })
    readonly property var turnCommands: ({
        D: () => view.viewModel.draw(),
        F: () => board.layInPlace(),
        N: () => view.viewModel.putNew(),
        M: () => view.nameActions(),
        R: () => view.viewModel.takeBack(),
        T: () => view.viewModel.tidy(),
        Z: () => view.viewModel.undoTile(),
        X: () => view.viewModel.undoTurn(),
        C: () => view.cardShown = view.cardShown || view.viewModel.gamesScored > 0
    })
    // While a scene is played any key but those for the rack ends it.
    commands: view.held ? {} : Object.assign({ U: view.viewModel.canUndo ? () => view.viewModel.undoTile() : undefined },
        view.rackCommands, view.director.busy ? {} : view.turnCommands)
    // Where the keyboard goes: over the tiles by rows as they lie, and over what can be pressed beside them.
    Item {
        id: keyboard
        // Something can be done by keys.
        readonly property bool open: view.enabled && view.visible && !view.covered && !view.table.paused && !view.held && view.live && !view.director.busy

        function showFocus(): void {
            board.tileMotion.byKeys = true;
            board.guided = false;
        }
        // The first arrow leads nowhere: from a tile without its ring no way is plain.
        function step(dx: int, dy: int): void {
            const unseen = board.tileMotion.byKeys ? null : board.focused;
            keyboard.showFocus();
            if (unseen) {
                unseen.Accessible.announce(unseen.label, Accessible.Polite);
                return;
            }
            const next = view.neighbour(keyboard.keyRows(), dx, dy);
            (next ?? keyboard.keyRows()[0][0])?.forceActiveFocus(Qt.TabFocusReason);
        }
        // The keyboard is never at nothing, nor at what can't be used: then it goes to the rack, else to the first thing.
        function takeLiveFocus(): void {
            if (!keyboard.open)
                return;
            const item = view.Window.activeFocusItem;
            let dead = !item || !item.enabled || !item.visible || item === board;
            for (let each = view as Item; each && !dead; each = each.parent)
                dead = each === item;
            if (!dead)
                return;
            const rows = keyboard.keyRows();
            const rack = rows.find(row => (row[0] as TileNode)?.zone === "rack");
            (rack ?? rows.find(row => row.length > 0) ?? [])[0]?.forceActiveFocus(Qt.OtherFocusReason);
            board.guided = true;
        }
        // The tiles by rows as they lie, then what can be pressed beside the rack.
        function keyRows(): var {
            const rows = {};
            const things = board.tiles().map(each => ({ item: each.node, x: each.place[0], y: each.place[1] }));
            if (board.newSet.visible)
                things.push({ item: board.newSet, x: board.newSet.x, y: board.newSet.y });
            for (const thing of things) {
                const at = Math.round(thing.y);
                rows[at] = [...rows[at] ?? [], thing];
            }
            const lines = Object.keys(rows).map(Number).sort((a, b) => a - b)
                .map(at => rows[at].sort((a, b) => a.x - b.x).map(thing => thing.item));
            return [...lines, [...tools.items(), ...turnButtons.items()]];
        }
        // Looks after the keyboard once everything is in its place.
        function settle(): void { settling.restart(); }

        Timer { id: settling; interval: 0; onTriggered: keyboard.takeLiveFocus() }
        Connections {
            target: board.viewModel

            function onChanged(): void { keyboard.settle(); }
        }
    }
    onCoveredChanged: keyboard.settle()

    // ------------------------------------------------------------------ the cloth and the rack

    // Of the window alone, so that a larger scale never makes a tile of the rack smaller: then the tools give way.
    readonly property real rackTile: Math.min(Theme.dp(76), view.pageWide * 0.55 / (view.viewModel.columns * 1.035), view.pageTall * 0.078)
    // With the margins of the page; in a picture of the table the window is wider than the page.
    readonly property real pageWide: Math.min(view.Window.width || view.width, view.width + Theme.gap(9))
    readonly property real pageTall: view.Window.height || view.height
    readonly property real rackWide: view.viewModel.columns * view.rackTile * 1.035 + Theme.gap(1)
    readonly property real besideRack: view.width - view.rackWide - Theme.gap(12)
    readonly property real actsWide: Theme.largeType ? Math.max(view.besideRack * 0.47, Math.min(view.besideRack * 0.5, Theme.dp(126)))
        : Math.min(Theme.dp(216), Math.max(Theme.dp(188), view.besideRack * 0.44))
    readonly property real toolsWide: Math.min(Theme.dp(270), view.besideRack - view.actsWide)
    readonly property real rackTall: Math.max(2 * view.rackTile * 1.38 * 1.08, 2 * Theme.target + Theme.gap(8))
    readonly property real rackTop: view.height - view.rackTall - Theme.gap(4)

    TileMotion {
        id: tileMotion
        viewModel: view.viewModel
        shownBeat: Theme.moves ? 2 * Theme.base : 0
        still: view.director.instant || !Theme.moves || !view.begun || board.sizing
        busy: view.director.busy
        startOf: view.originOf
    }
    Board {
        id: board
        anchors.fill: parent
        focus: true
        viewModel: view.viewModel
        tileMotion: tileMotion
        tableArea: Qt.rect(Theme.gap(4), Theme.gap(3), view.width - Theme.gap(5), view.rackTop - Theme.gap(5) - status.height)
        // In the middle between the tools and the buttons.
        rackArea: Qt.rect((view.toolsWide + view.width - view.actsWide - view.rackWide) / 2, view.rackTop, view.rackWide, view.rackTall)
        mostOnRack: view.rackTile
        mostTile: Math.min(Theme.dp(88), view.height * 0.12, view.rackTile * 1.3)
        numbered: actions.shown
        onActionsWanted: view.nameActions()
    }
    // The time of whose rack this is: a bar at the rack that runs down, and in the last ten seconds a frame round all of it.
    Item {
        id: clock
        readonly property bool own: view.viewModel.mine && view.table.clock.seat === view.viewModel.owner && view.live
        readonly property real timeLeft: clock.own ? view.table.clock.left : -1  // seconds
        readonly property real timeTotal: view.table.clock.total
        readonly property bool counts: clock.timeLeft >= 0 && clock.timeTotal > 0
        readonly property int seconds: Math.ceil(Math.max(0, clock.timeLeft) - 0.001)
        readonly property bool last: clock.counts && clock.seconds <= 10
        readonly property string digits: Math.floor(clock.seconds / 60) + ":" + (clock.seconds % 60 < 10 ? "0" : "") + clock.seconds % 60

        x: board.rack.x
        y: board.rack.y
        width: board.rack.width
        height: board.rack.height
        visible: clock.counts

        Rectangle {
            anchors.fill: parent
            anchors.margins: -Theme.dp(2)
            visible: clock.last
            radius: Theme.radius + Theme.dp(2)
            color: "transparent"
            border.width: Theme.dp(4)
            border.color: Theme.danger
        }
        Rectangle {
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.radius
            x: parent.width - width - Theme.dp(clock.last ? 3 : 2)
            width: Theme.dp(clock.last ? 7 : 4)
            height: (parent.height - 2 * Theme.radius) * Math.min(1, clock.timeLeft / (clock.last ? 10 : clock.timeTotal))
            radius: width / 2
            color: clock.last ? Theme.danger : Theme.accent
        }
    }
    StatusLine {
        id: status
        x: Theme.gap(1)
        y: view.rackTop - height - Theme.gap(1.5)
        // The tile that was just drawn lies at its end, in the legend's place.
        width: view.width - Theme.gap(2) - (overlay.drawnWide > 0 ? overlay.drawnWide + Theme.gap(2)
            : legend.visible && !legend.below ? legend.width + Theme.gap(4) : 0)
        underMeter: legend.visible && legend.below ? legend.width : 0
        visible: view.hintTall === 0 && view.refusalAt.y + view.refusalAt.height <= status.y
        viewModel: view.viewModel
        explanation: tools.explanation
        toldElsewhere: view.refusalAt.width > 0 ? view.refusalTold : ""
        quiet: board.naming || actions.shown
        onHeard: sentence => view.table.aloud.tellOwner(sentence)
    }
    // What the dot on some tiles means, as long as such tiles are seen.
    Row {
        id: legend
        property bool needed: false
        // Under the opening, which keeps its place when it comes.
        readonly property bool below: status.counting

        function refresh(): void { legend.needed = legend.hasNews(); }
        function hasNews(): bool {
            const tiles = view.viewModel.tiles;
            for (let row = 0; row < tiles.count; row++) {
                const tile = tiles.at(row);
                if (tile.fresh || (tile.news && !tile.laid))
                    return true;
            }
            return false;
        }

        visible: legend.needed && overlay.drawnWide === 0 && !(Theme.largeType && view.hintTall > 0)
        x: view.width - width - Theme.gap(1)
        y: status.y + (status.height - height) * (below ? 1 : 0.5)
        spacing: Theme.gap(1.5)
        Component.onCompleted: legend.refresh()

        Connections {
            target: view.viewModel

            function onChanged(): void { legend.refresh(); }
        }
        NewsDot { anchors.verticalCenter: parent.verticalCenter; width: Theme.dp(12) }
        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("new since your last move")
            kind: "note"
            onTable: true
        }
    }
    RackTools {
        id: tools
        x: Theme.gap(1)
        y: view.rackTop
        room: view.toolsWide
        tall: view.rackTall
        viewModel: view.viewModel
        scored: view.viewModel.gamesScored > 0
        onCardWanted: view.cardShown = true
        onHomeWanted: board.layInPlace()
    }
    TurnButtons {
        id: turnButtons
        x: view.width - width - Theme.gap(1)
        y: view.rackTop - Theme.gap(1)
        width: view.actsWide
        height: view.rackTall + Theme.gap(1)
        bank: view.viewModel.bank
        dealt: view.viewModel.phase !== "drawing" && view.viewModel.phase !== "shuffling"
        bankText: view.viewModel.bankText
        bankBriefly: view.viewModel.bankBriefly
        time: clock.counts ? clock.digits : ""
        hurried: clock.last
        doneText: view.viewModel.doneText
        lit: view.lit
        canDraw: view.live && view.viewModel.canDraw
        canPass: view.live && view.viewModel.canPass
        canPlay: view.live && (view.viewModel.canPlay || view.viewModel.offersLaying)
        onDrawWanted: view.viewModel.draw()
        onPlayWanted: view.play()
    }

    // ------------------------------------------------------------------ what lies over the cloth

    readonly property real middleY: board.tableArea.y + board.tableArea.height / 2
    // Between the table's tiles, and the rack and the bank.
    readonly property rect strip: Qt.rect(status.x, status.y - Theme.gap(1), view.width - 2 * status.x, status.height + Theme.gap(1))

    SceneOverlay {
        id: overlay
        anchors.fill: parent
        viewModel: view.viewModel
        middle: view.middleY
        strip: view.strip
        busy: view.director.busy
        waits: view.director.waits
        named: view.names
        calm: view.table.calm
    }
    TurnQuestions {
        id: questions
        anchors.fill: parent
        viewModel: view.viewModel
        middle: view.middleY
        strip: view.strip
        hint: view.hintTold
        lit: view.lit
        open: view.live
        busy: view.director.busy
        goesRound: view.table.privacy.goesRound && !view.director.busy
        onHeard: sentence => status.heard(sentence)
        // What was asked covers nothing that must be answered now.
        onAskingChanged: if (questions.asking) view.table.advice.dropHint()
        onDone: board.forceActiveFocus()
    }
    ActionList {
        id: actions
        // What was in hand gets the keyboard back.
        property string tile: ""

        function openFor(tile: string): void {
            actions.tile = tile;
            actions.open();
        }

        // At the side, so that the sets it names are seen.
        x: view.width - width
        y: Math.max(0, status.y - height - Theme.gap(2))
        width: Math.min(Theme.dp(Theme.largeType ? 520 : 380), view.width)
        room: status.y - Theme.gap(2)
        viewModel: view.viewModel
        onClosed: if (!board.focusOn(actions.tile)) board.forceActiveFocus()
    }
    ScoreCard {
        id: card
        lit: view.lit.includes("on")

        x: (view.width - width) / 2
        y: Math.max(Theme.gap(1), (view.height - height) / 2)
        width: Math.min(Theme.dp(900), view.width)
        height: Math.min(implicitHeight, view.height - Theme.gap(2))
        visible: view.cardShown && view.table.lookingAt < 0
        closable: view.table.calm || !view.director.waits
        games: visible ? view.viewModel.scoreCard(view.names()) : []
        match: view.viewModel.games
        names: visible ? view.names() : []
        pauses: visible ? view.table.pausesText : ""
        handicap: visible ? view.table.handicapText : ""
        onClosed: {
            // Putting away the card of a game that has just ended goes on with it.
            if (view.cardWaits)
                view.director.finish();
            view.cardShown = false;
            view.cardWaits = false;
            board.forceActiveFocus();
        }
    }
}
