import QtQuick
import Stolik

// For some seconds after another game was begun: the way back to the result of the one before.
Panel {
    id: offer

    signal wanted

    width: back.implicitWidth
    height: Theme.target
    isRaised: true
    color: Theme.raised

    IconButton {
        id: back

        anchors.fill: parent
        iconName: "undo"
        text: qsTr("Back to the result")
        showText: true
        onClicked: offer.wanted()
    }
    Rectangle {
        id: left

        x: Theme.radius
        y: parent.height - height - Theme.dp(2)
        width: offer.width - 2 * Theme.radius
        height: Theme.line
        radius: height / 2
        color: Theme.accent
        visible: Theme.moves

        transform: Scale { id: time }
        NumberAnimation {
            target: time
            property: "xScale"
            from: 1
            to: 0
            duration: Theme.againUndo
            running: offer.visible && Theme.moves
        }
    }
}
