import QtQuick
import Stolik
import Stolik.Games.Rummikub

// What a scene shows: the draw for the start in the middle of the empty cloth; great news and a tile just drawn
// between cloth and rack, where they hide no tile.
Item {
    id: overlay

    required property RummikubViewModel viewModel
    property real middle: height / 2
    required property rect strip
    property bool busy: false
    property bool waits: false
    // What is lost is told without a fuss.
    property bool calm: false
    // Gives the names of all who play.
    property var named: () => []

    // What each seat has drawn for the start.
    property list<string> startTiles
    property int starter: -1
    property string drawnTile: ""
    // How much of the strip's end it takes, 0 while none lies there.
    readonly property real drawnWide: drawn.visible ? drawn.width : 0

    function announce(title: string, reason: string, loss: bool): void {
        banner.title = title;
        banner.reason = reason;
        banner.loss = loss;
        banner.shown = true;
    }
    // The draw for the start lies there till a starter is found, or the scene is over.
    function clear(keepsStart: bool): void {
        banner.shown = false;
        overlay.drawnTile = "";
        if (!keepsStart) {
            overlay.startTiles = [];
            overlay.starter = -1;
        }
    }

    StartDraw {
        anchors.horizontalCenter: parent.horizontalCenter
        y: overlay.middle - height / 2
        visible: overlay.startTiles.length > 0 && overlay.busy
        tiles: overlay.startTiles
        starter: overlay.starter
        names: visible ? overlay.named() : []
    }
    ReasonStrip {
        id: banner

        x: overlay.strip.x
        y: overlay.strip.y
        width: overlay.strip.width
        height: overlay.strip.height
        calm: overlay.calm && banner.loss
    }
    DrawnTile {
        id: drawn

        // At its end: what the line tells stands before it.
        x: overlay.strip.x + overlay.strip.width - width
        y: overlay.strip.y
        height: overlay.strip.height
        visible: overlay.drawnTile !== "" && overlay.waits
        tile: overlay.drawnTile
        text: overlay.viewModel.drawnText(overlay.drawnTile)
    }
}
