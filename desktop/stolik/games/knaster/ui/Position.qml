pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import "parts"

// A waiting game in miniature: the sheet of the seat to move, which may not be the one that rolled.
Item {
    id: still

    property var position: ({})
    // The seat whose turn is announced, -1 for none.
    property int seat: -1
    readonly property int shownSeat: Math.max(0, still.seat < 0 ? still.position.roller ?? 0 : still.seat)
    readonly property var sheet: (still.position.sheets ?? [])[still.shownSeat] ?? ({})
    readonly property real cell: Math.floor((Math.min(still.width, still.height) - Theme.hair) / 5)

    Accessible.ignored: true

    Rectangle {
        anchors.centerIn: parent
        // The right and bottom edges must fit inside too.
        width: 5 * still.cell + Theme.hair
        height: width
        color: Theme.tileFace

        // In small cells, bands would only blur the numbers.
        Repeater {
            model: still.cell < Theme.dp(28) ? null : ["r0", "r1", "r2", "r3", "r4", "c0", "c1", "c2", "c3", "c4", "d0", "d1"]

            LineBand {
                required property string modelData

                line: modelData
                unit: still.cell
                visible: cells.every(cell => (still.sheet.circles ?? [])[cell] === true)
                color: shade
                opacity: 0.3
            }
        }
        Repeater {
            model: 25

            Rectangle {
                id: box

                required property int index
                readonly property int number: (still.sheet.numbers ?? [])[index] ?? 0

                x: index % 5 * still.cell
                y: Math.floor(index / 5) * still.cell
                width: still.cell + Theme.hair
                height: width
                color: "transparent"
                border.width: Theme.hair
                border.color: Theme.tileLip

                Text {
                    anchors.centerIn: parent
                    visible: box.number > 0
                    text: box.number
                    textFormat: Text.PlainText
                    color: Theme.tileInk
                    font.family: Theme.family
                    font.weight: Font.Bold
                    font.pixelSize: Math.max(1, still.cell * (box.number > 9 ? 0.58 : 0.7))
                    Accessible.ignored: true
                }
                Rectangle {
                    anchors.fill: parent
                    anchors.margins: Theme.hair
                    visible: (still.sheet.circles ?? [])[box.index] === true
                    radius: width / 2
                    color: "transparent"
                    border.width: Math.max(1, still.cell * 0.08)
                    border.color: Theme.tileBlue
                }
            }
        }
    }
}
