pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// A seat's big and small points game by game, as far as they are counted, beside the totals. If there is no room for
// names, only the order tells which game is which.
Row {
    id: end

    readonly property EndPlace spot: end.parent as EndPlace
    // The greatest number of games of any seat.
    readonly property int games: end.spot?.longest ?? 1
    property real room: end.spot?.width ?? 0
    readonly property bool named: end.wide(142) <= end.room

    function wide(game: int): real { return end.games * Theme.dp(game) + (end.games - 1) * spacing; }

    spacing: Theme.gap(1.5)
    // For a single game, the totals beside it say the same.
    visible: end.games > 1 && end.wide(84) <= end.room
    Accessible.ignored: true

    component Figure: TextLabel {
        kind: "small"
        lineHeight: 1
        tabular: true
        Accessible.ignored: true
    }

    Repeater {
        model: end.spot?.lines ?? []

        Rectangle {
            id: game

            required property int index
            required property var modelData

            // The width is the same in every row, which keeps the columns straight.
            implicitWidth: Theme.dp(end.named ? 142 : 84)
            implicitHeight: Theme.dp(40)
            radius: Theme.radiusSmall
            color: Theme.recess

            Figure {
                x: Theme.gap(1.5)
                y: Theme.gap(1)
                visible: end.named
                text: qsTr("Game %1").arg(game.index + 1)
                quiet: true
            }
            Figure {
                x: end.named ? Theme.gap(1.5) : parent.width - width - Theme.gap(1.5)
                y: end.named ? parent.height - height - Theme.gap(1) : Theme.gap(1)
                text: qsTr("big %1").arg(game.modelData.picture)
                strong: true
            }
            Figure {
                x: parent.width - width - Theme.gap(1.5)
                y: parent.height - height - Theme.gap(1)
                text: qsTr("small %1").arg(game.modelData.text)
            }
        }
    }
}
