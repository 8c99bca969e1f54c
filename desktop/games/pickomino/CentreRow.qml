pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Games.Pickomino
import Stolik.Models

// The sixteen tiles in the order of their values; a tile that is gone leaves its bed behind.
Item {
    id: row

    required property PickominoFace face
    // The tile that is on its way through the air: it lies nowhere.
    property int flying: 0

    readonly property real spacing: Math.round(Math.max(Theme.gap(1), width * 0.006))
    readonly property real tileWidth: (width - 15 * spacing) / 16
    // As tall as the width allows, but never more than its share of the table.
    property real tallest: Theme.dp(180)
    readonly property real tall: Math.floor(Math.min(tileWidth / 0.68, tallest))
    readonly property real pitch: Math.round(tall * 0.68) + spacing
    readonly property real start: Math.round((width - 16 * pitch + spacing) / 2)

    signal chosen(int tile)
    signal hovered(int tile)

    implicitHeight: tall + Theme.gap(6)

    function tileItem(tile: int): Item {
        return tiles.itemAt(tile - 21);
    }
    function items(): list<Item> {
        const found = [];
        for (let i = 0; i < tiles.count; i++)
            found.push(tiles.itemAt(i));
        return found;
    }
    // The tile was just turned over: show it turning.
    function flip(tile: int): void {
        (tiles.itemAt(tile - 21) as CentreTile)?.turn();
    }
    function settle(): void {
        for (let i = 0; i < tiles.count; i++)
            (tiles.itemAt(i) as CentreTile).settle();
    }
    function percent(chance: real): string {
        const rounded = Math.round(100 * chance);
        if (chance > 0 && rounded < 1)
            return qsTr("<1 %");
        return chance < 1 && rounded > 99 ? qsTr(">99 %") : qsTr("%1 %").arg(rounded);
    }

    component CentreTile: WormTile {
        id: tile

        required property int index
        required property string lies
        required property bool takes
        required property real odds
        property bool stillUp: false
        readonly property bool up: lies === "up" || stillUp

        x: row.start + index * row.pitch
        tall: row.tall
        mode: row.flying === number || lies === "gone" ? "gone" : up ? takes ? "takeable" : "normal" : "faceDown"
        focusShown: activeFocus
        name: lies === "gone" ? qsTr("Place of tile %1, empty").arg(number)
            : lies === "down" ? qsTr("Tile %1, face down, out of the game").arg(number)
            : takes ? qsTr("Tile %1, %n worm(s), in the centre, can be taken", "", worms).arg(number)
            : qsTr("Tile %1, %n worm(s), in the centre", "", worms).arg(number)
        onClicked: row.chosen(number)
        onHoveredChanged: row.hovered(hovered ? number : 0)
        Keys.onSpacePressed: clicked()
        Keys.onReturnPressed: clicked()
        Keys.onEnterPressed: clicked()

        function turn(): void {
            tile.stillUp = Theme.moves;
            if (Theme.moves)
                turning.start();
        }
        function settle(): void {
            if (turning.running)
                turning.complete();
        }

        transform: Scale {
            id: edge

            origin.x: tile.width / 2
            origin.y: tile.height / 2
        }
        SequentialAnimation {
            id: turning

            NumberAnimation { target: edge; property: "xScale"; to: 0; duration: Theme.base; easing.type: Easing.InSine }
            PropertyAction { target: tile; property: "stillUp"; value: false }
            NumberAnimation { target: edge; property: "xScale"; to: 1; duration: Theme.base; easing.type: Easing.OutSine }
        }

        Words {
            anchors.horizontalCenter: parent.horizontalCenter
            y: tile.tall + Theme.gap(1)
            visible: tile.odds >= 0 && tile.lies === "up"
            text: row.percent(tile.odds)
            font.pixelSize: Math.max(Theme.dp(13), Math.min(Theme.lead, tile.width * 0.27))
            strong: tile.takes
            quiet: !tile.takes
            onTable: true
            tabular: true
        }
    }

    Repeater {
        id: tiles

        model: row.face.centre

        delegate: CentreTile {
            required property var model

            number: model.tile
            lies: model.lies
            takes: model.takeable
            odds: model.odds
        }
    }
}
