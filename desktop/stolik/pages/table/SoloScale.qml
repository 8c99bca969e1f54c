pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// A score made alone on the scale it is judged by, with one's own best before it.
Item {
    id: scale

    // As `EndStage.solo` gives it.
    required property var solo
    readonly property real most: Math.max(1, scale.solo.most ?? 0, scale.solo.score ?? 0)

    function along(points: real): real {
        return line.x + line.width * Math.max(0, points) / scale.most;
    }

    implicitHeight: Theme.dp(92)
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Scale: %1").arg((scale.solo.marks ?? []).map(mark =>
        qsTr("more than %1: %2").arg(mark.over).arg(mark.word)).join(", "))

    Rectangle {
        id: line

        x: Theme.gap(6)
        y: Theme.dp(40)
        width: parent.width - 2 * x
        height: Theme.dp(12)
        radius: height / 2
        color: Theme.recess
        border.width: Theme.hair
        border.color: Theme.outline

        Rectangle {
            width: Math.max(height, parent.width * Math.max(0, scale.solo.score ?? 0) / scale.most)
            height: parent.height
            radius: height / 2
            color: Theme.gold
        }
    }
    Repeater {
        model: scale.solo.marks ?? []

        Item {
            id: mark

            required property var modelData
            readonly property bool reached: scale.solo.score > mark.modelData.over

            x: scale.along(mark.modelData.over)
            y: line.y

            Rectangle {
                x: -width / 2
                y: -Theme.dp(5)
                width: Theme.line
                height: line.height + Theme.dp(10)
                color: Theme.ink
            }
            TextLabel {
                x: -width / 2
                y: line.height + Theme.dp(8)
                text: qsTr("%1 %2", "points and grade").arg(mark.modelData.over).arg(mark.modelData.word)
                kind: "small"
                strong: mark.reached
                quiet: !mark.reached
                Accessible.ignored: true
            }
        }
    }
    // The best before stands over the line, as long as it isn't the same place.
    Item {
        visible: (scale.solo.best ?? -1) >= 0
        x: scale.along(scale.solo.best ?? 0)
        y: line.y

        Rectangle {
            x: -width / 2
            y: -Theme.dp(8)
            width: Theme.line
            height: line.height + Theme.dp(8)
            color: Theme.accent
        }
        TextLabel {
            x: Math.max(-parent.x, Math.min(scale.width - parent.x - width, -width / 2))
            y: -Theme.dp(30)
            text: qsTr("your best: %1").arg(scale.solo.best ?? 0)
            kind: "small"
            color: Theme.accent
            strong: true
            Accessible.ignored: true
        }
    }
}
