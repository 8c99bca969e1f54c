pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// A game that waits, seen from far away: the sheet of the seat to move, which needn't be the one that rolled.
Item {
    id: still

    property var position: ({})
    // Who is told to be to move, -1 for nobody.
    property int seat: -1
    readonly property int shownSeat: Math.max(0, still.seat < 0 ? still.position.roller ?? 0 : still.seat)
    readonly property var sheet: (still.position.sheets ?? [])[still.shownSeat] ?? ({})
    // Broader than high, so that its numbers can be read.
    readonly property real cell: Math.floor(Math.min(still.width, still.height) / 5)
    readonly property real cellWide: Math.floor(Math.min(still.width / 5, 1.5 * still.cell))

    Accessible.ignored: true

    Rectangle {
        anchors.centerIn: parent
        width: 5 * still.cellWide
        height: 5 * still.cell
        color: Theme.tileFace
        border.width: Theme.hair
        border.color: Theme.tileLip

        Grid {
            columns: 5

            Repeater {
                model: 25

                Rectangle {
                    id: box

                    required property int index
                    readonly property int number: (still.sheet.numbers ?? [])[index] ?? 0

                    width: still.cellWide
                    height: still.cell
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
                        font.pixelSize: Math.max(Theme.dp(13), still.cell * 0.66)
                        Accessible.ignored: true
                    }
                    Rectangle {
                        anchors.fill: parent
                        anchors.margins: Theme.hair
                        visible: (still.sheet.circles ?? [])[box.index] === true
                        radius: height / 2
                        color: "transparent"
                        border.width: Math.max(1, still.cell * 0.1)
                        border.color: Theme.tileBlue
                    }
                }
            }
        }
    }
}
