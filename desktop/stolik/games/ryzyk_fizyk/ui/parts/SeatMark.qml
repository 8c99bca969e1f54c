pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Games.RyzykFizyk

// The mark in a seat's card: its last turn is still to come, or it is out of the game.
Item {
    id: mark

    required property RyzykFizykViewModel viewModel
    property int seat: -1
    property bool narrow: false
    // There is no room for words, only for a chequered flag or a cross.
    property bool tiny: false
    property var row: ({})
    readonly property bool shown: mark.says !== ""

    readonly property string says: row.mark ?? ""

    implicitWidth: !shown ? 0 : tiny ? sign.width : chip.width
    implicitHeight: tiny ? sign.height : chip.height
    width: implicitWidth
    height: implicitHeight

    function refresh(): void { mark.row = mark.seat < 0 ? ({}) : mark.viewModel.accounts.at(mark.seat); }
    onSeatChanged: refresh()
    Component.onCompleted: refresh()
    Connections {
        target: mark.viewModel

        function onChanged(): void { mark.refresh(); }
    }

    Rectangle {
        id: chip

        visible: mark.shown && !mark.tiny
        width: words.width + Theme.gap(3)
        height: words.height + Theme.gap(1)
        radius: Theme.radiusSmall
        color: mark.row.out ? Theme.dangerWash : Theme.raised
        border.width: Theme.hair
        border.color: mark.row.out ? Theme.danger : Theme.gold

        TextLabel {
            id: words

            anchors.centerIn: parent
            width: mark.narrow ? Theme.dp(48) : implicitWidth
            text: mark.says
            kind: "small"
            strong: true
            lineHeight: 1.0
            wrapMode: mark.narrow ? Text.WordWrap : Text.NoWrap
            horizontalAlignment: Text.AlignHCenter
            color: mark.row.out ? Theme.danger : Theme.goldText
        }
    }
    Item {
        id: sign

        readonly property real square: Theme.dp(5)

        visible: mark.shown && mark.tiny
        width: 4 * square
        height: 4 * square
        Accessible.role: Accessible.StaticText
        Accessible.name: mark.says

        Icon {
            visible: mark.row.out === true
            anchors.centerIn: parent
            name: "close"
            size: sign.width
            color: Theme.danger
        }
        Repeater {
            model: mark.row.out ? 0 : 16

            Rectangle {
                required property int index

                x: index % 4 * sign.square
                y: Math.floor(index / 4) * sign.square
                width: sign.square
                height: sign.square
                color: (index + Math.floor(index / 4)) % 2 === 0 ? Theme.tileBlack : Theme.tileFace
            }
        }
        Rectangle {
            visible: !mark.row.out
            anchors.fill: parent
            color: "transparent"
            border.width: Theme.hair
            border.color: Theme.outline
        }
    }
}
