pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Games.RyzykFizyk

// In a seat's card: that its last turn is still to come, or that it is out of the game.
Item {
    id: mark

    required property RyzykFizykFace face
    property int seat: -1
    property bool narrow: false
    property var row: ({})
    readonly property bool shown: row.out === true || row.waiting === true

    implicitWidth: shown ? chip.width : 0
    implicitHeight: chip.height
    width: implicitWidth
    height: implicitHeight

    function refresh(): void {
        mark.row = mark.seat < 0 ? ({}) : mark.face.accounts.at(mark.seat);
    }
    onSeatChanged: refresh()
    Component.onCompleted: refresh()
    Connections {
        target: mark.face

        function onChanged(): void { mark.refresh(); }
    }

    Rectangle {
        id: chip

        visible: mark.shown
        width: words.width + Theme.gap(3)
        height: words.height + Theme.gap(1)
        radius: Theme.radiusSmall
        color: mark.row.out ? Theme.dangerWash : Theme.raised
        border.width: Theme.hair
        border.color: mark.row.out ? Theme.danger : Theme.gold

        Words {
            id: words

            anchors.centerIn: parent
            width: mark.narrow ? Theme.dp(48) : implicitWidth
            text: mark.row.out ? qsTr("out") : qsTr("last turn")
            kind: "small"
            strong: true
            lineHeight: 1.0
            wrapMode: mark.narrow ? Text.WordWrap : Text.NoWrap
            horizontalAlignment: Text.AlignHCenter
            color: mark.row.out ? Theme.danger : Theme.goldText
        }
    }
}
