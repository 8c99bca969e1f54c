pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// A seat's tiles at the end, from the bottom of its stack, as far as they are counted.
Item {
    id: tiles

    property var lines: []
    // How high they may be, 0 where there is room enough.
    property real most: 0
    readonly property real usual: Theme.dp(Theme.largeType ? 40 : 52)
    readonly property real tall: most > 0 ? Math.min(usual, most) : usual
    readonly property real pitch: count < 2 ? 0 : Math.min(tall * 0.76, (width - tall * 0.68) / (count - 1))
    readonly property int count: lines.length

    implicitHeight: tall
    Accessible.ignored: true

    Repeater {
        model: tiles.count

        WormTile {
            required property int index

            number: Number(tiles.lines[index].text)
            tall: tiles.tall
            x: index * tiles.pitch
        }
    }
}
