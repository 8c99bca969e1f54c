import QtQuick

// A set, the table or the rack for a screen reader: a summary, and its tiles in order.
Item {
    id: group

    required property string label
    // Its corner on the board.
    property point origin: Qt.point(0, 0)
    // The set's number in the model, -1 for none.
    required property int set

    // A screen reader goes through the children in order, but new ones come last, so they are put in order.
    function putInOrder(board: Item): void {
        const nodes = group.children.filter(child => child.order !== undefined);
        const wanted = Array.from(nodes).sort((one, other) => one.order - other.order);
        const first = wanted.findIndex((node, at) => node !== nodes[at]);
        if (first < 0)
            return;
        const focused = board.Window.activeFocusItem;
        for (const node of wanted.slice(first)) {
            node.parent = board;
            node.parent = Qt.binding(() => node.home);
        }
        if (focused && focused !== board.Window.activeFocusItem)
            focused.forceActiveFocus(Qt.OtherFocusReason);
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: group.label
}
