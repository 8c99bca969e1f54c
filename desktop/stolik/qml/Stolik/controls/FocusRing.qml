import QtQuick
import Stolik

// Three pixels round whatever it fills; bind `shown` to the control's visualFocus.
Rectangle {
    id: ring

    property bool shown: false
    property real around: Theme.radius

    anchors.fill: parent
    anchors.margins: -(Theme.ring + Theme.ringGap)
    radius: around + Theme.ring + Theme.ringGap
    color: "transparent"
    border.width: Theme.ring
    border.color: Theme.focus
    visible: shown
    z: 10
}
