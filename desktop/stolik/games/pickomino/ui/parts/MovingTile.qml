pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// The tile that is moving between the centre and a stack, above everything else in the window.
Item {
    id: flyer

    property int tile: 0
    readonly property bool flying: tile > 0
    // The tile goes from one stack to another, in an arc over the table.
    property bool stolen: false

    signal landed

    // The middle of an item in the window (x, y), and its height (z).
    function spot(item: Item): vector3d {
        const middle = item.mapToItem(flyer, item.width / 2, item.height / 2);
        return Qt.vector3d(middle.x, middle.y, item.height);
    }
    // Lifts a tile off the cloth; it is drawn here until it lands.
    function lift(tile: int, from: Item): void {
        path.from = path.over = path.to = flyer.spot(from);
        path.way = path.up = 0;
        flyer.tile = tile;
    }
    function fly(to: Item, gained: bool, ms: int): void {
        path.to = flyer.spot(to);
        const half = path.from.plus(path.to).times(0.5);
        const room = flyer.Window.height;
        const bow = flyer.stolen ? Math.min(0.6 * room, 0.26 * room + 0.25 * Math.abs(path.to.x - path.from.x)) : 0;
        path.over = half.plus(Qt.vector3d(0, bow, 0));
        path.ms = ms;
        path.gained = gained;
        path.start();
    }
    function settle(): void {
        if (path.running)
            path.complete();
        flyer.tile = 0;
    }

    visible: flying

    WormTile {
        // A point of the curve that begins at `from`, ends at `to`, and is drawn towards `over`.
        readonly property vector3d at: path.from.times((1 - path.way) * (1 - path.way)).plus(path.over.times(2 * path.way * (1 - path.way))).plus(path.to.times(path.way * path.way))

        number: Math.max(21, flyer.tile)
        tall: path.from.z
        x: at.x - width / 2
        y: at.y - height / 2
        scale: tall > 0 ? at.z / tall * (1 + 0.2 * path.up) : 1
        selected: flyer.flying
        Accessible.ignored: true
    }
    // The tile is picked up, travels, and is put down.
    SequentialAnimation {
        id: path

        property int ms: 0
        property bool gained: false
        property vector3d from
        property vector3d over
        property vector3d to
        property real way: 0
        property real up: 0

        onFinished: flyer.landed()

        NumberAnimation { target: path; property: "up"; to: 1; duration: 0.15 * path.ms; easing.type: Theme.easeRest }
        NumberAnimation { target: path; property: "way"; to: 1; duration: 0.6 * path.ms; easing.type: Easing.InOutQuad }
        NumberAnimation {
            target: path
            property: "up"
            to: 0
            duration: 0.25 * path.ms
            easing.type: path.gained ? Theme.easeGain : Theme.easeRest
            easing.overshoot: 2.5
        }
    }
}
