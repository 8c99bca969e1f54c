import QtQuick
import Stolik

// Under the dice while the sheet passes from one person to the next: whose it is now, and what they do.
Item {
    id: card

    property bool shown: false
    property int colour: 0
    property int avatar: 0
    property string sentence: ""

    visible: opacity > 0
    opacity: shown ? 1 : 0
    implicitHeight: column.height + Theme.gap(6)
    Behavior on opacity { NumberAnimation { duration: Theme.fade } }

    Panel {
        anchors.fill: parent
        isRaised: true
        border.width: Theme.ring
        border.color: Theme.accent
    }
    Column {
        id: column

        anchors.centerIn: parent
        width: card.width - Theme.gap(6)
        spacing: Theme.gap(2)

        Avatar {
            anchors.horizontalCenter: parent.horizontalCenter
            size: Theme.air(64)
            visible: !Theme.largeType
            colour: card.colour
            number: card.avatar
        }
        TextLabel {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            kind: Theme.largeType ? "lead" : "title"
            text: card.sentence
            Accessible.ignored: true
        }
    }
}
