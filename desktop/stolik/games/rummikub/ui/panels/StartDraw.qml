pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import "../board"

// The tiles drawn for the start, each over its player's name.
Item {
    id: draw

    property list<string> tiles
    property var names: []
    property int starter: -1

    implicitWidth: row.implicitWidth + Theme.gap(10)
    implicitHeight: row.implicitHeight + Theme.gap(8)

    Panel {
        anchors.fill: parent
        isRaised: true
    }
    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.gap(8)

        Repeater {
            model: draw.tiles

            Column {
                id: drawn

                required property int index
                required property string modelData

                spacing: Theme.gap(2)
                opacity: drawn.modelData !== "" ? 1 : Theme.dimmed

                TileFace {
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: Theme.dp(64)
                    height: width * 1.38
                    tile: drawn.modelData
                    lifted: draw.starter === drawn.index

                    Rectangle {
                        anchors.fill: parent
                        anchors.margins: -Theme.dp(4)
                        radius: Theme.dp(12)
                        color: "transparent"
                        visible: draw.starter === drawn.index
                        border.width: Theme.dp(4)
                        border.color: Theme.gold
                    }
                }
                TextLabel {
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: draw.names[drawn.index] ?? ""
                    strong: draw.starter === drawn.index
                }
            }
        }
    }
}
