import QtQuick

// A set, the table or the rack as who doesn't see it finds it: a summary, with the tiles in it in their order.
Item {
    id: group

    required property string label
    // Its corner on the board.
    property point origin: Qt.point(0, 0)
    // The set's number in the model, -1 for none.
    property int set: -1

    Accessible.role: Accessible.Grouping
    Accessible.name: group.label
}
