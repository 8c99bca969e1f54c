import QtQuick
import Stolik.Table

// What the keys do wherever the keyboard is on the page of a table; those of the game itself are the game's.
QtObject {
    id: keys

    required property TableController table
    required property GameStage stage
    required property LookBackBar lookBack
    // Nobody looks: the screen waits for the next person.
    property bool covered: false
    property bool hinted: false
    property bool canUndoAgain: false

    signal pastLeft
    signal pauseWanted
    signal hintWanted
    signal logWanted
    signal keysWanted
    signal undoAgainWanted
    signal explorerWanted

    readonly property bool lookingBack: keys.table.lookingAt >= 0

    // Does what a key means; false for one that means nothing here.
    function take(event: var): bool {
        const undoes = event.key === Qt.Key_U || event.matches(StandardKey.Undo);
        if (event.key === Qt.Key_Escape && keys.hinted && !keys.covered)
            keys.table.advice.dropHint();
        else if (event.key === Qt.Key_Escape)
            keys.lookingBack ? keys.pastLeft() : keys.table.replay.running ? keys.table.replay.stop() : keys.pauseWanted();
        else if (keys.lookingBack)
            return keys.takeBack(event.key);
        else if (keys.table.canUndo && undoes)
            keys.table.undo();
        else if ([Qt.Key_Control, Qt.Key_Shift, Qt.Key_Alt, Qt.Key_AltGr, Qt.Key_Meta].includes(event.key))
            // Held for what comes next, it ends nothing by itself.
            return false;
        else if (keys.table.director.busy)
            keys.table.director.hurry();
        else if (event.key === Qt.Key_Question)
            keys.keysWanted();
        else if (keys.covered)
            return true;
        else if (undoes)
            keys.canUndoAgain ? keys.undoAgainWanted() : keys.table.undo();
        else if (event.key === Qt.Key_H)
            keys.hintWanted();
        else if (event.key === Qt.Key_L)
            keys.logWanted();
        else if (event.key === Qt.Key_P)
            keys.table.replay.start();
        else if ([Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down].includes(event.key) && !keys.stage.activeFocus && !keys.table.over)
            // From wherever else on the page.
            keys.stage.game?.enterByKey();
        else
            return false;
        return true;
    }
    // While one looks back a key steps, or opens what tells more.
    function takeBack(key: int): bool {
        if (key === Qt.Key_L)
            keys.logWanted();
        else if (key === Qt.Key_Question)
            keys.keysWanted();
        else if (key === Qt.Key_E && keys.table.canExplore)
            keys.explorerWanted();
        else
            return keys.lookBack.take(key);
        return true;
    }
}
