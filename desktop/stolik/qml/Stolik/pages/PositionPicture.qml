import QtQuick
import Stolik

// What an onlooker sees of a game that waits, on a piece of cloth of its own.
Rectangle {
    id: picture

    property alias active: still.active
    property url drawing
    property var position: null
    property var colours: []

    radius: Theme.radiusSmall
    color: Theme.table
    border.width: Theme.hair
    border.color: Theme.hairline
    clip: true

    Loader {
        id: still

        anchors.fill: parent
        anchors.margins: Theme.gap(1.5)
        source: picture.drawing
    }
    Binding {
        target: still.item
        property: "colours"
        value: picture.colours
        when: still.item !== null && still.item.hasOwnProperty("colours")
    }
    Binding {
        target: still.item
        property: "position"
        value: picture.position
        when: still.item !== null && still.item.hasOwnProperty("position")
    }
}
