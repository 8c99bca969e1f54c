import QtQuick

// Shows what is in it only where the list that it stands in has scrolled it into view: without a graphics card Qt
// paints shapes that are cut off as a whole over what lies beside the list.
Item {
    id: part

    required property Flickable list
    readonly property bool seen: {
        // Asked again whenever the list has moved or grown.
        const moved = part.list.contentY + part.list.contentHeight + part.list.height;
        const top = part.mapToItem(part.list, 0, 0).y;
        return isNaN(moved) || top < part.list.height && top + part.height > 0;
    }

    implicitWidth: childrenRect.width
    implicitHeight: childrenRect.height
    opacity: part.seen ? 1 : 0
}
