pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Games.RyzykFizyk
import "parts"

// The table of Ryzyk-Fizyk: the race to 100, the dice, the groups set aside, and what can be done.
GameTable {
    id: view

    asideX: middle.x + tray.x
    diceFoot: middle.y + middle.height
    hintRoom: Qt.rect(bar.x, bar.y - Theme.gap(2), bar.width, bar.height - Theme.buttonHeight)

    property RyzykFizykViewModel viewModel: view.table.viewModel as RyzykFizykViewModel
    // What the seat that isn't played on this screen just did, in the language of that moment.
    property string news: ""
    readonly property string language: Qt.uiLanguage

    onLanguageChanged: view.news = ""

    // What follows when the chosen dice lie in the tray, and the length of the log it belongs to.
    property string pending: ""
    property int pendingAt: -1

    property int shownPoints: 0
    property int shownAccount: 0
    property bool lost: false
    // The banner's words; they stay while it fades.
    property string bannerTitle: ""
    property string bannerReason: ""
    property bool bannerLoss: true
    property bool bannerShown: false

    // The dice that lie have cost the turn, now or at the moment looked back at.
    readonly property bool lostHere: view.lost || view.lit.includes("lost")
    readonly property bool personsTurn: view.viewModel.turn >= 0 && !view.isBot(view.viewModel.turn)
    readonly property bool live: view.personsTurn && view.table.lookingAt < 0 && !view.table.over
    readonly property real side: Theme.gap(2)

    function act(move: var): void {
        view.table.submit(move);
    }
    // Roll or bank: the dice chosen are set aside first.
    function go(kind: string): void {
        view.pending = "";
        view.viewModel.expectMore(false);
        if (!view.viewModel.mine || view.viewModel.phase !== "keep" || view.viewModel.chosenCount === 0) {
            view.act({ kind: kind });
            return;
        }
        const why = view.viewModel.whyNot(kind);
        if (why.sentence) {
            view.table.refused(why.sentence, why.paragraph);
            return;
        }
        view.viewModel.expectMore(true);
        // Before the scene begins, so that it isn't seen: those that are chosen are those that go.
        view.viewModel.settleChoice();
        dice.place();
        view.act({ kind: "keep", dice: view.viewModel.choice() });
        if (view.director.busy) {
            view.pending = kind;
            view.pendingAt = view.table.entries;
            return;
        }
        view.viewModel.expectMore(false);
        if (view.viewModel.phase === "decide") {
            view.act({ kind: kind });
        }
    }
    function goOn(): void {
        const kind = view.pending;
        view.pending = "";
        view.viewModel.expectMore(false);
        if (kind !== "" && view.viewModel.mine && view.viewModel.phase === "decide" && view.table.entries === view.pendingAt)
            view.act({ kind: kind });
    }
    // The rules are asked about a die that doesn't fit, and say why not.
    function pick(die: int, face: int): void {
        if (!view.viewModel.toggle(die) && (view.viewModel.phase === "keep" || !view.viewModel.mine))
            view.act({ kind: "keep", dice: [face] });
    }
    function pickFace(face: int): void {
        if (!view.viewModel.toggleFace(face))
            view.act({ kind: "keep", dice: [face] });
    }
    function pickAll(): void {
        if (!view.viewModel.chooseAll())
            view.act({ kind: "keep", dice: [] });
    }
    // Tenths where they matter: 2.8 % is not 3 %.
    function percent(chance: real): string {
        const tenths = Math.round(chance * 1000);
        const digits = chance > 0 && tenths < 100 ? 1 : 0;
        return qsTr("%1%").arg((chance * 100).toLocaleString(Qt.locale(Qt.uiLanguage), "f", digits));
    }
    // What each face would add, face by face.
    function offered(): string {
        return view.viewModel.offers().map(offer => qsTr("%1: +%2").arg(offer.dice).arg(offer.points)).join("   ");
    }
    function sync(): void {
        sums.refresh();
        view.shownPoints = view.viewModel.points;
        view.shownAccount = view.viewModel.account;
    }

    // What the banner says of seldom events.
    readonly property var titles: ({
        account_zeroed: qsTr("The account is lost!"), player_out: qsTr("Out of the game!"),
        six_of_a_kind: qsTr("Six of a kind!"), last_turns_began: qsTr("Last turns!")
    })
    readonly property string line: {
        const who = view.nameOf(view.viewModel.turn), adds = view.viewModel.adds, total = view.viewModel.bankPoints;
        if (view.news !== "" || view.bannerShown || !view.viewModel.mine)
            return view.bannerShown ? "" : view.news;
        if (view.viewModel.tryNumber > 0 && adds > 0)
            return qsTr("Five of a kind: roll on for three tries to match them, or bank %1.").arg(total);
        if (view.viewModel.tryNumber > 0)
            return qsTr("Try %1 of 3: the sixth die has to match the five.").arg(view.viewModel.tryNumber);
        if (view.viewModel.mustRollOn)
            return qsTr("This turn: %1. All six are set aside: they have to be rolled again.").arg(total);
        if (view.viewModel.keptCount === 6)
            return qsTr("This turn: %1. All six are set aside: bank, or roll all six again.").arg(total);
        if (adds > 0)
            return qsTr("This turn: %1 (+%2 for the dice chosen)").arg(total).arg(adds);
        if (view.viewModel.phase === "keep")
            return qsTr("%1, choose the dice to set aside: %2").arg(who).arg(view.offered());
        if (view.viewModel.points === 0)
            return view.viewModel.lastTurn ? qsTr("%1, your last turn: the best account has %2.").arg(who).arg(view.viewModel.bestOther)
                : qsTr("%1, roll the dice.").arg(who);
        return qsTr("This turn: %1. Bank it, or dare one more roll.").arg(total);
    }

    seatSlot: Component {
        SeatMark {
            id: mark

            // The page's place for it says which seat it belongs to.
            readonly property var place: mark.parent

            viewModel: view.viewModel
            seat: mark.place?.seat ?? -1
            narrow: view.table.seats.count > 3
            tiny: view.seatsFolded || view.width < Theme.dp(190) * view.table.seats.count
        }
    }
    endSlot: Component {
        FinalAccount {
            id: counted

            readonly property var place: counted.parent

            lines: counted.place?.lines ?? []
            most: view.viewModel.trackEnd
        }
    }
    endReason: view.viewModel.endReason

    // ------------------------------------------------------------------ scenes

    function announce(title: string, reason: string, loss: bool): void {
        view.bannerTitle = title;
        view.bannerReason = reason;
        view.bannerLoss = loss;
        view.bannerShown = true;
    }
    function play(scene: var): void {
        const bot = scene.seat !== undefined && view.isBot(scene.seat);
        const news = bot ? scene.text : "";
        switch (scene.kind) {
        case "roll_began":
            view.clear();
            sums.refresh();
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
                view.later(Theme.travel, view.sync);
            });
            break;
        case "try_missed":
            view.news = scene.text;
            dice.release(0);
            break;
        case "points_banked":
            view.news = scene.text;
            dice.release(0);
            break;
        case "points_lost":
            view.news = "";
            view.lost = true;
            view.announce(scene.points > 0 ? qsTr("%n points lost!", "", scene.points) : qsTr("Nothing this turn!"),
                view.whyLost(scene.reason), true);
            dice.release(0);
            dice.shake();
            break;
        case "account_zeroed":
        case "player_out":
        case "six_of_a_kind":
        case "last_turns_began":
            view.news = "";
            view.announce(view.titles[scene.kind], scene.text, scene.kind === "account_zeroed" || scene.kind === "player_out");
            dice.release(0);
            break;
        case "turn_began":
            view.clear();
            view.news = news;
            dice.release(Theme.travel);
            view.sync();
            break;
        default:
            view.bannerShown = false;
            dice.release(Theme.travel);
            view.sync();
        }
    }
    function whyLost(reason: string): string {
        return reason === "six_different" ? qsTr("Six different dice.")
            : reason === "no_match" ? qsTr("The sixth die didn't match in three tries.")
            : qsTr("No pair, and nothing that fits a group: no die can be set aside.");
    }
    function clear(): void {
        view.news = "";
        view.lost = false;
        view.bannerShown = false;
    }
    onRested: {
        if (view.viewModel.mine)
            view.news = "";
        // Without animations the next turn begins in no scene of its own.
        if (!view.table.over)
            view.lost = false;
        view.bannerShown = false;
        view.goOn();
    }
    function settle(): void {
        view.never();
        dice.settle();
        view.clear();
        view.sync();
    }

    Connections {
        target: view.director

        function onPreparing(): void { dice.hold(); }
        function onPlaying(): void { view.play(view.director.scene); }
        function onHurried(): void { view.settle(); }
    }
    Connections {
        target: view.viewModel

        function onChanged(): void {
            if (!dice.held && !view.director.busy)
                view.sync();
        }
    }
    Component.onCompleted: view.sync()

    // ------------------------------------------------------------------ keys

    function step(dx: int, dy: int): void {
        const next = view.neighbour([dice.items(), bar.items()], dx, dy);
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
        "1": () => view.pickFace(1),
        "2": () => view.pickFace(2),
        "3": () => view.pickFace(3),
        "4": () => view.pickFace(4),
        "5": () => view.pickFace(5),
        "6": () => view.pickFace(6),
        A: () => view.pickAll(),
        R: () => view.go("roll"),
        B: () => view.go("bank")
    })

    // ------------------------------------------------------------------ the cloth

    Track {
        id: track

        x: view.side
        y: Theme.gap(Theme.largeType ? 2 : 4)
        width: view.width - 2 * view.side
        viewModel: view.viewModel
        seats: view.table.seats
        lit: view.lit
        still: view.director.instant || !Theme.moves || view.table.lookingAt >= 0
    }
    Item {
        id: middle

        // In large type the sum stands where it leaves most to the dice: over them, or beside.
        readonly property real dieUnderSum: Math.min((height - Theme.title * 1.25 - Theme.gap(1)) / 2.47, (width - Theme.gap(4)) / 9.6)
        readonly property real dieBesideSum: Math.min((height - Theme.gap(2)) / 2.47, (width - Theme.dp(104) - Theme.gap(4)) / 9.8)
        readonly property real die: Math.floor(Theme.largeType ? Math.max(dieUnderSum, dieBesideSum)
            : Math.min(Theme.dp(170), (height - Theme.dp(52)) / 2.34, (width - Theme.dp(196)) / 11.7))

        x: view.side
        width: view.width - 2 * view.side
        anchors.top: track.bottom
        anchors.bottom: bar.top
        anchors.topMargin: Theme.gap(2)
        anchors.bottomMargin: Theme.gap(1)

        KeptGroups {
            id: tray

            x: middle.width - width - Math.max(0, (middle.width - Theme.dp(1880)) / 2)
            y: Math.round((middle.height - height) / 2)
            die: middle.die
            sumOver: Theme.largeType && middle.dieUnderSum >= middle.dieBesideSum
            points: view.shownPoints
            adds: view.viewModel.adds
            account: view.shownAccount
            lost: view.lostHere
        }
        ThrownDice {
            id: dice

            anchors.fill: parent
            rows: view.viewModel.dice
            die: middle.die
            lit: view.lit
            instant: view.director.instant
            rollable: view.live && view.viewModel.mine && view.viewModel.canRoll && view.viewModel.phase === "decide"
            lost: view.lostHere
            clashes: (zone, face) => zone === "free"
            lifts: false
            openCloth: {
                const left = middle.width - tray.x - tray.width;
                return Qt.rect(left, 0, tray.x - left - Theme.gap(4), middle.height);
            }
            tray: Qt.rect(tray.x + tray.inner.x, tray.y + tray.inner.y, tray.inner.width, tray.inner.height)
            spoken: (zone, face, choosable, used, chosen) =>
                zone === "hand" ? qsTr("Die in the hand, waiting to be rolled")
                : zone === "kept" ? qsTr("Die, %1, set aside").arg(face)
                : chosen ? qsTr("Die, %1, chosen").arg(face)
                : choosable ? qsTr("Die, %1, can be set aside").arg(face)
                : qsTr("Die, %1").arg(face)
            onClicked: (zone, face, die) => {
                if (zone === "hand")
                    view.go("roll");
                else if (zone === "free")
                    view.pick(die, face);
            }

            Connections {
                target: view.viewModel

                function onChanged(): void { dice.follow(); }
            }
        }
        GroupSums {
            id: sums

            anchors.fill: parent
            dice: dice
        }
    }
    RollBar {
        id: bar

        x: view.side
        width: view.width - 2 * view.side
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gap(Theme.largeType ? 2 : 4)
        line: view.hintTall > 0 ? "" : view.line
        lit: view.lit
        dice: view.viewModel.diceToRoll
        points: view.live ? view.viewModel.bankPoints : 0
        canRoll: view.live && view.viewModel.canRoll
        canBank: view.live && view.viewModel.canBank
        allChosen: view.viewModel.allChosen
        canChoose: view.live && view.viewModel.mine && view.viewModel.phase === "keep"
        lossChance: view.live ? view.viewModel.lossChance : -1
        percent: view.percent(Math.max(0, view.viewModel.lossChance))
        trying: view.viewModel.tryNumber > 0
        opacity: view.bannerShown ? 0 : 1
        onRollWanted: view.go("roll")
        onBankWanted: view.go("bank")
        onAllWanted: view.pickAll()
    }
    ReasonStrip {
        x: Math.max(view.side, (view.width - width) / 2)
        y: bar.y
        width: Math.min(view.width - 2 * view.side, Theme.dp(1120))
        height: bar.height
        shown: view.bannerShown
        title: view.bannerTitle
        reason: view.bannerReason
        loss: view.bannerLoss
    }
}
