pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// A seat's points game by game, as far as they are counted: the small ones, and the big ones in a ring. The sums stand
// beside it. Where there is no room for it, the games are known by their order alone.
Row {
    id: end

    property var lines: []
    // What there is for each number of games.
    property int games: 2
    property real room: Theme.dp(400)
    readonly property bool named: end.games * Theme.dp(142) + (end.games - 1) * spacing <= end.room

    spacing: Theme.gap(1.5)
    // Of a single game the sums beside it say the same.
    visible: end.games > 1
    Accessible.ignored: true

    component Ring: Rectangle {
        id: ring

        required property string points

        width: Theme.dp(26)
        height: width
        radius: width / 2
        color: "transparent"
        border.width: Theme.line
        border.color: Theme.goldText

        TextLabel {
            anchors.centerIn: parent
            text: ring.points
            kind: "small"
            strong: true
            color: Theme.ink
            Accessible.ignored: true
        }
    }

    Repeater {
        model: end.lines

        Rectangle {
            id: game

            required property int index
            required property var modelData

            // As wide in every row, so that the columns are straight.
            implicitWidth: Theme.dp(end.named ? 142 : 92)
            implicitHeight: Theme.dp(40)
            radius: Theme.radiusSmall
            color: Theme.recess

            Row {
                id: row

                anchors.right: parent.right
                anchors.rightMargin: Theme.gap(2)
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.gap(1)

                TextLabel {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: end.named
                    text: qsTr("Game %1").arg(game.index + 1)
                    kind: "small"
                    Accessible.ignored: true
                }
                TextLabel {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.dp(52)
                    horizontalAlignment: Text.AlignRight
                    text: game.modelData.text
                    strong: true
                    tabular: true
                    Accessible.ignored: true
                }
                Ring {
                    anchors.verticalCenter: parent.verticalCenter
                    points: game.modelData.picture
                }
            }
        }
    }
}
