import QtQuick
import Stolik
import Stolik.Games.Rummikub
import "../board"

// Where the keyboard goes at the table: over the tiles by rows as they lie, and over what can be pressed beside them.
Item {
    id: keyboard

    required property GameTable view
    required property Board board
    // What can be pressed beside the rack, from left to right.
    property var beside: () => []
    // Something can be done by keys.
    property bool open: false

    function showFocus(): void {
        keyboard.board.tileMotion.byKeys = true;
        keyboard.board.guided = false;
    }
    // The first arrow leads nowhere: from a tile without its ring no way is plain.
    function step(dx: int, dy: int): void {
        const unseen = keyboard.board.tileMotion.byKeys ? null : keyboard.board.focused;
        keyboard.showFocus();
        if (unseen) {
            unseen.Accessible.announce(unseen.label, Accessible.Polite);
            return;
        }
        const next = keyboard.view.neighbour(keyboard.keyRows(), dx, dy);
        (next ?? keyboard.keyRows()[0][0])?.forceActiveFocus(Qt.TabFocusReason);
    }
    // The keyboard is never at nothing, nor at what can't be used: then it goes to the rack, else to the first thing.
    function takeLiveFocus(): void {
        if (!keyboard.open)
            return;
        const item = keyboard.view.Window.activeFocusItem;
        let dead = !item || !item.enabled || !item.visible || item === keyboard.board;
        for (let each = keyboard.view as Item; each && !dead; each = each.parent)
            dead = each === item;
        if (!dead)
            return;
        const rows = keyboard.keyRows();
        const rack = rows.find(row => (row[0] as TileNode)?.zone === "rack");
        (rack ?? rows.find(row => row.length > 0) ?? [])[0]?.forceActiveFocus(Qt.OtherFocusReason);
        keyboard.board.guided = true;
    }
    // The tiles by rows as they lie, then what can be pressed beside the rack.
    function keyRows(): var {
        const rows = {};
        const things = keyboard.board.tiles().map(tile => ({ item: tile.node, x: tile.place[0], y: tile.place[1] }));
        if (keyboard.board.newSet.visible)
            things.push({ item: keyboard.board.newSet, x: keyboard.board.newSet.x, y: keyboard.board.newSet.y });
        for (const thing of things) {
            const at = Math.round(thing.y);
            rows[at] = [...rows[at] ?? [], thing];
        }
        const lines = Object.keys(rows).map(Number).sort((a, b) => a - b)
            .map(at => rows[at].sort((a, b) => a.x - b.x).map(thing => thing.item));
        return [...lines, keyboard.beside()];
    }
    // Looks after the keyboard once everything is in its place.
    function settle(): void {
        settling.restart();
    }

    Timer {
        id: settling

        interval: 0
        onTriggered: keyboard.takeLiveFocus()
    }
    Connections {
        target: keyboard.board.viewModel

        function onChanged(): void { keyboard.settle(); }
    }
}
