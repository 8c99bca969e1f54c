import QtQuick
import Stolik

// The light of a hint: a thick, breathing ring around a thing, whose content stays fully legible.
Rectangle {
    id: glow

    property bool shown: false
    property real around: Theme.radiusSmall
    property real out: Theme.dp(4)
    // How far the thing is raised.
    property real risen: 0
    property color ring: Theme.goldText

    anchors.fill: parent
    anchors.margins: -glow.out
    anchors.topMargin: -glow.out - glow.risen
    anchors.bottomMargin: glow.risen - glow.out
    visible: glow.shown
    z: 20
    radius: glow.around + glow.out
    color: "transparent"
    border.width: Theme.dp(4)
    border.color: glow.ring

    SequentialAnimation on opacity {
        running: glow.shown && Theme.moves
        loops: 3
        alwaysRunToEnd: true

        NumberAnimation { from: 1; to: 0.45; duration: 2 * Theme.base; easing.type: Easing.InOutSine }
        NumberAnimation { from: 0.45; to: 1; duration: 2 * Theme.base; easing.type: Easing.InOutSine }
    }
}
