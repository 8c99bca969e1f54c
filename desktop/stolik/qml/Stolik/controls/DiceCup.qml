pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import "dice_positions.js" as Places

// The cup with the dice to be rolled. Its front covers dice that fall in or fly out.
Item {
    id: cup

    // The unit of its proportions and its swing.
    required property real die
    property real wide: Places.CUP_WIDE * die
    // Its centre where it stands, and where it is tipped over.
    property point home
    property point tip: Qt.point(home.x - die, home.y)
    property real tilt: 98
    // Whether dice are waiting in it.
    property bool shown: true
    property bool acts: false
    property string name: ""
    readonly property bool pouring: swinging.running
    readonly property bool warm: acts && !pouring && (hover.hovered || activeFocus)
    readonly property string drawing: "cup-" + Theme.pieceColors.cup

    signal clicked

    // The elapsed share of a throw.
    property real swung: 1
    readonly property var swing: Places.swing(pouring ? swung : 0)
    property real standing: shown ? 1 : 0

    // The share of a throw after which a die leaves it, given the share of dice already out.
    function lead(share: real): real { return Places.FIRST + Places.SPREAD * share; }
    // Tips it over and takes it away.
    function pour(ms: int): void { cup.move(0, ms); }
    function shake(ms: int): void {
        if (cup.shown && ms > 0)
            cup.move(-1, ms);
    }
    function move(from: real, ms: int): void {
        swinging.stop();
        swinging.from = from;
        swinging.to = from + 1;
        swinging.duration = ms;
        swinging.start();
    }
    function settle(): void { swinging.complete(); }

    x: home.x + (tip.x - home.x) * swing.way - width / 2 - (Theme.moves ? (1 - standing) * die * (pouring ? 0 : 0.8) : 0)
    y: home.y + (tip.y - home.y) * swing.way - height / 2 - swing.rise * die - (warm ? Theme.lift : 0)
    z: 60
    width: wide
    height: wide * Places.CUP_TALL / Places.CUP_WIDE
    rotation: swing.turn * tilt / 98
    opacity: pouring ? swing.seen : standing
    visible: opacity > 0
    enabled: shown
    // The cup appears before the dice.
    Behavior on standing { NumberAnimation { duration: cup.shown ? Theme.quick / 2 : Theme.fade } }

    Accessible.role: Accessible.Button
    Accessible.name: name
    Accessible.focusable: acts
    Accessible.ignored: name === "" || !shown
    Accessible.onPressAction: cup.acts ? cup.clicked() : cup.Accessible.announce(cup.name)
    Keys.onSpacePressed: cup.clicked()
    Keys.onReturnPressed: cup.clicked()
    Keys.onEnterPressed: cup.clicked()

    NumberAnimation {
        id: swinging

        target: cup
        property: "swung"
    }
    HoverHandler { id: hover; cursorShape: cup.acts ? Qt.PointingHandCursor : Qt.ArrowCursor }
    TapHandler { onTapped: if (cup.acts) cup.clicked() }

    component Drawing: Image {
        width: cup.width
        height: cup.height
        sourceSize: Qt.size(Math.ceil(width * Screen.devicePixelRatio), Math.ceil(height * Screen.devicePixelRatio))
        antialiasing: cup.pouring
    }
    Image {
        x: -cup.width * 0.1
        y: cup.height * 0.56
        width: cup.width * 1.24
        height: cup.height * 0.62
        visible: !cup.pouring && Theme.shadowRest > 0
        source: Theme.art("blob")
        sourceSize: Qt.size(128, 128)
    }
    Drawing { source: Theme.art(cup.drawing + "-back") }
    Drawing {
        parent: cup.parent
        x: cup.x
        y: cup.y
        z: 200
        rotation: cup.rotation
        opacity: cup.opacity
        visible: cup.visible
        source: Theme.art(cup.drawing + "-front")
    }
    FocusRing { shown: cup.activeFocus && cup.shown; around: cup.wide * 0.16 }
}
