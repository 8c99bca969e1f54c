pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Shell

// What the table looks like: the cloth, the dice and tiles, and the paper that the score card is printed on.
GridLayout {
    id: choices

    required property Settings settings
    property bool low: false

    readonly property list<string> cloths: ["linen", "felt", "oak", "night"]
    readonly property list<string> sets: ["ivory", "large", "wood"]
    readonly property list<string> papers: ["a4", "a5"]

    columns: 2
    columnSpacing: Theme.gap(4)
    rowSpacing: Theme.gap(4)

    Panel {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        implicitHeight: cloth.implicitHeight + 2 * Theme.gap(choices.low ? 3 : 5)

        ColumnLayout {
            id: cloth

            anchors.fill: parent
            anchors.margins: Theme.gap(choices.low ? 3 : 5)
            spacing: Theme.gap(2)

            TextLabel {
                text: qsTr("Cloth")
                strong: true
            }
            PictureChoice {
                Layout.fillWidth: true
                Layout.fillHeight: true
                name: qsTr("Cloth")
                columns: 2
                pictureHeight: Theme.dp(choices.low ? 126 : 136)
                options: [qsTr("Linen"), qsTr("Green felt"), qsTr("Oak"), qsTr("Night sky")]
                current: choices.cloths.indexOf(choices.settings.cloth)
                picture: ChoicePicture {
                    id: swatch

                    ClothDrawing {
                        anchors.fill: parent
                        small: true
                        grain: Theme.scale * 0.6
                        colors: ClothColors {
                            cloth: choices.cloths[swatch.index]
                            tone: Theme.schemeTone
                        }
                    }
                }
                onChosen: index => choices.settings.cloth = choices.cloths[index]
            }
        }
    }
    Panel {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        implicitHeight: pieces.implicitHeight + 2 * Theme.gap(choices.low ? 3 : 5)

        ColumnLayout {
            id: pieces

            anchors.fill: parent
            anchors.margins: Theme.gap(choices.low ? 3 : 5)
            spacing: Theme.gap(2)

            TextLabel {
                text: qsTr("Dice and tiles")
                strong: true
            }
            PictureChoice {
                Layout.fillWidth: true
                name: qsTr("Dice and tiles")
                pictureHeight: Theme.dp(choices.low ? 88 : 100)
                options: [qsTr("Ivory"), qsTr("Large print"), qsTr("Wood")]
                current: choices.sets.indexOf(choices.settings.pieces)
                picture: ChoicePicture {
                    id: bed

                    Rectangle {
                        anchors.fill: parent
                        color: Theme.table
                    }
                    PieceSample {
                        anchors.fill: parent
                        colors: PieceColors {
                            pieces: choices.sets[bed.index]
                            tone: Theme.tone
                        }
                    }
                }
                onChosen: index => choices.settings.pieces = choices.sets[index]
            }
            ToggleRow {
                Layout.fillWidth: true
                Layout.topMargin: Theme.gap(2)
                Layout.leftMargin: -Theme.gap(3)
                Layout.rightMargin: -Theme.gap(3)
                text: qsTr("Worms blink")
                line: !Theme.moves ? qsTr("Off, because “Less motion” or the pace “At once” is chosen.")
                    : qsTr("A worm blinks when you point at it.")
                enabled: Theme.moves
                checked: choices.settings.idleLife
                onToggled: choices.settings.idleLife = checked
            }
            TextLabel {
                Layout.topMargin: Theme.gap(2)
                text: qsTr("Paper for the score card")
                strong: true
            }
            SegmentedControl {
                Layout.fillWidth: true
                name: qsTr("Paper for the score card")
                fill: true
                options: ["A4", "A5"]
                current: choices.papers.indexOf(choices.settings.paper)
                onChosen: index => choices.settings.paper = choices.papers[index]
            }
            Item {
                Layout.fillHeight: true
            }
        }
    }
}
