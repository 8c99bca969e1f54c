import QtQuick
import Stolik

// Notices when whoever looks at secrets has gone away, by inactivity or because the window was left.
Item {
    id: watch

    property bool watches: false
    property int idleTime: Theme.idle

    signal gone

    // Notes that somebody is there.
    function stir(): void {
        if (idle.running)
            idle.restart();
    }

    Timer {
        id: idle

        interval: watch.idleTime
        running: watch.watches
        onTriggered: watch.gone()
    }
    Connections {
        target: watch.Window.window

        function onActiveChanged(): void {
            if (!watch.Window.active)
                watch.gone();
        }
    }
}
