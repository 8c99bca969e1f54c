pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import "../parts"

// A picture in the rules: cells in a row, those with a star after their number circled.
Row {
    id: row

    property var things: []
    property real room: 0
    readonly property real cell: Math.min(Theme.dp(44), row.room / row.things.length)

    Accessible.ignored: true

    Repeater {
        model: row.things

        Rectangle {
            id: box

            required property int index
            required property string modelData

            width: row.cell
            height: row.cell
            color: Theme.tileFace
            border.width: Theme.hair
            border.color: Theme.tileLip

            TextLabel {
                anchors.centerIn: parent
                text: box.modelData.replace("*", "")
                Accessible.ignored: true
                strong: true
                font.pixelSize: Math.max(Theme.small, row.cell * 0.5)
                color: Theme.tileInk
            }
            PencilCircle {
                anchors.fill: parent
                seed: box.index
                shown: box.modelData.endsWith("*")
                color: Theme.tileBlue
            }
        }
    }
}
