pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import "board"

// A decision in a report: the sets that the move played changes, below them those that the best move changes, each with
// the tiles that are laid. If neither lays tiles, it is the rack at that moment.
Item {
    id: still

    property var position: ({})
    property var played: null
    property var best: null
    readonly property bool isRack: !still.played && !still.best
    // Sets that are only moved are left out if they would make all tiles small.
    readonly property var lanes: still.fits(still.lanesOf(true), Theme.dp(32)) ? still.lanesOf(true) : still.lanesOf(false)
    // The largest size with which all sets fit in rows, but never too small to read a number.
    readonly property real least: Theme.dp(22)
    readonly property real tile: {
        let size = Math.max(still.least, Math.min(still.height / 2.4, Theme.dp(52)));
        while (size > still.least && !still.fits(still.lanes, size))
            size -= 0.5;
        return size;
    }
    readonly property real bar: still.isRack ? 0 : Theme.dp(14)
    readonly property real room: still.width - still.bar

    // The sets of the move played and of the best one, or the tiles of the rack.
    function lanesOf(all: bool): var {
        if (still.isRack)
            return [{ best: false, sets: (still.position.rack ?? []).map(tile => [tile]), laid: [] }];
        return [still.played, still.best].map((move, at) => ({ best: at === 1, sets: move ? move.laying.concat(all ? move.moved : []) : [], laid: move?.laid ?? [] })).filter(lane => lane.sets.length > 0);
    }
    function fits(lanes: var, size: real): bool {
        const widest = Math.max(1, ...lanes.map(lane => Math.max(1, ...lane.sets.map(one => one.length))));
        return still.tallOf(lanes, size) <= still.height && widest * size <= still.room;
    }
    // The space between rows, and between tiles of the rack; `after` is the additional space to the right of each set.
    readonly property real gap: still.isRack ? 0.1 : 0.22
    readonly property real after: still.isRack ? 0 : 0.28
    // The space between the two moves.
    readonly property real between: 0.5

    function rowsAt(sets: var, size: real): int {
        let rows = 1;
        let x = 0;
        for (const one of sets) {
            const wide = one.length * size;
            if (x > 0 && x + wide > still.room) {
                rows++;
                x = 0;
            }
            x += wide + (still.gap + still.after) * size;
        }
        return rows;
    }
    function tallOf(lanes: var, size: real): real {
        const rows = lanes.reduce((sum, lane) => sum + still.rowsAt(lane.sets, size), 0);
        return rows * size * (1.38 + still.gap) - lanes.length * size * still.gap + (lanes.length - 1) * size * still.between;
    }
    // As many of the first sets of a lane as fit.
    function fitting(lane: var): var {
        const rows = Math.max(1, Math.floor((still.height / still.tile + still.gap) / (1.38 + still.gap) / still.lanes.length));
        let count = lane.sets.length;
        if (still.tallOf(still.lanes, still.tile) > still.height)
            while (count > 1 && still.rowsAt(lane.sets.slice(0, count), still.tile) > rows)
                count--;
        return lane.sets.slice(0, count);
    }

    Accessible.ignored: true

    Column {
        y: (still.height - height) / 2
        width: parent.width
        spacing: still.tile * still.between

        Repeater {
            model: still.lanes

            Item {
                id: lane

                required property var modelData
                readonly property var sets: still.fitting(lane.modelData)

                width: still.width
                height: rows.height

                // A bar with the mark's colour and tick shows which move these sets belong to.
                Rectangle {
                    visible: !still.isRack
                    width: Theme.dp(4)
                    height: parent.height
                    radius: width / 2
                    color: lane.modelData.best ? Theme.accent : Theme.gold
                }
                Flow {
                    id: rows

                    x: still.bar + (still.isRack ? (still.width - Math.min(still.width, childrenRect.width)) / 2 : 0)
                    width: still.room + still.after * still.tile
                    spacing: still.tile * still.gap

                    Repeater {
                        model: lane.sets

                        Row {
                            id: line

                            required property list<string> modelData

                            rightPadding: still.after * still.tile

                            Repeater {
                                model: line.modelData

                                TileFace {
                                    id: face

                                    required property string modelData

                                    width: still.tile
                                    tile: face.modelData

                                    MoveMark {
                                        visible: lane.modelData.laid.includes(face.modelData)
                                        best: lane.modelData.best
                                        ticked: false
                                        onPaper: true
                                        out: 0
                                        around: face.corner
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
