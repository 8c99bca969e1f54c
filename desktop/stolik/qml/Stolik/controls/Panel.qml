import QtQuick
import Stolik

// A sheet of card on the cloth. Put children straight into it.
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
