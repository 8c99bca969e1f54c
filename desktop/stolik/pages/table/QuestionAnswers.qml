pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Table
import "../../qml/Stolik/controls/key_names.js" as KeyNames

// Questions by key: the answer is heard, and stands for a moment over the bar, and over the seat cards only where it
// is long.
Item {
    id: questions

    required property TableController table
    // The name of what has the keyboard's focus.
    property string thing: ""
    // Whether the table can be seen, so that questions may be asked about it.
    property bool open: true

    onOpenChanged: if (!questions.open) note.shown = false

    // Asks the question of a key; false for a key that asks nothing now.
    function takeKey(event: var): bool {
        const name = KeyNames.name(event);
        if (!questions.open || !questions.table.announcements.questionKeys.includes(name))
            return false;
        if (!event.isAutoRepeat)
            questions.table.announcements.ask(name, questions.thing);
        return true;
    }

    Connections {
        target: questions.table.announcements

        function onAnswered(text: string): void {
            note.text = text;
            note.shown = true;
            reading.restart();
        }
    }
    Connections {
        target: questions.table

        function onTurnChanged(): void { note.shown = false; }
    }
    Timer {
        id: reading

        // As long as it takes to read it.
        interval: Theme.toastTime + note.text.length * Theme.letterTime
        onTriggered: note.shown = false
    }
    Panel {
        id: note

        property string text: ""
        property bool shown: false

        visible: note.shown
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.gap(0.5)
        isRaised: true
        width: words.width + Theme.gap(8)
        height: Math.max(Theme.target, words.height + Theme.gap(2))
        Accessible.role: Accessible.Note
        Accessible.name: note.text
        Accessible.ignored: !visible

        TapHandler { onTapped: note.shown = false }
        TextLabel {
            id: words

            anchors.centerIn: parent
            width: Math.min(implicitWidth, questions.width - Theme.gap(24))
            text: note.text
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
    }
}
