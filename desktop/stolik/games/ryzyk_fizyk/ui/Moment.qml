pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// A decision in a report: the dice, or the points and the cup, with what was taken and what was best framed.
DiceMoment {
    id: still

    readonly property int account: (still.position.accounts ?? [])[still.position.turn ?? 0] ?? 0
    readonly property real die: Math.min(still.room * 0.6, still.width / 8.4)
    // The last die that the best move sets aside gets the tick.
    readonly property int ticked: still.rolled.reduce((last, face, place) => still.takes(still.best, place) ? place : last, -1)

    // Whether a move sets aside the die at this place among the rolled ones.
    function takes(move: var, place: int): bool {
        const face = still.rolled[place];
        const alike = still.rolled.slice(0, place).filter(other => other === face).length;
        return (move?.dice ?? []).filter(other => other === face).length > alike;
    }

    spacing: still.rolled.length > 0 ? still.die * 0.36 : still.width * 0.06

    Repeater {
        model: still.rolled

        Die {
            id: die

            required property int index
            required property int modelData

            face: die.modelData
            size: still.die
            still: true

            MoveMark {
                visible: still.takes(still.played, die.index)
                out: Theme.dp(1)
                around: Theme.dp(6)
            }
            MoveMark {
                visible: still.takes(still.best, die.index)
                best: true
                ticked: still.ticked === die.index
                out: Theme.dp(5)
                around: Theme.dp(6)
            }
        }
    }
    Rectangle {
        visible: still.does("bank")
        anchors.verticalCenter: parent.verticalCenter
        width: sum.width + Theme.gap(5)
        height: still.tall * 0.62
        radius: Theme.radiusSmall
        color: Theme.tileFace
        border.width: Theme.hair
        border.color: Theme.tileLip

        Text {
            id: sum

            anchors.centerIn: parent
            text: still.account + " + " + (still.position.points ?? 0)
            textFormat: Text.PlainText
            color: Theme.tileInk
            font.family: Theme.family
            font.weight: Font.Bold
            font.pixelSize: Math.max(Theme.small, still.tall * 0.26)
            Accessible.ignored: true
        }
        MoveMarks { played: still.played?.kind === "bank"; best: still.best?.kind === "bank" }
    }
}
