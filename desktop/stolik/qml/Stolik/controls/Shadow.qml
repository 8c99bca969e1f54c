import QtQuick
import Stolik

// A prepared soft shadow, since the software renderer has no effects. Let it fill the thing that casts it,
// and put it below.
Item {
    id: shadow

    property bool lifted: false
    property real strength: lifted ? Theme.shadowLifted : Theme.shadowRest
    property real blur: lifted ? Theme.dp(22) : Theme.dp(12)
    property real drop: lifted ? Theme.dp(8) : Theme.dp(3)
    // The art is a 128 px square: 40 px of fade around a box with 12 px corners.
    readonly property real ratio: Math.max(0.01, blur / 40)

    z: -1
    visible: strength > 0

    BorderImage {
        x: -shadow.blur
        y: -shadow.blur + shadow.drop
        width: (shadow.width + 2 * shadow.blur) / shadow.ratio
        height: (shadow.height + 2 * shadow.blur) / shadow.ratio
        scale: shadow.ratio
        transformOrigin: Item.TopLeft
        source: "../art/shadow.svg"
        border { left: 60; top: 60; right: 60; bottom: 60 }
        opacity: shadow.strength
    }
}
