import QtQuick
import Stolik

// A button that shows whether it is chosen, and leaves it to its owner to choose: a press changes nothing by itself.
PressButton {
    id: choice

    property bool current: false

    Accessible.role: Accessible.RadioButton
    // Qt tells a screen reader what the button itself holds, whatever is written of the state for it.
    checkable: true
    checked: choice.current
    onCheckedChanged: if (choice.checked !== choice.current) choice.checked = Qt.binding(() => choice.current)
}
