pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// A seat's points game by game, as far as they are counted: the small ones, and the big ones in a ring. The sums stand beside it.
Row {
    id: end

    property var lines: []

    spacing: Theme.gap(3)
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
            implicitWidth: Theme.dp(150)
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
