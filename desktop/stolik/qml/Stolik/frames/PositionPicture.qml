pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Stolik

// A position as an onlooker sees it, on its own piece of cloth.
Rectangle {
    id: picture

    property alias active: still.active
    property url drawing
    property var position: null
    property var colours: []
    // The seat shown as on turn, -1 for none.
    property int seat: -1
    // The marks of the move played and the best move; null to show none.
    property var played: null
    property var best: null

    // An input for drawings that have the property.
    component Given: Binding {
        property bool known: true

        target: still.item
        when: still.item !== null && known && still.item.hasOwnProperty(property)
    }

    radius: Theme.radiusSmall
    color: Theme.table
    border.width: Theme.hair
    border.color: Theme.hairline
    clip: true

    Item {
        anchors.fill: parent
        anchors.margins: Theme.gap(0.75)
        // Without a graphics card, Qt paints shapes scrolled out of view over their surroundings, except in a
        // layer, which then needs a background.
        layer.enabled: GraphicsInfo.api === GraphicsInfo.Software && Screen.devicePixelRatio === 1

        Rectangle { anchors.fill: parent; visible: parent.layer.enabled; color: Theme.table }
        Loader {
            id: still

            anchors.fill: parent
            anchors.margins: Theme.gap(0.75)
            source: picture.drawing
        }
    }
    Given { property: "colours"; value: picture.colours }
    Given { property: "seat"; value: picture.seat }
    Given { property: "played"; value: picture.played }
    Given { property: "best"; value: picture.best }
    Given { property: "position"; value: picture.position; known: Boolean(picture.position) }
}
