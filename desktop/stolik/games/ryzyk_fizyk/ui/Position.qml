pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// A waiting game in miniature: how far everyone is on the way to the goal, and the dice of the turn.
Item {
    id: still

    property var position: ({})
    property var colours: []
    readonly property var accounts: still.position.accounts ?? []
    readonly property real goal: 100
    readonly property real most: Math.max(still.goal * 1.1, ...still.accounts)
    // The dice set aside, then the rolled ones.
    readonly property list<var> dice: [still.position.kept ?? [], still.position.rolled ?? []]
    readonly property bool rolled: still.dice.some(some => some.length > 0)
    readonly property real die: Math.min(still.height * 0.26, still.width / 7)
    readonly property real track: still.height - (still.rolled ? 1.15 * still.die : 0)
    readonly property real step: still.track / Math.max(1, still.accounts.length)

    Accessible.ignored: true

    Repeater {
        model: still.accounts

        Pill {
            id: lane

            required property int index
            required property int modelData

            y: index * still.step + (still.step - height) / 2
            width: still.width
            height: Math.min(Theme.dp(14), still.step * 0.62)
            color: Theme.recess

            Pill {
                width: Math.max(height, parent.width * lane.modelData / still.most)
                height: parent.height
                color: Theme.seatColor(still.colours[lane.index] ?? lane.index)
            }
        }
    }
    Rectangle {
        x: still.width * still.goal / still.most
        width: Theme.line
        height: still.track
        color: Theme.ink
    }
    Row {
        y: still.height - still.die
        spacing: still.die * 0.6

        Repeater {
            model: still.dice

            StillDice {
                required property var modelData

                visible: modelData.length > 0
                faces: modelData
                size: still.die
            }
        }
    }
}
