import QtQuick
import Stolik

// A die, for setting up a position.
Item {
    id: thing

    property string piece: ""
    property real size: 1

    implicitWidth: die.width
    implicitHeight: die.height
    enabled: false

    Die {
        id: die

        face: parseInt(thing.piece) || 0
        size: Theme.dp(40) * thing.size
        still: true
    }
}
