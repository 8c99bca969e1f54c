import QtQuick
import Stolik
import Stolik.Games.Rummikub

// What the dot on some tiles means, as long as such tiles are seen.
Row {
    id: legend

    required property RummikubViewModel viewModel
    property bool needed: false

    function refresh(): void {
        legend.needed = legend.hasNews();
    }
    function hasNews(): bool {
        const tiles = legend.viewModel.tiles;
        for (let row = 0; row < tiles.count; row++) {
            const tile = tiles.at(row);
            if (tile.fresh || (tile.news && !tile.laid))
                return true;
        }
        return false;
    }

    visible: needed
    spacing: Theme.gap(1.5)
    Component.onCompleted: legend.refresh()

    Connections {
        target: legend.viewModel

        function onChanged(): void { legend.refresh(); }
    }
    NewsDot {
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.dp(12)
    }
    TextLabel {
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("new since your last move")
        kind: "small"
        quiet: true
        onTable: true
    }
}
