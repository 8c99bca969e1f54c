pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Table

// What the table tells in passing: why something can't be done, and that a click goes on. It lies over the bar,
// where it hides neither cards nor tiles, dice or cells, and goes when what it speaks of is over.
Item {
    id: messages

    required property TableController table
    // How far what stands up from the cards reaches into the bar.
    property real overlap: 0

    signal helpWanted(string paragraph)

    function refuse(sentence: string, paragraph: string): void {
        toast.paragraph = paragraph;
        toast.show(sentence, paragraph !== "");
        toast.Accessible.announce(sentence, Accessible.Assertive);
    }
    function hide(): void {
        toast.hide();
    }

    Connections {
        target: messages.table

        function onTurnChanged(): void { toast.hide(); }
        function onLookBackChanged(): void { toast.hide(); }
        function onLogChanged(): void { toast.hide(); }
        function onOverChanged(): void { toast.hide(); }
        function onPausedChanged(): void { toast.hide(); }
    }
    // A turn that is half made is a situation of its own.
    Connections {
        target: messages.table.viewModel
        ignoreUnknownSignals: true

        function onChanged(): void { toast.hide(); }
    }

    Panel {
        id: goOn

        visible: messages.table.director.waits
        anchors.centerIn: parent
        width: goOnText.implicitWidth + Theme.gap(8)
        height: Theme.target
        isRaised: true
        Accessible.role: Accessible.Button
        Accessible.name: goOnText.text
        Accessible.ignored: !visible
        // Unlike a click, it was meant for nothing that was here before.
        Accessible.onPressAction: messages.table.director.finish()
        // After what has happened, which is told just now.
        onVisibleChanged: Qt.callLater(goOn.tell)

        function tell(): void {
            if (goOn.visible)
                goOn.Accessible.announce(goOnText.text, Accessible.Polite);
        }

        TapHandler { onTapped: messages.table.director.hurry() }
        TextLabel {
            id: goOnText

            anchors.centerIn: parent
            text: Theme.byEar ? qsTr("Space goes on") : qsTr("Click to go on")
            strong: true
            Accessible.ignored: true
        }
    }
    Toast {
        id: toast

        property string paragraph: ""

        anchors.top: parent.top
        anchors.horizontalCenter: parent.horizontalCenter
        room: messages.width
        tallest: messages.height - messages.overlap
        onLinkClicked: {
            toast.hide();
            messages.helpWanted(toast.paragraph);
        }
    }
}
