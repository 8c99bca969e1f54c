pragma ComponentBehavior: Bound
import QtQml
import QtQuick
import Stolik
import Stolik.Table

// Questions by key: the answer is heard, and stands for a moment over the middle of the table.
Item {
    id: questions

    required property TableController table
    // The name of what has the keyboard's focus.
    property string thing: ""
    // Whether the table can be seen, so that questions may be asked about it.
    property bool open: true

    onOpenChanged: if (!questions.open) note.shown = false

    Instantiator {
        model: questions.table.questionKeys

        Shortcut {
            required property string modelData

            sequence: modelData
            autoRepeat: false
            enabled: questions.open
            onActivated: questions.table.ask(modelData, questions.thing)
        }
    }
    Connections {
        target: questions.table

        function onAnswered(text: string): void {
            note.text = text;
            note.shown = true;
            reading.restart();
        }
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
        anchors.centerIn: parent
        isRaised: true
        width: Math.min(questions.width - Theme.gap(16), Math.max(Theme.dp(280), words.implicitWidth + Theme.gap(10)))
        height: words.height + Theme.gap(6)
        Accessible.role: Accessible.Note
        Accessible.name: note.text
        Accessible.ignored: !visible

        TapHandler { onTapped: note.shown = false }
        TextLabel {
            id: words

            anchors.centerIn: parent
            width: Math.min(implicitWidth, Math.min(questions.width - Theme.gap(26), Theme.dp(720)))
            text: note.text
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
    }
}
