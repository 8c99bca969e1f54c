pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// A game that waits, seen from far away: how far everybody is on the way to the goal.
Item {
    id: still

    property var position: ({})
    property var colours: []
    readonly property var accounts: still.position.accounts ?? []
    readonly property real goal: 100
    readonly property real most: Math.max(still.goal * 1.1, ...still.accounts)
    readonly property real step: still.height / Math.max(1, still.accounts.length)

    Accessible.ignored: true

    Repeater {
        model: still.accounts

        Rectangle {
            id: lane

            required property int index
            required property int modelData

            y: index * still.step + (still.step - height) / 2
            width: still.width
            height: Math.min(Theme.dp(14), still.step * 0.62)
            radius: height / 2
            color: Theme.recess

            Rectangle {
                width: Math.max(height, parent.width * lane.modelData / still.most)
                height: parent.height
                radius: height / 2
                color: Theme.seatColor(still.colours[lane.index] ?? lane.index)
            }
        }
    }
    Rectangle {
        x: still.width * still.goal / still.most
        width: Theme.line
        height: still.height
        color: Theme.ink
    }
}
