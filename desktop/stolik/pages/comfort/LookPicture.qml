pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// A small table by day, in the evening, in high contrast, or, the fourth, in large print: its cloth, players,
// dice and tiles, and a button if there is room.
ChoicePicture {
    id: picture

    readonly property bool large: index > 2
    readonly property real unit: Math.min(height / 100, width / 190) * (large ? 1.3 : 1)
    readonly property ClothColors cloth: ClothColors {
        cloth: Theme.cloth
        tone: picture.large ? Theme.schemeTone : picture.index
    }

    ClothDrawing {
        anchors.fill: parent
        small: true
        grain: Theme.scale * 0.6
        colors: picture.cloth
    }
    Row {
        x: (parent.width - width) / 2
        y: 6 * picture.unit
        spacing: 5 * picture.unit

        Repeater {
            model: picture.large ? 2 : 3

            Rectangle {
                id: seat

                required property int index

                width: 50 * picture.unit
                height: 24 * picture.unit
                radius: 4 * picture.unit
                color: Theme.panels[picture.cloth.shownTone]
                border.width: index === 1 ? Theme.line : Theme.hair
                border.color: index === 1 ? picture.cloth.accent : picture.cloth.outline

                Avatar { x: 3 * picture.unit; y: x; size: 18 * picture.unit; number: 3 * seat.index + 1; colour: seat.index }
                Text {
                    x: 28 * picture.unit
                    anchors.verticalCenter: parent.verticalCenter
                    text: [24, 31, 17][seat.index]
                    color: Theme.inks[picture.cloth.shownTone]
                    font.family: Theme.family
                    font.weight: Font.Bold
                    font.pixelSize: Math.max(8, Math.round(14 * picture.unit))
                    Accessible.ignored: true
                }
            }
        }
    }
    PieceSample {
        y: 32 * picture.unit
        width: parent.width
        height: parent.height - y - (picture.large ? 2 : 22) * picture.unit
        pointed: picture.pointed
        colors: PieceColors {
            pieces: picture.large ? "large" : Theme.pieces
            tone: picture.cloth.shownTone
        }
    }
    Pill {
        visible: !picture.large
        x: (parent.width - width) / 2
        y: parent.height - height - 6 * picture.unit
        width: 60 * picture.unit
        height: 12 * picture.unit
        color: picture.cloth.accent
    }
}
