pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Games.Pickomino

// The sixteen tiles in ascending order; a tile that is gone leaves its bed behind.
Item {
    id: row

    required property PickominoViewModel viewModel
    // Dice are still moving, so nothing can be taken yet.
    property bool waiting: false
    // The tile in the air, which isn't in any place, 0 for none.
    property int flying: 0
    // The things that a hint lights up.
    property var lit: []
    // The tile that a bust has just given back or turned down, 0 for none.
    property int marked: 0

    readonly property real spacing: Math.round(Math.max(Theme.gap(1), width * 0.006))
    readonly property real tileWidth: (width - 15 * spacing) / 16
    // As tall as the width allows, but never more than its share of the table.
    property real tallest: Theme.dp(180)
    readonly property real tall: Math.floor(Math.min(tileWidth / 0.68, tallest))
    readonly property real pitch: Math.round(tall * 0.68) + spacing
    readonly property real start: Math.round((width - 16 * pitch + spacing) / 2)

    // The type size of the chances.
    readonly property real figures: Math.max(Theme.dp(13), Math.min(Theme.lead, tall * 0.68 * 0.27))
    property CentreTile pointed: null
    // The tile whose chance is explained.
    property CentreTile asked: null

    implicitHeight: tall + Theme.gap(6)

    function tileItem(tile: int): Item { return tiles.itemAt(tile - 21); }
    function items(): list<Item> {
        const found = [];
        for (let i = 0; i < tiles.count; i++)
            found.push(tiles.itemAt(i));
        return found;
    }
    function chances(): list<Item> {
        return row.items().map(tile => (tile as CentreTile).chanceItem).filter(item => item !== null);
    }
    // Shows a tile turning that was just turned down.
    function flip(tile: int): void { (tiles.itemAt(tile - 21) as CentreTile)?.turn(); }
    function settle(): void {
        for (let i = 0; i < tiles.count; i++)
            (tiles.itemAt(i) as CentreTile).settle();
    }

    component Legend: TextLabel { kind: "note"; onTable: true }
    component CentreTile: WormTile {
        id: tile

        required property int index
        required property string lies
        required property bool offered
        required property real odds
        required property string figure
        required property string chance
        readonly property Item chanceItem: chanceArea.item as Item
        required property string words
        readonly property bool takes: offered && !row.waiting
        // Shown under the tile, or under its empty place if it can only come from a player's stack.
        readonly property bool oddsShown: figure !== ""
        property bool stillUp: false
        readonly property bool up: lies === "up" || stillUp

        x: row.start + index * row.pitch
        tall: row.tall
        mode: row.flying === number || lies === "gone" ? "gone" : up ? takes ? "takeable" : "normal" : "faceDown"
        focusShown: activeFocus
        name: words
        onHoveredChanged: row.pointed = hovered ? tile : row.pointed === tile ? null : row.pointed
        onClicked: row.viewModel.wantTile(number)
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

        transform: Scale { id: edge; origin.x: tile.width / 2; origin.y: tile.height / 2 }
        SequentialAnimation {
            id: turning

            NumberAnimation { target: edge; property: "xScale"; to: 0; duration: Theme.base; easing.type: Easing.InSine }
            PropertyAction { target: tile; property: "stillUp"; value: false }
            NumberAnimation { target: edge; property: "xScale"; to: 1; duration: Theme.base; easing.type: Easing.OutSine }
        }

        HintGlow {
            shown: row.lit.includes((tile.gone ? "place:" : "tile:") + tile.number)
            around: tile.corner
            risen: tile.risen
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: -Theme.dp(4)
            visible: row.marked === tile.number && row.flying !== tile.number
            radius: tile.corner + Theme.dp(4)
            color: "transparent"
            border.width: Theme.dp(4)
            border.color: Theme.danger
        }
        // An empty place has no tile that could show the ring.
        FocusRing { shown: tile.activeFocus && tile.gone; around: tile.corner }
        Loader {
            id: chanceArea

            y: tile.tall
            width: tile.width
            height: Theme.target
            active: tile.oddsShown
            sourceComponent: Chance { tile: tile }
        }
    }

    // The chance under a tile; a press explains it.
    component Chance: Item {
        id: chance

        required property CentreTile tile
        readonly property bool asks: row.asked === chance.tile

        function ask(): void {
            row.asked = chance.tile;
            row.viewModel.askWhy(chance.tile.number);
        }
        function leave(): void {
            if (chance.asks)
                row.asked = null;
        }

        Accessible.role: Accessible.Button
        Accessible.name: chance.tile.chance
        Accessible.focusable: true
        Accessible.onPressAction: chance.ask()
        Keys.onSpacePressed: chance.ask()
        Keys.onReturnPressed: chance.ask()
        Keys.onEnterPressed: chance.ask()
        onActiveFocusChanged: if (!activeFocus) chance.leave()
        Component.onDestruction: chance.leave()

        HoverHandler {
            id: over

            cursorShape: Qt.PointingHandCursor
            onHoveredChanged: if (!over.hovered) chance.leave()
        }
        TapHandler { gesturePolicy: TapHandler.ReleaseWithinBounds; onTapped: chance.ask() }
        FocusRing {
            shown: chance.activeFocus
            around: Theme.radiusSmall
            anchors.bottomMargin: parent.height - row.figures * 1.5
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.gap(1)

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                visible: chance.tile.lies !== "up"
                name: "up"
                size: row.figures * 1.1
                color: Theme.mutedOnTable
            }
            TextLabel {
                text: chance.tile.figure
                font.pixelSize: row.figures
                font.underline: over.hovered
                strong: chance.tile.odds === 1
                quiet: chance.tile.odds < 1
                onTable: true
                Accessible.ignored: true
            }
        }
    }

    // The meaning of the figures under the tiles, in the room left above the dice.
    Row {
        id: legend

        // Whether some tile can only come from a player's stack.
        readonly property bool steals: row.items().some(tile => (tile as CentreTile).oddsShown && (tile as CentreTile).lies !== "up")

        anchors.horizontalCenter: parent.horizontalCenter
        y: row.tall + Theme.gap(1) + row.figures * 1.35
        // Without figures there is nothing to explain.
        visible: row.chances().length > 0
        spacing: Theme.gap(0.5)

        Legend { text: legend.steals ? qsTr("Chance of getting the tile this turn,") : qsTr("Chance of getting the tile this turn") }
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: legend.steals
            name: "up"
            size: row.figures * 1.1
            color: Theme.mutedOnTable
        }
        Legend { visible: legend.steals; text: qsTr("by stealing it") }
    }
    Repeater {
        id: tiles

        model: row.viewModel.centre

        delegate: CentreTile {
            required property int tile

            number: tile
        }
    }
}
