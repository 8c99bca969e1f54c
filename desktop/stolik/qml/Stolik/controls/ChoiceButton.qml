import QtQuick
import Stolik

// A button that shows whether it is chosen; a press changes nothing by itself, since its owner decides.
PressButton {
    id: choice

    property bool current: false

    Accessible.role: Accessible.RadioButton
    // Qt reports the button's own state to screen readers, whatever the Accessible properties say.
    checkable: true
    checked: choice.current
    onCheckedChanged: if (choice.checked !== choice.current) choice.checked = Qt.binding(() => choice.current)
}
