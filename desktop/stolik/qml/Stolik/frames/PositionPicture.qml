import QtQuick
import Stolik

// What an onlooker sees of a position, on a piece of cloth of its own.
Rectangle {
    id: picture

    property alias active: still.active
    property url drawing
    property var position: null
    property var colours: []
    // Who is told to be to move, -1 for nobody.
    property int seat: -1

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
        property: "seat"
        value: picture.seat
        when: still.item !== null && still.item.hasOwnProperty("seat")
    }
    Binding {
        target: still.item
        property: "position"
        value: picture.position
        when: still.item !== null && Boolean(picture.position) && still.item.hasOwnProperty("position")
    }
}
