import QtQuick
import Stolik
import "../board"

// The tile that was drawn, for its owner alone to see before the screen is covered.
Item {
    id: drawn

    property string tile: ""
    property string text: ""

    implicitWidth: row.implicitWidth + Theme.gap(8)
    implicitHeight: Theme.dp(52)

    Panel {
        anchors.fill: parent
        isRaised: true
    }
    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.gap(3)

        TileFace {
            anchors.verticalCenter: parent.verticalCenter
            width: (drawn.height - Theme.gap(2)) / 1.38
            height: width * 1.38
            tile: drawn.tile
        }
        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            text: drawn.text
            kind: "lead"
            strong: true
        }
    }
}
