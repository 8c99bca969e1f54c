import QtQuick
import QtQuick.Window
import Stolik
import "cube.js" as Cube

// A die: at rest an ivory cube seen from slightly above, when thrown a cube that turns in the air and lands
// on `face`. A game can provide its own symbol.
Item {
    id: die

    property int face: 0                    // 1 … 6; 0 in the cup, where it keeps the side that was on top
    property int printed: 1
    property string kind: "pips"            // "pips" | "worm": side 6 shows symbolSource
    property url symbolSource
    property url symbolBlinking: symbolSource   // the same with closed eyes
    property alias colors: cube.colors
    property real size: Theme.dp(64)
    property bool selectable: false         // can be chosen: lift, outline, cursor
    property bool selected: false           // is or would be chosen
    property bool lifted: false             // stands out without being chosen
    property bool still: false              // is part of a picture and never thrown
    property bool dimmed: false
    property bool clashing: false           // is one of the dice that cost the turn
    property bool hoveredGroup: false       // the pointer is on a die of this face
    property bool focusShown: false         // keyboard ring
    property bool begun: false              // has the focus since the turn began, shown at a key press
    property string name: ""                // spoken: "Die, 4, can be set aside"
    property bool acts: selectable          // a press has an effect
    readonly property alias hovered: hover.hovered
    readonly property bool tumbling: throwing.running || progress < 1
    readonly property bool raisedUp: !tumbling && (selected || lifted || hoveredGroup || (selectable && hovered))

    signal clicked
    signal landed

    property real fromX: 0
    property real fromY: 0
    property int seed: 0
    property real progress: 1               // below 1 the die is in the air, below `lead` still in the cup
    property real lead: 0
    // Marks on the die, which are lifted with it.
    default property alias marks: rest.data

    // Throws the die from (fromX, fromY), relative to its place, starting after a share of the time.
    function tumble(fromX: real, fromY: real, seed: int, duration: int, lead: real): void {
        throwing.stop();
        die.lead = lead;
        die.fromX = fromX;
        die.fromY = fromY;
        die.seed = seed;
        if (duration <= 0) {
            die.progress = 1;
            die.landed();
            return;
        }
        die.progress = 0;
        throwing.duration = duration;
        throwing.start();
    }
    // Ends the throw at once; a die at rest is unaffected.
    function settle(): void {
        if (throwing.running)
            throwing.complete();
    }
    function pose(): void {
        const now = Cube.flight(Math.max(0, (die.progress - die.lead) / (1 - die.lead)), die.fromX, die.fromY, die.seed);
        const way = now.height * die.size;
        cube.pose(now.matrix);
        cube.x = die.fromX * now.left;
        cube.y = die.fromY * now.left - way + die.lip / 2;
        // The shadow stays on the table, moves away from the light and fades with height.
        airShadow.x = die.fromX * now.left + way * 0.22 + airShadow.spread;
        airShadow.y = die.fromY * now.left + way * 0.10 + airShadow.spread + die.lip * 2;
        airShadow.opacity = Math.max(0.25, 1 - 0.55 * now.height);
        airShadow.scale = 1 + 0.22 * now.height;
    }
    function lie(): void {
        cube.x = 0;
        cube.y = Qt.binding(() => die.lip / 2);
        cube.lie();
    }

    function keepPips(): void {
        if (die.face > 0)
            die.printed = die.face;
    }

    readonly property real lip: size * Cube.TILT

    implicitWidth: size
    implicitHeight: size + lip
    width: implicitWidth
    height: implicitHeight

    Accessible.role: Accessible.Button
    Accessible.name: name
    Accessible.focusable: selectable
    Accessible.selected: selected
    Accessible.ignored: name === ""
    // Its name explains why nothing happens.
    Accessible.onPressAction: die.acts ? die.clicked() : die.Accessible.announce(die.name)

    onFaceChanged: keepPips()
    Component.onCompleted: keepPips()
    onProgressChanged: progress < 1 ? pose() : lie()

    NumberAnimation {
        id: throwing

        target: die
        property: "progress"
        from: 0
        to: 1
        onFinished: die.landed()
    }
    HoverHandler { id: hover; cursorShape: die.selectable ? Qt.PointingHandCursor : Qt.ArrowCursor }
    TapHandler { onTapped: die.clicked() }
    Blink { id: eyes; hovered: die.hovered && die.kind === "worm" && die.face === 6 }

    Image {
        id: airShadow

        readonly property real spread: -die.size * 0.22

        visible: die.tumbling && Theme.shadowRest > 0
        width: die.size * 1.44
        height: width
        sourceSize: Qt.size(128, 128)
        source: die.still ? "" : "../art/blob.svg"
    }

    Item {
        id: rest

        width: die.size
        height: die.height
        y: die.raisedUp ? -Theme.lift : 0
        Behavior on y { NumberAnimation { duration: Theme.moves ? Theme.quick : 0; easing.type: Theme.easeRest } }

        // A glow around the dice that cost the turn; the outline over it says the same without motion. A
        // dimmed die gets a warm shade, since a dark cloth shining through would turn it grey.
        Rectangle {
            readonly property real out: die.clashing ? die.size * 0.13 : 0

            x: -out
            y: -out
            width: die.size + 2 * out
            height: die.height + 2 * out
            radius: die.size * Theme.dieRadius + out
            color: die.clashing ? Theme.danger : Theme.dieShade
            visible: (die.clashing || cube.opacity < 1) && !die.tumbling
            opacity: die.clashing ? 0.38 : 1

            SequentialAnimation on opacity {
                running: die.clashing && !die.tumbling && Theme.moves
                loops: 3

                NumberAnimation { to: 0.62; duration: Theme.base; easing.type: Easing.InOutSine }
                NumberAnimation { to: 0.38; duration: Theme.base; easing.type: Easing.InOutSine }
            }
        }
        Shadow {
            anchors.fill: parent
            lifted: die.raisedUp
            blur: die.size * (die.raisedUp ? 0.26 : 0.16)
            drop: die.size * (die.raisedUp ? 0.13 : 0.06)
            visible: !die.dimmed && !die.tumbling && strength > 0
        }
        DieCube {
            id: cube

            y: die.lip / 2
            opacity: die.dimmed ? Theme.dimmed : 1
            Behavior on opacity { NumberAnimation { duration: Theme.quick } }
            edge: die.size
            face: die.printed
            still: die.still
            symbolic: die.kind === "worm"
            symbolSource: eyes.closed ? die.symbolBlinking : die.symbolSource
        }
        Rectangle {
            readonly property real out: Theme.dp(3)
            readonly property bool strong: die.selected || die.hoveredGroup || die.hovered || die.clashing

            x: -out
            y: -out
            width: die.size + 2 * out
            height: die.size + die.lip + 2 * out
            radius: die.size * Theme.dieRadius + out
            color: "transparent"
            visible: !die.tumbling && (die.selected || die.hoveredGroup || die.selectable || die.clashing)
            border.width: strong ? Theme.ring : Theme.line
            border.color: die.clashing ? Theme.danger : Theme.pick
            opacity: strong ? 1 : 0.75
        }
        FocusRing { shown: die.focusShown && !die.tumbling; around: die.size * Theme.dieRadius }
    }
}
