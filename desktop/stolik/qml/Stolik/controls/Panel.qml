import QtQuick
import Stolik

// A sheet of card on the cloth, with any children.
Rectangle {
    id: panel

    property bool isRaised: false
    property bool shadowed: true

    color: isRaised ? Theme.raised : Theme.panel
    radius: Theme.radius
    border.width: Theme.highContrast ? Theme.dp(2) : Theme.hair
    border.color: Theme.hairline

    Shadow {
        anchors.fill: parent
        lifted: panel.isRaised
        visible: panel.shadowed && strength > 0
    }
}
