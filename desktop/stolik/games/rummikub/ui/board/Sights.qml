import QtQuick
import Stolik
import Stolik.Games.Rummikub
import "../panels"

// What a scene shows over the middle of the cloth: the draw for the start, great news, a tile just drawn.
Item {
    id: sights

    required property RummikubViewModel viewModel
    property real middle: height / 2
    property bool busy: false
    property bool waits: false
    // Gives the names of all who play.
    property var named: () => []

    // What each seat has drawn for the start.
    property var startTiles: []
    property int starter: -1
    property string drawnTile: ""

    function announce(title: string, reason: string, loss: bool): void {
        banner.title = title;
        banner.reason = reason;
        banner.loss = loss;
        banner.shown = true;
    }
    // The draw for the start lies there till somebody is found, or the scene is over.
    function clear(keepsStart: bool): void {
        banner.shown = false;
        sights.drawnTile = "";
        if (!keepsStart) {
            sights.startTiles = [];
            sights.starter = -1;
        }
    }

    StartDraw {
        anchors.horizontalCenter: parent.horizontalCenter
        y: sights.middle - height / 2
        visible: sights.startTiles.length > 0 && sights.busy
        tiles: sights.startTiles
        starter: sights.starter
        names: visible ? sights.named() : []
    }
    TurnBanner {
        id: banner

        x: (sights.width - width) / 2
        y: sights.middle - height / 2
        width: Math.min(Theme.dp(560), sights.width)
    }
    DrawnTile {
        anchors.horizontalCenter: parent.horizontalCenter
        y: sights.middle - height / 2
        visible: sights.drawnTile !== "" && sights.waits
        tile: sights.drawnTile
        text: qsTr("You draw %1.").arg(sights.viewModel.nameOf(sights.drawnTile))
    }
}
