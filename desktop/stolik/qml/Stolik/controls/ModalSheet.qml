pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Stolik

// A sheet over the table: in the middle, or a drawer at a side. Escape or a press beside it closes it, and
// Tab stays inside. Children fill its body, `actions` its bottom. A cross closes it if it has no button to do
// so. `title` is its name for screen readers.
T.Dialog {
    id: sheet

    property string side: "centre"      // "centre" | "right" | "left"
    property bool dismissable: true
    property bool cross: dismissable
    property bool scrolls: true
    property int titleAlignment: Text.AlignLeft
    // The key that opens and closes it, 0 for none.
    property int openingKey: 0
    property real wide: side === "centre" ? Theme.sheetWidth : Theme.drawerWidth
    default property alias body: bodyColumn.data
    property alias actions: actionRow.data
    readonly property alias area: flick

    readonly property bool centred: side === "centre"
    readonly property real roomX: parent ? parent.width : 0
    readonly property real roomY: parent ? parent.height : 0
    property real slide: 0
    // While the sheet fades out, nothing or a page opened from here has the keyboard focus.
    readonly property Item holder: contentItem.Window.activeFocusItem
    property Item taker: null
    property bool fades: false

    // Moves the keyboard to the nearest button in the row, above or below; returns whether one is in view.
    function walk(key: int): bool {
        const across = key === Qt.Key_Left || key === Qt.Key_Right;
        const from = sheet.contentItem.Window.activeFocusItem;
        // Lines of lists aren't tab stops.
        if (!(from instanceof T.AbstractButton) || !(from.focusPolicy & Qt.TabFocus) || !across && key !== Qt.Key_Up && key !== Qt.Key_Down)
            return false;
        const onwards = key === Qt.Key_Right || key === Qt.Key_Down;
        const here = from.mapToItem(sheet.contentItem, 0, 0, from.width, from.height);
        const passed = new Set([from]);
        for (let to = from.nextItemInFocusChain(onwards); to && !passed.has(to); to = to.nextItemInFocusChain(onwards)) {
            passed.add(to);
            const there = to.mapToItem(sheet.contentItem, 0, 0, to.width, to.height);
            const beside = there.top < here.bottom && there.bottom > here.top;
            const leads = key === Qt.Key_Up ? there.bottom <= here.top : key === Qt.Key_Down ? there.top >= here.bottom
                : beside && (key === Qt.Key_Left ? there.right <= here.left : there.left >= here.right);
            // Content out of view is scrolled to before the keyboard moves there.
            if (!leads || !flick.shows(to))
                continue;
            to.forceActiveFocus(onwards ? Qt.TabFocusReason : Qt.BacktabFocusReason);
            return true;
        }
        return false;
    }

    // Without a better place, the keyboard begins at the first control.
    function leadKeyboard(): void {
        if (sheet.holder && sheet.holder === sheet.contentItem.parent)
            sheet.contentItem.nextItemInFocusChain().forceActiveFocus(Qt.OtherFocusReason);
    }

    parent: T.Overlay.overlay
    modal: true
    focus: true
    dim: true
    closePolicy: dismissable ? T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside : T.Popup.NoAutoClose
    padding: Theme.gap(Theme.largeType ? 4 : 6)
    width: Math.min(wide, roomX - Theme.gap(8))
    height: centred ? Math.min(implicitHeight, roomY - Theme.gap(roomY < Theme.dp(640) ? 4 : 8)) : roomY - Theme.gap(4)
    implicitHeight: topPadding + implicitContentHeight + bottomPadding
    x: Math.round((centred ? (roomX - width) / 2 : side === "right" ? roomX - width - Theme.gap(2) : Theme.gap(2))
        + (centred ? 0 : (side === "right" ? slide : -slide)))
    y: Math.round(centred ? (roomY - height) / 2 + slide : Theme.gap(2))

    T.Overlay.modal: Rectangle { color: Theme.scrim }
    T.Overlay.modeless: Rectangle { color: Theme.scrim }

    enter: Transition {
        NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.fade }
        NumberAnimation { property: "slide"; from: Theme.moves ? Theme.gap(5) : 0; to: 0; duration: Theme.base; easing.type: Theme.easeRest }
    }
    exit: Transition {
        NumberAnimation { property: "opacity"; to: 0; duration: Theme.quick }
    }

    // After fading out, nothing would have the keyboard focus.
    onAboutToHide: {
        sheet.taker = null;
        sheet.fades = true;
    }
    onHolderChanged: {
        if (sheet.fades && sheet.holder && sheet.holder.parent)
            sheet.taker = sheet.holder;
    }
    onClosed: {
        OpenSheets.remove(sheet);
        const item = sheet.taker;
        const control = item as T.Control;
        sheet.fades = false;
        sheet.taker = null;
        if (item && item.visible && !item.activeFocus)
            item.forceActiveFocus(control ? control.focusReason : Qt.OtherFocusReason);
    }
    onAboutToShow: {
        OpenSheets.add(sheet);
        sheet.fades = false;
    }
    Component.onDestruction: OpenSheets.remove(sheet)

    onOpened: Qt.callLater(sheet.leadKeyboard)

    background: Panel { isRaised: true; color: Theme.panel }

    contentItem: ColumnLayout {
        spacing: Theme.gap(Theme.largeType ? 2 : 4)

        Keys.onPressed: event => {
            event.accepted = true;
            if (sheet.openingKey !== 0 && event.key === sheet.openingKey && !event.isAutoRepeat)
                sheet.close();
            else
                event.accepted = flick.hasMore(event.key) ? flick.scrollByKey(event.key)
                    : sheet.walk(event.key) || flick.scrollByKey(event.key);
        }

        RowLayout {
            visible: sheet.title !== "" || sheet.cross
            spacing: Theme.gap(2)

            Title { text: sheet.title; horizontalAlignment: sheet.titleAlignment }
            IconButton {
                visible: sheet.cross
                Layout.alignment: Qt.AlignTop
                Layout.rightMargin: -Theme.gap(2)
                Layout.topMargin: -Theme.gap(2)
                iconName: "close"
                text: qsTr("Close")
                framed: false
                onClicked: sheet.close()
            }
        }
        ScrollArea {
            id: flick

            ground: Theme.panel
            // The scroll bar is in the margin of the sheet, not over the content.
            Layout.rightMargin: -Math.min(Theme.gap(4), sheet.rightPadding - Theme.gap(1))
            implicitHeight: bodyColumn.implicitHeight
            contentHeight: sheet.scrolls ? bodyColumn.implicitHeight : height

            ColumnLayout {
                id: bodyColumn

                width: flick.width - Theme.gap(4)
                height: sheet.scrolls ? implicitHeight : flick.height
                spacing: Theme.gap(Theme.largeType ? 2 : 3)
            }
        }
        RowLayout {
            id: actionRow

            visible: children.length > 0
            spacing: Theme.gap(3)
            layoutDirection: Qt.LeftToRight
        }
    }
}
