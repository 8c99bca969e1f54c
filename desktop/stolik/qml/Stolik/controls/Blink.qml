import QtQuick
import Stolik

// Blinks twice when the pointer comes over something with eyes, unless that is switched off.
Item {
    id: blink

    property bool hovered: false
    property bool closed: false

    onHoveredChanged: {
        if (blink.hovered && Theme.stirs)
            lids.restart();
    }

    SequentialAnimation {
        id: lids

        loops: 2

        PropertyAction { target: blink; property: "closed"; value: true }
        PauseAnimation { duration: Theme.blink }
        PropertyAction { target: blink; property: "closed"; value: false }
        PauseAnimation { duration: Theme.blink }
    }
}
