import QtQuick
import Stolik
import "../board"

// The tile that was drawn, for its owner alone to see before the screen is covered.
Item {
    id: drawn

    property string tile: ""
    property string text: ""

    implicitWidth: said.implicitWidth + Theme.gap(12)
    implicitHeight: column.implicitHeight + Theme.gap(8)

    Panel {
        anchors.fill: parent
        isRaised: true
    }
    Column {
        id: column

        anchors.centerIn: parent
        spacing: Theme.gap(2)

        TileFace {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.dp(72)
            height: width * 1.38
            tile: drawn.tile
        }
        TextLabel {
            id: said

            anchors.horizontalCenter: parent.horizontalCenter
            text: drawn.text
            kind: "lead"
            strong: true
        }
    }
}
