pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import "parts"

// The card on the home page: a corner of a sheet with a few numbers, one of them circled.
Item {
    id: still

    readonly property real cell: 25 * Math.min(width / 200, height / 150)
    readonly property var written: ({ 1: "7", 6: "6", 7: "7", 8: "8", 12: "5", 17: "9", 18: "4" })

    Accessible.ignored: true

    Rectangle {
        anchors.centerIn: parent
        width: grid.width + still.cell * 0.4
        height: grid.height + still.cell * 0.4
        radius: Theme.radiusSmall / 2
        color: Theme.tileFace
        border.width: Theme.hair
        border.color: Theme.tileLip
        rotation: 3

        Shadow { anchors.fill: parent; visible: strength > 0 }
        Grid {
            id: grid

            anchors.centerIn: parent
            columns: 5

            Repeater {
                model: 25

                Rectangle {
                    id: box

                    required property int index

                    width: still.cell
                    height: still.cell
                    color: "transparent"
                    border.width: Theme.hair
                    border.color: Theme.tileLip

                    Loader {
                        anchors.centerIn: parent
                        active: box.index in still.written
                        sourceComponent: TextLabel {
                            text: still.written[box.index]
                            Accessible.ignored: true
                            strong: true
                            font.pixelSize: Math.max(Theme.small, still.cell * 0.6)
                            color: Theme.tileInk
                        }
                    }
                    Loader {
                        anchors.fill: parent
                        active: box.index >= 6 && box.index <= 8
                        sourceComponent: PencilCircle {
                            seed: box.index
                            shown: true
                            color: Theme.tileBlue
                        }
                    }
                }
            }
        }
    }
}
