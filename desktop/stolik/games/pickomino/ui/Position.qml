pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// A game that waits, seen from far away: the tiles that are still in the middle, with their worms as dots, and the
// dice set aside.
Item {
    id: still

    property var position: ({})
    readonly property var centre: still.position.centre ?? []
    readonly property var down: still.position.face_down ?? []
    readonly property var kept: still.position.kept ?? []
    readonly property real tall: Math.min(still.width / 8 / 0.78, still.height / 2.9)

    Accessible.ignored: true

    Column {
        anchors.centerIn: parent
        spacing: still.tall * 0.12

        Grid {
            columns: 8
            spacing: still.tall * 0.1

            Repeater {
                model: 16

                Rectangle {
                    id: slot

                    required property int index
                    readonly property int number: 21 + index
                    readonly property int worms: 1 + Math.floor(index / 4)
                    readonly property bool faceDown: still.down.includes(number)
                    readonly property bool taken: !faceDown && !still.centre.includes(number)

                    width: still.tall * 0.68
                    height: still.tall
                    radius: width * Theme.tileRadius
                    color: taken ? Theme.recess : faceDown ? Theme.pieceColors.back : Theme.pieceColors.face
                    border.width: Theme.hair
                    border.color: taken ? Theme.recessEdge : faceDown ? Theme.pieceColors.backMark : Theme.pieceColors.edge

                    // Its worms: numbers of two digits would run into those of the next tile.
                    Grid {
                        anchors.centerIn: parent
                        visible: !slot.taken && !slot.faceDown
                        columns: slot.worms > 1 ? 2 : 1
                        spacing: slot.width * 0.14

                        Repeater {
                            model: slot.worms

                            Rectangle {
                                width: slot.width * 0.28
                                height: width
                                radius: width / 2
                                color: Theme.pieceColors.orange
                            }
                        }
                    }
                }
            }
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            height: still.tall * 0.55
            spacing: still.tall * 0.08

            Repeater {
                model: still.kept

                Die {
                    required property int modelData

                    face: modelData
                    kind: "worm"
                    symbolSource: Qt.resolvedUrl("art/worm-die.svg")
                    size: still.tall * 0.52
                    still: true
                }
            }
        }
    }
}
