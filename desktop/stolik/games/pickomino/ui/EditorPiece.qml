pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import "parts"

// A die or a tile, for setting up a position: "5", "24", or "-24" face down.
Item {
    id: thing

    property string piece: ""
    property real size: 1
    readonly property bool down: thing.piece.charAt(0) === "-"
    readonly property int number: parseInt(thing.down ? thing.piece.slice(1) : thing.piece) || 0

    implicitWidth: shown.width
    implicitHeight: shown.height
    enabled: false

    Loader {
        id: shown

        active: thing.number > 0
        sourceComponent: thing.number > 6 ? tile : die
    }
    Component {
        id: tile

        WormTile {
            number: thing.number
            tall: Theme.dp(64) * thing.size
            mode: thing.down ? "faceDown" : "normal"
        }
    }
    Component {
        id: die

        Die {
            face: thing.number
            kind: "worm"
            symbolSource: Qt.resolvedUrl("art/worm-die.svg")
            size: Theme.dp(40) * thing.size
            still: true
        }
    }
}
