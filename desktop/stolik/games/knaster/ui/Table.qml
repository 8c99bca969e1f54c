pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Games.Knaster
import "parts"

// The table of Knaster: the sheet of the person at the screen, the roll, and the sheets of the others.
GameTable {
    id: view

    hintRoom: Qt.rect(field.x + call.x, field.y + call.y + call.hintTop, call.width, view.hintTall)
    diceRoom: Qt.rect(field.x + call.x, field.y + call.y + call.freeTop, call.width, call.height - call.freeTop)

    property KnasterViewModel viewModel: view.table.viewModel as KnasterViewModel
    // What a seat that isn't played on this screen just did, in the language of that moment.
    property string news: ""
    readonly property string language: Qt.uiLanguage

    onLanguageChanged: view.news = ""
    // A viewer of the past, or one who rolls at once, sees what they look at.
    onLiveChanged: if (!view.live) view.passing = false

    property string bannerTitle: ""
    property string bannerReason: ""
    property bool bannerShown: false

    focusedThing: own.focusedCell < 0 ? "" : "cell:" + own.focusedCell

    readonly property bool live: view.viewModel.mine && view.table.lookingAt < 0 && !view.table.over
    readonly property bool several: view.table.seats.count > 1
    readonly property int others: view.table.seats.count - 1
    // People who enter one after the other with the same mouse.
    readonly property int people: {
        let people = 0;
        for (let seat = 0; seat < view.table.seats.count; seat++)
            people += view.isBot(seat) ? 0 : 1;
        return people;
    }
    // The person who had the mouse last, and whether it passes to another just now.
    property int holder: -1
    property bool passing: false

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
        view.table.advice.showOdds(!view.table.advice.oddsShown);
    }
    function touch(cell: int): void {
        if (view.director.busy) {
            view.director.hurry();
            return;
        }
        // A click that was still meant for the sheet of another.
        if (view.passing) {
            view.passing = false;
            return;
        }
        const move = view.viewModel.touch(cell);
        if (move.kind)
            view.act(move);
    }

    // Notes who has the mouse now, and lets everybody see when that changes.
    function follow(): void {
        const seat = view.viewModel.owner;
        if (!view.live || seat === view.holder)
            return;
        const passes = view.holder >= 0;
        view.holder = seat;
        if (!passes)
            return;
        own.disarm();
        view.passing = Theme.base > 0;
        view.Accessible.announce(view.invitation, Accessible.Polite);
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
    // What is said when the mouse passes to another person.
    readonly property string invitation: {
        const who = view.nameOf(view.viewModel.owner);
        if (view.viewModel.canRoll)
            return qsTr("%1, your turn to roll", "a name").arg(who);
        if (view.viewModel.due.length > 0)
            return qsTr("%1, your turn to draw circles", "a name").arg(who);
        const words = view.offers("write") ? qsTr("%1, your turn to write %2", "a name and the sum")
            : qsTr("%1, your turn to circle %2", "a name and the sum");
        return words.arg(who).arg(view.viewModel.total);
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

    function play(scene: var): void {
        view.bannerShown = false;
        view.news = scene.seat !== undefined && view.isBot(scene.seat) ? scene.text : "";
        switch (scene.kind) {
        case "dice_rolled":
            call.toss(Theme.dice);
            break;
        case "sheet_filled":
            view.bannerTitle = qsTr("A full sheet!");
            view.bannerReason = scene.text;
            view.bannerShown = true;
            break;
        case "round_began":
            if (scene.last) {
                view.bannerTitle = qsTr("The last roll!");
                view.bannerReason = view.several
                    ? qsTr("%1 rolls once more for everybody. Then the points are counted.").arg(view.nameOf(view.viewModel.roller))
                    : qsTr("Roll once more. Then the points are counted.");
                view.bannerShown = true;
            }
            break;
        case "game_ended":
            view.news = scene.text;
        }
    }
    function settle(): void {
        call.settle();
        view.bannerShown = false;
    }

    Connections {
        target: view.director

        function onPlaying(): void { view.play(view.director.scene); }
        function onHurried(): void { view.settle(); }
        function onIdle(): void {
            view.bannerShown = false;
            if (view.viewModel.mine)
                view.news = "";
        }
    }
    Connections {
        target: view.viewModel

        function onChanged(): void {
            own.tell();
            view.follow();
        }
    }
    Timer {
        interval: 5 * Theme.base
        running: view.passing
        onTriggered: view.passing = false
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
    beginTurn: () => {
        const button = call.begun();
        if (view.live && button)
            view.beginOn(button);
        else if (view.live && view.viewModel.owes)
            own.begin();
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

    commands: ({
        R: () => view.roll(),
        C: () => view.draw(),
        O: () => view.odds(),
        // Else the letter shows again what happened, as everywhere.
        P: view.viewModel.canPass ? () => view.pass() : undefined
    })

    // ------------------------------------------------------------------ the cloth

    // The sheet is in the middle; on its left the roll, on its right the sheets of the others.
    Item {
        id: field

        // The size of the sheet in cells: five, its strips and the margin of the paper.
        readonly property real wide: 6.56
        readonly property real tall: 5.94
        // Alone the card of the seat says the same.
        readonly property real headTall: !view.several ? 0 : Theme.largeType ? Theme.lead * 1.35 : Theme.dp(32)
        readonly property real gap: Theme.gap(4)
        // Both sides are alike, and never narrower than the roll needs.
        readonly property real sideLeast: Theme.largeType ? width * 0.24 : Math.min(Theme.dp(260), width * 0.29)
        // The more sheets there are beside it, the less of the width is its own.
        readonly property real share: view.others > 6 ? 0.42 : view.others > 2 ? 0.46 : 0.5
        readonly property real unit: Math.floor(Math.min(Theme.dp(170), (height - headTall) / tall,
            width * share / wide, (width - 2 * (sideLeast + gap)) / wide))
        readonly property real side: (width - own.width) / 2 - gap
        readonly property real sideTall: Math.min(height, Math.max(own.height, Theme.dp(560)))

        anchors.fill: parent
        anchors.topMargin: Theme.gap(Theme.largeType ? 1 : 3)
        anchors.bottomMargin: Theme.gap(Theme.largeType ? 2 : 3)

        TextLabel {
            id: head

            visible: view.several
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

            x: (field.width - width) / 2
            y: field.headTall + (field.height - field.headTall - height) / 2
            opacity: view.passing ? 0.3 : 1
            cells: view.viewModel.cells
            lines: view.viewModel.lines
            unit: field.unit
            total: view.viewModel.total
            live: view.live
            forced: view.viewModel.forced
            lit: view.lit
            pictureScale: view.pictureScale
            owner: view.nameOf(view.viewModel.owner)
            onTouched: cell => view.touch(cell)
            onPicked: line => view.viewModel.pick(line)
            Behavior on opacity { NumberAnimation { duration: Theme.fade } }
        }
        RollPanel {
            id: call

            x: own.x - field.gap - width
            y: Math.max(0, Math.min(own.y, field.height - height))
            width: Math.min(field.side, Theme.dp(320))
            height: field.sideTall
            dice: view.viewModel.dice
            total: view.viewModel.total
            lastRoll: view.viewModel.lastRoll
            notice: view.notice
            line: view.hintTall > 0 ? "" : view.line
            hintTall: view.hintTall
            lit: view.lit
            due: view.viewModel.due
            picked: view.viewModel.line
            combinations: view.viewModel.key
            made: key.made
            keyHere: view.several
            toldTall: Math.max(passes.visible ? passes.height : 0, banner.visible ? banner.height : 0)
            forced: view.live && view.viewModel.forced ? view.viewModel.left : 0
            oddsShown: view.table.advice.oddsShown
            note: !view.table.advice.oddsShown || !view.live || view.viewModel.due.length > 0 || view.viewModel.canRoll ? ""
                : qsTr("The darker a cell, the better. The three best tell the points to expect in the end.")
            canRoll: view.live && view.viewModel.canRoll
            canPass: view.live && view.viewModel.canPass
            onRollWanted: view.roll()
            onPassWanted: view.pass()
            onOddsWanted: view.odds()
            onDrawWanted: view.draw()
            onPicking: line => view.viewModel.pick(line)
        }
        // Alone there is room for the key where the others have their sheets; else it lies over them on request.
        CombinationLegend {
            id: key

            x: own.x + own.width + field.gap
            y: own.y
            width: Math.min(field.side, Theme.dp(320))
            z: 1
            visible: !view.several || call.keyAsked
            rows: view.viewModel.key
            made: view.viewModel.due.length > 0
                ? view.viewModel.due.filter(each => each.line === view.viewModel.line).map(each => each.combination) : own.made
            lineTall: Math.max(Theme.dp(24), Math.min(Theme.dp(40), own.height / 10))
        }
        OtherSheets {
            visible: view.several
            x: own.x + own.width + field.gap
            width: field.side
            height: field.height
            sheets: view.viewModel.sheets
            owner: view.viewModel.owner
            others: view.others
            level: own.y
            most: Math.min(Theme.dp(84), field.unit * 0.8)
            marked: view.viewModel.phase === "enter"
            seatOf: seat => view.table.seats.at(seat)
            onOpened: seat => view.viewModel.lookAt(seat)
        }
        TurnCard {
            id: passes

            x: call.x
            width: call.width
            y: call.y + call.freeTop
            room: call.freeTall
            height: Math.min(implicitHeight, call.height - call.freeTop)
            shown: view.passing
            colour: view.colourOf(view.viewModel.owner)
            avatar: view.table.seats.at(view.viewModel.owner).avatar ?? 0
            sentence: view.invitation
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
        id: banner

        x: field.x + call.x
        width: call.width
        y: field.y + call.y + call.freeTop
        height: Math.min(implicitHeight, call.height - call.freeTop)
        shown: view.bannerShown
        title: view.bannerTitle
        reason: view.bannerReason
        loss: false
    }
}
