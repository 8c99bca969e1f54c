import QtQuick
import Stolik.Table

// Covers the secrets of a viewer who goes away: after some time without a sign of life, and when the window is left.
Item {
    id: watch

    required property TableController table
    property int idleTime: 0

    // A person is there.
    function stir(): void {
        if (idle.running)
            idle.restart();
    }

    Timer {
        id: idle

        interval: watch.idleTime
        running: watch.table.privacy.shared && watch.table.privacy.viewer >= 0
        onTriggered: watch.table.privacy.cover()
    }
    Connections {
        target: watch.Window.window

        function onActiveChanged(): void {
            if (!watch.Window.active)
                watch.table.privacy.cover();
        }
    }
}
