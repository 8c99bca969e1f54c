import QtQuick
import Stolik

// Shows a page and gives it the keyboard; it fades in softly, never after an empty cloth.
Loader {
    id: loader

    focus: visible
    asynchronous: false
    // Whether to show the focus, which only users of the keyboard need.
    property bool byKeyboard: false
    // Whether there is a transition; the first page appears without one.
    property bool softly: true
    // Whether it dissolves into the page below, which is visible until then, rather than sliding into place.
    property bool dissolves: false
    // Whether it loads under another page, from which it must not take the keyboard.
    property bool covered: false

    // Emitted if its files can't be read or belong to another version of the program.
    signal failed
    // Emitted when the page is completely visible.
    signal came

    function takeFocus(): void {
        const page = item as Item;
        if (page && !loader.covered)
            page.forceActiveFocus(byKeyboard ? Qt.TabFocusReason : Qt.OtherFocusReason);
    }

    onStatusChanged: {
        if (loader.status === Loader.Error)
            Qt.callLater(loader.failed);
    }
    onLoaded: {
        if (softly)
            coming.restart();
        else
            loader.came();
        takeFocus();
    }

    ParallelAnimation {
        id: coming

        // A page that has been left meanwhile never appears.
        onFinished: {
            if (loader.status === Loader.Ready)
                loader.came();
        }

        NumberAnimation { target: loader; property: "opacity"; from: loader.dissolves ? 0 : 1; to: 1; duration: Theme.fade }
        NumberAnimation {
            target: shift
            property: "y"
            from: Theme.moves ? Theme.gap(3) : 0
            to: 0
            duration: Theme.base
            easing.type: Theme.easeRest
        }
    }
    transform: Translate { id: shift }
}
