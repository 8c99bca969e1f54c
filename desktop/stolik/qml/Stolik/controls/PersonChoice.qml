import QtQuick
import Stolik

// A person to choose by face and name; without a face, several people. Its width doesn't change.
ChoiceButton {
    id: choice

    property int avatar: -1
    property int colour: 0
    // How many things are due for the person.
    property int count: 0

    height: Theme.target
    implicitWidth: Math.max(Theme.target, inside.implicitWidth + Theme.gap(6))
    TextMetrics {
        id: bold

        font.family: Theme.family
        font.pixelSize: Theme.body
        font.weight: Font.Bold
        text: choice.text
    }
    background: Rectangle {
        radius: Theme.radius
        color: choice.checked ? Theme.accent : choice.down ? Theme.pressWash : choice.hovered ? Theme.hoverWash : Theme.raised
        border.width: choice.checked ? 0 : Theme.hair
        border.color: Theme.outline

        FocusRing { shown: choice.visualFocus; around: Theme.radius }
    }
    contentItem: Item {
        Row {
            id: inside

            anchors.centerIn: parent
            spacing: Theme.gap(2)

            Avatar {
                visible: choice.avatar >= 0
                anchors.verticalCenter: parent.verticalCenter
                size: Theme.target * 0.75
                number: Math.max(0, choice.avatar)
                colour: choice.colour
            }
            SilentLabel {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.ceil(bold.advanceWidth)
                horizontalAlignment: Text.AlignHCenter
                text: choice.text
                strong: choice.checked
                color: choice.checked ? Theme.accentInk : Theme.ink
            }
            CountBadge { anchors.verticalCenter: parent.verticalCenter; count: choice.count }
        }
    }
}
