pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import "parts"

// A decision in a report: the dice that lie there, or the tile and the cup, framed as they were taken and as was best;
// below them the dice set aside before.
Item {
    id: still

    property var position: ({})
    property var played: null
    property var best: null
    readonly property list<var> moves: [still.played, still.best]
    readonly property var kept: still.position.kept ?? []
    readonly property var rolled: still.position.phase === "keep" ? still.position.rolled ?? [] : []
    readonly property var faces: [...new Set(still.rolled)].sort((one, other) => one - other)
    readonly property var tiles: still.moves.filter(move => (move?.tile ?? 0) > 0).map(move => move.tile)
    readonly property bool rolls: still.moves.some(move => move?.kind === "roll")
    readonly property real aside: still.kept.length > 0 ? Math.min(still.height * 0.24, still.width / 10) : 0
    // What the dice set aside take below the rest.
    readonly property real below: still.aside > 0 ? 1.1 * still.aside + Math.max(Theme.gap(3.5), still.aside * 0.4) : 0
    readonly property real room: still.height - still.below - Theme.gap(2)
    // How tall a tile and the cup may be, side by side.
    readonly property real tall: Math.min(still.room, (still.width - Theme.gap(8)) / 2.1)
    readonly property real die: Math.min(still.room * 0.6, still.width / (still.rolled.length * 1.1 + still.faces.length * 0.4))
    readonly property real gap: still.die * 0.1

    function takes(move: var, name: string, thing: int): bool {
        return (move?.[name] ?? 0) === thing;
    }

    Accessible.ignored: true

    Row {
        id: choice

        anchors.horizontalCenter: parent.horizontalCenter
        y: (still.height - height - still.below) / 2
        spacing: still.faces.length > 0 ? still.die * 0.4 : still.tall * 0.3

        Repeater {
            model: still.faces

            Item {
                id: group

                required property int modelData
                readonly property var dice: still.rolled.filter(face => face === group.modelData)

                width: dice.length * still.die + (dice.length - 1) * still.gap
                height: still.die * 1.1

                Row {
                    spacing: still.gap

                    Repeater {
                        model: group.dice

                        Die {
                            required property int modelData

                            face: modelData
                            kind: "worm"
                            symbolSource: Qt.resolvedUrl("art/worm-die.svg")
                            size: still.die
                            still: true
                        }
                    }
                }
                MoveMark {
                    visible: still.takes(still.played, "face", group.modelData)
                    around: Theme.dp(6)
                }
                MoveMark {
                    visible: still.takes(still.best, "face", group.modelData)
                    best: true
                    around: Theme.dp(6)
                }
            }
        }
        Repeater {
            model: still.tiles

            WormTile {
                id: tile

                required property int modelData

                number: tile.modelData
                tall: still.tall * 0.78
                enabled: false

                MoveMark {
                    visible: still.takes(still.played, "tile", tile.modelData)
                    around: tile.corner
                }
                MoveMark {
                    visible: still.takes(still.best, "tile", tile.modelData)
                    best: true
                    around: tile.corner
                }
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
                dice: 8 - still.kept.length
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
                kind: "worm"
                symbolSource: Qt.resolvedUrl("art/worm-die.svg")
                size: still.aside
                still: true
            }
        }
    }
}
