pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import "parts"

// A cell of a sheet or a die, for setting up a position: "7", "7o" with its circle, "d5".
Item {
    id: thing

    property string piece: ""
    property real size: 1
    readonly property bool onDie: thing.piece.charAt(0) === "d"
    readonly property bool circled: thing.piece.slice(-1) === "o"

    implicitWidth: shown.width
    implicitHeight: shown.height
    enabled: false

    Loader { id: shown; sourceComponent: thing.onDie ? die : cell }
    Component {
        id: die

        Die { face: parseInt(thing.piece.slice(1)); size: Theme.dp(40) * thing.size; still: true }
    }
    Component {
        id: cell

        Rectangle {
            implicitWidth: Math.max(Theme.dp(40) * thing.size, Theme.target)
            implicitHeight: implicitWidth
            color: Theme.tileFace
            border.width: Theme.hair
            border.color: Theme.tileLip

            Text {
                anchors.centerIn: parent
                text: parseInt(thing.piece) || ""
                textFormat: Text.PlainText
                color: Theme.tileInk
                font.family: Theme.family
                font.weight: Font.Bold
                font.pixelSize: Theme.title * thing.size
                Accessible.ignored: true
            }
            PencilCircle {
                anchors.fill: parent
                anchors.margins: Theme.hair
                shown: thing.circled
                seed: parseInt(thing.piece) || 0
            }
        }
    }
}
