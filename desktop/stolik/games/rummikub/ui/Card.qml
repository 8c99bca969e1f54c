pragma ComponentBehavior: Bound
import QtQuick
import "board"

// A still of the table for the home screen: a run, a group with a joker, and a third set in the making.
Item {
    id: still

    readonly property real unit: Math.min(width / 200, height / 150)
    readonly property real wide: 27 * unit

    Accessible.ignored: true

    Item {
        anchors.centerIn: parent
        width: 200 * still.unit
        height: 150 * still.unit

        Repeater {
            model: [
                ["k4a", 16, 8, 0], ["k5a", 44, 8, 0], ["k6a", 72, 8, 0], ["k7a", 100, 8, 0],
                ["r9a", 30, 57, 0], ["b9a", 58, 57, 0], ["ja", 86, 57, 0],
                ["o11a", 98, 108, -5], ["o12a", 127, 104, 2], ["o13a", 157, 101, 7]
            ]

            TileFace {
                required property var modelData

                x: modelData[1] * still.unit
                y: modelData[2] * still.unit
                width: still.wide
                tile: modelData[0]
                rotation: modelData[3]
                lifted: modelData[3] !== 0
            }
        }
    }
}
