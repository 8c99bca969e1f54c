pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// A seat's totals at the end: the big points, which decide the places, in large type, and the small ones beside them.
Row {
    id: total

    readonly property EndPlace spot: total.parent as EndPlace
    readonly property var lines: total.spot?.lines ?? []
    readonly property int big: total.lines.reduce((sum, line) => sum + Number(line.picture), 0)
    readonly property int small: total.lines.reduce((sum, line) => sum + line.value, 0)

    spacing: Theme.gap(3)
    Accessible.ignored: true

    component Sum: Column {
        id: sum

        required property string figure
        required property string unit
        required property string kind

        width: Math.max(Theme.dp(64), word.implicitWidth)

        TextLabel {
            anchors.right: parent.right
            text: sum.figure
            kind: sum.kind
            lineHeight: 1
            strong: true
            tabular: true
            color: total.spot?.first ? Theme.goldText : Theme.ink
            Accessible.ignored: true
        }
        TextLabel {
            id: word

            anchors.right: parent.right
            text: sum.unit
            kind: "note"
            Accessible.ignored: true
        }
    }

    Sum {
        anchors.bottom: parent.bottom
        figure: total.big
        unit: qsTr("big points")
        kind: Theme.largeType ? "title" : "headline"
    }
    Sum {
        anchors.bottom: parent.bottom
        figure: total.small > 0 ? "+" + total.small : total.small < 0 ? "−" + -total.small : "0"
        unit: qsTr("small points")
        kind: "lead"
    }
}
