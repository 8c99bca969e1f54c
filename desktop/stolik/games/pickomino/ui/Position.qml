pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import "parts"

// A waiting game in miniature: the three highest face-up tiles in the middle, and the dice set aside.
Item {
    id: still

    property var position: ({})
    readonly property var down: still.position.face_down ?? []
    readonly property var open: (still.position.centre ?? []).filter(tile => !still.down.includes(tile)).sort((one, other) => one - other)
    readonly property var kept: still.position.kept ?? []
    readonly property var highest: still.open.slice(-3)
    readonly property real tall: Math.min(still.height * (still.kept.length > 0 ? 0.6 : 0.8), still.width / 2.28)
    readonly property real die: Math.min(still.height * 0.31, still.width / 9)
    readonly property real gap: still.tall * 0.06

    Accessible.ignored: true

    Column {
        anchors.centerIn: parent
        spacing: still.height * 0.06

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: still.gap

            Repeater {
                model: still.highest

                WormTile {
                    required property int modelData

                    number: modelData
                    tall: still.tall
                    enabled: false
                }
            }
        }
        StillDice {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: still.kept.length > 0
            faces: still.kept
            kind: "worm"
            symbolSource: Qt.resolvedUrl("art/worm-die.svg")
            size: still.die
        }
    }
}
