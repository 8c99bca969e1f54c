pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// The tile that is on its way between the centre and a stack, above everything else in the window.
Item {
    id: flyer

    property int tile: 0
    readonly property bool flying: tile > 0

    signal landed

    // Where an item lies in the window, and how tall it is.
    function spot(item: Item): rect {
        const corner = item.mapToItem(flyer, 0, 0);
        return Qt.rect(corner.x, corner.y, item.width, item.height);
    }
    // The tile leaves the cloth: it is drawn here until it lands.
    function lift(tile: int, from: Item): void {
        const start = flyer.spot(from);
        slab.tall = start.height;
        slab.x = start.x;
        slab.y = start.y;
        slab.scale = 1;
        flyer.tile = tile;
    }
    function fly(to: Item, gained: bool, ms: int): void {
        const end = flyer.spot(to);
        path.ms = ms;
        path.gained = gained;
        path.toX = end.x;
        path.toY = end.y;
        path.toScale = end.height / slab.tall;
        path.start();
    }
    function settle(): void {
        if (path.running)
            path.complete();
        flyer.tile = 0;
    }

    visible: flying

    WormTile {
        id: slab

        number: Math.max(21, flyer.tile)
        transformOrigin: Item.TopLeft
        selected: flyer.flying
        Accessible.ignored: true
    }
    ParallelAnimation {
        id: path

        property int ms: 0
        property bool gained: false
        property real toX: 0
        property real toY: 0
        property real toScale: 1

        onFinished: flyer.landed()

        NumberAnimation { target: slab; property: "x"; to: path.toX; duration: path.ms; easing.type: Easing.InOutCubic }
        NumberAnimation {
            target: slab
            property: "y"
            to: path.toY
            duration: path.ms
            easing.type: path.gained ? Theme.easeGain : Theme.easeRest
            easing.overshoot: 0.9
        }
        NumberAnimation { target: slab; property: "scale"; to: path.toScale; duration: path.ms; easing.type: Easing.InOutCubic }
    }
}
