pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Editor
import Stolik.Models

// A place on the table: what lies in it is pressed to be taken away, and its name or its ground to be chosen.
Rectangle {
    id: tray

    required property EditorModel editor
    required property string key
    required property string title
    required property string told
    required property bool chosen
    required property int columns
    required property int room
    required property RowsModel pieces
    // The most that it may be wide.
    property real most: 0
    property list<Item> listeners

    // A piece that is about to go with its tray no longer asks the editor.
    readonly property url drawing: tray.editor.drawing
    readonly property real pad: Theme.gap(2)
    readonly property real unit: Math.max(Theme.target, Theme.dp(44)) + Theme.gap(1)
    readonly property bool sheet: tray.columns > 0

    // By the keyboard, to put something there.
    signal entered

    // What is typed goes where the keyboard is.
    function chooseFor(event: KeyEvent): void {
        event.accepted = false;
        if (![Qt.Key_Tab, Qt.Key_Backtab].includes(event.key) && (event.text !== "" || event.key === Qt.Key_Delete))
            tray.editor.choose(tray.key);
    }
    // Leads the keyboard from one piece to another; from the first one back to the name.
    function step(at: int, by: int): bool {
        const next = at + by;
        if (at >= 0 && next < 0 && by === -1)
            title.forceActiveFocus(Qt.BacktabFocusReason);
        if (next < 0 || next >= pieces.count)
            return next < 0 && by === -1;
        if (tray.sheet)
            tray.editor.chooseCell(tray.key, next);
        (pieces.itemAt(next) as Item).forceActiveFocus(Qt.TabFocusReason);
        return true;
    }
    // A piece was taken away under the keyboard.
    function keepFocus(at: int): void {
        const there = pieces.itemAt(Math.min(at, pieces.count - 1)) as Item;
        (there ?? title).forceActiveFocus(Qt.TabFocusReason);
    }

    width: Math.min(tray.most, 2 * tray.pad + Math.max(words.implicitWidth, tray.sheet ? flow.cells : Math.max(tray.room, pieces.count) * tray.unit))
    height: flow.y + flow.height + tray.pad
    radius: Theme.radius
    color: Theme.recess
    border.width: tray.chosen ? Theme.ring : Theme.hair
    border.color: tray.chosen ? Theme.accent : Theme.recessEdge

    ChoiceButton {
        id: title

        anchors.fill: parent
        current: tray.chosen
        text: tray.told
        listeners: tray.listeners
        Keys.onRightPressed: event => event.accepted = tray.step(-1, 1)
        Keys.onDownPressed: event => event.accepted = tray.step(-1, 1)
        Keys.onPressed: event => tray.chooseFor(event)
        onClicked: {
            tray.editor.choose(tray.key);
            if (title.visualFocus)
                tray.entered();
        }
        background: FocusRing { shown: title.visualFocus; anchors.margins: 0 }
    }
    TextLabel {
        id: words

        x: tray.pad
        y: tray.pad
        width: tray.width - 2 * tray.pad
        text: tray.title
        strong: tray.chosen
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.dp(13)
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Flow {
        id: flow

        readonly property real cells: tray.columns * Math.max(Theme.target, Theme.dp(40))

        x: tray.pad
        y: words.y + words.height + Theme.gap(1)
        width: tray.sheet ? flow.cells : tray.width - 2 * tray.pad
        height: Math.max(implicitHeight, tray.unit)
        spacing: tray.sheet ? 0 : Theme.gap(1)

        Repeater {
            id: pieces

            model: tray.pieces

            EditorPieceButton {
                id: thing

                required piece
                required property string name
                required chosen
                required property int index

                drawing: tray.drawing
                text: thing.name
                // The same piece lies in several places, and in one several times.
                Accessible.name: tray.sheet ? tray.title + ": " + thing.text
                    : qsTr("%1: %2, %3 of %4", "a place, a piece in it, which of how many").arg(tray.title).arg(thing.text).arg(thing.index + 1).arg(pieces.count)
                listeners: tray.listeners
                Keys.onLeftPressed: event => event.accepted = tray.step(thing.index, -1)
                Keys.onRightPressed: event => event.accepted = tray.step(thing.index, 1)
                Keys.onUpPressed: event => event.accepted = tray.sheet && tray.step(thing.index, -tray.columns)
                Keys.onDownPressed: event => event.accepted = tray.sheet && tray.step(thing.index, tray.columns)
                Keys.onPressed: event => tray.chooseFor(event)
                onClicked: {
                    const at = thing.index, held = thing.visualFocus;
                    if (tray.sheet) {
                        tray.editor.chooseCell(tray.key, at);
                        if (held)
                            tray.entered();
                        return;
                    }
                    tray.editor.take(tray.key, at);
                    if (held)
                        Qt.callLater(tray.keepFocus, at);
                }
            }
        }
    }
}
