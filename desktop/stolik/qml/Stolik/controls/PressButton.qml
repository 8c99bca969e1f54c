import QtQuick
import QtQuick.Templates as T
import Stolik

// A button that its owner draws: the pointer, Space, Return, Enter and a screen reader press it.
T.AbstractButton {
    id: press

    // What takes the keys first.
    property list<Item> listeners

    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: press.click()
    Keys.forwardTo: [...press.listeners, strike]

    PressKeys { id: strike; button: press }
    HoverHandler { cursorShape: press.enabled ? Qt.PointingHandCursor : Qt.ArrowCursor }
}
