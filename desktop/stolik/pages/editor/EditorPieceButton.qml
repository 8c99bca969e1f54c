import QtQuick
import Stolik

// A piece as a button, drawn by its game. Arrows move from one to the next.
PressButton {
    id: button

    required property url drawing
    required property string piece
    // The size of the drawing, and the least room around it.
    property real size: 1
    property real tall: 0
    // Its tool tip.
    property string tip: ""
    // Whether it is the chosen cell of a sheet.
    property bool chosen: false
    property bool reached: false
    // Whether only its empty place is shown.
    required property bool spent

    // Emitted while the pointer carries it, and then when it is dropped at the last place.
    signal carried(where: point)
    signal letGo

    implicitWidth: Math.max(Theme.target, picture.width)
    implicitHeight: Math.max(Theme.target, picture.height, button.tall)
    // The focus leaves a button before that stops being a tab stop.
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
