import QtQuick
import QtQuick.Templates as T

// A button that shows whether it is chosen, and leaves it to its owner to choose: a press changes nothing by itself.
T.AbstractButton {
    id: choice

    property bool current: false

    // Qt tells a screen reader what the button itself holds, whatever is written of the state for it.
    checkable: true
    checked: choice.current
    onCheckedChanged: if (choice.checked !== choice.current) choice.checked = Qt.binding(() => choice.current)
}
