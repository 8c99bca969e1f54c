pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import QtQuick.Window
import Stolik

// Content that scrolls if there isn't room for all of it: a bar shows the position, a shaded edge that more
// follows, and focused items come into view.
Flickable {
    id: area

    // The colour of the background, if it is plain.
    property color ground: "transparent"
    readonly property bool overflows: contentHeight > height + 1

    function scrollBy(distance: real): void {
        area.contentY = Math.max(0, Math.min(area.contentHeight - area.height, area.contentY + distance));
    }
    function scrollTo(item: Item): void {
        area.contentY = Math.max(0, Math.min(area.contentHeight - area.height, item.mapToItem(area.contentItem, 0, 0).y));
    }
    // Whether all of an item is in view, or it isn't part of the content.
    function shows(item: Item): bool {
        for (let each = item; each; each = each.parent) {
            if (each !== area.contentItem)
                continue;
            const top = item.mapToItem(area, 0, 0).y;
            return top > -1 && top + item.height < area.height + 1;
        }
        return true;
    }
    // Whether more content follows in an arrow's direction, to be scrolled to before the focus moves.
    function hasMore(key: int): bool {
        return key === Qt.Key_Up ? area.contentY > 1 : key === Qt.Key_Down && area.contentY < area.contentHeight - area.height - 1;
    }
    // Scrolls by the keys for reading; returns whether the key was one of them.
    function scrollByKey(key: int): bool {
        const line = Theme.dp(48);
        const steps = { [Qt.Key_Up]: -line, [Qt.Key_Down]: line, [Qt.Key_PageUp]: line - area.height, [Qt.Key_PageDown]: area.height - line,
            [Qt.Key_Home]: -area.contentHeight, [Qt.Key_End]: area.contentHeight };
        if (!area.overflows || steps[key] === undefined)
            return false;
        area.scrollBy(steps[key]);
        return true;
    }
    // For an item higher than the view, show its beginning.
    function follow(item: Item): void {
        const top = item.mapToItem(area.contentItem, 0, 0).y;
        const spare = Theme.gap(3);
        if (top - spare < area.contentY)
            area.scrollBy(top - spare - area.contentY);
        else if (top + item.height + spare > area.contentY + area.height)
            area.scrollBy(Math.min(top - spare, top + item.height + spare - area.height) - area.contentY);
    }

    Layout.fillWidth: true
    Layout.fillHeight: true
    contentWidth: width
    interactive: overflows
    boundsBehavior: Flickable.StopAtBounds
    clip: overflows
    // Without a graphics card, Qt paints shapes scrolled out of view over their surroundings, except in a
    // layer, which then needs a background.
    layer.enabled: overflows && ground.a === 1 && GraphicsInfo.api === GraphicsInfo.Software && Screen.devicePixelRatio === 1
    T.ScrollBar.vertical: ScrollPositionBar { }

    Connections {
        target: area.Window.window
        enabled: area.overflows && area.visible

        function onActiveFocusItemChanged(): void {
            const item = area.Window.activeFocusItem;
            for (let each = item; each; each = each.parent)
                if (each === area.contentItem)
                    area.follow(item);
        }
    }

    component Edge: Item {
        parent: area
        width: area.width
        height: Theme.gap(4)
        visible: area.overflows && opacity > 0

        Rectangle {
            anchors.fill: parent
            gradient: Gradient {
                GradientStop { position: 0; color: Qt.alpha(Theme.shadow, 0) }
                GradientStop { position: 1; color: Qt.alpha(Theme.shadow, Theme.shadowRest) }
            }
        }
        Rectangle {
            y: parent.height - height
            width: parent.width
            height: Theme.hair
            color: Theme.hairline
        }
    }

    Rectangle {
        parent: area
        z: -1
        anchors.fill: parent
        visible: area.layer.enabled
        color: area.ground
    }
    Edge { rotation: 180; opacity: area.contentY > 1 ? 1 : 0 }
    Edge {
        y: area.height - height
        opacity: area.contentY + area.height < area.contentHeight - 1 ? 1 : 0
    }
}
