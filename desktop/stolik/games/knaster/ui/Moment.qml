pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// A decision in a report: the dice, and the sheet with the cells of the move played and of the best one.
Item {
    id: still

    property var position: ({})
    property int seat: -1
    property var played: null
    property var best: null
    readonly property var dice: still.position.dice ?? []
    readonly property int sum: still.dice.reduce((sum, face) => sum + face, 0)
    readonly property real die: Math.min(still.height * 0.3, (still.width - still.height) * 0.4)
    readonly property real cell: sheet.cell

    Accessible.ignored: true

    Column {
        visible: still.dice.length > 0
        x: (still.width - still.height - width) / 2
        anchors.verticalCenter: parent.verticalCenter
        spacing: still.die * 0.24

        StillDice { faces: still.dice; size: still.die; spacing: still.die * 0.16 }
        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            text: still.sum
            textFormat: Text.PlainText
            color: Theme.ink
            font.family: Theme.family
            font.weight: Font.Bold
            font.pixelSize: Math.max(Theme.small, still.die * 0.9)
            Accessible.ignored: true
        }
    }
    Position {
        id: sheet

        x: still.dice.length > 0 ? still.width - still.height : (still.width - width) / 2
        width: still.height
        height: still.height
        position: still.position
        seat: still.seat
    }
    Repeater {
        model: [still.played, still.best]

        Repeater {
            id: move

            required property int index
            required property var modelData

            model: move.modelData?.cells ?? []

            Item {
                id: cell

                required property int modelData

                x: sheet.x + (sheet.width - 5 * still.cell - Theme.hair) / 2 + cell.modelData % 5 * still.cell
                y: sheet.y + (sheet.height - 5 * still.cell - Theme.hair) / 2 + Math.floor(cell.modelData / 5) * still.cell
                width: still.cell + Theme.hair
                height: width

                MoveMark {
                    id: mark

                    best: move.index === 1
                    onPaper: true
                    out: best ? Theme.dp(1.5) : -Theme.dp(0.5)
                    around: Theme.dp(3)
                }
                // The number that would be written there.
                Text {
                    anchors.centerIn: parent
                    visible: move.modelData.writes
                    text: still.sum
                    textFormat: Text.PlainText
                    color: mark.hue
                    font.family: Theme.family
                    font.weight: Font.Bold
                    font.pixelSize: Math.max(1, still.cell * (still.sum > 9 ? 0.54 : 0.64))
                    Accessible.ignored: true
                }
            }
        }
    }
}
