pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// A choice of one or several options, each a button, in as many rows as they need.
Flow {
    id: chips

    required property list<string> choices
    // The index of one chosen option, or the sum of 2 to the power of the indices of several.
    required property int value
    property bool several: false
    property string name: ""

    signal chosen(int value)

    function isOn(place: int): bool {
        return chips.several ? (chips.value >> place) % 2 === 1 : chips.value === place;
    }

    spacing: Theme.gap(1)
    Accessible.role: Accessible.Grouping
    Accessible.name: chips.name

    Repeater {
        model: chips.choices

        ChoiceButton {
            id: chip

            required property string modelData
            required property int index

            width: Math.min(chips.width, implicitWidth)
            implicitWidth: Math.max(Theme.target, words.implicitWidth + Theme.gap(6))
            implicitHeight: Theme.target
            text: chip.modelData
            current: chips.isOn(chip.index)
            Accessible.role: chips.several ? Accessible.CheckBox : Accessible.RadioButton
            onClicked: chips.chosen(!chips.several ? chip.index : chips.value ^ (1 << chip.index))
            contentItem: SilentLabel {
                id: words

                text: chip.text
                color: chip.current ? Theme.accentInk : Theme.ink
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.dp(13)
                elide: Text.ElideRight
            }
            background: Rectangle {
                radius: Theme.radius
                color: chip.current ? Theme.accent : chip.down ? Theme.pressWash : chip.hovered ? Theme.hoverWash : Theme.recess
                border.width: Theme.hair
                border.color: Theme.recessEdge

                FocusRing { shown: chip.visualFocus }
            }
        }
    }
}
