pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// A run and a group on the cloth.
Item {
    id: still

    readonly property real unit: Math.min(width / 200, height / 150)
    readonly property real tile: 36 * unit

    Accessible.ignored: true

    Column {
        anchors.centerIn: parent
        spacing: still.tile * 0.35
        rotation: -4

        Repeater {
            model: [
                [["7", "blue"], ["8", "blue"], ["9", "blue"], ["10", "blue"]],
                [["4", "red"], ["4", "black"], ["4", "orange"]]
            ]

            Row {
                id: line

                required property var modelData

                spacing: still.tile * 0.08

                Repeater {
                    model: line.modelData

                    Rectangle {
                        id: tile

                        required property var modelData

                        width: still.tile
                        height: still.tile * 1.35
                        radius: width * Theme.tileRadius
                        color: Theme.tileLip

                        Shadow {
                            anchors.fill: parent
                            blur: still.tile * 0.12
                            drop: still.tile * 0.04
                            visible: strength > 0
                        }
                        Rectangle {
                            width: parent.width
                            height: parent.height * (1 - Theme.tileLipDepth)
                            radius: parent.radius
                            color: Theme.tileFace
                            border.width: Theme.hair
                            border.color: Theme.tileEdge
                        }
                        Words {
                            width: parent.width
                            height: parent.height * 0.9
                            horizontalAlignment: Text.AlignHCenter
                            verticalAlignment: Text.AlignVCenter
                            text: tile.modelData[0]
                            Accessible.ignored: true
                            strong: true
                            font.pixelSize: Math.max(Theme.small, still.tile * 0.56)
                            color: ({
                                blue: Theme.tileBlue,
                                red: Theme.tileRed,
                                black: Theme.tileBlack,
                                orange: Theme.tileOrange
                            })[tile.modelData[1]]
                        }
                    }
                }
            }
        }
    }
}
