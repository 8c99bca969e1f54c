pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// A decision in the report on a game with dice that are set aside: the game's own things side by side, with
// the cup for a roll, and below them the dice set aside before.
Item {
    id: still

    property var position: ({})
    property var played: null
    property var best: null
    // The game's dice: their number, their look, and the largest share of the picture for one set aside.
    property int count: 6
    property string kind: "pips"
    property url symbolSource
    property size most: Qt.size(0.125, 0.26)
    // The total width of the things side by side relative to their height, and the space between them.
    property real broad: 2.7
    property real air: Theme.gap(14)
    default property alias content: things.data
    property alias spacing: choice.spacing

    readonly property list<var> moves: [still.played, still.best]
    readonly property var kept: still.position.kept ?? []
    readonly property var rolled: still.position.phase === "keep" ? still.position.rolled ?? [] : []
    readonly property real aside: still.kept.length > 0 ? Math.min(still.height * still.most.height, still.width * still.most.width) : 0
    // The height of the dice set aside below the rest.
    readonly property real below: still.aside > 0 ? 1.1 * still.aside + Math.max(Theme.gap(3.5), still.aside * 0.4) : 0
    readonly property real room: still.height - still.below - Theme.gap(2)
    // The greatest height of a thing and the cup side by side.
    readonly property real tall: Math.min(still.room, (still.width - still.air) / still.broad)

    // Whether one of the two moves is of this kind.
    function does(kind: string): bool { return still.moves.some(move => move?.kind === kind); }

    Accessible.ignored: true

    Row {
        id: choice

        anchors.horizontalCenter: parent.horizontalCenter
        y: (still.height - height - still.below) / 2

        Row {
            id: things

            anchors.verticalCenter: parent.verticalCenter
            spacing: choice.spacing
            visible: width > 0
        }
        Item {
            visible: still.does("roll")
            anchors.verticalCenter: parent.verticalCenter
            width: cup.width + Theme.gap(5)
            height: cup.height + Theme.gap(1)

            CupOfDice {
                id: cup

                anchors.centerIn: parent
                tall: still.tall * 0.68
                dice: still.count - still.kept.length || still.count
            }
            MoveMarks {
                played: still.played?.kind === "roll"
                best: still.best?.kind === "roll"
                out: 0
            }
        }
    }
    StillDice {
        anchors.horizontalCenter: parent.horizontalCenter
        y: choice.y + choice.height + still.below - 1.1 * still.aside
        faces: still.kept
        kind: still.kind
        symbolSource: still.symbolSource
        size: still.aside
    }
}
