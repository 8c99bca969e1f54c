pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import "parts"

// A cell of a sheet, or a die, as it is laid where a position is set up: "7", "7o" with its circle, "d5".
Item {
    id: thing

    property string piece: ""
    readonly property bool onDie: thing.piece.charAt(0) === "d"
    readonly property bool circled: thing.piece.slice(-1) === "o"

    implicitWidth: shown.width
    implicitHeight: shown.height
    enabled: false

    Loader { id: shown; sourceComponent: thing.onDie ? die : cell }
    Component {
        id: die

        Die { face: parseInt(thing.piece.slice(1)); size: Theme.dp(40); still: true }
    }
    Component {
        id: cell

        Rectangle {
            implicitWidth: Math.max(Theme.dp(40), Theme.target)
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
                font.pixelSize: Theme.title
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
