pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// A still of the table for the home screen: six dice, half of them score.
Item {
    id: still

    readonly property real unit: Math.min(width / 200, height / 150)

    Accessible.ignored: true

    Grid {
        anchors.centerIn: parent
        columns: 3
        spacing: 14 * still.unit

        Repeater {
            model: [1, 5, 1, 2, 6, 3]

            Die {
                required property int modelData

                size: 44 * still.unit
                face: modelData
                enabled: false
            }
        }
    }
}
