pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Table

// The game's own table for one person, with nothing else around it.
FocusScope {
    id: pane

    required property TableController table
    property bool alone: false
    property bool open: true
    // Whether there is no room for seat cards, so that they are a strip.
    property bool low: false
    // Whether the past is shown, so that the seat cards say less.
    property bool lookingBack: false
    // Whether play has stopped although the game isn't over.
    property bool ended: false
    // The place of the message that says why something can't be done.
    required property Item messageBar
    property bool tellsRefusals: true
    // What the owner tells itself of a refusal.
    property string refusalOutside: ""

    // Loads the table with its models; the next position has another table.
    function lay(): void {
        if (pane.table)
            stage.setSource(pane.table.source, { table: pane.table, viewModel: pane.table.viewModel });
    }

    function takeKey(event: var): bool { return (stage.item as GameTable)?.takeKey(event) ?? false; }

    enabled: pane.open
    Component.onCompleted: pane.lay()
    onTableChanged: pane.lay()

    Binding {
        target: stage.item
        property: "seatsFolded"
        value: seats.item ? (seats.item as SeatCards).folded : false
        when: stage.status === Loader.Ready
    }
    Binding {
        target: stage.item
        property: "refusalOutside"
        value: pane.refusalOutside
        when: stage.status === Loader.Ready
    }
    Connections {
        target: pane.table

        function onRefused(sentence: string, paragraph: string): void {
            if (pane.tellsRefusals)
                (messages.item as TableMessages).refuse(sentence, "");
        }
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gap(4)
        anchors.rightMargin: Theme.gap(4)
        spacing: 0

        Loader {
            id: seats

            // The table below the cards stays where it is.
            property real tall: 0

            onHeightChanged: if (!pane.lookingBack) seats.tall = seats.height
            Layout.minimumHeight: pane.lookingBack ? seats.tall : 0
            Layout.fillWidth: true
            Layout.topMargin: Theme.gap((seats.item as SeatCards)?.folded ? 1 : 3)
            active: pane.table !== null
            sourceComponent: SeatCards {
                table: pane.table
                alone: pane.alone
                ended: pane.ended
                lookingBack: pane.lookingBack
                low: pane.low
                slot: (stage.item as GameTable)?.seatSlot ?? null
                awaiting: (stage.item as GameTable)?.bringing ?? false
            }
        }
        Loader {
            id: stage

            Layout.fillWidth: true
            Layout.fillHeight: true
            focus: true
            onLoaded: {
                const game = stage.item as GameTable;
                game.seatCard = seat => (seats.item as SeatCards).cardOf(seat);
                game.focus = true;
            }
        }
    }
    Loader {
        id: messages

        x: Theme.gap(4)
        y: -pane.messageBar.height
        width: parent.width - 2 * x
        height: pane.messageBar.height
        active: pane.table !== null
        sourceComponent: TableMessages { table: pane.table; game: stage.item as GameTable }
    }
}
