pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Games.Rummikub

// What every set is taken hold of, to be moved as a whole: three dots in the gap before it, or its number while sets are
// spoken of by their numbers.
Repeater {
    id: grips

    required property RummikubViewModel viewModel
    // The set whose grip is under the pointer, -1 for none.
    property int pointed: -1
    property bool numbered: false

    model: grips.viewModel.active && !grips.viewModel.looksBefore ? grips.viewModel.spoken.groups : null

    Item {
        id: grip

        required property rect area
        required property int set
        required property int number
        readonly property bool lit: grip.set === grips.pointed

        x: grip.area.x - width
        y: grip.area.y
        z: grips.numbered ? 3 : 0
        width: grips.viewModel.tableTile * 0.4
        height: grip.area.height

        Rectangle {
            anchors.centerIn: parent
            visible: grips.numbered
            width: Math.max(height, digits.implicitWidth + Theme.gap(2))
            height: Theme.dp(24)
            radius: height / 2
            color: Theme.panel
            border.width: Theme.line
            border.color: Theme.accent

            TextLabel {
                id: digits

                anchors.centerIn: parent
                text: grip.number
                kind: "small"
                strong: true
                tabular: true
                Accessible.ignored: true
            }
        }
        Column {
            anchors.centerIn: parent
            visible: !grips.numbered
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
