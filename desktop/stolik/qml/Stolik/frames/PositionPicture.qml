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
    // What was played and what was best there, as marks; null where none is to be seen.
    property var played: null
    property var best: null

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
        property: "played"
        value: picture.played
        when: still.item !== null && still.item.hasOwnProperty("played")
    }
    Binding {
        target: still.item
        property: "best"
        value: picture.best
        when: still.item !== null && still.item.hasOwnProperty("best")
    }
    Binding {
        target: still.item
        property: "position"
        value: picture.position
        when: still.item !== null && Boolean(picture.position) && still.item.hasOwnProperty("position")
    }
}
