import QtQuick
import QtQuick.Templates as T
import Stolik

// A button drawn by its owner, pressed by pointer, Space, Return, Enter and screen readers, but not by held
// keys.
T.AbstractButton {
    id: press

    // Items that get the keys first.
    property list<Item> listeners
    // Whether a key may still be held from the thing it replaces, so that keys count only after a pause.
    property bool unhurried: false
    // Whether a listener of `refused` tells a screen reader why a disabled button does nothing.
    property bool saysWhy: false

    signal refused

    // Screen readers can press disabled buttons.
    function refuse(): void {
        press.Accessible.announce(qsTr("“%1” can't be done now.", "a button").arg(press.text));
    }

    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    onActiveFocusChanged: if (press.unhurried && press.activeFocus) silence.restart()
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: press.enabled ? press.click() : press.saysWhy ? press.refused() : press.refuse()
    Keys.forwardTo: [...press.listeners, strike]

    Item {
        id: strike

        function hits(event: KeyEvent): bool {
            return [Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter].includes(event.key);
        }

        Keys.onPressed: event => {
            // Some systems don't mark every repeat as one.
            const stray = event.isAutoRepeat || silence.running;
            if (silence.running)
                silence.restart();
            // The button itself handles Space, which presses it on release.
            event.accepted = strike.hits(event) && (stray || event.key !== Qt.Key_Space);
            if (event.accepted && !stray)
                press.click();
        }
        Keys.onReleased: event => {
            if (silence.running)
                silence.restart();
            event.accepted = event.isAutoRepeat && strike.hits(event);
        }
    }
    Timer { id: silence; interval: Theme.haste }
    HoverHandler { cursorShape: press.enabled ? Qt.PointingHandCursor : Qt.ArrowCursor }
}
