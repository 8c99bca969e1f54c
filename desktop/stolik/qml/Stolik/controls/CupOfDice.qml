pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// A roll in a picture: the cup, and the number of dice in it.
Row {
    id: cup

    required property real tall
    property int dice: 0
    readonly property string drawing: "cup-" + Theme.pieceColors.cup

    spacing: cup.tall * 0.08

    Item {
        width: cup.tall * 0.94
        height: cup.tall

        Repeater {
            model: ["-back", "-front"]

            Image {
                required property string modelData

                anchors.fill: parent
                source: Theme.art(cup.drawing + modelData)
                sourceSize: Qt.size(Math.ceil(width), Math.ceil(height))
            }
        }
    }
    Text {
        anchors.verticalCenter: parent.verticalCenter
        text: "× " + cup.dice
        textFormat: Text.PlainText
        color: Theme.ink
        font.family: Theme.family
        font.weight: Font.Bold
        font.pixelSize: Math.max(Theme.small, cup.tall * 0.36)
        Accessible.ignored: true
    }
}
