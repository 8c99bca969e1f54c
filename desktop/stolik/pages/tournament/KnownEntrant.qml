import QtQuick
import Stolik
import Stolik.Models

// A person of the house: a press enters them, another one removes them.
ChoiceButton {
    id: pick

    required property string name
    required property int face
    required property int colour
    property bool entered: false

    implicitWidth: Math.min(Theme.dp(200), words.implicitWidth + Theme.dp(38) + Theme.gap(8))
    implicitHeight: Theme.target
    text: name
    Accessible.role: Accessible.CheckBox
    current: pick.entered
    background: Rectangle {
        radius: Theme.radius
        color: pick.entered ? Theme.accentWash : pick.down ? Theme.pressWash : pick.hovered ? Theme.hoverWash : Qt.alpha(Theme.panel, 0.6)
        border.width: pick.entered ? Theme.line : Theme.hair
        border.color: pick.entered ? Theme.accent : Theme.hairline

        FocusRing { shown: pick.visualFocus; inner: Theme.radius }
    }
    contentItem: Item {
        Avatar {
            id: drawing

            x: Theme.gap(1.5)
            anchors.verticalCenter: parent.verticalCenter
            size: Math.min(Theme.dp(32), pick.height - Theme.gap(2))
            number: pick.face
            colour: pick.colour
        }
        SilentLabel {
            id: words

            x: drawing.x + drawing.width + Theme.gap(1.5)
            width: parent.width - x - Theme.gap(5.5)
            anchors.verticalCenter: parent.verticalCenter
            text: Names.isolated(pick.name)
            elide: Text.ElideRight
        }
        Icon {
            visible: pick.entered
            anchors.right: parent.right
            anchors.rightMargin: Theme.gap(1)
            anchors.verticalCenter: parent.verticalCenter
            name: "check"
            weight: 3
            size: Theme.dp(16)
            color: Theme.accent
        }
    }
}
