pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// Confetti that is thrown up and floats down once; with reduced motion it just lies there.
Item {
    id: paper

    property bool falling: false
    property int pieces: 44
    property int fallTime: 2000

    // Repeatable pseudo-random numbers from 0 to 1.
    function chance(piece: int, what: int): real {
        const value = Math.sin(piece * 91.7 + what * 47.3) * 43758.5453;
        return value - Math.floor(value);
    }

    Accessible.ignored: true
    clip: true

    Repeater {
        model: paper.visible ? paper.pieces : 0

        Rectangle {
            id: scrap

            required property int index
            readonly property real from: paper.chance(index, 1)
            readonly property real size: Theme.dp(9 + 9 * paper.chance(index, 2))
            // Its progress, 0 to 1.
            property real way: Theme.moves ? 0 : 0.2 + 0.8 * paper.chance(index, 3)

            x: paper.width * (0.04 + 0.92 * from) + Theme.dp(26) * Math.sin(7 * way + 6 * from)
            y: -2 * size + (paper.height * (0.75 + 0.35 * paper.chance(index, 4)) + 2 * size) * way
            width: size
            height: size * 0.62
            radius: size * 0.12
            rotation: 360 * paper.chance(index, 5) + 300 * (paper.chance(index, 6) - 0.5) * way
            color: index % 4 === 0 ? Theme.gold : Theme.seatColor(index)
            border.width: Theme.highContrast ? Theme.hair : 0
            border.color: Theme.table
            opacity: Theme.moves ? Math.min(1, 4 * (1 - way)) : 0.75

            SequentialAnimation {
                running: paper.falling && Theme.moves

                PauseAnimation { duration: 0.35 * paper.fallTime * paper.chance(scrap.index, 7) }
                NumberAnimation {
                    target: scrap
                    property: "way"
                    from: 0
                    to: 1
                    duration: paper.fallTime * (0.5 + 0.15 * paper.chance(scrap.index, 8))
                    easing.type: Easing.InOutSine
                }
            }
        }
    }
}
