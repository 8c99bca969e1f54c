pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Stolik

// The name of a drawing, a moment after the pointer or the focus rests on it.
T.ToolTip {
    id: tip

    required property Item owner
    property bool wanted: false

    parent: owner
    x: Math.round((owner.width - implicitWidth) / 2)
    y: owner.height + Theme.gap(2)
    margins: Theme.gap(2)
    padding: Theme.gap(2)
    leftPadding: Theme.gap(3)
    rightPadding: Theme.gap(3)
    delay: Theme.tooltipDelay
    visible: wanted && owner.visible && text !== ""
    closePolicy: T.Popup.NoAutoClose
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding

    contentItem: TextLabel {
        text: tip.text
        kind: "small"
        color: Theme.tooltipInk
        Accessible.ignored: true
    }
    background: Rectangle {
        radius: Theme.radiusSmall
        color: Theme.tooltip
    }
}
