import QtQuick
import QtQuick.Templates as T
import Stolik

// The background of a list row: tinted if chosen, pressed or pointed at, with the focus ring at its edge.
Rectangle {
    id: ground

    required property T.AbstractButton row
    property bool chosen: false
    property bool edged: true
    property bool ringed: ground.row.visualFocus

    radius: Theme.radiusSmall
    color: ground.chosen ? Theme.accentWash : ground.row.down ? Theme.pressWash : ground.row.hovered ? Theme.hoverWash : "transparent"
    border.width: ground.chosen && ground.edged ? Theme.line : 0
    border.color: Theme.accent

    FocusRing { shown: ground.ringed; inner: ground.radius }
}
