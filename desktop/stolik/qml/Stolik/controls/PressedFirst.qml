pragma Singleton
import QtQuick

// Starts a long operation only once its button has been painted as pressed, so that a press shows at once.
QtObject {
    id: pressed

    property QtObject button: null
    property var act: null
    // Whether a frame has been painted since; on a busy machine animations go on without one.
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
            // Don't wait for a window that paints nothing, such as a hidden one.
            if (currentFrame < 1 || (!pressed.painted && currentFrame < 30))
                return;
            const act = pressed.act;
            pressed.act = null;
            // The button may be gone with its page, and its task with it.
            if (!pressed.button)
                return;
            pressed.button.down = undefined;
            act();
        }
    }
}
