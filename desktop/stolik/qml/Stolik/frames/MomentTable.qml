pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Table

// The table at a moment as a picture, laid out for the smallest window and scaled to fit.
Item {
    id: frame

    required property TableController table
    property bool alone: false
    property string turn: ""
    // The seat that decides, -1 for the one that moved last.
    property int deciding: -1

    readonly property real leastWidth: 1024 * Theme.airScale
    readonly property real leastHeight: 560 * Theme.airScale
    readonly property real shrink: frame.width > 0 ? Math.min(1, frame.width / frame.leastWidth) : 1

    implicitHeight: frame.leastHeight * frame.shrink
    clip: true
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("The table at this moment")

    TableBackground { anchors.fill: parent }
    Item {
        // It has its final width even before it is placed, so that nothing is laid out twice.
        width: Math.max(frame.leastWidth, frame.width / frame.shrink)
        height: Math.max(frame.leastHeight, frame.height / frame.shrink)
        scale: Math.min(frame.shrink, frame.height / height)
        x: (frame.width - width * scale) / 2
        transformOrigin: Item.TopLeft
        enabled: false
        // Without a graphics card, Qt paints shapes scrolled out of view over their surroundings, and scaled
        // ones with jagged edges, except in a layer.
        layer.enabled: GraphicsInfo.api === GraphicsInfo.Software && Screen.devicePixelRatio === 1
        layer.smooth: true

        // That layer can't be transparent.
        TableBackground { anchors.fill: parent; visible: parent.layer.enabled }
        ColumnLayout {
            anchors.fill: parent
            anchors.leftMargin: Theme.gap(4)
            anchors.rightMargin: Theme.gap(4)
            anchors.topMargin: Theme.gap(5)
            spacing: 0

            SeatCards {
                id: seats

                Layout.fillWidth: true
                table: frame.table
                alone: frame.alone
                lookingBack: true
                turn: frame.turn
                deciding: frame.deciding
                slot: (stage.item as GameTable)?.seatSlot ?? null
            }
            Loader {
                id: stage

                Layout.fillWidth: true
                Layout.fillHeight: true
                onLoaded: (stage.item as GameTable).seatCard = seats.cardOf
            }
        }
    }
    Binding {
        target: stage.item
        property: "seatsFolded"
        value: seats.folded
        when: stage.status === Loader.Ready
    }
    Binding {
        target: stage.item
        property: "pictureScale"
        value: frame.shrink
        when: stage.status === Loader.Ready
    }
    Component.onCompleted: stage.setSource(frame.table.source, { table: frame.table, viewModel: frame.table.viewModel })
}
