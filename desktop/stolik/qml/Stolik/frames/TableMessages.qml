pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Table

// The table's transient messages: why something can't be done, and that a click goes on. They are above the
// bar, where they hide no cards, tiles, dice or cells, or beside the thing that was refused, and go when they
// no longer apply.
Item {
    id: messages

    required property TableController table
    // How far things that rise above the cards reach into the bar.
    property real overlap: 0
    // From here on the bar may be covered, if there is room enough.
    property real from: 0
    readonly property rect overBar: messages.width - messages.from < Theme.dp(560) ? Qt.rect(0, 0, messages.width, messages.height)
        : Qt.rect(messages.from, 0, messages.width - messages.from, messages.height)
    property GameTable game: null

    // The refused thing, framed during the message, and the message's room; empty for above the bar.
    property rect refused: Qt.rect(0, 0, 0, 0)
    property rect room: messages.overBar
    readonly property bool placed: refused.width > 0
    readonly property real apart: Theme.gap(2)

    signal helpWanted(string paragraph)

    function refuse(sentence: string, paragraph: string): void {
        const area = messages.game?.refusedArea ?? Qt.rect(0, 0, 0, 0);
        messages.refused = area.width > 0 ? messages.mapFromItem(messages.game, area) : area;
        messages.room = area.width > 0 ? messages.mapFromItem(messages.game, messages.game.refusalRoom) : messages.overBar;
        toast.paragraph = paragraph;
        toast.show(sentence, paragraph !== "");
        toast.Accessible.announce(sentence, Accessible.Assertive);
    }
    function hide(): void { toast.hide(); }

    Connections {
        target: messages.table

        function onTurnChanged(): void { toast.hide(); }
        function onLookBackChanged(): void { toast.hide(); }
        function onLogChanged(): void { toast.hide(); }
        function onOverChanged(): void { toast.hide(); }
        function onPausedChanged(): void { toast.hide(); }
    }
    // A half-finished turn is a separate situation.
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
        // Unlike a click, it can't have been meant for what was there before.
        Accessible.onPressAction: messages.table.director.finish()
        // After the announcement of what has just happened.
        onVisibleChanged: Qt.callLater(goOn.tell)

        function tell(): void {
            if (goOn.visible)
                goOn.Accessible.announce(goOnText.text, Accessible.Polite);
        }

        TapHandler { onTapped: messages.table.director.hurry() }
        SilentLabel {
            id: goOnText

            anchors.centerIn: parent
            text: Theme.byEar ? qsTr("Space to continue") : qsTr("Click to continue")
            strong: true
        }
    }
    Binding {
        target: messages.game
        property: "refusalTold"
        value: toast.shown ? toast.text : ""
        when: messages.game !== null
    }
    Binding {
        target: messages.game
        property: "refusalAt"
        value: toast.shown && messages.placed ? messages.mapToItem(messages.game, Qt.rect(toast.x, toast.y, toast.width, toast.height))
            : Qt.rect(0, 0, 0, 0)
        when: messages.game !== null
    }
    Rectangle {
        visible: toast.shown && messages.placed
        x: messages.refused.x - Theme.gap(1)
        y: messages.refused.y - Theme.gap(1)
        width: messages.refused.width + Theme.gap(2)
        height: messages.refused.height + Theme.gap(2)
        radius: Theme.radiusSmall
        color: "transparent"
        border.width: Theme.dp(4)
        border.color: Theme.danger
    }
    Toast {
        id: toast

        property string paragraph: ""

        // Below the refused thing, or above it if there is no room.
        readonly property real under: messages.refused.y + messages.refused.height + messages.apart
        readonly property real lowest: messages.room.y + messages.room.height - height

        x: Math.max(messages.room.x, Math.min(messages.room.x + messages.room.width - width,
            (messages.placed ? messages.refused.x + messages.refused.width / 2 : messages.width / 2) - width / 2))
        y: !messages.placed ? 0 : Math.max(messages.room.y, under <= lowest ? under
            : Math.min(lowest, messages.refused.y - messages.apart - height))
        width: implicitWidth
        height: implicitHeight
        room: messages.placed ? Math.min(messages.room.width, Theme.dp(560)) : messages.room.width
        tallest: messages.placed ? Theme.dp(50) : messages.height - messages.overlap
        onLinkClicked: {
            toast.hide();
            messages.helpWanted(toast.paragraph);
        }
    }
}
