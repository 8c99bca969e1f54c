import QtQuick
import Stolik
import Stolik.Games.Rummikub

// The sets that a hint speaks of, or that one is to be chosen from, each in a frame; one that takes tiles of a hint
// bears their letter.
Repeater {
    id: frames

    required property RummikubViewModel viewModel

    model: frames.viewModel.framed

    Rectangle {
        id: frame

        required property rect area
        required property string letter
        required property string label
        readonly property real out: Theme.dp(5)

        x: frame.area.x - out
        y: frame.area.y - out
        width: frame.area.width + 2 * out
        height: frame.area.height + 2 * out
        radius: Theme.dp(9)
        color: Qt.alpha(Theme.gold, 0.2)
        border.width: Theme.dp(4)
        border.color: Theme.goldText
        Accessible.role: Accessible.Indicator
        Accessible.name: frame.label

        HintLetter {
            letter: frame.letter
            tileWide: frame.area.height / 1.38
            x: -width * 0.45
            y: -height * 0.45
        }
    }
}
