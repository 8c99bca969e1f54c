import QtQuick
import Stolik

// A line drawing as a button. `text` is its name, which is spoken and shown as a tool tip.
PressButton {
    id: button

    required property string iconName
    property string shortcutHint: ""
    property bool framed: true
    property color ink: Theme.ink
    property bool showText: false
    // A few words under its name if that is shown.
    property string note: ""
    // Whether its name is shown as a tool tip.
    property bool tells: !showText

    implicitHeight: Theme.target
    implicitWidth: showText ? Math.max(Theme.target, row.implicitWidth + Theme.gap(6)) : Theme.target
    Accessible.role: checkable ? Accessible.CheckBox : Accessible.Button
    Accessible.checkable: checkable
    Accessible.checked: checked

    contentItem: Item {
        Row {
            id: row

            anchors.centerIn: parent
            spacing: Theme.gap(2)

            Icon {
                name: button.iconName
                size: Theme.icon
                color: !button.enabled ? Theme.disabledInk : button.checked ? Theme.accent : button.ink
                anchors.verticalCenter: parent.verticalCenter
            }
            Column {
                visible: button.showText
                anchors.verticalCenter: parent.verticalCenter

                SilentLabel {
                    text: button.text
                    color: button.enabled ? button.ink : Theme.disabledInk
                }
                SilentLabel {
                    visible: text !== ""
                    text: button.note
                    kind: "small"
                    color: Theme.goldText
                }
            }
        }
    }

    background: Item {
        Rectangle {
            anchors.fill: parent
            radius: Theme.radius
            color: button.down ? Theme.pressWash : button.checked ? Theme.accentWash
                : button.hovered && button.enabled ? Theme.hoverWash
                : button.framed ? Theme.panel : "transparent"
            border.width: button.checked ? Theme.line : button.framed ? Theme.hair : 0
            border.color: button.checked ? Theme.accent : Theme.hairline
        }
        FocusRing { shown: button.visualFocus; inner: Theme.radius }
    }

    ToolTipLabel {
        text: button.shortcutHint === "" ? button.text : qsTr("%1 (%2)").arg(button.text).arg(button.shortcutHint)
        owner: button
        wanted: (button.hovered || button.visualFocus) && !button.down && button.tells
    }
}
