pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Editor
import Stolik.Models

// A place on the table: a press on a piece removes it, a press on the title or background chooses the tray.
Rectangle {
    id: tray

    required property EditorModel editor
    required property string key
    required property string title
    required property string told
    required property string pressing
    required property bool chosen
    required property bool wrong
    required property string look
    required property int columns
    required property int room
    required property RowsModel pieces
    // The greatest width, and how many share it: -1 if it has all of it.
    property real most: 0
    property int abreast: 0
    property list<Item> listeners
    // The size of its pieces, and the room for the largest that can come here.
    property real size: 1
    property size cell
    // Whether a carried piece is above it.
    property bool aimed: false

    // A copy, since pieces going with their tray must not ask the editor any more.
    readonly property url drawing: tray.editor.drawing
    readonly property real pad: Theme.gap(2)
    // Dice are square.
    readonly property real tall: tray.look === "dice" ? tray.cell.width : tray.cell.height
    readonly property real unit: tray.cell.width + Theme.gap(1)
    readonly property bool sheet: tray.columns > 0
    // A set on the cloth has no title.
    readonly property bool named: tray.look !== "set" || pieces.count === 0

    // Emitted for a choice by keyboard, to put something there.
    signal entered
    signal carried(piece: string, at: int, where: point)
    signal letGo

    // The cell of a sheet at a point, or -1.
    function cellAt(where: point): int {
        const there = flow.mapFromItem(null, where);
        const cell = tray.sheet ? flow.childAt(there.x, there.y) : null;
        for (let at = 0; cell !== null && at < pieces.count; at++)
            if (pieces.itemAt(at) === cell)
                return at;
        return -1;
    }

    // Chooses the focused tray for typed pieces.
    function chooseFor(event: KeyEvent): void {
        event.accepted = false;
        if (![Qt.Key_Tab, Qt.Key_Backtab].includes(event.key) && (event.text !== "" || event.key === Qt.Key_Delete))
            tray.editor.choose(tray.key);
    }
    // The next place with a piece from here on.
    function lying(at: int, by: int): int {
        while ((pieces.itemAt(at) as EditorPieceButton)?.spent)
            at += by;
        return at;
    }
    // Moves the keyboard from one piece to another; from the first one back to the title.
    function step(at: int, by: int): bool {
        const next = tray.lying(at + by, Math.sign(by));
        if (at >= 0 && next < 0 && by === -1)
            title.forceActiveFocus(Qt.BacktabFocusReason);
        if (next < 0 || next >= pieces.count)
            return next < 0 && by === -1;
        if (tray.sheet)
            tray.editor.chooseCell(tray.key, next);
        (pieces.itemAt(next) as Item).forceActiveFocus(Qt.TabFocusReason);
        return true;
    }
    // Keeps the focus after the focused piece was taken away.
    function keepFocus(at: int): void {
        const after = pieces.itemAt(tray.lying(at, 1)) as Item;
        const there = after ?? pieces.itemAt(tray.lying(Math.min(at, pieces.count) - 1, -1)) as Item;
        (there ?? title).forceActiveFocus(Qt.TabFocusReason);
    }

    width: tray.abreast < 0 ? tray.most : tray.abreast > 0 ? (tray.most - (tray.abreast - 1) * Theme.gap(2)) / tray.abreast
        : Math.min(tray.most, 2 * tray.pad + Math.max(tray.named ? words.implicitWidth : 0, tray.sheet ? flow.cells : Math.max(tray.room, pieces.count) * tray.unit))
    height: flow.y + flow.height + tray.pad
    radius: Theme.radius
    color: tray.aimed ? Theme.accentWash : "transparent"
    border.width: tray.chosen || tray.aimed ? Theme.ring : tray.look === "set" ? Theme.hair : 0
    border.color: tray.chosen || tray.aimed ? Theme.accent : Theme.recessEdge

    // A hollow in the cloth, like that for dice set aside.
    RoundedBlock {
        z: -1
        anchors.fill: parent
        visible: tray.look !== "set"
        radius: tray.radius
        edge: Theme.recessEdge
        edgeWidth: Theme.hair
        upper: Theme.highContrast ? Theme.recess : Theme.recessEdge
        face: Theme.recess
        lower: Theme.recess
        shine: 0.06
        fall: 0.5
        opacity: Theme.highContrast ? 1 : 0.62
    }

    // The ledge on which tiles stand.
    Pill {
        visible: tray.look === "rack"
        x: tray.pad
        y: tray.height - tray.pad
        width: tray.width - 2 * tray.pad
        height: Theme.gap(1)
        color: Theme.recessEdge
    }
    // Marks the tray with the fault.
    Pill {
        visible: tray.wrong
        x: tray.radius
        y: tray.height - height
        width: tray.width - 2 * tray.radius
        height: Theme.gap(1)
        color: Theme.danger
    }
    ChoiceButton {
        id: title

        anchors.fill: parent
        current: tray.chosen
        text: tray.told
        listeners: tray.listeners
        Keys.onRightPressed: event => event.accepted = title.activeFocus && tray.step(-1, 1)
        Keys.onDownPressed: event => event.accepted = title.activeFocus && tray.step(-1, 1)
        Keys.onPressed: event => tray.chooseFor(event)
        onClicked: {
            tray.editor.choose(tray.key);
            if (title.visualFocus)
                tray.entered();
        }
        background: FocusRing { shown: title.visualFocus; anchors.margins: 0 }

        SilentLabel {
            id: words

            x: tray.pad
            y: tray.pad
            width: tray.width - 2 * tray.pad
            visible: tray.named
            text: tray.title
            strong: true
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.dp(13)
            elide: Text.ElideRight
        }
        TextLabel {
            x: tray.width - tray.pad - width
            y: tray.pad
            visible: implicitWidth + words.implicitWidth + Theme.gap(3) <= words.width
            text: tray.pressing
            quiet: true
        }
        Flow {
            id: flow

            readonly property real cells: tray.columns * tray.cell.width

            x: tray.pad
            y: tray.look === "set" ? tray.pad : words.y + words.height + Theme.gap(1)
            width: tray.sheet ? flow.cells : tray.width - 2 * tray.pad
            height: Math.max(implicitHeight, tray.tall)
            spacing: tray.sheet ? 0 : Theme.gap(1)

            Repeater {
                id: pieces

                model: tray.pieces

                EditorPieceButton {
                    id: thing

                    required piece
                    required property string name
                    required chosen
                    required spent
                    required property int index

                    drawing: tray.drawing
                    size: tray.size
                    tall: tray.sheet ? 0 : tray.tall
                    tip: tray.pressing
                    onCarried: where => tray.carried(thing.piece, thing.index, where)
                    onLetGo: tray.letGo()
                    enabled: !thing.spent
                    text: thing.name
                    // The same piece may be in several trays, or several times in one.
                    Accessible.name: tray.sheet ? tray.title + ": " + thing.text
                        : qsTr("%1: %2, %3 of %4", "a place, a piece in it, which of how many").arg(tray.title).arg(thing.text).arg(thing.index + 1).arg(pieces.count)
                    listeners: tray.listeners
                    Keys.onLeftPressed: event => event.accepted = tray.step(thing.index, -1)
                    Keys.onRightPressed: event => event.accepted = tray.step(thing.index, 1)
                    Keys.onUpPressed: event => event.accepted = tray.sheet && tray.step(thing.index, -tray.columns)
                    Keys.onDownPressed: event => event.accepted = tray.sheet && tray.step(thing.index, tray.columns)
                    onClicked: {
                        const at = thing.index, held = thing.visualFocus;
                        if (tray.sheet) {
                            tray.editor.chooseCell(tray.key, at);
                            if (held)
                                tray.entered();
                            return;
                        }
                        tray.editor.take(tray.key, at, !held);
                        if (held)
                            Qt.callLater(tray.keepFocus, at);
                    }
                }
            }
        }
    }
}
