pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Models
import "dice_positions.js" as Places

// A game's dice: in the cup, where they fell, or set aside. The rows give each die's zone; its place and its
// way there are decided here.
Item {
    id: field

    required property RowsModel rows
    property string kind: "pips"
    property url symbolSource
    property url symbolBlinking: symbolSource
    // Whether a click on the cup rolls the dice, and its spoken name.
    property bool rollable: false
    property string cupName: ""
    // Real dice have no cup and roll in from beside the table.
    property bool cupless: false
    // The turn is lost: the dice shake, and those that didn't cause it turn pale.
    property bool lost: false
    // The free dice are in somebody's hand, as real dice are being thrown.
    property bool takenUp: false
    // Whether dice that can be chosen stand out.
    property bool lifts: true
    required property real die          // the edge of a die
    required property rect openCloth    // where dice are thrown
    required property rect tray         // where dice set aside lie
    property bool instant: false
    // The lit dice: "face:5" for all rolled dice with a face, "die:3" for one rolled or set aside, by number.
    property var lit: []
    // While a scene sets the rows, the dice stay until it says how they move.
    property bool held: false

    // The face under the pointer or the keyboard, 0 for none.
    property int group: 0
    // Whether the dice that another seat is about to set aside stand out.
    property bool marking: false
    property var zonesBefore: []
    property int tosses: 0

    // The opacity of dice that fade in place.
    property real faded: 1
    readonly property var space: ({
        die: field.die, open: field.openCloth, tray: field.tray, tosses: field.tosses, count: dice.count
    })

    signal clicked(int die)
    signal rollWanted
    // A die that hopped for joy has landed.
    signal hopped

    onSpaceChanged: place()
    Component.onCompleted: place()

    // Moves the dice after a change of rows, unless a scene will say how.
    function follow(): void {
        if (!field.held)
            field.gather(Theme.travel);
    }
    function lying(): var {
        const found = [];
        for (let i = 0; i < dice.count; i++) {
            const die = dice.itemAt(i) as FieldDie;
            found.push({ zone: die.zone, slot: die.slot, face: die.face });
        }
        return found;
    }
    function targets(): var { return Places.targets(field.lying(), field.space); }
    // Puts every die in its place at once.
    function place(): void { move(0, 0); }
    // Moves the dice to their places; those that can't visibly travel fade.
    function gather(ms: int): void { move(field.instant ? 0 : ms, field.instant ? 0 : Theme.fade); }
    function move(ms: int, fade: int): void {
        if (dice.count === 0 || dice.count < field.rows.count)
            return;
        const to = targets();
        let waiting = false;
        for (let i = 0; i < dice.count; i++) {
            const die = dice.itemAt(i) as FieldDie;
            waiting = waiting || die.zone === "hand";
            die.travel(to[i], ms, fade);
        }
        cup.shown = waiting && !field.cupless;
        if (ms <= 0 && fade > 0)
            fading.begin(fade, 0);
    }
    function hold(): void {
        field.zonesBefore = field.lying().map(die => die.zone);
        field.held = true;
    }
    // Throws the dice out of the cup to their places in the new rows.
    function toss(ms: int): void {
        field.held = false;
        field.tosses += 1;
        // Those that fly furthest leave first.
        const thrown = field.items().reverse().filter(die => (die as FieldDie)?.zone === "free");
        for (const [nth, item] of thrown.entries())
            (item as FieldDie).throwFrom(Places.outOfCup(nth, field.space), field.cupless ? 0 : cup.lead(nth / thrown.length), ms);
        if (ms > 0 && !field.cupless)
            cup.pour(ms);
        else if (ms <= 0 && Theme.fade > 0)
            fading.begin(Theme.fade, 1);
    }
    // Takes the free dice into the cup, or shakes it if all are already there.
    function takeUp(ms: int): void {
        const shakes = cup.shown;
        field.release(ms);
        if (shakes && ms > 0)
            cup.shake(ms);
    }
    function release(ms: int): void {
        field.held = false;
        field.gather(ms);
    }
    function settle(): void {
        field.held = false;
        field.marking = false;
        shaking.complete();
        cheering.complete();
        fading.complete();
        cup.settle();
        for (let i = 0; i < dice.count; i++)
            (dice.itemAt(i) as FieldDie).finish();
        field.place();
    }
    // Faded dice are gone, or visible again.
    function fadedOut(): void {
        for (let i = 0; i < dice.count; i++)
            (dice.itemAt(i) as FieldDie).fades = false;
    }
    function shake(): void {
        if (Theme.moves)
            shaking.restart();
    }
    // Lets the dice set aside hop for joy, one after another.
    function cheer(ms: int): void {
        if (!Theme.moves || ms <= 0)
            return;
        cheering.duration = ms;
        cheering.restart();
    }
    // The height of a die's hop, in dice, after that many others.
    function hop(nth: int): real {
        return 0.34 * Math.sin(Math.PI * Math.max(0, Math.min(1, field.cheered - field.after * nth)));
    }
    // Numbers dice with the same spoken name, from the second one on.
    function number(): void {
        const counts = ({}), all = [];
        for (let i = 0; i < dice.count; i++) {
            const die = dice.itemAt(i) as FieldDie;
            if (!die)
                return;
            if (die.words === "")
                continue;
            all.push(die);
            counts[die.words] = (counts[die.words] ?? 0) + 1;
            die.nth = counts[die.words];
        }
        for (const die of all)
            die.alike = counts[die.words];
    }
    // Focuses the first die that can be chosen, without showing that until a key is pressed.
    function begin(): bool {
        const first = field.items().find(die => (die as FieldDie)?.choosable) as FieldDie;
        if (!first)
            return false;
        first.begun = true;
        silence.restart();
        first.forceActiveFocus(Qt.OtherFocusReason);
        return true;
    }
    // The keyboard has left the table; when it comes back, the focus is visible.
    function leave(): void {
        for (let i = 0; i < dice.count; i++)
            (dice.itemAt(i) as FieldDie).begun = false;
    }
    // The dice that keys can reach, from left to right.
    function items(): list<Item> {
        const found = cup.shown ? [cup as Item] : [];
        for (let i = 0; i < dice.count; i++) {
            if ((dice.itemAt(i) as FieldDie).zone !== "hand")
                found.push(dice.itemAt(i));
        }
        return found.sort((a, b) => a.x - b.x);
    }
    function updateGroup(): void {
        let group = 0;
        for (let i = 0; i < dice.count; i++) {
            const die = dice.itemAt(i) as FieldDie;
            if (die && die.pointed)
                group = die.face;
        }
        field.group = group;
    }

    component FieldDie: Die {
        id: cube

        required face
        required selectable
        required property int index
        required property string zone
        required property int slot
        required property bool chosen
        required property string why
        required property string words
        required property bool clashes
        readonly property bool choosable: selectable
        property point goal
        property real lean: 0
        readonly property bool keyed: activeFocus && !begun
        readonly property bool pointed: choosable && (hovered || keyed)
        readonly property bool shaken: zone === "free" && field.lost

        size: field.die
        kind: field.kind
        symbolSource: field.symbolSource
        symbolBlinking: field.symbolBlinking
        selected: chosen
        lifted: choosable && field.lifts
        hoveredGroup: (choosable && field.group === face) || (field.marking && zone === "kept" && field.zonesBefore[index] === "free")
        clashing: field.lost && clashes
        dimmed: ((why !== "" && !tumbling) || shaken) && !clashing
        focusShown: keyed
        z: tumbling || moving.running ? 100 + index : Math.round(y / Math.max(1, field.die) * 10)
        property int nth: 1
        property int alike: 1
        // It is on the table rather than in the cup, and fades there.
        property bool out: false
        property bool fades: false

        visible: ((out && progress >= lead) || fades) && !(field.takenUp && zone === "free")
        opacity: fades ? field.faded : 1
        acts: zone === "free"
        name: nth < 2 ? words : qsTr("%1, %2 of %3", "a die, its number among those like it").arg(words).arg(nth).arg(alike)
        onWordsChanged: field.number()
        // A sheet or page over the table takes only the keyboard.
        onFocusChanged: if (!focus) begun = false
        onClicked: field.clicked(index)
        onPointedChanged: field.updateGroup()
        onFaceChanged: field.updateGroup()
        // A key that was held, or meant for what was there before, chooses nothing.
        function strike(event: KeyEvent): void {
            if (cube.begun && (event.isAutoRepeat || silence.running))
                silence.restart();
            else
                clicked();
        }
        Keys.onSpacePressed: event => strike(event)
        Keys.onReturnPressed: event => strike(event)
        Keys.onEnterPressed: event => strike(event)

        HintGlow {
            shown: !cube.tumbling && ((cube.zone === "free" && field.lit.includes("face:" + cube.face))
                || (cube.zone !== "hand" && field.lit.includes("die:" + cube.index)))
            around: cube.width * Theme.dieRadius
        }

        // A mark shows the choice in addition to the outline.
        Pill {
            visible: cube.chosen && !cube.tumbling
            x: cube.width - width * 0.62
            y: -height * 0.38
            z: 5
            width: Math.max(Theme.dp(20), field.die * 0.3)
            height: width
            color: Theme.pick

            Icon {
                anchors.centerIn: parent
                name: "check"
                size: parent.width * 0.74
                color: Theme.accentInk
            }
        }
        transform: [
            Rotation {
                origin.x: cube.width / 2
                origin.y: cube.height / 2
                angle: cube.lean
            },
            Translate {
                x: cube.shaken ? field.sway : 0
                y: cube.zone === "kept" && cheering.running ? -field.die * field.hop(cube.slot) : 0
            }
        ]

        // It travels to the cup with its pips, or fades; a die that comes out unseen fades in.
        function travel(to: var, ms: int, fade: int): void {
            const seen = cube.out, goes = zone === "hand";
            cube.fades = false;
            if (!goes)
                cube.out = true;
            if (ms > 0) {
                if (seen || !goes)
                    cube.go(to, ms);
                return;
            }
            cube.fades = fade > 0 && seen && goes;
            cube.out = !goes;
            if (!goes)
                cube.go(to, 0);
        }
        function go(to: var, ms: int): void {
            const same = goal.x === to.x && goal.y === to.y && lean === to.lean;
            goal = Qt.point(to.x, to.y);
            if (ms <= 0) {
                moving.stop();
                x = to.x;
                y = to.y;
                lean = to.lean;
            } else if (!same || (!moving.running && (x !== to.x || y !== to.y))) {
                moving.stop();
                moving.ms = ms + ms * 0.05 * cube.slot;
                moving.leanTo = to.lean;
                moving.start();
            }
        }
        function throwFrom(from: var, lead: real, ms: int): void {
            // The throw is in the coordinates of the die, which leans.
            const turn = -cube.lean * Math.PI / 180, dx = from.x - cube.x - cube.width / 2, dy = from.y - cube.y - cube.height / 2;
            cube.fades = ms <= 0 && Theme.fade > 0;
            cube.tumble(dx * Math.cos(turn) - dy * Math.sin(turn), dx * Math.sin(turn) + dy * Math.cos(turn),
                field.tosses * dice.count + cube.index, ms, lead);
        }
        function finish(): void {
            moving.complete();
            cube.settle();
        }

        ParallelAnimation {
            id: moving

            property int ms: 0
            property real leanTo: 0

            onFinished: cube.out = cube.zone !== "hand"
            NumberAnimation { target: cube; property: "x"; to: cube.goal.x; duration: moving.ms; easing.type: Theme.easeRest }
            // Over the rim of the cup and down behind it.
            NumberAnimation {
                target: cube
                property: "y"
                to: cube.goal.y
                duration: moving.ms
                easing.type: cube.zone === "hand" ? Easing.OutBack : Theme.easeRest
                easing.overshoot: 3.4
            }
            NumberAnimation { target: cube; property: "lean"; to: moving.leanTo; duration: moving.ms; easing.type: Theme.easeRest }
        }
    }

    Timer { id: silence; interval: Theme.haste }
    // How long the dice have been hopping, and the delay from one to the next, in hops.
    property real cheered: 0
    readonly property real after: 0.45
    readonly property int landed: Math.floor((field.cheered - 1) / field.after + 1.001)

    onLandedChanged: if (landed > 0) hopped()

    NumberAnimation {
        id: cheering

        target: field
        property: "cheered"
        from: 0
        to: 1 + field.after * (dice.count - 1)
    }
    property real sway: 0
    SequentialAnimation {
        id: shaking

        loops: 3
        NumberAnimation { target: field; property: "sway"; to: field.die * 0.08; duration: Theme.quick / 2; easing.type: Easing.OutSine }
        NumberAnimation { target: field; property: "sway"; to: -field.die * 0.08; duration: Theme.quick; easing.type: Easing.InOutSine }
        NumberAnimation { target: field; property: "sway"; to: 0; duration: Theme.quick / 2; easing.type: Easing.InSine }
    }

    NumberAnimation {
        id: fading

        function begin(ms: int, to: real): void {
            fading.stop();
            field.faded = 1 - to;
            fading.to = to;
            fading.duration = ms;
            fading.start();
        }

        target: field
        property: "faded"
        onFinished: field.fadedOut()
    }
    DiceCup {
        id: cup

        die: field.die
        home: Qt.point(Places.cupHome(field.space).x, Places.cupHome(field.space).y)
        tip: Qt.point(Places.cupTip(field.space).x, Places.cupTip(field.space).y)
        shown: false
        acts: field.rollable
        name: field.cupName
        onClicked: field.rollWanted()
    }
    Repeater {
        id: dice

        model: field.rows

        delegate: FieldDie {}
        onItemAdded: field.number()
    }
}
