import QtQuick
import Stolik

// A piece to press, as its game draws it. Arrows lead from one to the next.
PressButton {
    id: button

    required property url drawing
    required property string piece
    // The cell of a sheet that things are written into.
    property bool chosen: false
    property bool reached: false

    implicitWidth: Math.max(Theme.target, picture.width)
    implicitHeight: Math.max(Theme.target, picture.height)
    // The focus leaves a button before it is no stop any more.
    focusPolicy: button.reached || button.activeFocus ? Qt.StrongFocus : Qt.ClickFocus
    Accessible.focusable: true
    Accessible.selected: button.chosen

    contentItem: Item {
        Loader { id: picture; anchors.centerIn: parent; source: button.drawing }
        Binding {
            target: picture.item
            property: "piece"
            value: button.piece
            when: picture.item !== null
        }
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
