pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Games.Pickomino
import "parts"

// The table of Pickomino: the sixteen tiles over the dice, and the players' stacks in their cards.
DiceTable {
    id: view

    property PickominoViewModel viewModel: view.table.viewModel as PickominoViewModel
    property var slots: ({})

    property int shownSum: 0
    property bool shownWorm: false
    readonly property bool lacksWorm: view.viewModel.bustReason === "no_worm"
    property SeatCard robbed: null
    // A worm was chosen and is moving to the tray.
    property bool wormComes: false
    readonly property bool wormShown: view.shownWorm || view.wormComes || view.dice.group === 6
    readonly property real seatTall: {
        if (view.seatsFolded)
            return Theme.air(46);
        const seats = Math.max(1, view.table.seats.count);
        return Math.max(Theme.dp(44), Math.min(Theme.dp(76), (view.width / seats - Theme.dp(136)) / 0.68));
    }

    function showOdds(): void { view.table.advice.showOdds(!view.table.advice.oddsShown); }

    bringing: flyer.flying
    topFoot: centre.y + centre.height
    pointed: centre.asked ? "why:" + centre.asked.number : centre.pointed?.oddsShown ? "tile:" + centre.pointed.number : ""
    above: () => {
        const stacks = Array.from({ length: view.table.seats.count }, (nothing, seat) => view.slots[seat] as StackSlot);
        return [stacks.filter(slot => slot && slot.count > 0).map(slot => slot.tile), centre.items(), centre.chances()];
    }
    keys: ({
        W: () => view.play.pickFace(6),
        T: () => view.play.act("take"),
        S: () => view.play.act("steal"),
        O: () => view.showOdds()
    })
    sixSymbol: Qt.resolvedUrl("art/worm-die.svg")

    dice.kind: "worm"
    dice.symbolSource: Qt.resolvedUrl("art/worm-die.svg")
    dice.symbolBlinking: Qt.resolvedUrl("art/worm-die-blinking.svg")

    tray.title: qsTr("Sum")
    tray.total: view.shownSum
    tray.wouldBe: view.play.wouldBe
    tray.lost: view.play.lost
    tray.struck: view.play.lost && view.shownSum > 0
    // Without a heading the dice are centred vertically.
    tray.innerTop: tray.head > 0 ? tray.head + Theme.gap(1) : (Theme.gap(1) + tray.pad * 0.7) / 2
    tray.foot: Component {
        Row {
            spacing: Theme.gap(1)

            Worm {
                anchors.verticalCenter: parent.verticalCenter
                wide: view.tray.sumOver ? Theme.lead : Math.max(Theme.dp(26), Math.min(Theme.dp(40), view.tray.die * 0.42))
                opacity: view.wormShown ? 1 : 0.4
                Accessible.ignored: true
            }
            Icon {
                anchors.verticalCenter: parent.verticalCenter
                visible: view.wormShown && !view.play.lost
                name: "check"
                color: Theme.accent
            }
            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                visible: !view.wormShown
                width: view.tray.sumOver ? implicitWidth : Math.min(implicitWidth, view.tray.sumWidth - Theme.dp(44))
                text: qsTr("needs a worm")
                kind: "small"
                color: view.lacksWorm ? Theme.danger : Theme.ink
                strong: view.lacksWorm
                wrapMode: Text.WordWrap
                lineHeight: 1.0
                Accessible.ignored: true
            }
        }
    }

    // In large type, the label of the odds shrinks to make room for those of the acts.
    bar.shares: Theme.largeType ? [25, 16, 22, 30, 7] : [21, 11, 19, 36.5, 12.5]
    bar.aside.iconName: "chart"
    bar.aside.text: qsTr("Odds")
    bar.aside.shortcutHint: "O"
    bar.aside.checkable: true
    bar.aside.checked: view.table.advice.oddsShown
    bar.onAsideWanted: view.showOdds()

    seatSlot: Component {
        StackSlot {
            id: slot

            // The place on the page tells which seat this is.
            readonly property var place: slot.parent

            seat: slot.place?.seat ?? -1
            viewModel: view.viewModel
            flying: flyer.tile
            waiting: view.dice.held
            lit: view.lit.includes("stack:" + slot.seat)
            tall: view.seatTall
            numberOnly: view.seatsFolded
            Component.onCompleted: view.slots[slot.seat] = slot
        }
    }
    totalWords: total => qsTr("%n worms", "", total)
    endSlot: Component {
        // A seat's tiles while they are counted at the end of the game, from the bottom of its stack.
        Item {
            id: counted

            readonly property EndPlace place: counted.parent as EndPlace
            readonly property var lines: counted.place?.lines ?? []
            // The greatest height that a tile may have, 0 if there is room enough.
            readonly property real most: counted.place?.tall ?? 0
            readonly property real usual: Theme.dp(Theme.largeType ? 40 : 52)
            readonly property real tall: most > 0 ? Math.min(usual, most) : usual
            readonly property real pitch: count < 2 ? 0 : Math.min(tall * 0.76, (width - tall * 0.68) / (count - 1))
            readonly property int count: lines.length

            implicitHeight: tall
            Accessible.ignored: true

            Repeater {
                model: counted.count

                WormTile {
                    required property int index

                    number: Number(counted.lines[index].text)
                    tall: counted.tall
                    x: index * counted.pitch
                }
            }
        }
    }

    // ------------------------------------------------------------------ scenes

    function slotTile(seat: int): Item {
        return (view.slots[seat] as StackSlot)?.tile ?? view.seatCard(seat)?.anchor ?? null;
    }
    function fly(to: Item, gained: bool): void {
        if (flyer.flying && to)
            flyer.fly(to, gained, 2 * view.motion.travel);
    }

    // The face of the robbed player looks after the tile.
    function upset(victim: int, thief: int): void {
        view.robbed = view.table.calm ? null : view.seatCard(victim) as SeatCard;
        view.robbed?.mind(thief > victim);
    }

    onPrepared: scene => {
        if (scene.kind === "dice_kept")
            view.wormComes = view.dice.group === 6;
        if (Theme.travel === 0)
            return;
        const from = scene.kind === "tile_taken" ? centre.tileItem(scene.tile)
            : scene.kind === "tile_stolen" ? view.slotTile(scene.victim)
            : scene.kind === "tile_returned" ? view.slotTile(scene.seat) : null;
        flyer.stolen = scene.kind === "tile_stolen";
        if (from)
            flyer.lift(scene.tile, from);
    }
    onPlayed: scene => {
        centre.marked = 0;
        switch (scene.kind) {
        case "tile_stolen":
            view.upset(scene.victim, scene.seat);
            view.fly(view.slotTile(scene.seat), true);
            break;
        case "tile_taken":
            view.fly(view.slotTile(scene.seat), true);
            break;
        case "tile_returned":
            centre.marked = scene.tile;
            view.fly(centre.tileItem(scene.tile), false);
            break;
        case "tile_turned_down":
            centre.marked = scene.tile;
            centre.flip(scene.tile);
            break;
        case "busted":
            view.arrived();
        }
    }
    onArrived: {
        view.shownSum = view.viewModel.sum;
        view.shownWorm = view.viewModel.hasWorm;
        view.wormComes = false;
    }
    onCutShort: {
        flyer.settle();
        view.robbed?.settle();
        centre.settle();
        centre.marked = 0;
    }
    onRested: centre.marked = 0

    // ------------------------------------------------------------------ the cloth

    CentreRow {
        id: centre

        x: view.side
        y: Theme.gap(Theme.largeType ? 3 : 4)
        width: view.width - 2 * view.side
        tallest: Math.min(Theme.dp(168), view.height * (Theme.largeType ? 0.16 : 0.26))
        lit: view.lit
        viewModel: view.viewModel
        flying: flyer.tile
        waiting: view.dice.held
    }
    MovingTile {
        id: flyer

        parent: view.Window.contentItem
        z: 1000
        onLanded: {
            flyer.tile = 0;
            if (flyer.stolen)
                view.viewModel.sounded("tile_take");
        }
    }
}
