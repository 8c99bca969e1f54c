pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Games.Pickomino

// A seat's stack in its card: the top tile, the edges of those below, and how many there are.
Item {
    id: slot

    required property PickominoViewModel viewModel
    property int seat: -1
    property int flying: 0
    property bool waiting: false
    property bool lit: false
    property real tall: Theme.dp(64)
    // A strip has no room for worms.
    property bool numberOnly: false
    property var row: ({})

    readonly property var tiles: (row.tiles ?? []).filter(tile => tile !== slot.flying)
    readonly property int count: tiles.length
    readonly property int topNumber: count > 0 ? tiles[count - 1] : 0
    readonly property bool stealable: row.stealable === true && count > 0 && !waiting
    readonly property real edge: Math.max(2, Math.round(tall * 0.045))
    readonly property alias tile: topTile

    implicitWidth: topTile.width
    implicitHeight: tall + 3 * edge
    width: implicitWidth
    height: implicitHeight

    function refresh(): void { slot.row = slot.seat < 0 ? ({}) : slot.viewModel.stacks.at(slot.seat); }
    onSeatChanged: refresh()
    Component.onCompleted: refresh()
    Connections {
        target: slot.viewModel

        function onChanged(): void { slot.refresh(); }
    }

    RoundedBlock {
        visible: slot.count === 0
        width: topTile.width
        height: slot.tall
        radius: topTile.corner
        edge: Theme.recessEdge
        edgeWidth: Theme.hair
        upper: Theme.recess
        face: Theme.recess
        lower: Theme.recess
        opacity: Theme.highContrast ? 1 : 0.6
    }
    Repeater {
        model: Math.max(0, Math.min(3, slot.count - 1))

        RoundedBlock {
            required property int index

            z: -1 - index
            y: (index + 1) * slot.edge
            width: topTile.width
            height: slot.tall
            radius: topTile.corner
            edge: Theme.pieceColors.lipLow
            edgeWidth: Theme.hair
            upper: Theme.pieceColors.lip
            face: Theme.pieceColors.lip
            lower: Theme.pieceColors.lipLow
        }
    }
    WormTile {
        id: topTile

        visible: slot.count > 0
        number: Math.max(21, slot.topNumber)
        tall: slot.tall
        numberOnly: slot.numberOnly
        mode: slot.stealable ? "takeable" : "normal"
        focusShown: activeFocus
        name: slot.row.words ?? ""
        onClicked: slot.viewModel.wantSteal(slot.topNumber)
        Keys.onSpacePressed: clicked()
        Keys.onReturnPressed: clicked()
        Keys.onEnterPressed: clicked()
    }
    HintGlow {
        anchors.fill: topTile
        shown: slot.lit
        around: topTile.corner
        risen: topTile.risen
    }
    Pill {
        z: 21
        visible: slot.count > 1
        x: topTile.width - width * 0.8
        y: slot.tall - height * 0.5
        width: Math.max(height, number.implicitWidth + Theme.gap(2))
        height: slot.numberOnly ? Theme.dp(15) : Theme.dp(20)
        color: Theme.raised
        border.width: Theme.hair
        border.color: Theme.outline

        TextLabel {
            id: number

            anchors.centerIn: parent
            text: slot.count
            kind: "small"
            strong: true
            tabular: true
            font.pixelSize: slot.numberOnly ? Theme.dp(13) : Theme.small
            Accessible.ignored: true
        }
    }
}
