import QtQuick
import Stolik

// A die as it is laid where a position is set up.
Item {
    id: thing

    property string piece: ""

    implicitWidth: die.width
    implicitHeight: die.height
    enabled: false

    Die {
        id: die

        face: parseInt(thing.piece) || 0
        size: Theme.dp(40)
        still: true
    }
}
