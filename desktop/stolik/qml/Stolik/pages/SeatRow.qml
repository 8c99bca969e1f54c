pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Shell

// The seats in their order of play. A card is pressed to change who sits there, and dragged, or moved with
// Shift and an arrow, to another place.
FocusScope {
    id: seatRow

    required property LineUpModel lineUp
    property bool asksAges: false
    // Where the window has room to spare, the cards take some of it.
    property bool roomy: false

    readonly property int count: lineUp.count
    readonly property real spacing: Theme.gap(2)
    readonly property int columns: Math.max(1, Math.min(Math.max(count, 1), Math.floor((width + spacing) / (Theme.dp(128) + spacing))))
    readonly property int lines: Math.ceil(Math.max(1, count) / columns)
    // Even lines: eight people sit four and four, not seven and one.
    readonly property int perLine: Math.ceil(Math.max(1, count) / lines)
    readonly property real cardWidth: Math.min(Theme.dp(roomy ? 212 : 176), (width - (perLine - 1) * spacing) / perLine)
    readonly property real cardHeight: Theme.dp(roomy && cardWidth > Theme.dp(170) ? 232 : 190)
    property int current: 0

    signal editWanted(int row)

    function slotX(row: int): real {
        const line = Math.floor(row / perLine);
        const inLine = line === lines - 1 ? count - line * perLine : perLine;
        const left = (width - inLine * cardWidth - (inLine - 1) * spacing) / 2;
        return left + (row % perLine) * (cardWidth + spacing);
    }
    function slotY(row: int): real {
        return Math.floor(row / perLine) * (cardHeight + spacing);
    }
    function rowAt(x: real, y: real): int {
        const line = Math.max(0, Math.min(lines - 1, Math.round(y / (cardHeight + spacing))));
        const column = Math.round((x - slotX(line * perLine)) / (cardWidth + spacing));
        return Math.max(0, Math.min(count - 1, line * perLine + Math.max(0, Math.min(perLine - 1, column))));
    }
    function focusCard(row: int): void {
        current = Math.max(0, Math.min(count - 1, row));
        const card = cards.itemAt(current) as Item;
        if (card)
            card.forceActiveFocus(Qt.TabFocusReason);
    }
    function remove(row: int): void {
        const hadFocus = activeFocus;
        lineUp.remove(row);
        if (hadFocus)
            Qt.callLater(() => focusCard(Math.min(row, count - 1)));
    }

    implicitHeight: lines * cardHeight + (lines - 1) * spacing
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Seats in order of play")

    Repeater {
        id: cards

        model: seatRow.lineUp.seats

        PlayerCard {
            id: card

            property bool dragged: drag.active
            property real dragX: 0
            property real dragY: 0

            x: dragged ? dragX : seatRow.slotX(index)
            y: dragged ? dragY : seatRow.slotY(index)
            z: dragged ? 2 : activeFocus ? 1 : 0
            width: seatRow.cardWidth
            height: seatRow.cardHeight
            asksAge: seatRow.asksAges && bot === ""
            lifted: dragged
            faceSize: seatRow.cardHeight > Theme.dp(200) ? Theme.dp(96) : Theme.dp(64)
            last: index === seatRow.count - 1
            focusPolicy: Qt.StrongFocus
            focus: index === seatRow.current
            onActiveFocusChanged: if (activeFocus) seatRow.current = index
            onClicked: seatRow.editWanted(index)
            choosesStarter: seatRow.lineUp.starter === "seat"
            onStartWanted: seatRow.lineUp.startWith(index)
            onEarlierWanted: seatRow.lineUp.move(index, index - 1)
            onLaterWanted: seatRow.lineUp.move(index, index + 1)
            onRemoveWanted: seatRow.remove(index)

            Behavior on x {
                enabled: !card.dragged
                NumberAnimation { duration: Theme.travel; easing.type: Theme.easeRest }
            }
            Behavior on y {
                enabled: !card.dragged
                NumberAnimation { duration: Theme.travel; easing.type: Theme.easeRest }
            }
            DragHandler {
                id: drag

                property real startX: 0
                property real startY: 0

                target: null
                onActiveChanged: {
                    if (active) {
                        startX = card.x;
                        startY = card.y;
                        card.dragX = card.x;
                        card.dragY = card.y;
                        seatRow.current = card.index;
                    }
                }
                onActiveTranslationChanged: {
                    if (!active)
                        return;
                    card.dragX = startX + activeTranslation.x;
                    card.dragY = startY + activeTranslation.y;
                    seatRow.lineUp.move(card.index, seatRow.rowAt(card.dragX, card.dragY));
                }
            }
            Keys.onPressed: event => {
                const step = event.key === Qt.Key_Left ? -1 : event.key === Qt.Key_Right ? 1
                    : event.key === Qt.Key_Up ? -seatRow.perLine : event.key === Qt.Key_Down ? seatRow.perLine : 0;
                const to = index + step;
                event.accepted = true;
                if (step !== 0 && to >= 0 && to < seatRow.count) {
                    if (event.modifiers & Qt.ShiftModifier) {
                        seatRow.lineUp.move(index, to);
                        seatRow.current = to;
                    } else {
                        seatRow.focusCard(to);
                    }
                } else if (event.key === Qt.Key_Delete || event.key === Qt.Key_Backspace) {
                    seatRow.remove(index);
                } else {
                    event.accepted = false;
                }
            }
        }
    }
}
