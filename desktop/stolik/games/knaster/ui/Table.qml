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
    // The latest deed of a seat that is played elsewhere, in the language of that moment.
    property string news: ""
    readonly property string language: Qt.uiLanguage

    onLanguageChanged: view.news = ""
    // Looking back or rolling ends the announcement of who has the mouse; the first to write gets it unannounced.
    onLiveChanged: {
        if (view.live)
            view.follow();
        else
            view.passing = false;
    }

    property string bannerTitle: ""
    property string bannerReason: ""
    property bool bannerShown: false

    focusedThing: own.focusedCell < 0 ? "" : "cell:" + own.focusedCell

    // The entry being shown: first its stroke, then each line that it completes with its bonus, then the points.
    readonly property string deed: view.director.busy ? view.director.scene.kind ?? "" : ""
    bringing: ["number_circled", "line_ringed", "line_completed"].includes(view.deed)

    readonly property bool live: view.viewModel.mine && view.table.lookingAt < 0 && !view.table.over
    readonly property bool several: view.table.seats.count > 1
    readonly property int others: view.table.seats.count - 1
    // The number of people who enter one after another with the same mouse.
    readonly property int people: {
        let people = 0;
        for (let seat = 0; seat < view.table.seats.count; seat++)
            people += view.isBot(seat) ? 0 : 1;
        return people;
    }
    // The person who had the mouse last, and whether it is just passing to another.
    property int holder: -1
    property bool passing: false

    function odds(): void { view.table.advice.showOdds(!view.table.advice.oddsShown); }
    function touch(cell: int): void {
        if (view.director.busy) {
            view.director.hurry();
            return;
        }
        // The click was still meant for another person's sheet.
        if (view.passing) {
            view.passing = false;
            return;
        }
        view.viewModel.touch(cell);
    }

    // Notes who has the mouse now, and announces when that changes.
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
        view.Accessible.announce(view.viewModel.invitation, Accessible.Polite);
    }

    endSlot: Component {
        FinalScore {
            id: counted

            readonly property EndPlace place: counted.parent as EndPlace

            lines: counted.place?.lines ?? []
        }
    }

    endPicture: Component {
        Position {
            implicitWidth: Theme.dp(216)
            implicitHeight: implicitWidth
            position: ({ sheets: [view.viewModel.sheets.at(0)] })
        }
    }

    // ------------------------------------------------------------------ scenes

    function play(scene: var): void {
        view.bannerShown = view.viewModel.bannerTitle !== "";
        if (view.bannerShown) {
            view.bannerTitle = view.viewModel.bannerTitle;
            view.bannerReason = view.viewModel.bannerReason;
        }
        view.news = scene.kind === "game_ended" || (scene.seat !== undefined && view.isBot(scene.seat)) ? scene.text : "";
        if (scene.kind === "roll_began")
            call.cup.shake(view.motion.gather);
        else if (scene.kind === "dice_rolled")
            call.toss(view.motion.dice);
    }
    function settle(): void {
        call.settle();
        view.bannerShown = false;
    }

    Connections {
        target: view.director

        function onPlaying(): void { view.play(view.director.scene); }
        function onPartBegan(part: string): void { call.land(); }
        function onHurried(): void { view.settle(); }
        function onIdle(): void {
            view.bannerShown = false;
            if (view.viewModel.mine)
                view.news = "";
        }
    }
    Connections {
        target: view.viewModel

        function onChanged(): void { view.follow(); }
    }
    Timer { interval: 5 * Theme.base; running: view.passing; onTriggered: view.passing = false }
    // The large sheet is a person's, even if a bot rolls first.
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
    onKeyboardLeft: own.begunOn = -1
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
        R: () => view.viewModel.roll(),
        C: () => view.viewModel.draw(),
        O: () => view.odds(),
        // If nobody can pass, the letter shows again what happened, as at every table.
        P: view.viewModel.canPass ? () => view.viewModel.passRoll() : undefined
    })

    // ------------------------------------------------------------------ the cloth

    // The sheet is in the middle, the roll on its left, and the sheets of the others on its right.
    Item {
        id: field

        // The size of the sheet in cells: five of them, the strips and the margin of the paper.
        readonly property real wide: 6.56
        readonly property real tall: 5.94
        // When a seat plays alone, its card says the same.
        readonly property real headTall: !view.several ? 0 : Theme.largeType ? Theme.lead * 1.35 : Theme.dp(32)
        readonly property real gap: Theme.gap(4)
        // Both sides have the same width, and never less than the roll needs.
        readonly property real sideLeast: Theme.largeType ? width * 0.24 : Math.min(Theme.dp(260), width * 0.29)
        // The more sheets there are beside the large one, the smaller its share of the width.
        readonly property real share: view.others > 6 ? 0.42 : view.others > 2 ? 0.46 : 0.5
        readonly property real unit: Math.floor(Math.min(Theme.dp(170), (height - headTall) / tall,
            width * share / wide, (width - 2 * (sideLeast + gap)) / wide))
        readonly property real side: (width - own.width) / 2 - gap
        readonly property real sideTall: Math.min(height, Math.max(own.height, Theme.dp(560)))

        anchors.fill: parent
        anchors.topMargin: Theme.gap(Theme.largeType ? 1 : 3)
        anchors.bottomMargin: Theme.gap(Theme.largeType ? 2 : 3)

        TextLabel {
            visible: view.several
            anchors.horizontalCenter: own.horizontalCenter
            y: own.y - height
            width: own.width
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignHCenter
            bottomPadding: Theme.gap(1)
            kind: "lead"
            strong: true
            Binding on text {
                value: view.viewModel.sheets.field(view.viewModel.owner, "heading") ?? ""
                when: !view.bringing
                restoreMode: Binding.RestoreNone
            }
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
            name: view.viewModel.sheets.field(view.viewModel.owner, "spoken") ?? ""
            hot: view.viewModel.hot
            bringing: view.bringing
            scoring: view.deed === "line_completed" ? view.director.scene.line : ""
            onPointedChanged: view.viewModel.point(own.pointed)
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
            notice: view.viewModel.notice
            dieNames: view.viewModel.dieNames
            cupName: view.viewModel.cupName
            cupless: view.table.realDice.inUse
            sumName: view.viewModel.sumName
            // The request for real dice says who rolls.
            line: view.hintTall > 0 || view.table.realDice.asked > 0 ? "" : view.viewModel.status || view.news
            hintTall: view.hintTall
            lit: view.lit
            due: view.viewModel.due
            picked: view.viewModel.line
            combinations: view.viewModel.key
            made: view.viewModel.made
            keyHere: view.several
            toldTall: Math.max(passes.visible ? passes.height : 0, banner.visible ? banner.height : 0)
            drawLabel: view.live && view.viewModel.forced ? view.viewModel.drawLabel : ""
            oddsShown: view.table.advice.oddsShown
            note: view.viewModel.note
            canRoll: view.live && view.viewModel.canRoll
            canPass: view.live && view.viewModel.canPass
            onRollWanted: view.viewModel.roll()
            onPassWanted: view.viewModel.passRoll()
            onOddsWanted: view.odds()
            onDrawWanted: view.viewModel.draw()
            onPicking: line => view.viewModel.pick(line)
        }
        // When a seat plays alone, the key fills the place of the other sheets; otherwise it covers them on request.
        CombinationLegend {
            id: key

            x: own.x + own.width + field.gap
            y: own.y
            width: Math.min(field.side, Theme.dp(320))
            z: 1
            visible: !view.several || call.keyAsked
            rows: view.viewModel.key
            made: view.viewModel.made
            lineTall: Math.max(Theme.dp(24), Math.min(Theme.dp(40), own.height / 10))
        }
        OtherSheets {
            visible: view.several
            x: own.x + own.width + field.gap
            width: field.side
            height: field.height
            sheets: view.viewModel.sheets
            bringing: view.bringing
            owner: view.viewModel.owner
            others: view.others
            level: own.y
            most: Math.min(Theme.dp(84), field.unit * 0.8)
            marked: view.viewModel.phase === "enter"
            seatOf: seat => view.table.seats.at(seat)
            onOpened: seat => view.viewModel.lookAt(seat)
        }
        // Shown under the dice while the mouse passes to the next person: who that is, and what they do.
        Item {
            id: passes

            // Whether the face is above the sentence or beside it.
            readonly property bool over: !Theme.largeType && call.freeTall >= Theme.dp(176)

            x: call.x
            width: call.width
            y: call.y + call.freeTop
            height: Math.min(implicitHeight, call.height - call.freeTop)
            visible: opacity > 0
            opacity: view.passing ? 1 : 0
            implicitHeight: whose.height + Theme.gap(over ? 6 : 4)
            Behavior on opacity { NumberAnimation { duration: Theme.fade } }

            Panel {
                anchors.fill: parent
                isRaised: true
                border.width: Theme.ring
                border.color: Theme.accent
            }
            Grid {
                id: whose

                anchors.centerIn: parent
                columns: passes.over ? 1 : 2
                spacing: Theme.gap(2)
                horizontalItemAlignment: Grid.AlignHCenter
                verticalItemAlignment: Grid.AlignVCenter

                Avatar {
                    id: face

                    size: Theme.air(passes.over ? 64 : 52)
                    visible: !Theme.largeType
                    colour: view.colourOf(view.viewModel.owner)
                    number: view.table.seats.field(view.viewModel.owner, "avatar") ?? 0
                }
                TextLabel {
                    width: passes.width - Theme.gap(6) - (passes.over || !face.visible ? 0 : face.width + whose.spacing)
                    horizontalAlignment: passes.over || !face.visible ? Text.AlignHCenter : Text.AlignLeft
                    wrapMode: Text.WordWrap
                    kind: passes.over ? "title" : "lead"
                    text: view.viewModel.invitation
                    Accessible.ignored: true
                }
            }
        }
    }
    EnlargedSheet {
        anchors.fill: parent
        visible: view.viewModel.lookedAt >= 0
        cells: view.viewModel.closeCells
        lines: view.viewModel.closeLines
        heading: view.viewModel.sheets.field(view.viewModel.lookedAt, "heading") ?? ""
        name: view.viewModel.sheets.field(view.viewModel.lookedAt, "spoken") ?? ""
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
