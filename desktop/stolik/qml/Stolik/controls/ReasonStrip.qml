pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// Says in place of the buttons what has happened, why, and what follows. There it covers none of the dice
// that it is about, and clicks meant for it press no buttons.
Item {
    id: strip

    property bool shown: false
    property string title: ""
    property string reason: ""
    property string after: ""
    // Whether more follows in `after`.
    property bool goesOn: false
    // Whether this is a loss, or else great news.
    property bool loss: true
    // Shown without effects.
    property bool calm: false
    // Whether it is visible, or was a moment ago.
    readonly property bool lingers: visible || late.running
    readonly property color tint: calm ? Theme.ink : loss ? Theme.danger : Theme.goldText

    visible: opacity > 0
    onShownChanged: {
        if (!strip.shown && strip.opacity > 0 && Theme.moves)
            late.restart();
    }
    opacity: shown ? 1 : 0
    Behavior on opacity { NumberAnimation { duration: Theme.fade } }

    Timer { id: late; interval: Theme.haste }
    MouseArea {
        parent: strip.parent
        x: strip.x
        y: strip.y
        width: strip.width
        height: strip.height
        objectName: "lateClicks"
        visible: strip.lingers
    }
    Panel {
        anchors.fill: parent
        isRaised: true
        border.width: strip.calm ? Theme.line : Theme.ring
        border.color: strip.calm ? Theme.outline : strip.loss ? Theme.danger : Theme.gold
        color: strip.loss && !strip.calm ? Theme.dangerWash : Theme.raised
    }
    // In large type the button is under the title, as the reason needs the width.
    Column {
        id: head

        x: Theme.gap(Theme.largeType ? 3 : 5)
        width: Math.min(Math.ceil(Math.max(wide.advanceWidth, Theme.largeType ? goOn.implicitWidth : 0)) + 1, strip.width * 0.34)
        anchors.verticalCenter: parent.verticalCenter

        TextLabel {
            width: parent.width
            text: strip.title
            kind: Theme.largeType ? "title" : "headline"
            color: strip.tint
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.lead
        }
        TextMetrics {
            id: wide

            font.family: Theme.family
            font.pixelSize: Theme.largeType ? Theme.title : Theme.headline
            font.weight: Font.Bold
            text: strip.title
        }
        TextLabel {
            width: parent.width
            visible: Theme.largeType
            text: goOn.text
            kind: "note"
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.dp(13)
        }
    }
    Column {
        anchors.left: head.right
        anchors.leftMargin: Theme.gap(Theme.largeType ? 4 : 6)
        anchors.right: Theme.largeType ? parent.right : goOn.left
        anchors.rightMargin: Theme.gap(Theme.largeType ? 2 : 4)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gap(0.5)

        TextLabel {
            width: parent.width
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            text: strip.reason
            kind: Theme.largeType ? "body" : "lead"
            lineHeight: 1.1
        }
        // Its room is reserved if it comes later, so that the first sentence doesn't jump.
        TextLabel {
            visible: strip.goesOn || strip.after !== ""
            width: parent.width
            elide: Text.ElideRight
            text: strip.after === "" ? " " : strip.after
            Accessible.ignored: strip.after === ""
        }
    }
    TextLabel {
        id: goOn

        visible: !Theme.largeType
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap(5)
        anchors.verticalCenter: parent.verticalCenter
        text: Theme.byEar ? qsTr("Press Space to skip") : qsTr("click to skip")
        kind: "note"
    }
}
