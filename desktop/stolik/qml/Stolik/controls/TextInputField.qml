import QtQuick
import QtQuick.Templates as T
import Stolik
import Stolik.Models

// A text field for a name.
T.TextField {
    id: field

    property string name: placeholderText
    property int most: 24                   // characters, however many UTF-16 units each has

    implicitWidth: Theme.dp(220)
    implicitHeight: Theme.buttonHeight
    leftPadding: Theme.gap(3)
    rightPadding: Theme.gap(3)
    verticalAlignment: TextInput.AlignVCenter
    font.family: Theme.family
    font.pixelSize: Theme.lead
    color: enabled ? Theme.ink : Theme.disabledInk
    placeholderTextColor: Theme.muted
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentInk
    selectByMouse: true
    onTextChanged: {
        const before = text.slice(0, cursorPosition), after = text.slice(cursorPosition);
        const room = most - Array.from(after).length;
        if (Array.from(before).length <= room)
            return;
        // The last input doesn't fit.
        const kept = Names.cut(before, room);
        text = kept + after;
        cursorPosition = kept.length;
    }

    Accessible.role: Accessible.EditableText
    Accessible.name: name

    background: Item {
        Rectangle {
            anchors.fill: parent
            radius: Theme.radius
            color: Theme.raised
            border.width: field.activeFocus ? Theme.ring : Theme.line
            border.color: field.activeFocus ? Theme.focus : Theme.outline
        }
        SilentLabel {
            visible: field.length === 0 && field.preeditText === ""
            x: field.leftPadding
            width: field.width - 2 * x
            anchors.verticalCenter: parent.verticalCenter
            text: field.placeholderText
            kind: "lead"
            quiet: true
            elide: Text.ElideRight
        }
    }
}
