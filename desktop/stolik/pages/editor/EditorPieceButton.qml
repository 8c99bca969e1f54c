import QtQuick
import Stolik

// A piece to press, as its game draws it. Arrows lead from one to the next.
PressButton {
    id: button

    required property url drawing
    required property string piece
    // How large it is drawn, and how much room it has at least.
    property real size: 1
    property real tall: 0
    // What comes up beside it.
    property string tip: ""
    // The cell of a sheet that things are written into.
    property bool chosen: false
    property bool reached: false
    // Only its place is there.
    required property bool spent

    // It is on its way with the pointer; then it is let go where it was last.
    signal carried(where: point)
    signal letGo

    implicitWidth: Math.max(Theme.target, picture.width)
    implicitHeight: Math.max(Theme.target, picture.height, button.tall)
    // The focus leaves a button before it is no stop any more.
    focusPolicy: button.reached || button.activeFocus ? Qt.StrongFocus : Qt.ClickFocus
    Accessible.focusable: true
    Accessible.selected: button.chosen

    contentItem: Item {
        Rectangle {
            anchors.fill: picture
            visible: button.spent
            color: Theme.recess
            radius: Theme.radiusSmall
            border.width: Theme.hair
            border.color: Theme.recessEdge
        }
        Loader { id: picture; anchors.centerIn: parent; source: button.drawing; opacity: button.spent ? 0 : 1 }
        Binding {
            target: picture.item
            property: "piece"
            value: button.piece
            when: picture.item !== null
        }
        Binding { target: picture.item; property: "size"; value: button.size; when: picture.item !== null }
    }
    DragHandler {
        target: null
        enabled: !button.spent
        onCentroidChanged: if (active) button.carried(centroid.scenePosition)
        onActiveChanged: if (!active) button.letGo()
    }
    ToolTipLabel {
        text: button.tip
        owner: button
        wanted: (button.hovered || button.visualFocus) && !button.down && !button.spent
    }
    Rectangle {
        anchors.fill: parent
        visible: button.chosen || button.hovered || button.down
        color: "transparent"
        radius: Theme.radiusSmall
        border.width: button.chosen ? Theme.dp(4) : Theme.line
        border.color: Theme.pick
    }
    FocusRing {
        shown: button.visualFocus
        anchors.margins: -Theme.ring
        around: Theme.radiusSmall
    }
}
