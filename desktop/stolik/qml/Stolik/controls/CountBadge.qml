import QtQuick
import Stolik

// A small number at the edge of something that says how much is waiting there; 0 for nothing.
Rectangle {
    id: badge

    property int count: 0

    visible: badge.count > 0
    implicitWidth: Math.max(implicitHeight, number.implicitWidth + Theme.gap(2))
    implicitHeight: Theme.dp(22)
    radius: height / 2
    color: Theme.panel
    border.width: Theme.hair
    border.color: Theme.gold

    SilentLabel {
        id: number

        anchors.centerIn: parent
        text: badge.count
        kind: "small"
        strong: true
        tabular: true
        color: Theme.goldText
    }
}
