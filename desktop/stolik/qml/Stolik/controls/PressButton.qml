import QtQuick
import QtQuick.Templates as T
import Stolik

// A button that its owner draws: the pointer, Space, Return, Enter and a screen reader press it. A key that is held on from
// what was before doesn't.
T.AbstractButton {
    id: press

    // What takes the keys first.
    property list<Item> listeners
    // Whether it stands where something else was just held: then keys count after a moment of silence.
    property bool unhurried: false
    // A screen reader that presses the disabled button is told why nothing happens, by a listener of `refused`.
    property bool saysWhy: false

    signal refused

    // A screen reader can press what is disabled.
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
            // Some systems don't say of every repeat that it is one.
            const stray = event.isAutoRepeat || silence.running;
            if (silence.running)
                silence.restart();
            // The button itself hears Space, which presses it when it is let go.
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
