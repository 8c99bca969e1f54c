import QtQuick
import Stolik
import "board"

// A tile, for setting up a position.
Item {
    id: thing

    property string piece: ""
    property real size: 1

    implicitWidth: face.width
    implicitHeight: face.height
    enabled: false

    TileFace {
        id: face

        width: Theme.dp(42) * thing.size
        tile: thing.piece
    }
}
