pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import "parts"

// A decision in a report: the dice, or the tile and the cup, with what was taken and what was best framed.
DiceMoment {
    id: still

    readonly property var faces: [...new Set(still.rolled)].sort((one, other) => one - other)
    readonly property var tiles: still.moves.filter(move => (move?.tile ?? 0) > 0).map(move => move.tile)
    readonly property real die: Math.min(still.room * 0.6, still.width / (still.rolled.length * 1.1 + still.faces.length * 0.4))
    readonly property real gap: still.die * 0.1

    count: 8
    kind: "worm"
    symbolSource: Qt.resolvedUrl("art/worm-die.svg")
    most: Qt.size(0.1, 0.24)
    broad: 2.1
    air: Theme.gap(8)
    spacing: still.faces.length > 0 ? still.die * 0.4 : still.tall * 0.3

    Repeater {
        model: still.faces

        Item {
            id: group

            required property int modelData
            readonly property var dice: still.rolled.filter(face => face === group.modelData)

            width: dice.length * still.die + (dice.length - 1) * still.gap
            height: still.die * 1.1

            StillDice {
                faces: group.dice
                kind: still.kind
                symbolSource: still.symbolSource
                size: still.die
                spacing: still.gap
            }
            MoveMarks {
                played: still.played?.face === group.modelData
                best: still.best?.face === group.modelData
                around: Theme.dp(6)
            }
        }
    }
    Repeater {
        model: still.tiles

        WormTile {
            id: tile

            required property int modelData

            number: tile.modelData
            tall: still.tall * 0.78
            enabled: false

            MoveMarks {
                played: still.played?.tile === tile.modelData
                best: still.best?.tile === tile.modelData
                around: tile.corner
            }
        }
    }
}
