pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Stolik

// What an onlooker sees of a position, on a piece of cloth of its own.
Rectangle {
    id: picture

    property alias active: still.active
    property url drawing
    property var position: null
    property var colours: []
    // The seat shown as to move, -1 for none.
    property int seat: -1
    // What was played and what was best there, as marks; null if none is to be seen.
    property var played: null
    property var best: null

    // What a drawing is given that asks for it.
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
        // Without a graphics card Qt paints shapes that are scrolled out of sight over what lies beside; not so on a
        // layer, which then must have a ground.
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
