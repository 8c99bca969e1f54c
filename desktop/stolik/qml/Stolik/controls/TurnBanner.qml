pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// A banner for important things: what has happened, why, and what follows.
Item {
    id: banner

    property bool shown: false
    property string title: ""
    // Whether this is a loss, or else great news.
    property bool loss: true
    property string reason: ""
    property string after: ""
    // Whether more follows in `after`.
    property bool goesOn: false

    visible: opacity > 0
    opacity: shown ? 1 : 0
    implicitHeight: column.implicitHeight + Theme.gap(6)
    Behavior on opacity { NumberAnimation { duration: Theme.fade } }

    Panel {
        anchors.fill: parent
        isRaised: true
        border.width: Theme.ring
        border.color: banner.loss ? Theme.danger : Theme.gold
        color: banner.loss ? Theme.dangerWash : Theme.raised
    }
    Column {
        id: column

        anchors.centerIn: parent
        width: banner.width - Theme.gap(6)
        spacing: Theme.gap(1)

        TextLabel {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: banner.title
            kind: "headline"
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.body
            color: banner.loss ? Theme.danger : Theme.goldText
        }
        TextLabel {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: banner.reason
            kind: banner.width < Theme.dp(300) ? "body" : "lead"
        }
        // Its room is reserved if it comes later, so that the first sentence doesn't jump.
        TextLabel {
            visible: banner.goesOn || banner.after !== ""
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: banner.after === "" ? " " : banner.after
            Accessible.ignored: banner.after === ""
        }
    }
}
