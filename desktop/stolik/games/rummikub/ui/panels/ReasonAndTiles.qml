pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import "../board"

// Why points are written down for a player, and the very sets that could have been laid, or what was left.
Flow {
    id: told

    required property string reason
    // Tiles side by side.
    required property var rows
    // The tile that made it possible.
    required property string culprit
    property bool first: false
    // The tiles stand beside the sentence where they have room there, else always under it.
    property bool tight: false
    property bool small: false
    readonly property real tileWide: Theme.dp(told.small ? 24 : 30)
    readonly property real tileTall: told.tileWide * 1.38

    spacing: Theme.gap(told.tight ? 2 : told.small ? 1 : 3)

    TextLabel {
        width: told.tight ? Math.min(implicitWidth, told.width) : told.width
        height: told.tight && told.rows.length > 0 ? Math.max(implicitHeight, told.tileTall) : implicitHeight
        verticalAlignment: Text.AlignVCenter
        text: told.reason
        wrapMode: Text.WordWrap
        strong: told.first
    }
    Repeater {
        model: told.rows

        Row {
            id: tiles

            required property var modelData

            spacing: Theme.dp(2)

            Repeater {
                model: tiles.modelData

                TileFace {
                    id: piece

                    required property string modelData

                    width: told.tileWide
                    height: told.tileTall
                    tile: piece.modelData
                    shadowed: false

                    Rectangle {
                        anchors.fill: parent
                        anchors.margins: -Theme.dp(2)
                        radius: Theme.dp(6)
                        color: "transparent"
                        visible: piece.modelData === told.culprit
                        border.width: Theme.ring
                        border.color: Theme.danger
                    }
                }
            }
        }
    }
}
