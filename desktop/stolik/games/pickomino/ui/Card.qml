pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import "parts"

// A still of the table for the home screen: three tiles and the dice that won one of them.
Item {
    id: still

    // Drawn for a field of 200 by 150 and scaled to fit.
    readonly property real unit: Math.min(width / 200, height / 150)

    Accessible.ignored: true

    Item {
        anchors.centerIn: parent
        width: 200 * still.unit
        height: 150 * still.unit

        Repeater {
            model: [[24, 23, 15, -7], [36, 126, 14, 6], [29, 74, 8, -1]]

            WormTile {
                required property var modelData

                number: modelData[0]
                tall: 76 * still.unit
                x: modelData[1] * still.unit
                y: modelData[2] * still.unit
                rotation: modelData[3]
                enabled: false
            }
        }
        Repeater {
            model: [[6, 18, 103, -8], [6, 61, 99, 4], [4, 103, 104, -3], [3, 146, 98, 10]]

            Die {
                required property var modelData

                face: modelData[0]
                kind: "worm"
                symbolSource: Qt.resolvedUrl("art/worm-die.svg")
                size: 36 * still.unit
                x: modelData[1] * still.unit
                y: modelData[2] * still.unit
                rotation: modelData[3]
                still: true
                enabled: false
            }
        }
    }
}
