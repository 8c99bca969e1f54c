pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// What five numbers in a line give: the combinations, each with its circles.
Panel {
    id: key

    property var rows: []
    // The names of combinations that are being made.
    property var made: []
    property real lineTall: Theme.dp(24)

    shadowed: false
    implicitHeight: column.height + Theme.gap(3)

    Column {
        id: column

        x: Theme.gap(2.5)
        y: Theme.gap(1.5)
        width: key.width - 2 * x

        Repeater {
            model: key.rows

            Item {
                id: row

                required property var modelData

                width: column.width
                height: key.lineTall
                readonly property bool made: key.made.includes(modelData.name)

                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1: %n circle(s)", "a combination", modelData.circles).arg(modelData.name)

                Rectangle {
                    anchors.fill: parent
                    anchors.leftMargin: -Theme.gap(1.5)
                    anchors.rightMargin: -Theme.gap(1.5)
                    visible: row.made
                    radius: Theme.radiusSmall / 2
                    color: Theme.accentWash
                    border.width: Theme.hair
                    border.color: Theme.accent
                }
                TextLabel {
                    anchors.left: parent.left
                    anchors.right: rings.left
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.modelData.name
                    kind: "small"
                    strong: row.made
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                Row {
                    id: rings

                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: Theme.dp(3)

                    Repeater {
                        model: row.modelData.circles

                        PencilCircle {
                            required property int index

                            width: key.lineTall * 0.72
                            height: width
                            seed: index
                            shown: true
                            color: Theme.accent
                        }
                    }
                }
            }
        }
    }
}
