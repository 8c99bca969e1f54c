pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Models
import Stolik.Table
import "focus_order.js" as Ways
import "key_names.js" as KeyNames

// What every game's Table.qml is: the middle and the bottom of the table page. The page gives
// it the table and the places of the seat cards; the game gives back what goes into the cards.
FocusScope {
    id: view

    required property TableController table
    // seat -> the seat's card, for things that travel there
    property var seatCard: seat => null
    // What changes the scores is still on its way to a seat, or from there: they follow when it arrives.
    property bool bringing: false
    // goes into each seat card; finds `parent.seat`
    property Component seatSlot: null
    // goes beside each name at the end; finds `parent.lines`, what is counted so far for a seat, `parent.longest`, how
    // many lines there will be, and `parent.tall`, how high it may be, 0 for as high as it likes
    property Component endSlot: null
    // goes in the place of each total at the end, if one figure isn't all; finds `parent.lines`, `parent.first`
    property Component totalSlot: null
    // what was made in a game alone, as a picture over its count; null for none
    property Component endPicture: null
    // a total at the end with the word for what is counted
    property var totalWords: total => qsTr("%n points", "", total)
    // why the game has ended, in one sentence
    property string endReason: ""
    // why the places at the end are as they are, in sentences
    property string placeReasons: ""
    // The seats are a strip: their slots have the height of a line.
    property bool seatsFolded: false
    // No one looks: the screen waits for the next person, and an open sheet of the game closes.
    property bool covered: false
    // Less than 1 if the table is shown as a picture, and lines must not become thinner than a pixel.
    property real pictureScale: 1

    // The keyboard is here while nothing can be done but to look on.
    Accessible.role: Accessible.Pane
    Accessible.name: view.director.busy ? qsTr("Watch; press Space to continue") : qsTr("Playing area")

    // Items that hear presses also while a scene is played, such as the viewer's own things; a press anywhere
    // else ends the scene.
    property var alwaysLive: []
    // If real dice are asked for, over nothing that is played with; empty for the middle of the table's foot.
    property rect diceRoom: Qt.rect(0, 0, 0, 0)
    // Where in the table's foot the dice that were set aside begin, which are seen while others are asked for.
    property real asideX: view.width
    // Where the question for real dice ends that has no place of its own, over the buttons.
    property real diceFoot: view.height
    // a picture of the game's own in place of the six on a die
    property url sixSymbol
    // the button that begins another game with the very same chance
    property string sameChance: qsTr("Same dice")
    // the button that leads to the proof of the dice
    property string checkChance: qsTr("Check the dice")

    // Where the line of a hint, or of a moment looked back at, lies, over nothing that is played with.
    property rect hintRoom: Qt.rect(0, view.height - Theme.dp(56), view.width, Theme.dp(48))
    // How tall the line is that lies there now, 0 for none.
    property real hintTall: 0
    // What a hint tells now, "" for nothing. The game itself tells it if a question lies open in that place.
    property string hintTold: ""
    property bool tellsHint: false
    // The area of what is being refused, empty for nothing that has a place; and the room for the sentence that tells why.
    property rect refusedArea: Qt.rect(0, 0, 0, 0)
    property rect refusalRoom: Qt.rect(0, 0, view.width, view.height)
    // What is told of it now, "" for nothing, and where; empty over the bar.
    property string refusalTold: ""
    property rect refusalAt: Qt.rect(0, 0, 0, 0)
    // The names of the things that a hint lights up, or that have changed at the moment looked back at.
    readonly property var lit: view.table.lookingAt < 0 ? view.table.advice.hint.lit ?? [] : view.table.moment.marks

    // The name of what has the keyboard's focus, as hints name things, if questions can be asked about it.
    property string focusedThing: ""

    readonly property Director director: view.table.director
    // How long what a scene moves takes.
    readonly property MotionTimes motion: view.director.motion

    // The help's paragraph a sentence quotes.
    signal helpWanted(string paragraph)

    function totalText(total: int): string { return view.totalWords(total); }
    function nameOf(seat: int): string { return seat < 0 ? "" : view.table.seats.field(seat, "name") ?? ""; }
    function colourOf(seat: int): int { return view.table.seats.field(seat, "colour") ?? 0; }
    function isBot(seat: int): bool { return (view.table.seats.field(seat, "bot") ?? "") !== ""; }

    // What the game's own keys do wherever on the page the keyboard is: a function for each letter and digit.
    property var commands: ({})

    // Does what a key means to the game; false for one that means nothing now. If U undoes, Ctrl+Z does as well.
    function takeKey(event: var): bool {
        const act = view.commands[event.matches(StandardKey.Undo) ? "U" : KeyNames.name(event)];
        if (!act || !view.enabled || !view.visible || view.table.paused)
            return false;
        act();
        return true;
    }

    Binding { target: view.director.motion; property: "pace"; value: Theme.pace }
    Binding { target: view.director.motion; property: "reducedMotion"; value: Theme.reducedMotion }

    // Puts the keyboard on what the turn begins with; given by the game.
    property var beginTurn: () => {}

    // Gives a button the keyboard at the beginning of a turn; a key that was meant for what was before doesn't press it.
    function beginOn(button: ActionButton): void {
        button.unhurried = true;
        button.forceActiveFocus(Qt.OtherFocusReason);
        button.unhurried = false;
    }
    // The keyboard is never on nothing, nor on what has no use any more.
    function keepFocus(): void {
        const item = view.Window.activeFocusItem;
        if (view.activeFocus && !view.director.busy && (item === view || !item.enabled || (item as Die)?.acts === false))
            view.beginTurn();
    }
    onActiveFocusChanged: Qt.callLater(view.keepFocus)

    Connections {
        target: view.Window.window

        function onActiveFocusItemChanged(): void {
            if (view.activeFocus && view.Window.activeFocusItem === view)
                Qt.callLater(view.keepFocus);
        }
    }

    // Whether a press at a point of `from` goes to something that is always live.
    function livesAt(from: Item, x: real, y: real): bool {
        return view.alwaysLive.some(item => item && item.visible && item.enabled
            && item.contains(item.mapFromItem(from, x, y)));
    }

    // Points out what the turn put the keyboard on unseen; what it was, or nothing.
    function pointOutBeginning(): Item {
        const item = view.Window.activeFocusItem, die = item as Die, button = item as ActionButton;
        if (die?.begun)
            die.begun = false;
        else if (button?.focusReason === Qt.OtherFocusReason)
            button.focusReason = Qt.TabFocusReason;
        else
            return null;
        return item;
    }
    // An arrow leads to the table from elsewhere on the page: to where the keyboard was there, or to what can be done.
    function enterByKey(): void {
        view.forceActiveFocus(Qt.TabFocusReason);
        view.keepFocus();
        view.pointOutBeginning();
        view.enteredByKey();
    }
    signal enteredByKey
    // The keyboard went elsewhere on the page.
    signal keyboardLeft

    // Where an arrow key leads over rows of things, from top to bottom and each from left to right. The first one
    // leads nowhere: from a place that can't be seen no way is plain.
    function neighbour(rows: var, dx: int, dy: int): Item {
        const begun = view.pointOutBeginning();
        if (begun) {
            begun.Accessible.announce((begun as Die)?.name ?? (begun as ActionButton).text);
            return begun;
        }
        const placed = rows.map(items => items.map(item => ({ item: item, x: item.mapToItem(null, item.width / 2, 0).x })));
        return Ways.next(placed, view.Window.activeFocusItem, dx, dy) as Item;
    }

    // No scene plays and the table has gone on from the last one. A call later would outlive the table.
    signal rested
    readonly property bool atRest: !view.director.busy && !resting.running

    Timer {
        id: resting

        interval: 0
        onTriggered: {
            if (view.director.busy)
                return;
            view.rested();
            view.keepFocus();
        }
    }
    Connections {
        target: view.director

        function onIdle(): void { resting.restart(); }
    }
}
