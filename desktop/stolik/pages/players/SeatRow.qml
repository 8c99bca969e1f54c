pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Shell

// The seats in order of play. A press on a card changes its player; dragging, or Shift+arrow, moves it.
FocusScope {
    id: seatRow

    required property LineUpModel lineUp
    property bool asksAges: false
    // The greatest height.
    property real room: Theme.dp(190)

    readonly property int count: lineUp.count
    // The number of chairs, which is the most players, so that nothing moves when one comes or goes.
    readonly property int chairs: Math.max(lineUp.most, count, 1)
    // Six lines are closer together, so that none is too low to be pressed.
    readonly property real spacing: Theme.gap(!flat ? 2 : chairs > 10 ? 0.5 : 1)
    // Whether each seat is a line, two of them side by side.
    property bool flat: false
    readonly property int mostColumns: Math.max(1, Math.min(chairs, Math.floor((width + Theme.gap(2)) / (Theme.dp(128) + Theme.gap(2)))))
    // Two lines of large cards are better than one of small ones.
    readonly property bool folded: mostColumns === chairs && width <= chairs * Theme.dp(236) && 2 * (Theme.dp(232) + Theme.gap(2)) <= room
    readonly property int cardColumns: folded ? Math.ceil(chairs / 2) : mostColumns
    // The least height of the seats as cards.
    readonly property real cardsTall: Math.ceil(chairs / cardColumns) * (Theme.dp(112) + Theme.gap(2))
    readonly property int columns: flat ? Math.min(chairs, 2) : cardColumns
    readonly property int lines: Math.ceil(chairs / columns)
    // Even lines: eight people are four and four, not seven and one.
    readonly property int perLine: Math.ceil(chairs / lines)
    readonly property real cardWidth: flat ? (width - (perLine - 1) * spacing) / perLine : Math.min(Math.max(Theme.dp(roomy ? 212 * grown : slim ? 228 : 186), (panelWidth - (perLine - 1) * spacing) / perLine), (width - (perLine - 1) * spacing) / perLine)
    // The cards take some of any spare room in the window; if two lines don't fit, they are flat.
    readonly property bool roomy: !flat && lines * (Theme.dp(232) + spacing) <= room && width / perLine > Theme.dp(186)
    // How much larger they are then, always leaving some space.
    readonly property real grown: !roomy ? 1 : Math.max(1, Math.min(1.5, 0.8 * room / (lines * (Theme.dp(232) + spacing)),
        width / (perLine * (Theme.dp(212) + spacing))))
    readonly property bool slim: !flat && lines * (Theme.dp(184) + spacing) > room + spacing
    // A row of cards is at least as wide as the panel below it.
    readonly property real panelWidth: Theme.dp(980)
    readonly property real rowWidth: perLine * (cardWidth + spacing) - spacing
    readonly property real cardHeight: flat ? Theme.target : Theme.dp(roomy ? 232 * grown : slim ? 112 : 184)
    property int current: 0
    // Somebody has just gone, and a second press isn't meant for those who moved up.
    readonly property bool settling: settle.running

    signal editWanted(int row)
    signal freeChairPressed

    function slotX(chair: int): real {
        const line = Math.floor(chair / perLine);
        const inLine = line === lines - 1 && !flat ? chairs - line * perLine : perLine;
        const left = (width - inLine * cardWidth - (inLine - 1) * spacing) / 2;
        return left + (chair % perLine) * (cardWidth + spacing);
    }
    function slotY(chair: int): real { return Math.floor(chair / perLine) * (cardHeight + spacing); }
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
        settle.restart();
        if (hadFocus)
            Qt.callLater(seatRow.focusCard, row);
    }

    implicitHeight: lines * cardHeight + (lines - 1) * spacing
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Seats in order of play")

    Timer { id: settle; interval: Application.styleHints.mouseDoubleClickInterval }
    // The free chairs.
    Repeater {
        model: seatRow.chairs

        Rectangle {
            required property int index
            readonly property bool offered: !seatRow.settling

            objectName: "freeChair"
            x: seatRow.slotX(index)
            y: seatRow.slotY(index)
            width: seatRow.cardWidth
            height: seatRow.cardHeight
            visible: index >= seatRow.count
            radius: Theme.radius
            color: "transparent"
            border.width: Theme.hair
            border.color: freeHover.hovered && offered ? Theme.accent : Theme.recessEdge

            HoverHandler {
                id: freeHover

                enabled: parent.offered
                cursorShape: Qt.PointingHandCursor
            }
            TapHandler { enabled: parent.offered; onTapped: seatRow.freeChairPressed() }
        }
    }
    Repeater {
        id: cards

        model: seatRow.lineUp.seats

        PlayerCard {
            id: card

            property bool dragged: drag.active
            property real dragX: 0
            property real dragY: 0
            // The chair to which it moves, and the distance left.
            property int reached: -1
            property point away

            // Only a move to another chair is animated, but not a change in the width of the row.
            function walk(fromX: real, fromY: real): void {
                card.away = Qt.point(fromX - seatRow.slotX(card.reached), fromY - seatRow.slotY(card.reached));
                walking.restart();
            }

            x: dragged ? dragX : seatRow.slotX(reached) + away.x
            y: dragged ? dragY : seatRow.slotY(reached) + away.y
            z: dragged ? 2 : activeFocus ? 1 : 0
            width: seatRow.cardWidth
            height: seatRow.cardHeight
            asksAge: seatRow.asksAges && bot === ""
            lifted: dragged
            slim: seatRow.slim
            grown: seatRow.grown
            flat: seatRow.flat
            faceSize: flat ? height - Theme.gap(2) : Theme.dp(seatRow.roomy ? 96 * seatRow.grown : seatRow.slim ? 36 : 64)
            last: index === seatRow.count - 1
            focusPolicy: Qt.StrongFocus
            focus: index === seatRow.current
            onActiveFocusChanged: if (activeFocus) seatRow.current = index
            onClicked: seatRow.editWanted(index)
            choosesStarter: seatRow.lineUp.asksForStarter && seatRow.lineUp.starter === "seat"
            onStartWanted: seatRow.lineUp.startWith(index)
            onEarlierWanted: seatRow.lineUp.move(index, index - 1)
            onLaterWanted: seatRow.lineUp.move(index, index + 1)
            onRemoveWanted: if (!seatRow.settling) seatRow.remove(index)
            onIndexChanged: {
                if (reached < 0)
                    return;
                const fromX = x;
                const fromY = y;
                reached = index;
                if (!dragged)
                    walk(fromX, fromY);
            }
            Component.onCompleted: reached = index

            PropertyAnimation {
                id: walking

                target: card
                property: "away"
                to: Qt.point(0, 0)
                duration: Theme.travel
                easing.type: Theme.easeRest
            }
            DragHandler {
                id: drag

                property real startX: 0
                property real startY: 0

                target: null
                onActiveChanged: {
                    if (!active) {
                        card.walk(card.dragX, card.dragY);
                    } else {
                        walking.complete();
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
