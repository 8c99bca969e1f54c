pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import "../board"

// A picture in the rules: tiles in a row ("k9" to "o13", "j"), with "|" between sets.
Row {
    id: row

    property var things: []
    property real room: 0
    readonly property real wide: Math.min(Theme.dp(40), row.room / (row.things.length * 1.05))

    spacing: row.wide * 0.05
    Accessible.ignored: true

    Repeater {
        model: row.things

        TileFace {
            required property string modelData

            width: row.wide * (modelData === "|" ? 0.6 : 1)
            height: row.wide * 1.38
            opacity: modelData === "|" ? 0 : 1
            tile: `${modelData}a`
        }
    }
}
