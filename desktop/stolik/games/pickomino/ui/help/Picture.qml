pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import "../parts"

// A picture in the rules: dice ("1" to "5", "worm") and tiles ("21" to "36") in a row, with "|" between those
// that don't belong together.
Row {
    id: row

    property var things: []
    property real room: 0
    readonly property bool tiles: row.things.some(thing => Number(thing) > 6)
    readonly property real size: Math.min(Theme.dp(44), row.room / (row.things.length * 1.15))

    spacing: row.size * 0.15
    Accessible.ignored: true

    Repeater {
        model: row.things

        Item {
            id: place

            required property string modelData
            readonly property int number: Number(place.modelData) || 0
            readonly property bool isTile: place.number > 6

            width: place.modelData === "|" ? row.size * 0.5 : row.size
            height: row.size * (row.tiles ? 1.5 : 1.1)

            Loader {
                anchors.verticalCenter: parent.verticalCenter
                active: place.modelData !== "|"
                sourceComponent: place.isTile ? tile : die
            }
            Component {
                id: die

                Die {
                    face: place.modelData === "worm" ? 6 : place.number
                    kind: "worm"
                    symbolSource: Qt.resolvedUrl("../art/worm-die.svg")
                    size: row.size
                    still: true
                    enabled: false
                }
            }
            Component {
                id: tile

                WormTile { number: place.number; tall: row.size * 1.45; enabled: false }
            }
        }
    }
}
