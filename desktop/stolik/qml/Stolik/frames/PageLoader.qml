import QtQuick
import Stolik

// Shows a page and gives it the keyboard; it comes in softly, and there is never an empty cloth before it.
Loader {
    id: loader

    focus: visible
    asynchronous: false
    // A user of the keyboard sees where it is; a mouse needs no ring.
    property bool byKeyboard: false
    // The first page is simply there: it has no transition to wait for.
    property bool softly: true
    // It dissolves into what lies below and is seen until then; else it is there at once and glides to its place.
    property bool dissolves: false
    // What comes under another page takes no key from it.
    property bool covered: false

    // Its files can't be read, or belong to another version of the program.
    signal failed
    // The page is wholly there.
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

        // A page that was left in the meantime never appears.
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
