import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Stolik

// What stands one below the other and scrolls where there is too little room.
Flickable {
    id: flick

    default property alias body: column.data

    function scrollTo(item: Item): void {
        flick.contentY = Math.max(0, Math.min(flick.contentHeight - flick.height, item.y));
    }
    // Whatever gets the keyboard is seen.
    function follow(item: Item): void {
        if (!item || !flick.visible)
            return;
        const at = item.mapToItem(column, 0, 0);
        if (at.y < flick.contentY)
            flick.contentY = Math.max(0, at.y - Theme.gap(2));
        else if (at.y + item.height > flick.contentY + flick.height)
            flick.contentY = Math.min(flick.contentHeight - flick.height, at.y + Math.min(item.height, flick.height) - flick.height + Theme.gap(2));
    }

    contentWidth: width
    contentHeight: column.implicitHeight + Theme.gap(4)
    interactive: contentHeight > height + 1
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    T.ScrollBar.vertical: ScrollPositionBar { }

    Connections {
        target: flick.Window.window

        function onActiveFocusItemChanged(): void {
            const item = flick.Window.activeFocusItem;
            for (let each = item; each; each = each.parent)
                if (each === column)
                    flick.follow(item);
        }
    }
    ColumnLayout {
        id: column

        // Room for the shadows of what stands in it, and for the bar beside it.
        x: Theme.gap(2)
        width: flick.width - Theme.gap(6)
        spacing: Theme.gap(4)
    }
}
