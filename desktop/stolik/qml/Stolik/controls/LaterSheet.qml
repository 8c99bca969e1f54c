import QtQuick
import Stolik

// A sheet that is created when it is first opened.
Loader {
    id: later

    readonly property ModalSheet sheet: later.item as ModalSheet
    readonly property bool opened: later.sheet?.opened ?? false
    readonly property bool shown: later.sheet?.visible ?? false

    function open(): void {
        later.active = true;
        later.sheet.open();
    }
    function close(): void { later.sheet?.close(); }

    active: false
}
