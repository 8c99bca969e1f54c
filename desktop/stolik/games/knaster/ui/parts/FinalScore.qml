pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// The count of a sheet at the end: first the bonuses of its lines, then its circles.
Flow {
    id: end

    property var lines: []

    spacing: Theme.gap(1)

    Repeater {
        model: end.lines

        Pill {
            id: chip

            required property var modelData

            width: row.width + Theme.gap(3)
            height: Theme.dp(26)
            color: modelData.picture === "bonus" ? Theme.gold : Theme.accentWash
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %2", "what is counted and its points").arg(modelData.text).arg(modelData.value)

            Row {
                id: row

                anchors.centerIn: parent
                spacing: Theme.gap(1)

                PencilCircle {
                    visible: chip.modelData.picture === "circles"
                    width: Theme.dp(18)
                    height: width
                    shown: true
                    color: Theme.accent
                }
                TextLabel {
                    text: "+" + chip.modelData.value
                    strong: true
                    tabular: true
                    color: chip.modelData.picture === "bonus" ? Theme.tileInk : Theme.ink
                    Accessible.ignored: true
                }
            }
        }
    }
}
