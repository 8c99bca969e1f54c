pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Games.Pickomino
import "parts"

// The table of Pickomino: the sixteen tiles, the dice, the dice set aside, and what can be done.
GameTable {
    id: view

    asideX: middle.x + tray.x
    diceFoot: middle.y + middle.height
    hintRoom: Qt.rect(bar.x, bar.y - Theme.gap(2), bar.width, bar.height - Theme.buttonHeight)

    property PickominoViewModel viewModel: view.table.viewModel as PickominoViewModel
    property var slots: ({})
    // What the seat that isn't played on this screen just did, in the language of that moment.
    property string news: ""
    readonly property string language: Qt.uiLanguage

    onLanguageChanged: view.news = ""

    property int shownSum: 0
    property bool shownWorm: false
    property int shownKept: 0

    readonly property bool personsTurn: view.viewModel.turn >= 0 && !view.isBot(view.viewModel.turn)
    readonly property bool live: view.personsTurn && view.table.lookingAt < 0 && !view.table.over
    readonly property real side: Theme.gap(2)
    readonly property real seatTall: {
        if (view.seatsFolded)
            return Theme.air(46);
        const seats = Math.max(1, view.table.seats.count);
        return Math.max(Theme.dp(44), Math.min(Theme.dp(76), (view.width / seats - Theme.dp(136)) / 0.68));
    }

    function act(move: var): void {
        view.table.submit(move);
    }
    function roll(): void {
        view.act({ kind: "roll" });
    }
    function keep(face: int): void {
        view.act({ kind: "keep", face: face });
    }
    // Where nothing can be had, the rules are asked for the tile that comes first, and say why not.
    function take(): void {
        view.act({ kind: "take", tile: view.viewModel.takeTile || view.viewModel.lowestTile });
    }
    function steal(): void {
        view.act({ kind: "steal", tile: view.viewModel.stealTile || view.viewModel.nearestTop || view.viewModel.sum });
    }
    function percent(chance: real): string {
        return chance < 0 ? "" : centre.percent(chance);
    }
    function syncSum(): void {
        view.shownSum = view.viewModel.sum;
        view.shownWorm = view.viewModel.hasWorm;
        view.shownKept = view.viewModel.keptCount;
    }

    readonly property string line: {
        const sum = view.viewModel.sum, take = view.viewModel.takeTile, steal = view.viewModel.stealTile;
        if (view.news !== "")
            return view.news;
        if (dice.group > 0) {
            const made = view.viewModel.keeping(dice.group);
            return dice.group === 6 ? qsTr("Set aside %n worm(s): +%1, sum %2", "", made.count).arg(made.points).arg(made.sum)
                : qsTr("Set aside %n dice with %1: +%2, sum %3", "", made.count).arg(dice.group).arg(made.points).arg(made.sum);
        }
        if (centre.chanceTold !== "")
            return centre.chanceTold;
        if (!view.viewModel.mine)
            return "";
        if (view.viewModel.phase === "keep")
            return qsTr("%1, choose the dice to set aside.").arg(view.nameOf(view.viewModel.turn));
        if (view.viewModel.diceLeft === 0 && take > 0 && steal > 0)
            return qsTr("All dice are set aside: tile %1 must be taken, or tile %2 stolen from %3.").arg(take).arg(steal).arg(view.nameOf(view.viewModel.stealSeat));
        if (view.viewModel.diceLeft === 0 && take > 0)
            return qsTr("All dice are set aside: tile %1 must be taken.").arg(take);
        if (view.viewModel.diceLeft === 0 && steal > 0)
            return qsTr("All dice are set aside: tile %1 must be stolen from %2.").arg(steal).arg(view.nameOf(view.viewModel.stealSeat));
        if (take > 0 && steal > 0)
            return qsTr("Tile %1 can be taken, or tile %2 stolen from %3.").arg(take).arg(steal).arg(view.nameOf(view.viewModel.stealSeat));
        if (take > 0)
            return take === sum ? qsTr("Tile %1 can be taken.").arg(take) : qsTr("With %1, tile %2 can be taken.").arg(sum).arg(take);
        if (steal > 0)
            return qsTr("Tile %1 can be stolen from %2.").arg(steal).arg(view.nameOf(view.viewModel.stealSeat));
        if (view.viewModel.keptCount === 0)
            return qsTr("%1, roll the dice.").arg(view.nameOf(view.viewModel.turn));
        if (view.viewModel.hasWorm)
            return qsTr("No tile for %1 yet.").arg(sum);
        return sum < 21 ? qsTr("No tile for %1 yet, and a worm is missing too.").arg(sum) : qsTr("No tile yet: a worm is missing.");
    }

    seatSlot: Component {
        StackSlot {
            id: slot

            // The page's place for it says which seat it belongs to.
            readonly property var place: slot.parent

            seat: slot.place?.seat ?? -1
            viewModel: view.viewModel
            flying: flyer.tile
            waiting: dice.held
            lit: view.lit.includes("stack:" + slot.seat)
            tall: view.seatTall
            numberOnly: view.seatsFolded
            owner: view.nameOf(slot.seat)
            onChosen: tile => view.act({ kind: "steal", tile: tile })
            Component.onCompleted: view.slots[slot.seat] = slot
        }
    }
    endSlot: Component {
        FinalTiles {
            id: counted

            readonly property var place: counted.parent

            lines: counted.place?.lines ?? []
            most: counted.place?.tall ?? 0
        }
    }
    endReason: view.viewModel.endReason
    placeReasons: places.reasons
    sixSymbol: Qt.resolvedUrl("art/worm-die.svg")

    PlaceReasons {
        id: places

        rows: view.table.over ? Array.from({ length: view.table.standings.count }, (nothing, row) => view.table.standings.at(row)) : []
    }

    // ------------------------------------------------------------------ scenes

    function slotTile(seat: int): Item {
        return (view.slots[seat] as StackSlot)?.tile ?? view.seatAnchor(seat);
    }
    function prepare(scene: var): void {
        dice.hold();
        if (Theme.travel === 0)
            return;
        const from = scene.kind === "tile_taken" ? centre.tileItem(scene.tile)
            : scene.kind === "tile_stolen" ? view.slotTile(scene.victim)
            : scene.kind === "tile_returned" ? view.slotTile(scene.seat) : null;
        if (from)
            flyer.lift(scene.tile, from);
    }
    function play(scene: var): void {
        centre.marked = 0;
        const bot = scene.seat !== undefined && view.isBot(scene.seat);
        const news = bot ? scene.text : "";
        switch (scene.kind) {
        case "roll_began":
            view.news = "";
            dice.release(Theme.gather);
            break;
        case "dice_rolled":
            dice.toss(Theme.dice);
            view.later(Theme.dice, () => view.news = news);
            break;
        case "dice_kept":
            // It is seen what a bot has chosen before the dice go.
            dice.marking = bot;
            view.later(bot ? 2 * Theme.base : 0, () => {
                view.news = news;
                dice.marking = false;
                dice.release(Theme.travel);
                view.later(Theme.travel, view.syncSum);
            });
            break;
        case "tile_taken":
        case "tile_stolen":
            view.news = news;
            dice.release(0);
            view.fly(view.slotTile(scene.seat), true);
            break;
        case "tile_returned":
            view.news = "";
            centre.marked = scene.tile;
            dice.release(0);
            view.fly(centre.tileItem(scene.tile), false);
            break;
        case "tile_turned_down":
            centre.marked = scene.tile;
            dice.release(0);
            centre.flip(scene.tile);
            break;
        case "busted":
            view.news = "";
            dice.release(0);
            view.syncSum();
            dice.shake();
            break;
        case "turn_began":
            view.news = news;
            dice.release(Theme.travel);
            view.syncSum();
            break;
        default:
            dice.release(Theme.travel);
            view.syncSum();
        }
    }
    function fly(to: Item, gained: bool): void {
        if (flyer.flying && to)
            flyer.fly(to, gained, 2 * Theme.travel);
    }
    function settle(): void {
        view.never();
        flyer.settle();
        centre.settle();
        centre.marked = 0;
        dice.settle();
        view.news = "";
        view.syncSum();
    }

    Connections {
        target: view.director

        function onPreparing(): void { view.prepare(view.director.scene); }
        function onPlaying(): void { view.play(view.director.scene); }
        function onHurried(): void { view.settle(); }
        function onIdle(): void {
            centre.marked = 0;
            if (view.viewModel.mine)
                view.news = "";
        }
    }
    Connections {
        target: view.viewModel

        function onChanged(): void {
            if (!dice.held)
                view.syncSum();
        }
    }
    Component.onCompleted: view.syncSum()

    // ------------------------------------------------------------------ keys

    function step(dx: int, dy: int): void {
        const stacks = [];
        for (let seat = 0; seat < view.table.seats.count; seat++) {
            const slot = view.slots[seat] as StackSlot;
            if (slot && slot.count > 0)
                stacks.push(slot.tile);
        }
        const next = view.neighbour([stacks, centre.items(), dice.items(), bar.items()], dx, dy);
        (next ?? dice.items()[0] ?? bar.items()[0])?.forceActiveFocus(Qt.TabFocusReason);
    }

    beginTurn: () => {
        const first = bar.items()[0] as ActionButton;
        if (view.live && view.viewModel.mine && !dice.begin() && first)
            view.beginOn(first);
    }
    Keys.onLeftPressed: view.step(-1, 0)
    Keys.onRightPressed: view.step(1, 0)
    Keys.onUpPressed: view.step(0, -1)
    Keys.onDownPressed: view.step(0, 1)

    commands: ({
        "1": () => view.keep(1),
        "2": () => view.keep(2),
        "3": () => view.keep(3),
        "4": () => view.keep(4),
        "5": () => view.keep(5),
        "6": () => view.keep(6),
        W: () => view.keep(6),
        R: () => view.roll(),
        T: () => view.take(),
        S: () => view.steal(),
        O: () => view.table.advice.showOdds(!view.table.advice.oddsShown)
    })

    // ------------------------------------------------------------------ the cloth

    CentreRow {
        id: centre

        x: view.side
        y: Theme.gap(Theme.largeType ? 3 : 4)
        width: view.width - 2 * view.side
        tallest: Math.min(Theme.dp(168), view.height * (Theme.largeType ? 0.16 : 0.26))
        lit: view.lit
        viewModel: view.viewModel
        nameOf: view.nameOf
        flying: flyer.tile
        waiting: dice.held
        onChosen: tile => view.act({ kind: "take", tile: tile })
    }
    Item {
        id: middle

        // In large type the sum stands where it leaves most to the dice: over them, or beside.
        readonly property real dieUnderSum: Math.min((height - Theme.title * 1.25 - Theme.gap(1)) / 2.47, (width - Theme.gap(4)) / 11.4)
        readonly property real dieBesideSum: Math.min((height - Theme.gap(2)) / 2.47, (width - Theme.dp(96) - Theme.gap(4)) / 11.6)
        readonly property real die: Math.floor(Theme.largeType ? Math.max(dieUnderSum, dieBesideSum)
            : Math.min(Theme.dp(140), (height - Theme.dp(52)) / 2.34, (width - Theme.dp(196)) / 12.4))

        x: view.side
        width: view.width - 2 * view.side
        anchors.top: centre.bottom
        anchors.bottom: bar.top
        anchors.topMargin: Theme.gap(2)
        anchors.bottomMargin: Theme.gap(1)

        KeptDice {
            id: tray

            x: middle.width - width - Math.max(0, (middle.width - Theme.dp(1880)) / 2)
            y: Math.round((middle.height - height) / 2)
            die: middle.die
            sumOver: Theme.largeType && middle.dieUnderSum >= middle.dieBesideSum
            sum: view.shownSum
            worm: view.shownWorm
            empty: view.shownKept === 0
            lostFor: view.viewModel.phase === "busted" ? view.viewModel.bustReason : ""
            wouldBe: dice.group > 0 ? view.viewModel.keeping(dice.group).sum : 0
            wouldAddWorm: dice.group === 6
        }
        DiceField {
            id: dice

            anchors.fill: parent
            viewModel: view.viewModel
            die: middle.die
            lit: view.lit
            instant: view.director.instant
            openCloth: {
                const left = middle.width - tray.x - tray.width;
                return Qt.rect(left, 0, tray.x - left - Theme.gap(4), middle.height);
            }
            tray: Qt.rect(tray.x + tray.inner.x, tray.y + tray.inner.y, tray.inner.width, tray.inner.height)
            onClicked: (zone, face) => zone === "hand" ? view.roll() : view.keep(face)
        }
    }
    TurnBar {
        id: bar

        x: view.side
        width: view.width - 2 * view.side
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gap(Theme.largeType ? 2 : 4)
        line: view.hintTall > 0 ? "" : view.line
        lit: view.lit
        dice: view.viewModel.diceLeft
        canRoll: view.live && view.viewModel.canRoll
        takeTile: view.live ? view.viewModel.takeTile : 0
        stealTile: view.live ? view.viewModel.stealTile : 0
        stealFrom: view.nameOf(view.viewModel.stealSeat)
        bustChance: view.live ? view.viewModel.bustChance : -1
        bustPercent: view.percent(view.viewModel.bustChance)
        oddsShown: view.table.advice.oddsShown
        opacity: bust.shown ? 0 : 1
        onRollWanted: view.roll()
        onTakeWanted: view.take()
        onStealWanted: view.steal()
        onOddsWanted: view.table.advice.showOdds(!view.table.advice.oddsShown)
    }
    BustBanner {
        id: bust

        x: Math.max(view.side, (view.width - width) / 2)
        y: bar.y
        width: Math.min(view.width - 2 * view.side, Theme.dp(1120))
        height: bar.height
        // A viewer of the past reads the sentence of the moment.
        shown: view.viewModel.phase === "busted" && view.table.lookingAt < 0
        reason: view.viewModel.bustReason === "no_worm" ? qsTr("All dice are set aside, and none is a worm.")
            : view.viewModel.bustReason === "nothing_to_take" ? qsTr("There is no tile for %1.").arg(view.shownSum)
            : qsTr("The roll shows only faces already set aside.")
        after: view.director.scene.kind !== "busted" ? view.director.scene.text ?? ""
            : view.viewModel.stacks.at(view.viewModel.turn).count > 0 ? "" : qsTr("There is no tile to give back.")
    }
    MovingTile {
        id: flyer

        parent: view.Window.contentItem
        z: 1000
        onLanded: flyer.tile = 0
    }
}
