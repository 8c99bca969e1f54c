import QtQuick
import Stolik

// Under the dice while the sheet passes from one person to the next: whose it is now, and what they do.
Item {
    id: card

    property bool shown: false
    property int colour: 0
    property int avatar: 0
    property string sentence: ""
    // How tall it may be without lying over anything.
    property real room: 0
    // The face over the sentence, or else beside it.
    readonly property bool over: !Theme.largeType && room >= Theme.dp(176)
    readonly property real inner: width - Theme.gap(6)

    visible: opacity > 0
    opacity: shown ? 1 : 0
    implicitHeight: lines.height + Theme.gap(over ? 6 : 4)
    Behavior on opacity { NumberAnimation { duration: Theme.fade } }

    Panel {
        anchors.fill: parent
        isRaised: true
        border.width: Theme.ring
        border.color: Theme.accent
    }
    Grid {
        id: lines

        anchors.centerIn: parent
        columns: card.over ? 1 : 2
        spacing: Theme.gap(2)
        horizontalItemAlignment: Grid.AlignHCenter
        verticalItemAlignment: Grid.AlignVCenter

        Avatar {
            id: face

            size: Theme.air(card.over ? 64 : 52)
            visible: !Theme.largeType
            colour: card.colour
            number: card.avatar
        }
        TextLabel {
            width: card.inner - (card.over || !face.visible ? 0 : face.width + lines.spacing)
            horizontalAlignment: card.over || !face.visible ? Text.AlignHCenter : Text.AlignLeft
            wrapMode: Text.WordWrap
            kind: card.over ? "title" : "lead"
            text: card.sentence
            Accessible.ignored: true
        }
    }
}
