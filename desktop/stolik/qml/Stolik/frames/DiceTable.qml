pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Models

// The table of a game with dice that are set aside: the dice, the tray, the actions of a turn, and banners. A
// game adds its own things above the dice, and plays the scenes of its own events.
GameTable {
    id: view

    property DiceViewModel play: view.table.viewModel as DiceViewModel

    // The bottom edge of the game's own things above the dice.
    property real topFoot: 0
    // The things above the dice that keys can reach, row by row.
    property var above: () => []
    // The functions of the game's additional keys.
    property var keys: ({})
    // How many dice fit side by side in the middle with the other things there, in large type and otherwise;
    // `spread` of them if there is a large sum and the dice don't touch.
    property var room: ({ over: 12.3, beside: 12.5, largeSum: 96, all: 12.4, spread: 14.4, most: 140 })

    property alias dice: dice
    property alias tray: tray
    property alias bar: bar
    readonly property Item middle: middle

    // What a seat not played at this screen has just done, in the language of that moment.
    property string news: ""
    // What the current scene says about such a seat as it goes on.
    property string told: ""
    // The seat on turn while the sentence of a moment stays, until dice are taken up; -1 for none.
    property int toldTo: -1
    property bool lostBefore: false
    readonly property string language: Qt.uiLanguage

    readonly property bool personsTurn: view.play.turn >= 0 && !view.isBot(view.play.turn)
    readonly property bool live: view.personsTurn && view.table.lookingAt < 0 && !view.table.over
    readonly property real side: Theme.gap(2)

    // Emitted before a scene changes things, so that their old places can be noted.
    signal prepared(var scene)
    // Emitted when the scene of an event is played.
    signal played(var scene)
    // Emitted when dice set aside have arrived, so that the figures follow.
    signal arrived
    // Emitted when everything that moves must be put in its place.
    signal cutShort

    asideX: middle.x + tray.x
    diceFoot: middle.y + middle.height
    hintRoom: Qt.rect(bar.x, bar.y - Theme.gap(2), bar.width, bar.height - Theme.buttonHeight)
    endReason: view.play.endReason
    placeReasons: view.play.placeReasons

    onLanguageChanged: view.forget()

    Binding { target: view.play; property: "live"; value: view.live }
    Binding { target: view.play; property: "pointed"; value: dice.group > 0 ? "face:" + dice.group : view.pointed }
    // Anything else pointed at that the status line describes.
    property string pointed: ""

    // ------------------------------------------------------------------ scenes

    function perform(scene: var): void {
        const bot = scene.seat !== undefined && view.isBot(scene.seat);
        view.told = bot || scene.moment ? scene.text : "";
        switch (scene.kind) {
        case "roll_began":
            view.forget();
            dice.takeUp(view.motion.gather);
            break;
        case "dice_rolled":
            dice.toss(view.motion.dice);
            break;
        case "dice_kept":
            // A bot's choice is shown before the dice go.
            dice.marking = bot;
            break;
        case "turn_began":
            if (view.toldTo < 0)
                view.news = view.told;
            else
                view.toldTo = view.play.turn;
            dice.release(view.motion.travel);
            view.arrived();
            break;
        case "game_ended":
            dice.release(0);
            break;
        default:
            view.news = view.play.bannerShown && !scene.moment ? "" : view.told;
            view.toldTo = scene.moment ? view.play.turn : -1;
            dice.release(0);
            if (view.play.lost && !view.lostBefore && !view.table.calm)
                dice.shake();
        }
        view.played(scene);
    }
    // Begins a part of the scene.
    function goOn(part: string): void {
        switch (part) {
        case "fallen":
            view.news = view.told;
            break;
        case "moving":
            view.news = view.told;
            dice.marking = false;
            dice.release(view.motion.travel);
            break;
        case "arrived":
            view.arrived();
        }
    }
    function settle(): void {
        view.cutShort();
        dice.settle();
        view.forget();
        view.arrived();
    }
    function forget(): void {
        view.news = "";
        view.toldTo = -1;
    }

    Connections {
        target: view.director

        function onPreparing(): void {
            dice.hold();
            view.lostBefore = view.play.lost;
            // The expected sum stays visible while the dice travel.
            if (view.director.scene.kind === "dice_kept")
                tray.promised = tray.coming;
            view.prepared(view.director.scene);
        }
        function onPlaying(): void { view.perform(view.director.scene); }
        function onPartBegan(part: string): void { view.goOn(part); }
        function onHurried(): void { view.settle(); }
    }
    Connections {
        target: view.play

        function onDiceChanged(): void {
            dice.follow();
            if (dice.held || view.director.busy)
                return;
            view.arrived();
            // The move was undone, or dice have fallen at once.
            if (view.toldTo >= 0 && (view.toldTo !== view.play.turn || view.play.phase !== "decide"))
                view.forget();
        }
        function onSettled(): void { dice.place(); }
    }
    onRested: {
        if (view.play.mine && view.toldTo < 0)
            view.news = "";
        view.play.rest();
    }
    onArrived: tray.promised = 0
    Component.onCompleted: view.arrived()

    // ------------------------------------------------------------------ keys

    function step(dx: int, dy: int): void {
        const next = view.neighbour([...view.above(), dice.items(), bar.items()], dx, dy);
        (next ?? dice.items()[0] ?? bar.items()[0])?.forceActiveFocus(Qt.TabFocusReason);
    }

    onKeyboardLeft: dice.leave()
    beginTurn: () => {
        const first = bar.items()[0] as ActionButton;
        if (view.live && view.play.mine && !dice.begin() && first)
            view.beginOn(first);
    }
    Keys.onLeftPressed: view.step(-1, 0)
    Keys.onRightPressed: view.step(1, 0)
    Keys.onUpPressed: view.step(0, -1)
    Keys.onDownPressed: view.step(0, 1)

    commands: Object.assign({
        "1": () => view.play.pickFace(1),
        "2": () => view.play.pickFace(2),
        "3": () => view.play.pickFace(3),
        "4": () => view.play.pickFace(4),
        "5": () => view.play.pickFace(5),
        "6": () => view.play.pickFace(6),
        R: () => {
            if (view.director.busy || !strip.lingers)
                view.play.act("roll");
        }
    }, view.keys)

    // ------------------------------------------------------------------ the cloth

    Item {
        id: middle

        // In large type the sum is above or beside the dice, wherever that leaves them more room.
        readonly property real dieUnderSum: Math.min((height - Theme.title * 1.25 - Theme.gap(1)) / 2.47, (width - Theme.gap(4)) / view.room.over)
        readonly property real dieBesideSum: Math.min((height - Theme.gap(2)) / 2.47, (width - Theme.dp(view.room.largeSum) - Theme.gap(4)) / view.room.beside, (width - Theme.gap(4)) / view.room.spread)
        readonly property real die: Math.floor(Theme.largeType ? Math.max(dieUnderSum, dieBesideSum)
            : Math.min(Theme.dp(view.room.most), (height - Theme.dp(52)) / 2.34, (width - Theme.dp(196)) / view.room.all, (width - Theme.gap(4)) / view.room.spread))

        x: view.side
        y: view.topFoot + Theme.gap(2)
        width: view.width - 2 * view.side
        height: bar.y - Theme.gap(1) - y

        DiceTray {
            id: tray

            x: middle.width - width - Math.max(0, (middle.width - Theme.dp(1880)) / 2)
            y: Math.round((middle.height - height) / 2)
            die: middle.die
            sumOver: Theme.largeType && middle.dieUnderSum >= middle.dieBesideSum
            words: view.play.trayWords
        }
        ThrownDice {
            id: dice

            anchors.fill: parent
            rows: view.play.dice
            takenUp: view.table.realDice.asked > 0
            die: middle.die
            lit: view.lit
            instant: view.director.instant
            rollable: view.play.mine && view.play.canRoll && view.play.phase === "decide"
            lost: view.play.lost
            openCloth: {
                const left = middle.width - tray.x - tray.width;
                return Qt.rect(left, 0, tray.x - left - Theme.gap(4), middle.height);
            }
            tray: Qt.rect(tray.x + tray.inner.x, tray.y + tray.inner.y, tray.inner.width, tray.inner.height)
            cupName: view.play.cupWords
            cupless: view.table.realDice.inUse
            onClicked: die => view.play.pick(die)
            onRollWanted: view.play.act("roll")
        }
    }
    DiceBar {
        id: bar

        x: view.side
        width: view.width - 2 * view.side
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gap(Theme.largeType ? 2 : 4)
        play: view.play
        line: view.hintTall > 0 || strip.shown ? "" : view.news !== "" && (view.toldTo < 0 || view.pointed === "") ? view.news : view.play.line
        lit: view.lit
        opacity: strip.shown ? 0 : 1
    }
    ReasonStrip {
        id: strip

        x: Math.max(view.side, (view.width - width) / 2)
        y: bar.y
        width: Math.min(view.width - 2 * view.side, Theme.dp(1120))
        height: bar.height
        // When looking back, the sentence of the moment is shown instead.
        shown: view.play.bannerShown && view.table.lookingAt < 0
        title: view.play.bannerTitle
        reason: view.play.bannerReason
        after: view.play.bannerAfter
        loss: view.play.bannerLoss
        calm: view.table.calm
        goesOn: view.play.bannerGoesOn
    }
}
