pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Models

// The key to what five numbers in a line give: the combinations, each with an example and its circles.
Panel {
    id: key

    required property RowsModel rows
    // The codes of the combinations that an entry would make.
    property var made: []
    property real lineTall: Theme.dp(24)
    readonly property real box: Math.min(lineTall * 0.76, Theme.dp(28), Math.max(Theme.dp(18), (width - Theme.dp(140)) / 7.6))

    shadowed: false
    implicitHeight: column.height + Theme.gap(3)

    Column {
        id: column

        x: Theme.gap(2)
        y: Theme.gap(1.5)
        width: key.width - 2 * x

        Repeater {
            model: key.rows

            Item {
                id: row

                required property string code
                required property string name
                required property string spoken
                required property var numbers
                required property int circles
                readonly property bool made: key.made.includes(row.code)

                width: column.width
                height: key.lineTall

                Accessible.role: Accessible.StaticText
                Accessible.name: row.spoken

                Rectangle {
                    anchors.fill: parent
                    anchors.leftMargin: -Theme.gap(1)
                    anchors.rightMargin: -Theme.gap(1)
                    visible: row.made
                    radius: Theme.radiusSmall / 2
                    color: Theme.accentWash
                    border.width: Theme.hair
                    border.color: Theme.accent
                }
                Row {
                    anchors.left: parent.left
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: -Theme.hair

                    Repeater {
                        model: row.numbers

                        Rectangle {
                            id: cell

                            required property int modelData

                            width: key.box
                            height: key.box
                            color: Theme.tileFace
                            border.width: Theme.hair
                            border.color: Theme.tileLip

                            TextLabel {
                                anchors.centerIn: parent
                                text: cell.modelData
                                strong: true
                                font.pixelSize: Math.max(Theme.dp(13), key.box * 0.64)
                                color: Theme.tileInk
                                Accessible.ignored: true
                            }
                        }
                    }
                }
                TextLabel {
                    anchors.left: parent.left
                    anchors.leftMargin: 5 * key.box + Theme.gap(1.5)
                    anchors.right: rings.left
                    anchors.rightMargin: Theme.gap(1)
                    anchors.verticalCenter: parent.verticalCenter
                    // A truncated name is worse than none: the numbers show what it is, and it is read out.
                    visible: key.width >= Theme.dp(232)
                    opacity: truncated ? 0 : 1
                    text: row.name
                    kind: key.box < Theme.dp(23) ? "small" : "body"
                    strong: row.made
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.dp(13)
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                Row {
                    id: rings

                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: Theme.dp(1)

                    Repeater {
                        model: row.circles

                        PencilCircle {
                            required property int index

                            width: key.box * 0.86
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
