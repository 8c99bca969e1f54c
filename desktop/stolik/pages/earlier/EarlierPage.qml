pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Models
import Stolik.Shell

// The results of others, or of the same people on another day, with the same dice or tiles.
Page {
    id: page

    required property EarlierGames model

    readonly property EarlierGames games: page.model

    title: qsTr("Games with the same code")
    Component.onCompleted: games.look()

    PageColumn {
        spacing: Theme.gap(3)

        PageHeader {
            title: page.title
            onBackWanted: page.backWanted()
            Component.onCompleted: backButton.forceActiveFocus(Qt.OtherFocusReason)
        }
        Paragraph {
            visible: page.games.games.count < 2
            text: qsTr("No other game with this code has been played here yet. Share the code or play it again, then compare the results here.")
            onTable: true
        }
        ScrollArea {
            id: flick

            contentHeight: columns.implicitHeight + Theme.gap(4)

            RowLayout {
                id: columns

                width: Math.min(flick.width - Theme.gap(4), page.games.games.count * Theme.dp(460))
                x: Math.max(0, (flick.width - Theme.gap(4) - width) / 2)
                spacing: Theme.gap(4)
                uniformCellSizes: true

                Repeater {
                    model: page.games.games

                    Panel {
                        id: game

                        required property string heading
                        required property RowsModel seats

                        Layout.fillWidth: true
                        Layout.alignment: Qt.AlignTop
                        implicitHeight: lines.implicitHeight + Theme.gap(6)

                        ColumnLayout {
                            id: lines

                            x: Theme.gap(4)
                            y: Theme.gap(3)
                            width: parent.width - 2 * x
                            spacing: Theme.gap(2)

                            Title { text: game.heading; kind: "lead"; strong: true }
                            Repeater {
                                model: game.seats

                                ColumnLayout {
                                    id: seat

                                    required property string name
                                    required property int score
                                    required property int rank
                                    required property string picture
                                    required property real shape

                                    spacing: Theme.gap(1)
                                    Accessible.role: Accessible.StaticText
                                    Accessible.name: qsTr("Place %1: %2, %3").arg(rank).arg(name).arg(score)

                                    RowLayout {
                                        SilentLabel {
                                            Layout.fillWidth: true
                                            text: seat.name
                                            elide: Text.ElideRight
                                        }
                                        SilentLabel {
                                            text: seat.score < 0 ? "−" + -seat.score : seat.score
                                            kind: "title"
                                            tabular: true
                                            color: seat.rank === 1 ? Theme.goldText : Theme.ink
                                        }
                                    }
                                    // Drawings for paper are shown on a sheet of paper, whatever the cloth.
                                    Rectangle {
                                        // Several sheets are smaller, so that they can be seen together.
                                        readonly property real tall: Theme.dp(game.seats.count > 1 ? 170 : 320)
                                        readonly property real steep: Math.max(0.01, seat.shape)

                                        Layout.preferredWidth: Math.min(lines.width, tall / steep)
                                        Layout.preferredHeight: Layout.preferredWidth * steep
                                        visible: seat.picture !== ""
                                        radius: Theme.radiusSmall
                                        color: Theme.tileFace

                                        Image {
                                            anchors.fill: parent
                                            anchors.margins: Theme.gap(1.5)
                                            source: seat.picture
                                            fillMode: Image.PreserveAspectFit
                                            mipmap: true
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
