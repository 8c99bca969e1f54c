import QtQuick
import Stolik
import "board"

// A tile as it is laid where a position is set up.
Item {
    id: thing

    property string piece: ""

    implicitWidth: face.width
    implicitHeight: face.height
    enabled: false

    TileFace {
        id: face

        width: Theme.dp(42)
        height: width * 1.38
        tile: thing.piece
    }
}
