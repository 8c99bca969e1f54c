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
    TimeLeft { shown: offer.visible }
}
