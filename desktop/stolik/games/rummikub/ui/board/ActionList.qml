pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Games.Rummikub

// A list of everything that can be done with the tiles in hand, by full names and without pointing at a place. It opens
// on request and closes once something is done.
FocusScope {
    id: list

    required property RummikubViewModel viewModel
    readonly property SpokenTable spoken: list.viewModel.spoken
    property bool shown: false
    property real room: Theme.dp(400)

    signal closed

    function open(): void {
        list.shown = list.spoken.findActions();
        if (list.shown)
            list.focusAt(0);
    }
    function close(): void {
        if (!list.shown)
            return;
        list.shown = false;
        list.closed();
    }
    function focusAt(at: int): void {
        const to = Math.max(0, Math.min(rows.count - 1, at));
        rows.itemAt(to)?.forceActiveFocus(Qt.TabFocusReason);
    }
    function act(number: int, kind: string): void {
        if (!list.spoken.act(number))
            return;
        if (kind === "whole")
            list.open();
        else
            list.close();
    }

    visible: shown
    height: Math.min(list.room, title.height + column.height + Theme.gap(8))
    Accessible.role: Accessible.PopupMenu
    Accessible.name: list.spoken.question
    Accessible.ignored: !shown

    Connections {
        target: list.viewModel

        function onChanged(): void {
            if (list.shown && (!list.viewModel.active || list.viewModel.pickedCount === 0))
                list.close();
        }
    }
    Keys.onPressed: event => {
        const at = Array.from({ length: rows.count }, (nothing, row) => row).find(row => rows.itemAt(row)?.activeFocus) ?? 0;
        const steps = { [Qt.Key_Up]: at - 1, [Qt.Key_Left]: at - 1, [Qt.Key_Down]: at + 1, [Qt.Key_Right]: at + 1,
            [Qt.Key_Home]: 0, [Qt.Key_End]: rows.count - 1 };
        event.accepted = true;
        if (steps[event.key] !== undefined)
            list.focusAt(steps[event.key]);
        else if (event.key === Qt.Key_Escape)
            list.viewModel.dropPicked();
        else
            event.accepted = false;
    }

    // Keeps clicks from going through.
    MouseArea { anchors.fill: parent }
    Panel {
        anchors.fill: parent
        isRaised: true
        border.width: Theme.line
        border.color: Theme.accent
    }
    TextLabel {
        id: title

        x: Theme.gap(4)
        y: Theme.gap(3)
        width: parent.width - 2 * x
        text: list.spoken.question
        strong: true
        wrapMode: Text.WordWrap
        Accessible.ignored: true
    }
    ScrollArea {
        anchors.fill: parent
        anchors.margins: Theme.gap(2)
        anchors.topMargin: title.y + title.height + Theme.gap(1)
        contentHeight: column.height

        Column {
            id: column

            // There is room for the ring round the action that has the keyboard.
            x: Theme.gap(2)
            topPadding: Theme.gap(2)
            bottomPadding: topPadding
            width: parent.width - 2 * x
            spacing: Theme.gap(2)

            Repeater {
                id: rows

                model: list.spoken.actions

                ActionButton {
                    required property int index
                    required property string kind
                    required text

                    width: column.width
                    onClicked: list.act(index, kind)
                }
            }
        }
    }
}
