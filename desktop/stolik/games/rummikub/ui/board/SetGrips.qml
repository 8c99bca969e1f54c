pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Games.Rummikub

// What every set is taken hold of, to be moved as a whole: three dots in the gap before it.
Repeater {
    id: grips

    required property RummikubViewModel viewModel
    // The set whose grip is under the pointer, -1 for none.
    property int pointed: -1

    model: grips.viewModel.active && !grips.viewModel.looksBefore ? grips.viewModel.spoken.groups : null

    Item {
        id: grip

        required property rect area
        required property int set
        readonly property bool lit: grip.set === grips.pointed

        x: grip.area.x - width
        y: grip.area.y
        width: grips.viewModel.tableTile * 0.4
        height: grip.area.height

        Column {
            anchors.centerIn: parent
            spacing: Theme.dp(3)

            Repeater {
                model: 3

                Rectangle {
                    width: Theme.dp(grip.lit ? 6 : 4)
                    height: width
                    radius: width / 2
                    color: grip.lit ? Theme.pick : Theme.mutedOnTable
                    opacity: grip.lit ? 1 : 0.45
                }
            }
        }
    }
}
