import QtQuick
import Stolik

// A seat's account at the end as a bar on the way to 100 and past it, as far as it is counted.
Item {
    id: end

    property var lines: []
    property int most: 110
    readonly property int counted: lines.reduce((sum, line) => sum + line.value, 0)

    implicitHeight: Theme.dp(44)
    Accessible.ignored: true

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        height: Theme.dp(14)
        radius: height / 2
        color: Theme.recess
        border.width: Theme.hair
        border.color: Theme.recessEdge
    }
    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: end.counted > 0 ? Math.max(height, end.width * Math.min(1, end.counted / end.most)) : 0
        height: Theme.dp(14)
        radius: height / 2
        color: end.counted > 100 ? Theme.gold : Theme.accent
        Behavior on width { NumberAnimation { duration: Theme.quick } }
    }
    Rectangle {
        x: end.width * 100 / end.most - width / 2
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.dp(3)
        height: Math.min(Theme.dp(28), end.height)
        color: Theme.ink
    }
}
