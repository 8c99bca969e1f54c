pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import "parts"

// A game that waits, seen from far away: the tiles that lie open in the middle, the highest where not all have room,
// and the dice set aside.
Item {
    id: still

    property var position: ({})
    readonly property var down: still.position.face_down ?? []
    readonly property var open: (still.position.centre ?? []).filter(tile => !still.down.includes(tile)).sort((one, other) => one - other)
    readonly property var kept: still.position.kept ?? []
    readonly property real tall: still.height * (still.kept.length > 0 ? 0.6 : 0.8)
    readonly property real die: Math.min(still.height * 0.31, still.width / 9)
    readonly property real gap: still.tall * 0.06
    readonly property int room: Math.floor((still.width + still.gap) / (Math.round(still.tall * 0.68) + still.gap))

    Accessible.ignored: true

    Column {
        anchors.centerIn: parent
        spacing: still.height * 0.06

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: still.gap

            Repeater {
                model: still.open.slice(-Math.max(1, still.room))

                WormTile {
                    required property int modelData

                    number: modelData
                    tall: still.tall
                    enabled: false
                }
            }
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: still.kept.length > 0
            spacing: still.die * 0.12

            Repeater {
                model: still.kept

                Die {
                    required property int modelData

                    face: modelData
                    kind: "worm"
                    symbolSource: Qt.resolvedUrl("art/worm-die.svg")
                    size: still.die
                    still: true
                }
            }
        }
    }
}
