pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// A picture in the rules: dice in a row; "|" stands between those that don't belong together.
Row {
    id: row

    property var things: []
    property real room: 0
    readonly property real size: Math.min(Theme.dp(44), row.room / (row.things.length * 1.15))

    spacing: row.size * 0.15
    Accessible.ignored: true

    Repeater {
        model: row.things

        Die {
            required property string modelData

            size: row.size
            width: modelData === "|" ? row.size * 0.5 : implicitWidth
            opacity: modelData === "|" ? 0 : 1
            face: Number(modelData) || 0
            still: true
            enabled: false
        }
    }
}
