pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Games.Rummikub
import "board"
import "panels"

// The table of Rummikub: the cloth with its sets, the rack of the viewer, and the tools and buttons.
GameTable {
    id: view

    sameChance: qsTr("Same tiles")
    checkChance: qsTr("Check the tiles")
    // Players can sort their own racks, and close an open card, at any time.
    alwaysLive: [...(view.viewModel.owner >= 0 ? [board.rack, ...tools.arranging] : []), ...(view.cardShown ? [card] : [])]

    // Hints and questions have the same place, so a hint about a question is part of its text. The place is above the
    // letters of a hint on the rack's tiles, and beside the legend even while there is none, so that no hint moves
    // when it comes.
    hintRoom: Qt.rect(status.x, status.y - Theme.gap(0.5), Theme.largeType ? view.strip.width : view.width - legend.width - Theme.gap(6), status.height)
    freeLow: view.rackTop
    tellsHint: beside.shown
    // A refusal about a slot of the rack is told in place of the line above the rack.
    refusedArea: view.viewModel.refusedArea
    refusalRoom: refusedArea.y >= view.rackTop ? view.strip : Qt.rect(0, board.tableArea.y, view.width, status.y - board.tableArea.y)

    property RummikubViewModel viewModel: view.table.viewModel as RummikubViewModel
    property bool cardShown: false
    property bool cardWaits: false

    readonly property int laid: view.viewModel.laidCount
    readonly property bool live: view.table.lookingAt < 0 && !view.table.over
    readonly property bool held: questions.asking || view.cardShown

    // If the focus leaves while the key is held, its release is never seen.
    focusedThing: (view.Window.activeFocusItem as BoardTile)?.tile ?? ""
    onActiveFocusChanged: if (!activeFocus) view.viewModel.lookBefore(false)

    // A hint without tiles, such as to draw, is useless once some are laid.
    onLaidChanged: Qt.callLater(view.dropBareHint)
    function dropBareHint(): void {
        const hint = view.table.advice.hint;
        if (hint.text && hint.lit.length === 0 && !hint.button)
            view.table.advice.dropHint();
    }

    function play(): void {
        // Tiles that a hint shows are laid first, and the turn goes on.
        if (view.viewModel.ghostly)
            view.table.advice.followHint();
        else
            view.viewModel.play();
    }
    function names(): var {
        return Array.from({ length: view.table.seats.count }, (nothing, seat) => view.nameOf(seat));
    }

    component SeatFigure: TextLabel {
        anchors.right: parent?.right
        kind: "small"
        tabular: true
        Accessible.ignored: true
    }

    // Whether a seat has opened, and its points in the match so far. After the match only the small points are here, which
    // leaves room on the card to show the big ones in full.
    seatSlot: Component {
        Row {
            id: mark

            // The place on the page tells which seat this is.
            readonly property var spot: mark.parent
            readonly property int seat: mark.spot?.seat ?? -1
            readonly property bool narrow: view.table.seats.count > 3 && view.width < Theme.dp(1150)
            property var row: ({})
            readonly property bool scored: mark.row.scored === true
            readonly property bool over: mark.row.over === true
            readonly property string told: mark.row.spoken ?? ""

            function read(): void { mark.row = view.viewModel.seats.at(mark.seat); }

            spacing: Theme.gap(1.5)
            onSeatChanged: mark.read()
            Component.onCompleted: mark.read()
            Accessible.role: Accessible.StaticText
            Accessible.name: mark.told

            Connections {
                target: view.viewModel

                function onChanged(): void { mark.read(); }
            }
            HoverHandler { id: hover }
            ToolTipLabel { owner: mark; wanted: hover.hovered; text: mark.told }

            Column {
                anchors.verticalCenter: parent.verticalCenter
                spacing: 0
                visible: !view.seatsFolded && (!mark.narrow || (mark.scored && !mark.over))

                SeatFigure {
                    visible: mark.scored && !mark.over
                    text: mark.row.big ?? ""
                    strong: true
                }
                SeatFigure {
                    visible: mark.scored
                    // At the end, the figure goes under its word.
                    text: mark.over ? mark.row.small.replace(/\s/, "\n") : mark.row.small ?? ""
                    horizontalAlignment: Text.AlignRight
                }
                SeatFigure {
                    visible: !mark.narrow && !mark.over && (!mark.scored || mark.row.announced === true)
                    text: mark.row.opening ?? ""
                    quiet: !mark.row.opened && !mark.row.announced
                    strong: mark.row.announced === true
                }
            }
            // The opening: before it, a hollow ring with the points that it needs; after it, a tick.
            Pill {
                readonly property bool opened: mark.row.opened === true

                visible: !mark.over
                anchors.verticalCenter: parent.verticalCenter
                width: view.seatsFolded ? Theme.air(30) : Theme.dp(mark.narrow && mark.scored ? 24 : 32)
                height: width
                color: opened ? Theme.accent : "transparent"
                border.width: opened ? 0 : Theme.line
                border.color: Theme.outline
                Accessible.ignored: true

                TextLabel {
                    anchors.centerIn: parent
                    width: 0.7 * parent.width
                    horizontalAlignment: Text.AlignHCenter
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.air(13)
                    visible: !parent.opened
                    text: mark.row.needed ?? ""
                    kind: "note"
                    strong: true
                    tabular: true
                    Accessible.ignored: true
                }
                Icon {
                    anchors.centerIn: parent
                    visible: parent.opened
                    name: "check"
                    size: Math.round(parent.width * 0.62)
                    color: Theme.accentInk
                }
            }
        }
    }
    endSlot: Component { EndPoints {} }
    totalSlot: Component { EndTotal {} }
    placeReasons: view.table.over ? view.viewModel.placeReasons : ""

    // ------------------------------------------------------------------ scenes

    // Whether the first scene has begun; tiles that were there before don't travel.
    property bool begun: false

    // Shows what a scene puts over the cloth.
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
        overlay.clear(false);
        if (view.table.over)
            view.putCardAway();
        keyboard.settle();
    }
    function finishMotion(): void {
        overlay.clear(true);
        tileMotion.hurried();
        view.putCardAway();
    }
    // Puts away the card of a game that has just ended; one that somebody asked for stays.
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
    // Lists what can be done with the tiles in hand, or with the tile that has the keyboard.
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
        // During a scene, only the rack can be used.
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
    // While a scene is played, any key except those for the rack ends it.
    commands: view.held ? {} : Object.assign({ U: view.viewModel.canUndo ? () => view.viewModel.undoTile() : undefined },
        view.rackCommands, view.director.busy ? {} : view.turnCommands)
    // Moves the keyboard over the tiles row by row, and over everything beside them that can be pressed.
    Item {
        id: keyboard

        // Whether keys can do something.
        readonly property bool open: view.enabled && view.visible && !view.covered && !view.table.paused && !view.held && view.live && !view.director.busy

        function showFocus(): void {
            board.tileMotion.byKeys = true;
            board.guided = false;
        }
        // The first arrow only shows the ring of the focused tile, because nobody knows the way from a tile without it.
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
        // Keeps the keyboard on something that can be used; otherwise it goes to the rack or to the first item.
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
        // The tiles row by row, then everything beside the rack that can be pressed.
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
        // Places the keyboard once everything is in its place.
        function settle(): void { settling.restart(); }

        Timer { id: settling; interval: 0; onTriggered: keyboard.takeLiveFocus() }
        Connections {
            target: board.viewModel

            function onChanged(): void { keyboard.settle(); }
        }
    }
    onCoveredChanged: keyboard.settle()

    // ------------------------------------------------------------------ the cloth and the rack

    // The size depends on the window, but not on the scale: if that grows, the tools give way and not the rack's tiles.
    // It also depends on the usual number of slots; with more slots, tiles shrink and nothing beside the rack moves.
    readonly property int usualSlots: 13
    readonly property real rackTile: Math.min(Theme.dp(76), view.pageWide * 0.55 / (view.usualSlots * 1.035), view.pageTall * 0.078)
    // The size includes the margins of the page; in a picture of the table, the window is wider than the page.
    readonly property real pageWide: Math.min(view.Window.width || view.width, view.width + Theme.gap(9))
    readonly property real pageTall: view.Window.height || view.height
    readonly property real rackWide: view.usualSlots * view.rackTile * 1.035 + Theme.gap(1)
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
        // The rack is in the middle between the tools and the buttons.
        rackArea: Qt.rect((view.toolsWide + view.width - view.actsWide - view.rackWide) / 2, view.rackTop, view.rackWide, view.rackTall)
        mostOnRack: view.rackTile
        mostTile: Math.min(Theme.dp(88), view.height * 0.12, view.rackTile * 1.3)
        numbered: actions.shown
        onActionsWanted: view.nameActions()
    }
    // The time left to the owner of the rack, which the seat tells in figures: a bar at the rack that runs down and, in the
    // last ten seconds, a frame round the whole rack.
    Item {
        id: clock

        readonly property bool own: view.viewModel.mine && view.table.clock.seat === view.viewModel.owner && view.live
        readonly property real timeLeft: clock.own ? view.table.clock.left : -1  // seconds
        readonly property real timeTotal: view.table.clock.total
        readonly property bool counts: clock.timeLeft >= 0 && clock.timeTotal > 0
        readonly property int seconds: Math.ceil(Math.max(0, clock.timeLeft) - 0.001)
        readonly property bool last: clock.counts && clock.seconds <= 10

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
        // A tile that was just drawn is at the end of the line, in the legend's place.
        width: view.width - Theme.gap(2) - (overlay.drawnWide > 0 ? overlay.drawnWide + Theme.gap(2)
            : legend.visible && !legend.below ? legend.width + Theme.gap(4) : 0)
        underMeter: legend.visible && legend.below ? legend.width : 0
        visible: view.hintTall === 0 && view.refusalAt.y + view.refusalAt.height <= status.y
        viewModel: view.viewModel
        explanation: tools.explanation
        toldElsewhere: view.refusalAt.width > 0 ? view.refusalTold : view.refusalOutside
        quiet: board.naming || actions.shown
        onHeard: sentence => view.table.aloud.tellOwner(sentence)
    }
    // The meaning of the dot on some tiles, while there are any.
    Row {
        id: legend

        property bool needed: false
        // The legend is below the points of the opening, which don't move when it comes.
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
        clearance: view.rackTop - view.strip.y
        viewModel: view.viewModel
        onCardWanted: view.cardShown = true
        onHomeWanted: board.layInPlace()
    }
    TurnButtons {
        id: turnButtons

        x: view.width - width - Theme.gap(1)
        y: view.rackTop - Theme.gap(1)
        width: view.actsWide
        height: view.rackTall + Theme.gap(1)
        viewModel: view.viewModel
        live: view.live
        lit: view.lit
        onPlayWanted: view.play()
    }

    // ------------------------------------------------------------------ what lies over the cloth

    readonly property real middleY: board.tableArea.y + board.tableArea.height / 2
    // The strip between the table's tiles and the rack and bank.
    readonly property rect strip: Qt.rect(status.x, status.y - Theme.gap(1), view.width - 2 * status.x, status.height + Theme.gap(1))

    // Things that a scene shows: the draw for the start in the middle of the empty cloth; great news, and a tile that was
    // just drawn, between cloth and rack, where they hide no tiles.
    Item {
        id: overlay

        property bool waits: view.director.waits

        anchors.fill: parent

        // The tile that each seat has drawn for the start.
        property list<string> startTiles
        property int starter: -1
        property string drawnTile: ""
        // How much of the strip's end the drawn tile takes, 0 while there is none.
        readonly property real drawnWide: drawn.visible ? drawn.width : 0

        function announce(title: string, reason: string, loss: bool): void {
            banner.title = title;
            banner.reason = reason;
            banner.loss = loss;
            banner.shown = true;
        }
        // With `keepsStart`, the draw for the start stays, because the next scene shows the starter.
        function clear(keepsStart: bool): void {
            banner.shown = false;
            overlay.drawnTile = "";
            if (!keepsStart) {
                overlay.startTiles = [];
                overlay.starter = -1;
            }
        }

        // The tiles drawn for the start, each over its player's name.
        Item {
            id: draw

            readonly property var names: visible ? view.names() : []

            anchors.horizontalCenter: parent.horizontalCenter
            y: view.middleY - height / 2
            width: draws.implicitWidth + Theme.gap(10)
            height: draws.implicitHeight + Theme.gap(8)
            visible: overlay.startTiles.length > 0 && view.director.busy

            Panel { anchors.fill: parent; isRaised: true }
            Row {
                id: draws

                anchors.centerIn: parent
                spacing: Theme.gap(8)

                Repeater {
                    model: overlay.startTiles

                    Column {
                        id: one

                        required property int index
                        required property string modelData

                        spacing: Theme.gap(2)
                        opacity: one.modelData !== "" ? 1 : Theme.dimmed

                        TileFace {
                            anchors.horizontalCenter: parent.horizontalCenter
                            width: Theme.dp(64)
                            tile: one.modelData
                            lifted: overlay.starter === one.index

                            Rectangle {
                                anchors.fill: parent
                                anchors.margins: -Theme.dp(4)
                                radius: Theme.dp(12)
                                color: "transparent"
                                visible: overlay.starter === one.index
                                border.width: Theme.dp(4)
                                border.color: Theme.gold
                            }
                        }
                        TextLabel {
                            anchors.horizontalCenter: parent.horizontalCenter
                            text: draw.names[one.index] ?? ""
                            strong: overlay.starter === one.index
                        }
                    }
                }
            }
        }
        ReasonStrip {
            id: banner

            x: view.strip.x
            y: view.strip.y
            width: view.strip.width
            height: view.strip.height
            calm: view.table.calm && banner.loss
        }
        // The tile that was drawn, for its owner alone to see before the screen is covered.
        Item {
            id: drawn

            readonly property string tile: overlay.drawnTile

            // It is at the end of the strip, after the line.
            x: view.strip.x + view.strip.width - width
            y: view.strip.y
            width: toldOfIt.implicitWidth + Theme.gap(8)
            height: view.strip.height
            visible: drawn.tile !== "" && overlay.waits

            Panel { anchors.fill: parent; isRaised: true }
            Row {
                id: toldOfIt

                anchors.centerIn: parent
                spacing: Theme.gap(3)

                TileFace {
                    anchors.verticalCenter: parent.verticalCenter
                    width: (drawn.height - Theme.gap(2)) / 1.38
                    tile: drawn.tile
                }
                TextLabel {
                    anchors.verticalCenter: parent.verticalCenter
                    text: view.viewModel.drawnText(drawn.tile)
                    kind: "lead"
                    strong: true
                }
            }
        }
    }
    // A question with one or two answers, clear of the turn's buttons. If it is `flat`, it is a strip with the words and,
    // beside them, the answers.
    component Asked: FocusScope {
        id: question

        property bool shown: false
        readonly property string title: view.viewModel.question.title
        property string reason: view.viewModel.question.reason
        readonly property string yes: view.viewModel.question.yes
        readonly property string no: view.viewModel.question.no
        // Whether "no" is the primary answer, because it costs nothing.
        property bool noFirst: false
        // Whether Escape declines.
        property bool escapes: true
        // The question may appear while a key is still held to look, so its buttons wait.
        property bool unhurried: false
        property bool flat: false
        property string told: ""

        visible: shown
        implicitHeight: grid.implicitHeight + Theme.gap(flat ? 1.5 : 8)

        Accessible.role: Accessible.Dialog
        Accessible.name: title
        Accessible.description: reason
        Accessible.ignored: !shown

        // The title is read out when the question gets the keyboard; a reason is told once.
        function tell(): void {
            if (question.shown && question.reason !== question.told && question.reason !== "")
                status.heard(question.reason);
            question.told = question.shown ? question.reason : "";
        }

        function begin(): void {
            if (question.shown)
                (question.noFirst ? declineButton : agreeButton).forceActiveFocus(Qt.OtherFocusReason);
            question.tell();
        }
        onShownChanged: question.begin()
        // A new title means another question in the same place.
        onTitleChanged: question.begin()
        onReasonChanged: question.tell()
        Keys.onEscapePressed: event => {
            event.accepted = question.escapes && question.no !== "";
            if (event.accepted)
                view.viewModel.question.decline();
        }

        // Keeps clicks from going through.
        MouseArea { anchors.fill: parent }
        Panel {
            anchors.fill: parent
            isRaised: true
            border.width: Theme.line
            border.color: Theme.accent
        }
        GridLayout {
            id: grid

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            anchors.leftMargin: Theme.gap(question.flat ? 3 : 5)
            anchors.rightMargin: Theme.gap(question.flat ? 1.5 : 5)
            columns: question.flat ? 2 : 1
            columnSpacing: Theme.gap(3)
            rowSpacing: Theme.gap(4)

            ColumnLayout {
                spacing: Theme.gap(question.flat ? 0 : 2)

                Paragraph {
                    text: question.title
                    kind: question.flat ? "body" : "title"
                    strong: question.flat
                    lineHeight: question.flat ? 1.1 : 1.2
                }
                Paragraph {
                    visible: text !== ""
                    text: question.reason
                    kind: question.flat ? "small" : "body"
                    lineHeight: question.flat ? 1.1 : 1.4
                }
            }
            RowLayout {
                spacing: Theme.gap(question.flat ? 2 : 3)

                ActionButton {
                    id: agreeButton

                    Layout.fillWidth: !question.flat
                    primary: !question.noFirst
                    text: question.yes
                    unhurried: question.unhurried
                    onClicked: view.viewModel.question.agree()

                    HintGlow { shown: view.lit.includes("yes"); around: Theme.radius }
                }
                ActionButton {
                    id: declineButton

                    Layout.fillWidth: !question.flat
                    visible: question.no !== ""
                    primary: question.noFirst
                    text: question.no
                    unhurried: question.unhurried
                    onClicked: view.viewModel.question.decline()

                    HintGlow { shown: view.lit.includes("no"); around: Theme.radius }
                }
            }
        }
    }
    // The questions to the person on turn, one at a time: before the first move over the middle of the cloth, which is
    // empty then; later in the strip above the rack, beside the tiles.
    Item {
        id: questions

        readonly property bool asking: over.shown || beside.shown

        anchors.fill: parent
        onAskingChanged: {
            // A hint must not cover a question that has to be answered now.
            if (questions.asking)
                view.table.advice.dropHint();
            else
                board.forceActiveFocus();
        }

        Binding {
            target: view.viewModel.question
            property: "goesRound"
            value: view.table.privacy.goesRound && !view.director.busy
        }
        Asked {
            id: over

            x: parent ? (parent.width - width) / 2 : 0
            y: Math.max(0, view.middleY - height / 2)
            width: parent ? Math.min(Theme.dp(560), parent.width) : 0
            shown: view.live && ["redeal", "look"].includes(view.viewModel.question.kind)
            escapes: false
            unhurried: true
        }
        Asked {
            id: beside

            readonly property bool drawing: view.viewModel.question.kind === "draw"

            // As low as the bank allows, so that the buttons keep clear of the question's edges.
            flat: true
            x: view.strip.x
            y: view.strip.y + view.strip.height + Theme.gap(0.5) - height
            width: view.strip.width
            height: Math.max(view.strip.height + Theme.gap(0.5), implicitHeight)
            shown: view.live && (drawing || (["announce", "close"].includes(view.viewModel.question.kind) && !view.director.busy))
            reason: !drawing && view.hintTold || view.viewModel.question.reason
            escapes: drawing
            noFirst: drawing
        }
    }
    ActionList {
        id: actions

        // The tile that had the keyboard gets it back.
        property string tile: ""

        function openFor(tile: string): void {
            actions.tile = tile;
            actions.open();
        }

        // The list is at the side, so that the sets that it names stay in view.
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
            // When the card of a game that has just ended is put away, the match continues.
            if (view.cardWaits)
                view.director.finish();
            view.cardShown = false;
            view.cardWaits = false;
            board.forceActiveFocus();
        }
    }
}
