pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// A decision in a report: the dice that lie there, or the points and the cup, framed as they were taken and as was best;
// below them the dice set aside before.
Item {
    id: still

    property var position: ({})
    property var played: null
    property var best: null
    readonly property list<var> moves: [still.played, still.best]
    readonly property var kept: still.position.kept ?? []
    readonly property var rolled: still.position.phase === "keep" ? still.position.rolled ?? [] : []
    readonly property int account: (still.position.accounts ?? [])[still.position.turn ?? 0] ?? 0
    readonly property bool banks: still.moves.some(move => move?.kind === "bank")
    readonly property bool rolls: still.moves.some(move => move?.kind === "roll")
    readonly property real aside: still.kept.length > 0 ? Math.min(still.height * 0.26, still.width / 8) : 0
    // What the dice set aside take below the rest.
    readonly property real below: still.aside > 0 ? 1.1 * still.aside + Math.max(Theme.gap(3.5), still.aside * 0.4) : 0
    readonly property real room: still.height - still.below - Theme.gap(2)
    // How tall the points and the cup may be, side by side.
    readonly property real tall: Math.min(still.room, (still.width - Theme.gap(14)) / 2.7)
    readonly property real die: Math.min(still.room * 0.6, still.width / 8.4)

    // The last of the dice that the best move sets aside bears the tick.
    readonly property int ticked: still.rolled.reduce((last, face, place) => still.takes(still.best, place) ? place : last, -1)

    // Whether a move sets the die aside that has this place among those that lie there.
    function takes(move: var, place: int): bool {
        const face = still.rolled[place];
        const alike = still.rolled.slice(0, place).filter(other => other === face).length;
        return (move?.dice ?? []).filter(other => other === face).length > alike;
    }

    Accessible.ignored: true

    Row {
        id: choice

        anchors.horizontalCenter: parent.horizontalCenter
        y: (still.height - height - still.below) / 2
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
            visible: still.banks
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
            MoveMark {
                visible: still.played?.kind === "bank"
                around: Theme.radiusSmall
            }
            MoveMark {
                visible: still.best?.kind === "bank"
                best: true
                around: Theme.radiusSmall
            }
        }
        Item {
            visible: still.rolls
            anchors.verticalCenter: parent.verticalCenter
            width: cup.width + Theme.gap(5)
            height: cup.height + Theme.gap(1)

            CupOfDice {
                id: cup

                anchors.centerIn: parent
                tall: still.tall * 0.68
                dice: 6 - still.kept.length || 6
            }
            MoveMark {
                visible: still.played?.kind === "roll"
                around: Theme.radiusSmall
                out: 0
            }
            MoveMark {
                visible: still.best?.kind === "roll"
                best: true
                around: Theme.radiusSmall
                out: 0
            }
        }
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: choice.y + choice.height + still.below - 1.1 * still.aside
        spacing: still.aside * 0.12

        Repeater {
            model: still.kept

            Die {
                required property int modelData

                face: modelData
                size: still.aside
                still: true
            }
        }
    }
}
