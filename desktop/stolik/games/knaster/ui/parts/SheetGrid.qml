pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Models

// A sheet: five rows of five cells, with a field for the bonus at the end of each line.
Item {
    id: grid

    required property RowsModel cells
    required property RowsModel lines
    required property real unit             // the edge of a cell
    property int total: 0                   // the sum to enter
    property bool live: false               // clicks and keys have an effect here
    property int pointed: -1                // the cell that the pointer or the focus is on
    // A pointer or focus that hasn't moved since the sheet changed hands is ignored.
    property bool armed: true
    property point resting
    property int begunOn: -1                // the cell that got the keyboard when the turn began
    property string name: ""
    property bool ofAnother: false          // the sheet is only to be looked at
    readonly property real strip: Math.round(unit * 0.62)
    readonly property real pad: Math.round(unit * 0.16)
    // The codes of the lines that the pointed cell would fill or complete.
    property var hot: []
    // A stroke and what it earns are shown one after another; `scoring` is the line that scores now, "" for none.
    property bool bringing: false
    property string scoring: ""
    // There is nothing to choose, because every number that can be circled gets its circle.
    property bool forced: false
    // The things that a hint lights up, such as "cell:12" and "line:r2".
    property var lit: []
    // The scale of the sheet in a picture. A line thinner than a pixel and a half may fall between two pixels.
    property real pictureScale: 1
    readonly property real hair: grid.pictureScale < 1 ? 1.5 * Theme.hair / grid.pictureScale : Theme.hair

    signal touched(int cell)
    signal picked(string line)

    implicitWidth: 5 * unit + 2 * strip + 2 * pad
    implicitHeight: 5 * unit + strip + 2 * pad
    width: implicitWidth
    height: implicitHeight

    Accessible.role: Accessible.Grouping
    Accessible.name: grid.name

    // Called when the sheet changes hands; nothing is pointed at until the pointer or the focus moves.
    function disarm(): void {
        grid.resting = pointer.point.position;
        grid.armed = false;
    }
    // The cell that had the keyboard's focus last, -1 for none.
    property int focusedCell: -1
    // Gives the keyboard to the first cell that can be used; a key press then points it out.
    function begin(): void {
        for (let cell = 0; cell < 25; cell++) {
            if (grid.cells.field(cell, "can") === "")
                continue;
            grid.begunOn = cell;
            silence.restart();
            (boxes.itemAt(cell) as Item)?.forceActiveFocus(Qt.OtherFocusReason);
            return;
        }
    }
    // Points out the cell that silently got the keyboard when the turn began; returns whether there was one.
    function pointOutBeginning(): bool {
        const box = grid.begunOn < 0 ? null : boxes.itemAt(grid.begunOn) as Item;
        if (!box?.activeFocus)
            return false;
        grid.begunOn = -1;
        grid.armed = true;
        box.Accessible.announce(box.Accessible.name, Accessible.Polite);
        return true;
    }
    // Nothing is entered in a cell that wasn't pointed out, or by a held key. Some systems don't mark every repeat of a
    // held key as one.
    function strike(cell: int, event: KeyEvent): void {
        if (silence.running)
            silence.restart();
        else if (event.isAutoRepeat)
            return;
        else if (grid.pointOutBeginning())
            silence.restart();
        else
            grid.touched(cell);
    }
    function focusCell(cell: int): void { (boxes.itemAt(cell) as Item)?.forceActiveFocus(Qt.TabFocusReason); }
    // Moves the focus from the focused cell, or from anywhere else to the middle of the sheet. The first arrow of a
    // turn only points out the focused cell, because nobody knows the way from a place that can't be seen.
    function step(dx: int, dy: int): void {
        silence.stop();
        if (grid.pointOutBeginning())
            return;
        grid.armed = true;
        for (let cell = 0; cell < 25; cell++) {
            if (boxes.itemAt(cell)?.activeFocus) {
                const column = Math.max(0, Math.min(4, cell % 5 + dx));
                const row = Math.max(0, Math.min(4, Math.floor(cell / 5) + dy));
                grid.focusCell(5 * row + column);
                return;
            }
        }
        grid.begunOn = -1;
        grid.focusCell(12);
    }

    // While this runs, keys enter nothing: they may be held, or meant for what came before.
    Timer { id: silence; interval: Theme.haste }

    HoverHandler {
        id: pointer

        onPointChanged: {
            const at = pointer.point.position;
            if (!grid.armed && Math.hypot(at.x - grid.resting.x, at.y - grid.resting.y) > Theme.gap(1))
                grid.armed = true;
        }
    }

    // The paper is a physical thing, as dice are, so it is ivory in every theme.
    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusSmall
        color: Theme.tileFace
        border.width: Theme.hair
        border.color: Theme.tileLip

        Shadow { anchors.fill: parent; visible: strength > 0 }
    }
    Repeater {
        model: grid.lines

        BonusField {
            hot: grid.hot.includes(line) || grid.lit.includes("line:" + line)
            scoring: grid.scoring === line
            awaited: grid.bringing && !scoring
            unit: grid.unit
            strip: grid.strip
            pad: grid.pad
            live: grid.live
            onWanted: grid.picked(line)
        }
    }
    Repeater {
        id: boxes

        model: grid.cells

        Rectangle {
            id: box

            required property int index
            required property string spoken
            required property int number
            required property bool circled
            required property string can
            required property bool chosen
            required property int gain
            required property bool fresh
            required property bool drawn
            required property string worth
            required property bool best
            required property int rank
            required property real shade
            readonly property bool keyed: activeFocus && grid.begunOn !== index
            readonly property bool pointed: grid.live && grid.armed && (hover.hovered || keyed)

            x: grid.pad + grid.strip + (index % 5) * grid.unit
            y: grid.pad + grid.strip + Math.floor(index / 5) * grid.unit
            width: grid.unit + grid.hair
            height: width
            color: pointed && can !== "" ? Theme.pressWash : "transparent"
            border.width: grid.hair
            border.color: Theme.tileLip
            z: activeFocus ? 3 : 1
            // The focused cell keeps the focus while others act.
            activeFocusOnTab: grid.live && index === 12 || activeFocus

            Accessible.role: Accessible.Cell
            Accessible.name: spoken
            Accessible.focusable: grid.live
            Accessible.selected: chosen
            onActiveFocusChanged: {
                if (activeFocus)
                    grid.focusedCell = index;
                if (keyed)
                    grid.armed = true;
            }
            onFocusChanged: {
                if (!focus && grid.begunOn === index)
                    grid.begunOn = -1;
            }
            onPointedChanged: {
                if (pointed)
                    grid.pointed = index;
                else if (grid.pointed === index)
                    grid.pointed = -1;
            }
            Keys.onSpacePressed: event => grid.strike(index, event)
            Keys.onReturnPressed: event => grid.strike(index, event)
            Keys.onEnterPressed: event => grid.strike(index, event)

            Connections {
                target: grid.ofAnother ? null : box.Accessible

                function onPressAction(): void { grid.touched(box.index); }
            }
            HoverHandler {
                id: hover

                cursorShape: grid.live && box.can !== "" ? Qt.PointingHandCursor : Qt.ArrowCursor
            }
            TapHandler { enabled: grid.live; onTapped: grid.touched(box.index) }
            // Shown on demand: the more an entry is worth, the darker its cell.
            Rectangle {
                anchors.fill: parent
                anchors.margins: Theme.hair
                visible: grid.live && box.shade >= 0
                color: Theme.tileBlue
                opacity: 0.04 + 0.3 * Math.max(0, box.shade)
            }
            // Marks the entry of this round.
            Rectangle {
                anchors.fill: parent
                anchors.margins: Theme.dp(3)
                visible: box.fresh
                radius: Theme.radiusSmall / 2
                color: Theme.tileFresh
                opacity: Theme.highContrast ? 1 : 0.6
            }
            // A number that can be circled stands out even without the pointer on it.
            Rectangle {
                anchors.fill: parent
                anchors.margins: Theme.dp(3)
                visible: grid.live && (box.can === "circle" || box.can === "ring")
                radius: Theme.radiusSmall / 2
                color: "transparent"
                border.width: Theme.line
                border.color: Theme.tileBlue
                opacity: 0.55
            }
            TextLabel {
                anchors.centerIn: parent
                // The number moves up to make room for the points below it.
                anchors.verticalCenterOffset: points.visible ? -(points.height + points.anchors.bottomMargin) / 2 : 0
                text: box.number > 0 ? box.number : box.pointed && box.can === "write" ? grid.total : ""
                strong: true
                font.pixelSize: Math.max(Theme.small, Math.min(grid.unit * 0.46,
                    points.visible ? (box.height - points.height - points.anchors.bottomMargin) * 0.72 : grid.unit))
                color: Theme.tileInk
                opacity: box.number > 0 ? 1 : 0.55
                Accessible.ignored: true
            }
            PencilCircle {
                anchors.fill: parent
                anchors.margins: Theme.dp(2)
                seed: box.index
                shown: box.circled || box.chosen
                fresh: box.drawn || box.chosen
            }
            PencilCircle {
                anchors.fill: parent
                anchors.margins: Theme.dp(2)
                seed: box.index
                opacity: 0.35
                shown: !box.chosen && (box.pointed && (box.can === "circle" || box.can === "ring")
                    || grid.live && grid.forced && box.can === "ring")
            }
            // Shown on demand in the best cells: the final points to expect after an entry there.
            Pill {
                id: points

                visible: grid.live && box.rank > 0
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                // Keeps clear of the frame of a hint.
                anchors.bottomMargin: Theme.dp(6)
                width: Math.min(parent.width - Theme.dp(4), worth.implicitWidth + Theme.gap(2.5))
                height: worth.implicitHeight + Theme.dp(2)
                color: box.best ? Theme.tileBlue : Theme.tileFace
                border.width: Theme.hair
                border.color: box.best ? Theme.tileBlue : Theme.tileLip

                TextLabel {
                    id: worth

                    anchors.centerIn: parent
                    text: box.worth
                    kind: "small"
                    strong: box.best
                    color: box.best ? Theme.tileFace : Theme.tileMuted
                    Accessible.ignored: true
                }
            }
            Pill {
                visible: box.pointed && box.gain > 0
                anchors.right: parent.right
                anchors.top: parent.top
                anchors.margins: -Theme.dp(5)
                width: gain.implicitWidth + Theme.gap(2)
                height: gain.implicitHeight + Theme.gap(0.5)
                color: Theme.tileBlue

                TextLabel {
                    id: gain

                    anchors.centerIn: parent
                    text: "+" + box.gain
                    kind: "small"
                    strong: true
                    color: Theme.tileFace
                    Accessible.ignored: true
                }
            }
            HintGlow {
                shown: grid.lit.includes("cell:" + box.index)
                around: 0
                out: -Theme.dp(2)
                // The colour must suit the paper, which is ivory in every theme.
                ring: Theme.tileOrange
            }
            FocusRing { shown: box.keyed; anchors.margins: 0; around: 0 }
        }
    }
}
