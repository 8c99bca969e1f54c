import QtQuick
import Stolik

// Notices that who looks at secrets went away: after some time without a sign of life, and when the window is left.
Item {
    id: watch

    property bool watches: false
    property int idleTime: Theme.idle

    signal gone

    // A person is there.
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
