pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Comfort
import Stolik.Models

// Whom the switches are for: everybody at this screen, or one person of the house, wherever they sit.
Flow {
    id: whom

    required property ComfortModel model

    spacing: Theme.gap(2)

    TextLabel {
        height: Theme.target
        verticalAlignment: Text.AlignVCenter
        text: qsTr("For whom?")
        kind: "lead"
        strong: true
        rightPadding: Theme.gap(2)
        Accessible.role: Accessible.Heading
    }
    component Choice: ChoiceButton {
        id: choice

        property string name: ""
        property int avatar: -1
        property int colour: 0

        height: Theme.target
        implicitWidth: Math.max(Theme.target, inside.implicitWidth + Theme.gap(6))
        focusPolicy: Qt.StrongFocus
        hoverEnabled: true
        current: whom.model.person === choice.name
        Accessible.role: Accessible.RadioButton
        Accessible.name: choice.text
        Accessible.onPressAction: choice.click()
        Keys.forwardTo: [strike]
        onClicked: whom.model.choose(choice.name)

        PressKeys {
            id: strike

            button: choice
        }
        HoverHandler { cursorShape: Qt.PointingHandCursor }
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

            FocusRing {
                shown: choice.visualFocus
                around: Theme.radius
            }
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
                TextLabel {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.ceil(bold.advanceWidth)
                    horizontalAlignment: Text.AlignHCenter
                    text: choice.text
                    strong: choice.checked
                    color: choice.checked ? Theme.accentInk : Theme.ink
                    Accessible.ignored: true
                }
            }
        }
    }
    Choice {
        text: qsTr("Everybody")
    }
    Repeater {
        model: whom.model.people

        Choice {
            required property var model

            text: Names.isolated(model.name)
            name: model.name
            avatar: model.avatar
            colour: model.colour
        }
    }
}
