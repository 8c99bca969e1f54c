import QtQuick

// A tile for the keyboard and screen readers. It is in the group of its set or of the rack, and stays the same item when
// the tile goes to another group.
Item {
    id: node

    // The group of the tile.
    required property Item home
    required property string tile
    required property string zone
    // Its place in its group.
    required property int order
    required property string label
    property bool picked: false
    // Whether something can be done with it now.
    property bool live: true
    property bool hearsKeys: true

    // The space bar was pressed, with these modifiers.
    signal struck(int modifiers)
    signal pressed

    parent: node.home
    activeFocusOnTab: false
    Accessible.role: Accessible.Button
    Accessible.name: node.label
    Accessible.focusable: true
    Accessible.selected: node.picked
    Accessible.onPressAction: {
        if (node.live)
            node.pressed();
        else
            node.Accessible.announce(qsTr("Watch; press Space to continue"), Accessible.Polite);
    }

    Keys.onSpacePressed: event => {
        event.accepted = node.hearsKeys;
        if (event.accepted)
            node.struck(event.modifiers);
    }
}
