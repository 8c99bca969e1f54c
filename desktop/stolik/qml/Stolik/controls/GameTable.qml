pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Models
import Stolik.Table
import "focus_order.js" as Ways
import "key_names.js" as KeyNames

// The base of every game's Table.qml, the middle and bottom of the table page. The page gives it the table
// and the places of the seat cards; the game provides the content of the cards.
FocusScope {
    id: view

    required property TableController table
    // seat -> the seat's card, as a target for travelling things
    property var seatCard: seat => null
    // Things that change scores are still travelling to or from a seat; the scores follow on arrival.
    property bool bringing: false
    // shown in each seat card; has `parent.seat`
    property Component seatSlot: null
    // shown beside each name at the end; has `parent.lines`, the lines counted so far for a seat,
    // `parent.longest`, the final number of lines, and `parent.tall`, its greatest height, 0 for no limit
    property Component endSlot: null
    // replaces each total at the end if one figure isn't enough; has `parent.lines`, `parent.first`
    property Component totalSlot: null
    // a picture of the result of a game played alone, above its count; null for none
    property Component endPicture: null
    // a total at the end with its unit
    property var totalWords: total => qsTr("%n points", "", total)
    // why the game ended, in one sentence
    property string endReason: ""
    // the reasons for the places at the end, in sentences
    property string placeReasons: ""
    // Whether the seats are a strip, in which their slots are one line high.
    property bool seatsFolded: false
    // Whether the screen is waiting for the next person; the game's open sheets close then.
    property bool covered: false
    // Less than 1 if the table is shown as a picture, where no line may be thinner than a pixel.
    property real pictureScale: 1

    // It has the keyboard while people can only look on.
    Accessible.role: Accessible.Pane
    Accessible.name: view.director.busy ? qsTr("Watch; press Space to continue") : qsTr("Playing area")

    // Items that take presses even during a scene, such as the viewer's own; other presses end the scene.
    property var alwaysLive: []
    // The place of the panel for real dice, covering nothing in play; empty for the middle of the bottom.
    property rect diceRoom: Qt.rect(0, 0, 0, 0)
    // Where at the bottom the dice set aside begin, which stay visible while others are asked for.
    property real asideX: view.width
    // The bottom edge of the panel for real dice if it has no place of its own, above the buttons.
    property real diceFoot: view.height
    // the game's own picture in place of the six on a die
    property url sixSymbol
    // the text of the button that begins another game with the same luck
    property string sameChance: qsTr("Same dice")
    // the text of the button that leads to the proof of the dice
    property string checkChance: qsTr("Check the dice")

    // The place of the line with a hint or a moment looked back at, which must cover nothing in play.
    property rect hintRoom: Qt.rect(0, view.height - Theme.dp(56), view.width, Theme.dp(48))
    // The lowest edge down to which something may lie over the table.
    property real freeLow: view.height
    // The height of the line there now, 0 for none.
    property real hintTall: 0
    // The text of the current hint, "" for none. The game shows it if a question is open in that place.
    property string hintTold: ""
    property bool tellsHint: false
    // The area of the refused thing, empty if it has no place, and the room for the sentence that says why.
    property rect refusedArea: Qt.rect(0, 0, 0, 0)
    property rect refusalRoom: Qt.rect(0, 0, view.width, view.height)
    // The sentence, "" for none, and its place; empty for above the bar.
    property string refusalTold: ""
    property rect refusalAt: Qt.rect(0, 0, 0, 0)
    // The sentence that the page shows about it beside the table.
    property string refusalOutside: ""
    // The names of the things lit by a hint, or changed at the moment looked back at.
    readonly property var lit: view.table.lookingAt < 0 ? view.table.advice.hint.lit ?? [] : view.table.moment.marks

    // The name of the focused thing, as in hints, if questions can be asked about it.
    property string focusedThing: ""

    readonly property Director director: view.table.director
    // The durations of movements in a scene.
    readonly property MotionTimes motion: view.director.motion

    // Asks for the paragraph of the rules that a sentence quotes.
    signal helpWanted(string paragraph)

    function totalText(total: int): string { return view.totalWords(total); }
    function nameOf(seat: int): string { return seat < 0 ? "" : view.table.seats.field(seat, "name") ?? ""; }
    function colourOf(seat: int): int { return view.table.seats.field(seat, "colour") ?? 0; }
    function isBot(seat: int): bool { return (view.table.seats.field(seat, "bot") ?? "") !== ""; }

    // The functions of the game's own keys, which work anywhere on the page, by letter or digit.
    property var commands: ({})

    // Handles a key of the game; returns false for a key without a meaning now. Ctrl+Z is the same as U.
    function takeKey(event: var): bool {
        const act = view.commands[event.matches(StandardKey.Undo) ? "U" : KeyNames.name(event)];
        if (!act || !view.enabled || !view.visible || view.table.paused)
            return false;
        act();
        return true;
    }

    Binding { target: view.director.motion; property: "pace"; value: Theme.pace }
    Binding { target: view.director.motion; property: "reducedMotion"; value: Theme.reducedMotion }

    // Moves the keyboard to where the turn begins; provided by the game.
    property var beginTurn: () => {}

    // Gives a button the keyboard at the start of a turn; a key meant for something else doesn't press it.
    function beginOn(button: ActionButton): void {
        button.unhurried = true;
        button.forceActiveFocus(Qt.OtherFocusReason);
        button.unhurried = false;
    }
    // Keeps the keyboard from being on nothing, or on something that has become useless.
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

    // Whether a press at a point in `from` reaches one of the items that are always live.
    function livesAt(from: Item, x: real, y: real): bool {
        return view.alwaysLive.some(item => item && item.visible && item.enabled
            && item.contains(item.mapFromItem(from, x, y)));
    }

    // Shows the focus that the start of the turn set invisibly; returns the item, or nothing.
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
    // Brings the keyboard to the table from elsewhere on the page, to its last place or a possible action.
    function enterByKey(): void {
        view.forceActiveFocus(Qt.TabFocusReason);
        view.keepFocus();
        view.pointOutBeginning();
        view.enteredByKey();
    }
    signal enteredByKey
    // The keyboard has moved elsewhere on the page.
    signal keyboardLeft

    // The target of an arrow key in rows of things from top to bottom, each from left to right. The first
    // arrow leads nowhere, since it only reveals an invisible focus.
    function neighbour(rows: var, dx: int, dy: int): Item {
        const begun = view.pointOutBeginning();
        if (begun) {
            begun.Accessible.announce((begun as Die)?.name ?? (begun as ActionButton).text);
            return begun;
        }
        const placed = rows.map(items => items.map(item => ({ item: item, x: item.mapToItem(null, item.width / 2, 0).x })));
        return Ways.next(placed, view.Window.activeFocusItem, dx, dy) as Item;
    }

    // No scene is playing, and the table has gone on from the last one. A later call would outlive the table.
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
