import QtQuick
import Stolik
import Stolik.Games.Rummikub

// The sets that a hint speaks of, or that one is to be chosen from, each in a frame. The letter of one that takes
// tiles stands on the first tile that stays in it.
Repeater {
    id: frames

    required property RummikubViewModel viewModel

    model: frames.viewModel.framed

    Rectangle {
        id: frame

        required property rect area
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
    }
}
