pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// Two dice and a tile of a set to choose. The dice are thrown when pointed at.
Item {
    id: sample

    required property PieceColors colors
    property bool pointed: false
    readonly property real side: Math.min(height * 0.62, width / 3.6)
    readonly property real lip: slab.height * Theme.tileLipDepth

    Accessible.ignored: true

    Row {
        anchors.centerIn: parent
        spacing: sample.side * 0.18

        Repeater {
            model: [5, 3]

            Die {
                required property int modelData
                readonly property bool thrown: sample.pointed && Theme.moves

                onThrownChanged: if (thrown) tumble(-3 * size, -size, modelData, Theme.dice, 0)
                anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                face: modelData
                size: sample.side
                still: true
                colors: sample.colors
            }
        }
        Item {
            id: slab

            anchors.verticalCenter: parent.verticalCenter
            width: sample.side * 0.92
            height: width * 1.38

            RoundedBlock {
                anchors.fill: parent
                radius: parent.width * Theme.tileRadius
                upper: sample.colors.lip
                face: sample.colors.lip
                lower: sample.colors.lipLow
            }
            RoundedBlock {
                width: parent.width
                height: parent.height - sample.lip
                radius: parent.width * Theme.tileRadius
                edge: sample.colors.edge
                edgeWidth: Theme.hair
                upper: sample.colors.shine
                face: sample.colors.face
                lower: sample.colors.faceLow
            }
            Image {
                visible: sample.colors.grain !== ""
                width: parent.width
                height: parent.height - sample.lip
                sourceSize: Qt.size(Math.ceil(width), Math.ceil(height))
                source: sample.colors.grain === "" ? "" : Theme.art(sample.colors.grain)
            }
            Text {
                anchors.centerIn: parent
                anchors.verticalCenterOffset: -sample.lip
                text: "12"
                color: sample.colors.blue
                font.family: Theme.family
                font.weight: Font.Bold
                font.pixelSize: Math.max(8, Math.round(parent.width * (sample.colors.large ? 0.74 : 0.58)))
                Accessible.ignored: true
            }
        }
    }
}
