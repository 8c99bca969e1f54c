import QtQuick
import QtQuick.Templates as T
import Stolik

// A button's keys: Space, Return and Enter press it, and one that is held on from what was before doesn't.
Item {
    id: strike

    required property T.AbstractButton button
    // Whether it stands where something else was just held: then keys count after a moment of silence.
    property bool unhurried: false

    function hits(event: KeyEvent): bool {
        return [Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter].includes(event.key);
    }

    // A screen reader can press what is disabled.
    function refuse(): void {
        strike.button.Accessible.announce(qsTr("“%1” can't be done now.", "a button").arg(strike.button.text));
    }

    Keys.onPressed: event => {
        // Some systems don't say of every repeat that it is one.
        const stray = event.isAutoRepeat || silence.running;
        if (silence.running)
            silence.restart();
        // The button itself hears Space, which presses it when it is let go.
        event.accepted = strike.hits(event) && (stray || event.key !== Qt.Key_Space);
        if (event.accepted && !stray)
            strike.button.click();
    }
    Keys.onReleased: event => {
        if (silence.running)
            silence.restart();
        event.accepted = event.isAutoRepeat && strike.hits(event);
    }

    Timer { id: silence; interval: Theme.haste }
    Connections {
        target: strike.button
        enabled: strike.unhurried

        function onActiveFocusChanged(): void {
            if (strike.button.activeFocus)
                silence.restart();
        }
    }
}
