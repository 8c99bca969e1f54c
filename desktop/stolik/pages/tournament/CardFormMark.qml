import QtQuick
import Stolik

// A switch, or one of several exclusive choices; `name` is spoken.
ChoiceButton {
    id: mark

    required property string name
    required property bool isOn
    // Whether it is one of several, with a circle instead of a box.
    property bool single: false

    implicitWidth: Math.max(Theme.target, inside.implicitWidth)
    implicitHeight: Math.max(Theme.target, words.implicitHeight)
    Accessible.role: mark.single ? Accessible.RadioButton : Accessible.CheckBox
    Accessible.name: mark.name
    current: mark.isOn
    Accessible.onToggleAction: mark.click()

    contentItem: Item {
        id: inside

        implicitWidth: Theme.dp(28) + (mark.text === "" ? 0 : Theme.gap(2) + words.implicitWidth)

        Rectangle {
            id: box

            x: mark.text === "" ? Math.round((parent.width - width) / 2) : 0
            y: Math.round((parent.height - height) / 2)
            width: Theme.dp(28)
            height: width
            radius: mark.single ? width / 2 : Theme.dp(6)
            color: mark.isOn ? Theme.accent : mark.hovered ? Theme.hoverWash : "transparent"
            border.width: Theme.line
            border.color: mark.isOn ? Theme.accent : Theme.outline

            Icon {
                anchors.centerIn: parent
                visible: mark.isOn
                name: "check"
                weight: 3
                size: Theme.dp(18)
                color: Theme.accentInk
            }
            FocusRing { shown: mark.visualFocus; around: parent.radius }
        }
        SilentLabel {
            id: words

            visible: mark.text !== ""
            anchors.left: box.right
            anchors.leftMargin: Theme.gap(2)
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: mark.text
            wrapMode: Text.WordWrap
            lineHeight: 1.0
        }
    }
}
