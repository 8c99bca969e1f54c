pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Stolik
import Stolik.Games.Rummikub

// The table, the rack and all the tiles on them, which the pointer picks up and puts down.
FocusScope {
    id: board

    required property RummikubViewModel viewModel
    required property TileMotion tileMotion
    // The areas for the sets and for the slots of the rack.
    property rect tableArea: Qt.rect(0, 0, 0, 0)
    property rect rackArea: Qt.rect(0, 0, 0, 0)
    property real leastTile: Theme.dp(34)
    property real mostTile: Theme.dp(62)
    property real mostOnRack: Theme.dp(58)

    property bool sizing: false
    // Whether the numbers of the sets are shown.
    property bool numbered: false
    // Whether the names of the actions are about to tell what comes next.
    property bool naming: false
    readonly property bool holding: board.viewModel.pickedCount > 0
    readonly property alias rack: shelf
    readonly property alias newSet: fresh
    // The tile that has the keyboard, null for none.
    readonly property TileNode focused: board.Window.activeFocusItem as TileNode
    // The keyboard was put there by the program, so it isn't used until the player wants it.
    property bool guided: false
    readonly property bool onRack: board.focused?.zone === "rack" && !board.guided

    // A screen reader has pressed a tile or a set and wants a list of what can be done with it.
    signal actionsWanted
    function tiles(): var {
        const all = [];
        for (let at = 0; at < tileRows.count; at++)
            all.push(tileRows.itemAt(at));
        return all;
    }
    function itemOf(name: string): Item {
        return board.tiles().find(tile => tile && tile.tile === name) ?? null;
    }
    // The group in which keyboard and screen reader find the tiles of a set, or of the rack.
    function groupOf(zone: string, number: int): Item {
        return zone === "rack" ? rackGroup : board.groups().find(group => group?.set === number) ?? null;
    }
    function groups(): var {
        return Array.from({ length: setGroups.count }, (nothing, at) => setGroups.itemAt(at));
    }
    function putInOrder(): void {
        for (const group of [...board.groups(), rackGroup])
            group?.putInOrder(board);
    }
    function focusOn(name: string): bool {
        board.guided = false;
        const tile = board.itemOf(name) as BoardTile;
        tile?.node.forceActiveFocus(Qt.TabFocusReason);
        return tile !== null;
    }
    function pickedNames(): var { return board.tiles().filter(tile => tile.picked).map(tile => tile.tile); }
    function layNew(): void {
        const [first] = board.pickedNames();
        if (board.viewModel.putNew())
            board.focusOn(first ?? "");
    }
    function layInPlace(): void {
        const [first] = board.pickedNames();
        if (board.viewModel.putInPlace())
            board.focusOn(first ?? "");
    }
    function measure(): void {
        board.sizing = true;
        board.viewModel.measure(board.tableArea, board.rackArea, board.leastTile, board.mostTile, board.mostOnRack);
        board.sizing = false;
    }

    // ------------------------------------------------------------------ one tile after another

    // A click or the space bar on a tile picks it up, or puts the picked tiles down there.
    function tapTile(tile: BoardTile, modifiers: int): void {
        const middle = tile.middle();
        const side = modifiers & Qt.ShiftModifier ? -1 : 1;
        board.tap(tile.tile, middle.x + side * tile.place[2] * 0.3, middle.y, modifiers);
    }
    function tap(name: string, x: real, y: real, modifiers: int): void {
        const tile = board.itemOf(name) as BoardTile;
        board.guided = false;
        if (tile)
            tile.node.forceActiveFocus(Qt.MouseFocusReason);
        if (name === "") {
            if (board.holding)
                board.viewModel.putAt(x, y);
        } else if (!board.holding || tile.picked || modifiers & Qt.ControlModifier) {
            board.viewModel.toggle(name);
        } else if (tile.onRack ? !board.viewModel.pickedLaid : board.gathers(tile)) {
            board.viewModel.toggle(name);
        } else {
            board.viewModel.putAt(x, y);
        }
    }
    // A press by a screen reader picks a tile up or puts it down like a click, and then asks for the list of actions.
    function pressTile(tile: BoardTile): void {
        board.naming = true;
        board.tapTile(tile, 0);
        board.naming = false;
        if (board.holding)
            board.actionsWanted();
    }
    function pickSet(number: int): bool {
        const tile = board.tiles().find(each => each.set === number) as BoardTile;
        return tile !== null && !board.tileMotion.busy && board.viewModel.pickWhole(tile.tile);
    }
    function pressSet(number: int): void {
        board.naming = true;
        const lifted = board.pickSet(number);
        board.naming = false;
        if (lifted)
            board.actionsWanted();
    }
    // Tiles of one set can be gathered in hand, like those of the rack.
    function gathers(tile: BoardTile): bool {
        const held = board.tiles().filter(other => other.picked);
        return held.every(other => !other.onRack && other.set === tile.set);
    }

    onTableAreaChanged: Qt.callLater(board.measure)
    onRackAreaChanged: Qt.callLater(board.measure)
    onLeastTileChanged: Qt.callLater(board.measure)
    Component.onCompleted: board.measure()

    Connections {
        target: board.viewModel

        function onChanged(): void { board.putInOrder(); }
    }

    // ------------------------------------------------------------------ what is under the tiles

    Rectangle {
        id: shelf

        readonly property rect slots: board.rackArea

        x: slots.x - Theme.gap(2)
        y: slots.y - Theme.gap(1)
        width: slots.width + Theme.gap(4)
        height: slots.height + Theme.gap(2)
        radius: Theme.radius
        color: Theme.recess
        border.width: Theme.hair
        border.color: Theme.recessEdge

        // The two ledges on which the tiles stand.
        Repeater {
            model: 2

            Pill {
                required property int index
                readonly property real step: shelf.slots.height / 2

                x: Theme.gap(1)
                y: Theme.gap(1) + (index + 0.5) * step + board.viewModel.rackTile * 0.69 - height / 2
                width: shelf.width - Theme.gap(2)
                height: Math.max(3, board.viewModel.rackTile * 0.09)
                color: Theme.recessEdge
            }
        }
    }
    component Around: Rectangle {
        required property rect area
        readonly property real out: Theme.dp(5)

        x: area.x - out
        y: area.y - out
        width: area.width + 2 * out
        height: area.height + 2 * out
    }
    Repeater {
        model: board.viewModel.faulty

        Around {
            id: outline

            required property int set
            required property string reason
            required property string badge
            readonly property bool wrong: outline.badge === "!"
            readonly property color tint: outline.wrong ? Theme.danger : Theme.muted

            radius: Theme.dp(8)
            color: outline.wrong ? Theme.dangerWash : "transparent"
            border.width: Theme.ring
            border.color: outline.tint
            visible: !board.viewModel.looksBefore
            Accessible.role: Accessible.AlertMessage
            Accessible.name: outline.reason
            Accessible.ignored: !visible
        }
    }
    // The badge is in the gap before the set or, if that is too narrow, over the neighbour's edge.
    Repeater {
        model: board.viewModel.faulty

        Pill {
            id: warning

            required property rect area
            required property string badge

            visible: !board.viewModel.looksBefore
            z: 3
            x: warning.area.x - Theme.dp(2) - width
            y: warning.area.y + (warning.area.height - height) / 2
            width: Math.max(height, sign.implicitWidth + Theme.gap(2))
            height: Theme.dp(22)
            color: warning.badge === "!" ? Theme.danger : Theme.muted

            TextLabel {
                id: sign

                anchors.centerIn: parent
                text: warning.badge
                kind: "small"
                strong: true
                color: Theme.panel
                Accessible.ignored: true
            }
        }
    }
    // The sets that a hint is about or that can be chosen. The letter of a set that gets tiles is on the first tile that
    // stays in it.
    Repeater {
        model: board.viewModel.framed

        Around {
            id: frame

            required property string label

            radius: Theme.dp(9)
            color: Qt.alpha(Theme.gold, 0.2)
            border.width: Theme.dp(4)
            border.color: Theme.goldText
            Accessible.role: Accessible.Indicator
            Accessible.name: frame.label
        }
    }
    // The grip of every set: three dots in the gap before it, or its number.
    Repeater {
        id: grips

        // The set whose grip is under the pointer, -1 for none.
        property int pointed: -1

        model: board.viewModel.active && !board.viewModel.looksBefore ? board.viewModel.spoken.groups : null

        Item {
            id: grip

            required property rect area
            required property int set
            required property int number
            readonly property bool lit: grip.set === grips.pointed

            x: grip.area.x - width
            y: grip.area.y
            z: board.numbered ? 3 : 0
            width: board.viewModel.tableTile * 0.35
            height: grip.area.height

            Pill {
                anchors.centerIn: parent
                visible: board.numbered
                width: Math.max(height, digits.implicitWidth + Theme.gap(2))
                height: Theme.dp(24)
                color: Theme.panel
                border.width: Theme.line
                border.color: Theme.accent

                TextLabel {
                    id: digits

                    anchors.centerIn: parent
                    text: grip.number
                    kind: "small"
                    strong: true
                    tabular: true
                    Accessible.ignored: true
                }
            }
            Column {
                anchors.centerIn: parent
                visible: !board.numbered
                spacing: Theme.dp(3)

                Repeater {
                    model: 3

                    Pill {
                        width: Theme.dp(grip.lit ? 6 : 4)
                        height: width
                        color: grip.lit ? Theme.pick : Theme.mutedOnTable
                        opacity: grip.lit ? 1 : 0.45
                    }
                }
            }
        }
    }
    // Free cloth where tiles in hand would become a set of their own.
    Rectangle {
        id: fresh

        readonly property var room: board.viewModel.newSet

        Accessible.role: Accessible.Button
        Accessible.name: qsTr("New set")
        Accessible.focusable: true
        Accessible.ignored: !visible
        Accessible.onPressAction: board.layNew()
        Keys.onSpacePressed: board.layNew()

        visible: board.holding && board.viewModel.active && room.width > 0 && mark.kind !== "new"
        x: room.x ?? 0
        y: room.y ?? 0
        width: room.width ?? 0
        height: room.height ?? 0
        radius: Theme.dp(8)
        color: "transparent"
        border.width: Theme.line
        border.color: Theme.outline

        TextLabel {
            anchors.centerIn: parent
            width: parent.width - Theme.gap(2)
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: qsTr("New set")
            quiet: true
            onTable: true
            Accessible.ignored: true
        }
        FocusRing { shown: fresh.activeFocus && board.tileMotion.byKeys; around: fresh.radius }
    }
    // The place where the tiles in hand would go.
    Rectangle {
        id: mark

        property var goal: ({})

        readonly property string kind: board.tileMotion.carrying ? goal.kind ?? "" : ""
        readonly property color tint: kind === "refused" ? Theme.danger : Theme.pick

        visible: kind !== ""
        z: 2000
        x: goal.x ?? 0
        y: goal.y ?? 0
        width: goal.width ?? 0
        height: goal.height ?? 0
        radius: kind === "set" ? width / 2 : Theme.dp(6)
        color: kind === "set" ? tint : Qt.alpha(tint, kind === "joker" ? 0.35 : 0.12)
        border.width: kind === "set" ? 0 : Theme.ring
        border.color: tint
    }

    // ------------------------------------------------------------------ the pointer

    MouseArea {
        id: pointer

        property string grabbed: ""
        // The set that is held by its grip, -1 for none.
        property int held: -1
        property point from: Qt.point(0, 0)
        property bool banding: false
        property bool done: false
        readonly property real slack: Math.max(6, Theme.dp(8))

        function begin(): void {
            pointer.done = true;
            if (pointer.held >= 0 && board.pickSet(pointer.held)) {
                board.tileMotion.rank = 0;
                board.tileMotion.carrying = true;
                return;
            }
            if (pointer.held >= 0)
                return;
            if (pointer.grabbed === "") {
                pointer.banding = board.viewModel.owner >= 0;
                return;
            }
            const tile = board.itemOf(pointer.grabbed) as BoardTile;
            if (!tile || (!tile.picked && !board.viewModel.pick(pointer.grabbed, false)))
                return;
            board.tileMotion.rank = tile.rank;
            board.tileMotion.carrying = true;
        }

        anchors.fill: parent
        hoverEnabled: true
        preventStealing: true
        cursorShape: mark.kind === "refused" ? Qt.ForbiddenCursor : board.tileMotion.carrying ? Qt.ClosedHandCursor : grips.pointed >= 0 ? Qt.OpenHandCursor : board.viewModel.tileAt(mouseX, mouseY) !== "" ? Qt.OpenHandCursor : Qt.ArrowCursor

        onPressed: event => {
            board.tileMotion.byKeys = false;
            pointer.grabbed = board.viewModel.tileAt(event.x, event.y);
            pointer.held = pointer.grabbed === "" ? board.viewModel.heldAt(event.x, event.y) : -1;
            pointer.from = Qt.point(event.x, event.y);
            pointer.done = false;
        }
        onPressAndHold: event => {
            if (!pointer.done && pointer.grabbed !== "") {
                pointer.done = true;
                board.viewModel.pickWhole(pointer.grabbed);
            }
        }
        onPositionChanged: event => {
            if (!pointer.pressed) {
                board.viewModel.line.pointAt(event.x, event.y);
                grips.pointed = board.viewModel.heldAt(event.x, event.y);
                return;
            }
            board.viewModel.line.pointAway();
            const far = Math.hypot(event.x - pointer.from.x, event.y - pointer.from.y) > pointer.slack;
            board.tileMotion.x = event.x;
            board.tileMotion.y = event.y;
            if (far && !board.tileMotion.carrying && !pointer.banding && (!pointer.done || board.holding))
                pointer.begin();
            if (board.tileMotion.carrying)
                mark.goal = board.viewModel.aim(event.x, event.y, board.tileMotion.rank);
        }
        onReleased: event => {
            if (board.tileMotion.carrying) {
                board.viewModel.letGo(event.x, event.y, board.tileMotion.rank);
                board.tileMotion.carrying = false;
            } else if (pointer.banding) {
                board.viewModel.pickInside(Qt.rect(band.x, band.y, band.width, band.height));
                pointer.banding = false;
            } else if (!pointer.done && pointer.held >= 0 && !board.holding) {
                board.pickSet(pointer.held);
            } else if (!pointer.done) {
                board.tap(pointer.grabbed, event.x, event.y, event.modifiers);
            }
        }
        onDoubleClicked: event => {
            const name = board.viewModel.tileAt(event.x, event.y);
            const tile = board.itemOf(name) as BoardTile;
            pointer.done = true;
            if (tile?.onRack && board.viewModel.belongs())
                board.layInPlace();
            else if (tile)
                board.viewModel.pickWhole(name);
        }
        onExited: {
            board.viewModel.line.pointAway();
            grips.pointed = -1;
        }
        onCanceled: {
            board.tileMotion.carrying = false;
            pointer.banding = false;
            board.viewModel.dropPicked();
        }
    }
    TileGroup {
        id: tableGroup

        x: board.tableArea.x
        y: board.tableArea.y
        width: board.tableArea.width
        height: board.tableArea.height
        set: -1
        label: board.viewModel.spoken.tableSummary

        Repeater {
            id: setGroups

            model: board.viewModel.spoken.groups

            TileGroup {
                id: group

                required property rect area
                required property string summary

                origin: Qt.point(group.area.x, group.area.y)
                x: group.area.x - tableGroup.x
                y: group.area.y - tableGroup.y
                width: group.area.width
                height: group.area.height
                label: group.summary
                Accessible.onPressAction: board.pressSet(group.set)
            }
        }
    }
    TileGroup {
        id: rackGroup

        x: shelf.x
        y: shelf.y
        width: shelf.width
        height: shelf.height
        origin: Qt.point(shelf.x, shelf.y)
        set: -1
        label: board.viewModel.spoken.rackSummary
    }
    Repeater {
        id: tileRows

        model: board.viewModel.tiles

        BoardTile {
            id: tile

            required property int set

            tileMotion: board.tileMotion
            group: board.groupOf(tile.zone, tile.set)
            awake: board.onRack
            onTapped: modifiers => board.tapTile(tile, modifiers)
            onPressed: board.pressTile(tile)
        }
    }
    component TrailLine: ShapePath {
        id: line

        required property var from
        required property var over
        required property var to

        fillColor: "transparent"
        capStyle: ShapePath.RoundCap
        joinStyle: ShapePath.RoundJoin
        startX: line.from.x
        startY: line.from.y

        PathQuad {
            controlX: line.over.x
            controlY: line.over.y
            x: line.to.x
            y: line.to.y
        }
        PathLine {
            x: line.to.x + board.viewModel.tableTile * 0.3 * Math.cos(line.turn + 0.5)
            y: line.to.y + board.viewModel.tableTile * 0.3 * Math.sin(line.turn + 0.5)
        }
        PathMove { x: line.to.x; y: line.to.y }
        PathLine {
            x: line.to.x + board.viewModel.tableTile * 0.3 * Math.cos(line.turn - 0.5)
            y: line.to.y + board.viewModel.tableTile * 0.3 * Math.sin(line.turn - 0.5)
        }

        // The direction back along the path.
        readonly property real turn: Math.atan2(line.over.y - line.to.y, line.over.x - line.to.x)
    }
    // Arrows from the sets that tiles are taken from to the set that they come to, while another player's move is shown set
    // by set. `x` and `y` are the middle of the tiles before, `toX` and `toY` after.
    Item {
        anchors.fill: parent
        z: 900
        visible: board.tileMotion.busy
        Accessible.ignored: true

        Repeater {
            model: board.viewModel.trails

            Shape {
                id: way

                required property var modelData
                readonly property real far: Math.hypot(way.modelData.toX - way.modelData.x, way.modelData.toY - way.modelData.y)
                // The arrow is at the tops of the tiles, where it hides no number.
                readonly property point from: Qt.point(way.modelData.x, way.modelData.y - board.viewModel.tableTile * 0.62)
                readonly property point to: Qt.point(way.modelData.toX, way.modelData.toY - board.viewModel.tableTile * 0.66)
                readonly property point over: Qt.point((way.from.x + way.to.x) / 2,
                    Math.max(0, Math.min(way.from.y, way.to.y) - Math.min(board.viewModel.tableTile * 1.1, way.far * 0.2)))

                visible: way.far > board.viewModel.tableTile * 0.9
                preferredRendererType: Shape.CurveRenderer

                // The rim makes the arrow visible on cloth as well as on tiles.
                TrailLine {
                    from: way.from
                    over: way.over
                    to: way.to
                    strokeColor: Theme.table
                    strokeWidth: Math.max(7, board.viewModel.tableTile * 0.17)
                }
                TrailLine {
                    from: way.from
                    over: way.over
                    to: way.to
                    strokeColor: Theme.accent
                    strokeWidth: Math.max(4, board.viewModel.tableTile * 0.085)
                }
            }
        }
    }
    Rectangle {
        id: band

        visible: pointer.banding
        z: 950
        x: Math.min(pointer.from.x, board.tileMotion.x)
        y: Math.min(pointer.from.y, board.tileMotion.y)
        width: Math.abs(pointer.from.x - board.tileMotion.x)
        height: Math.abs(pointer.from.y - board.tileMotion.y)
        color: Qt.alpha(Theme.pick, 0.12)
        border.width: Theme.line
        border.color: Theme.pick
    }
}
