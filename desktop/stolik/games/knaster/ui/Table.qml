pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Games.Knaster
import "parts"

// The table of Knaster: the sheet of whoever is at the screen, the roll, and the sheets of the others.
GameTable {
    id: view

    tellsAbove: true

    property KnasterViewModel viewModel: view.table.viewModel as KnasterViewModel
    // What a seat that isn't played on this screen just did, in the language of that moment.
    property string news: ""
    readonly property string language: Qt.uiLanguage

    onLanguageChanged: view.news = ""

    property string bannerTitle: ""
    property string bannerReason: ""
    property bool bannerShown: false

    readonly property bool live: view.viewModel.mine && view.table.lookingAt < 0 && !view.table.over
    readonly property bool several: view.table.seats.count > 1
    readonly property int others: view.table.seats.count - 1
    readonly property real side: Theme.gap(2)

    function act(move: var): void {
        view.table.submit(move);
    }
    function roll(): void {
        view.act({ kind: "roll" });
    }
    function pass(): void {
        view.act({ kind: "pass" });
    }
    function draw(): void {
        if (view.live && view.viewModel.forced)
            view.act(view.viewModel.drawing());
    }
    function odds(): void {
        view.table.showOdds(!view.table.oddsShown);
    }
    function touch(cell: int): void {
        if (view.director.busy) {
            view.director.hurry();
            return;
        }
        const move = view.viewModel.touch(cell);
        if (move.kind)
            view.act(move);
    }

    // Whether a click on some cell does this.
    function offers(act: string): bool {
        for (let cell = 0; cell < 25; cell++) {
            if (view.viewModel.cells.at(cell).can === act)
                return true;
        }
        return false;
    }

    readonly property string line: {
        const who = view.nameOf(view.viewModel.owner), due = view.viewModel.due, total = view.viewModel.total;
        if (!view.live)
            return view.news;
        if (view.viewModel.canRoll)
            return view.viewModel.lastRoll ? qsTr("%1, roll the dice for the last time.").arg(who)
                : view.several ? qsTr("%1, roll the dice for everybody.").arg(who) : qsTr("%1, roll the dice.").arg(who);
        if (due.length > 0 && view.viewModel.line === "")
            return qsTr("You have filled several lines. Choose the one that comes first.");
        if (due.length > 0) {
            const now = due.find(each => each.line === view.viewModel.line);
            if (view.viewModel.forced)
                return qsTr("Filled: %1 – %2. All that is left to circle there gets its circle.", "a line and its combination")
                    .arg(now?.name ?? "").arg(now?.combination ?? "");
            return qsTr("Filled: %1 – %2. Choose the numbers to circle, %n more.", "a line and its combination", view.viewModel.left)
                .arg(now?.name ?? "").arg(now?.combination ?? "");
        }
        if (!view.viewModel.owes)
            return view.news;
        if (own.outlook !== "")
            return own.outlook;
        const writes = view.offers("write"), circles = view.offers("circle");
        const words = view.viewModel.lastRoll
            ? (!circles ? qsTr("%1, write the %2 or pass.") : !writes ? qsTr("%1, circle a %2 or pass.")
                : qsTr("%1, write the %2, circle a %2 or pass."))
            : circles ? qsTr("%1, write the %2 in an empty cell or circle a %2.") : qsTr("%1, write the %2 in an empty cell.");
        return words.arg(who).arg(total);
    }
    readonly property string notice: view.viewModel.lastRoll ? qsTr("The last roll!")
        : view.viewModel.fullSeat >= 0 && view.viewModel.phase !== "over"
            ? qsTr("%1 has a full sheet: the last roll follows.").arg(view.nameOf(view.viewModel.fullSeat)) : ""

    endSlot: Component {
        FinalScore {
            id: counted

            readonly property var place: counted.parent

            lines: counted.place?.lines ?? []
        }
    }

    // ------------------------------------------------------------------ scenes

    function play(token: int, scene: var): void {
        const last = view.viewModel.lastRoll, bot = scene.seat !== undefined && view.isBot(scene.seat);
        const seen = scene.seat === view.viewModel.owner;
        view.bannerShown = false;
        view.news = bot ? scene.text : "";
        switch (scene.kind) {
        case "roll_began":
            view.hold(token, Theme.moves ? Theme.base : 0);
            break;
        case "dice_rolled":
            call.toss(Theme.dice);
            // Nobody may be left to enter it, and then the end follows at once.
            view.hold(token, Theme.dice + (last ? 8 * Theme.base : Theme.travel));
            break;
        case "line_filled":
            view.hold(token, seen ? 2 * Theme.base : 0);
            break;
        case "line_ringed":
            view.hold(token, seen ? Theme.travel + Theme.base : Theme.quick);
            break;
        case "line_completed":
            view.hold(token, seen ? 4 * Theme.base : Theme.quick);
            break;
        case "sheet_filled":
            view.bannerTitle = qsTr("A full sheet!");
            view.bannerReason = scene.text;
            view.bannerShown = true;
            view.hold(token, 8 * Theme.base);
            break;
        case "round_began":
            if (scene.last) {
                view.bannerTitle = qsTr("The last roll!");
                view.bannerReason = view.several
                    ? qsTr("%1 rolls once more for everybody. Then the points are counted.").arg(view.nameOf(view.viewModel.roller))
                    : qsTr("Roll once more. Then the points are counted.");
                view.bannerShown = true;
            }
            view.hold(token, scene.last ? 10 * Theme.base : Theme.quick);
            break;
        case "passed":
            view.hold(token, bot ? 3 * Theme.base : Theme.quick);
            break;
        case "game_ended":
            // The last sheet is seen before the count covers it.
            view.news = scene.text;
            view.hold(token, 8 * Theme.base);
            break;
        default:
            view.hold(token, Theme.quick);
        }
    }
    function settle(): void {
        call.settle();
        view.bannerShown = false;
    }

    Connections {
        target: view.director

        function onPlaying(token: int): void { view.play(token, view.director.scene); }
        function onHurried(): void { view.settle(); }
        function onIdle(): void {
            view.bannerShown = false;
            if (view.viewModel.mine)
                view.news = "";
        }
    }
    Connections {
        target: view.viewModel

        function onChanged(): void { own.tell(); }
    }
    // A person's sheet is the large one, even where a bot rolls first.
    Component.onCompleted: {
        for (let seat = 0; seat < view.table.seats.count; seat++) {
            if (!view.isBot(seat)) {
                view.viewModel.sit(seat);
                return;
            }
        }
    }

    // ------------------------------------------------------------------ keys

    function closeSheet(): void {
        view.viewModel.lookAt(-1);
        view.forceActiveFocus();
    }
    Keys.onLeftPressed: own.step(-1, 0)
    Keys.onRightPressed: own.step(1, 0)
    Keys.onUpPressed: own.step(0, -1)
    Keys.onDownPressed: own.step(0, 1)
    Keys.onEscapePressed: event => {
        event.accepted = view.viewModel.lookedAt >= 0;
        if (event.accepted)
            view.closeSheet();
    }

    component Key: Shortcut {
        enabled: view.enabled && view.visible && !view.table.paused
    }
    Key { sequence: "R"; onActivated: view.roll() }
    Key { sequence: "C"; onActivated: view.draw() }
    Key { sequence: "O"; onActivated: view.odds() }
    Key {
        sequence: "P"
        // Else the letter shows again what happened, as everywhere.
        enabled: view.viewModel.canPass && view.visible && !view.table.paused
        onActivated: view.pass()
    }

    // ------------------------------------------------------------------ the cloth

    RollPanel {
        id: call

        x: view.side
        y: field.y
        width: Math.max(Theme.dp(236), Math.min(Theme.dp(340), view.width * 0.22))
        height: field.height
        dice: view.viewModel.dice
        total: view.viewModel.total
        lastRoll: view.viewModel.lastRoll
        notice: view.notice
        line: view.line
        due: view.viewModel.due
        picked: view.viewModel.line
        combinations: view.viewModel.key
        made: view.viewModel.due.length > 0 ? view.viewModel.due.filter(each => each.line === view.viewModel.line).map(each => each.combination)
            : own.made
        forced: view.live && view.viewModel.forced ? view.viewModel.left : 0
        oddsShown: view.table.oddsShown
        note: !view.table.oddsShown || !view.live || view.viewModel.due.length > 0 || view.viewModel.canRoll ? ""
            : qsTr("Small numbers: the points you can expect in the end. The best one is dark.")
        canRoll: view.live && view.viewModel.canRoll
        canPass: view.live && view.viewModel.canPass
        onRollWanted: view.roll()
        onPassWanted: view.pass()
        onOddsWanted: view.odds()
        onDrawWanted: view.draw()
        onPicking: line => view.viewModel.pick(line)
    }
    Item {
        id: field

        // Widths in cells: five, two strips and the margin of the paper.
        readonly property real wide: 6.56
        readonly property real tall: 5.94
        readonly property real headTall: Theme.dp(32)
        readonly property real room: width * (view.others === 0 ? 1 : view.others > 6 ? 0.58 : view.others > 2 ? 0.66 : 0.72)
        readonly property real unit: Math.floor(Math.min(Theme.dp(170), (height - headTall) / tall, (room - Theme.gap(4)) / wide))

        x: call.x + call.width + Theme.gap(4)
        y: Theme.gap(4)
        width: view.width - x - view.side
        height: view.height - y - Theme.gap(4)

        Item {
            id: place

            width: view.several ? own.width : field.width
            height: field.height

            TextLabel {
                id: head

                anchors.horizontalCenter: own.horizontalCenter
                y: own.y - height
                width: own.width
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignHCenter
                bottomPadding: Theme.gap(1)
                kind: "lead"
                strong: true
                text: qsTr("%1 – %n point(s)", "a name and the points so far", view.viewModel.score).arg(view.nameOf(view.viewModel.owner))
            }
            SheetGrid {
                id: own

                x: (place.width - width) / 2
                y: field.headTall + (field.height - field.headTall - height) / 2
                cells: view.viewModel.cells
                lines: view.viewModel.lines
                unit: field.unit
                total: view.viewModel.total
                live: view.live
                forced: view.viewModel.forced
                owner: view.nameOf(view.viewModel.owner)
                onTouched: cell => view.touch(cell)
                onPicked: line => view.viewModel.pick(line)
            }
        }
        Item {
            id: table

            // As many columns as make the sheets largest.
            readonly property int columns: {
                let best = 1, most = 0;
                for (let columns = 1; columns <= Math.max(1, view.others); columns++) {
                    const unit = table.unitFor(columns);
                    if (unit > most) {
                        most = unit;
                        best = columns;
                    }
                }
                return best;
            }
            readonly property real unit: table.unitFor(table.columns)
            readonly property int rows: Math.ceil(view.others / table.columns)
            readonly property real gap: Theme.gap(2)

            function unitFor(columns: int): real {
                const rows = Math.ceil(Math.max(1, view.others) / columns);
                const across = ((table.width + table.gap) / columns - table.gap - Theme.dp(8)) / 5;
                const down = ((table.height + table.gap) / rows - table.gap - Theme.dp(28)) / 5;
                return Math.max(Theme.dp(8), Math.min(across, down, Theme.dp(60)));
            }

            visible: view.several
            x: own.width + Theme.gap(4)
            width: field.width - x
            height: field.height

            Repeater {
                model: view.viewModel.sheets

                MiniSheet {
                    id: mini

                    required property var model
                    // Clockwise from the sheet that is large.
                    readonly property int order: (mini.seat - view.viewModel.owner - 1 + view.table.seats.count) % view.table.seats.count

                    seat: model.seat
                    visible: mini.seat !== view.viewModel.owner
                    unit: table.unit
                    x: (mini.order % table.columns) * (mini.width + table.gap)
                        + (table.width - table.columns * (mini.width + table.gap) + table.gap) / 2
                    y: Math.floor(mini.order / table.columns) * (mini.height + table.gap)
                        + (table.height - table.rows * (mini.height + table.gap) + table.gap) / 2
                    name: view.nameOf(mini.seat)
                    numbers: model.numbers
                    circles: model.circles
                    fresh: model.fresh
                    score: model.score
                    owes: model.owes
                    onOpened: view.viewModel.lookAt(mini.seat)
                }
            }
        }
    }
    EnlargedSheet {
        anchors.fill: parent
        visible: view.viewModel.lookedAt >= 0
        cells: view.viewModel.closeCells
        lines: view.viewModel.closeLines
        owner: view.nameOf(view.viewModel.lookedAt)
        score: view.viewModel.lookedAt < 0 ? 0 : view.viewModel.sheets.at(view.viewModel.lookedAt).score ?? 0
        onClosed: view.closeSheet()
    }
    TurnBanner {
        x: field.x + (own.width - width) / 2
        y: (view.height - height) / 2
        width: Math.min(Theme.dp(480), field.width)
        shown: view.bannerShown
        title: view.bannerTitle
        reason: view.bannerReason
        loss: false
    }
}
