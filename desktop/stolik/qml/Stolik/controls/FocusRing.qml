import QtQuick
import Stolik

// A ring of three pixels around the item that it fills; bind `shown` to the control's visualFocus.
Rectangle {
    id: ring

    property bool shown: false
    property real around: Theme.radius
    // Without free space around it, the ring is drawn inside, with this radius.
    property real inner: -1

    anchors.fill: parent
    anchors.margins: inner < 0 ? -(Theme.ring + Theme.ringGap) : 0
    radius: inner < 0 ? around + Theme.ring + Theme.ringGap : inner
    color: "transparent"
    border.width: Theme.ring
    border.color: Theme.focus
    visible: shown
    z: 10
}
