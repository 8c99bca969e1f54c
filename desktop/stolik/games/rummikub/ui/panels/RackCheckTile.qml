import QtQuick
import QtQuick.Templates as T
import Stolik
import "../board"

// A tile to press: pale while it isn't on the rack, with a sign where both of its kind are.
T.AbstractButton {
    id: button

    required property int kind
    required property string tile
    required property string name
    required property int held

    signal takenAway

    text: button.name
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: button.name
    Accessible.description: button.held === 0 ? qsTr("not on the rack") : button.held === 1
        ? qsTr("once on the rack") : qsTr("twice on the rack")
    Accessible.onPressAction: button.click()
    Keys.forwardTo: [strike]
    Keys.onDeletePressed: button.takenAway()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Backspace) {
            button.takenAway();
            event.accepted = true;
        }
    }

    PressKeys {
        id: strike

        button: button
    }
    HoverHandler { cursorShape: Qt.PointingHandCursor }
    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: button.takenAway()
    }

    background: Item {
        Rectangle {
            anchors.fill: parent
            anchors.margins: -Theme.dp(1)
            radius: Theme.radiusSmall
            color: button.hovered ? Theme.hoverWash : "transparent"
        }
        FocusRing {
            shown: button.visualFocus
            anchors.margins: 0
            radius: Theme.radiusSmall
        }
    }
    contentItem: Item {
        TileFace {
            id: face

            readonly property real wide: Math.min(button.width - Theme.dp(4), (button.height - Theme.dp(4)) / 1.2)

            anchors.centerIn: parent
            width: wide
            height: Math.min(button.height - Theme.dp(4), wide * 1.32)
            tile: button.tile
            // Pale, but its number can be read.
            opacity: button.held > 0 || button.hovered ? 1 : (Theme.ghost + Theme.dimmed) / 2
            shadowed: button.held > 0
        }
        Rectangle {
            visible: button.held > 0
            anchors.fill: face
            anchors.margins: -Theme.dp(1)
            radius: face.corner + Theme.dp(1)
            color: "transparent"
            border.width: Theme.line
            border.color: Theme.accent
        }
        Rectangle {
            visible: button.held > 1
            anchors.right: face.right
            anchors.top: face.top
            anchors.margins: -Theme.gap(1.5)
            width: twice.implicitWidth + Theme.dp(8)
            height: twice.implicitHeight + Theme.dp(2)
            radius: height / 2
            color: Theme.accent

            TextLabel {
                id: twice

                anchors.centerIn: parent
                text: qsTr("2×")
                kind: "small"
                strong: true
                color: Theme.accentInk
                Accessible.ignored: true
            }
        }
    }
}
