pragma Singleton
import QtQuick

// What takes long is done once its button was seen pressed: so a press is answered at once.
QtObject {
    id: pressed

    property QtObject button: null
    property var act: null
    // Whether a frame came since; on a busy machine animations go on without one.
    property bool painted: false

    function then(button: QtObject, act: var): void {
        if (pressed.act !== null)
            return;
        pressed.button = button;
        pressed.painted = false;
        pressed.act = act;
        button.down = true;
    }

    readonly property Connections swaps: Connections {
        target: (pressed.button as Item)?.Window.window ?? null
        function onFrameSwapped(): void { pressed.painted = true; }
    }
    readonly property FrameAnimation frames: FrameAnimation {
        running: pressed.act !== null
        onTriggered: {
            // A window that paints nothing, such as a hidden one, is not waited for.
            if (currentFrame < 1 || (!pressed.painted && currentFrame < 30))
                return;
            const act = pressed.act;
            pressed.act = null;
            // It may have gone with its page, and what it was to do with it.
            if (!pressed.button)
                return;
            pressed.button.down = undefined;
            act();
        }
    }
}
