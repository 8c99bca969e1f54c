pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// A still of the table for the home screen: six dice, three of them set aside.
Item {
    id: still

    readonly property real unit: Math.min(width / 200, height / 150)

    Accessible.ignored: true

    Item {
        anchors.centerIn: parent
        width: 200 * still.unit
        height: 150 * still.unit

        Repeater {
            model: [[26, 20, 2, -12], [82, 12, 1, 8], [136, 24, 6, -5], [26, 88, 5, 0], [79, 88, 5, 0], [132, 88, 5, 0]]

            Die {
                required property var modelData

                x: modelData[0] * still.unit
                y: modelData[1] * still.unit
                size: 44 * still.unit
                face: modelData[2]
                rotation: modelData[3]
                still: true
                enabled: false
            }
        }
    }
}
