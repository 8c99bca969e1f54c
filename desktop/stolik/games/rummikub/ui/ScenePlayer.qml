import QtQuick
import Stolik
import Stolik.Table
import Stolik.Games.Rummikub
import "board"
import "panels"

// Plays what happens: what each scene puts over the cloth, how fast its tiles travel, and how long it is seen.
Item {
    id: scenes

    required property GameTable view
    required property RummikubViewModel viewModel
    required property SceneOverlay overlay
    required property TileMotion tileMotion

    readonly property Director director: scenes.view.director
    readonly property int pause: 3 * Theme.base
    // The first scene has come: what lies there before doesn't travel.
    property bool begun: false

    // The card of the game that has just ended is to be shown.
    signal cardWanted

    Connections {
        target: scenes.director

        function onPreparing(): void { scenes.prepare(); }
        function onPlaying(token: int): void { scenes.perform(token, scenes.director.scene); }
    }

    function perform(token: int, scene: var): void {
        const bot = scene.seat !== undefined && scene.seat !== null && scenes.view.isBot(scene.seat);
        const other = scene.seat !== scenes.viewModel.owner;
        scenes.overlay.clear(scene.kind === "starter_found");
        switch (scene.kind) {
        case "start_tiles_drawn":
            scenes.overlay.startTiles = scene.tiles;
            scenes.view.hold(token, 2 * scenes.pause);
            break;
        case "starter_found":
            scenes.overlay.starter = scene.seat;
            scenes.view.hold(token, 3 * scenes.pause);
            break;
        case "tiles_shuffled":
            scenes.view.hold(token, scenes.pause / 2);
            break;
        case "rack_dealt":
            scenes.view.hold(token, scenes.viewModel.travelling > 0 ? Theme.travel + scenes.viewModel.travelling * scenes.tileMotion.beat : Theme.quick);
            break;
        case "tiles_played":
            scenes.view.hold(token, other ? scenes.stageMs() : Theme.base);
            break;
        case "tile_drawn":
            if (!other)
                scenes.overlay.drawnTile = scene.tile;
            if (!scenes.director.waits)
                scenes.view.hold(token, other ? Theme.travel + (bot ? scenes.pause : 0) : 2 * Theme.travel);
            break;
        case "rack_kept":
        case "turn_began":
            // Nobody can tell from a pause whether a seat was asked.
            scenes.view.hold(token, 1);
            break;
        case "passed":
            scenes.view.hold(token, scenes.pause);
            break;
        case "announced":
            scenes.view.hold(token, 2 * scenes.pause);
            break;
        case "redeal_asked":
            scenes.overlay.announce(qsTr("A new deal!"), scene.text, false);
            scenes.view.hold(token, 8 * Theme.base);
            break;
        case "time_ran_out":
            scenes.overlay.announce(qsTr("Time is up!"), scene.text || qsTr("Your turn is over."), true);
            scenes.view.hold(token, 8 * Theme.base);
            break;
        case "tiles_returned":
        case "table_swept":
            scenes.view.hold(token, 2 * Theme.travel + scenes.pause);
            break;
        case "game_scored":
            scenes.cardWanted();
            if (!scenes.director.waits)
                scenes.view.hold(token, 7500);
            break;
        default:
            scenes.view.hold(token, Theme.quick);
        }
    }
    // How long one set of another player's move is looked at: longer where tiles come from elsewhere, and at the end.
    function stageMs(): int {
        const pauses = (scenes.viewModel.trails.length > 0 ? 1 : 0.5) + (scenes.viewModel.stagesLeft > 0 ? 0 : 1);
        return Theme.travel + scenes.viewModel.travelling * scenes.tileMotion.beat + pauses * scenes.pause;
    }
    function prepare(): void {
        const kind = scenes.director.scene.kind;
        scenes.tileMotion.beat = Theme.moves ? (kind === "rack_dealt" ? Theme.travel / 5 : Theme.travel * 0.7) : 0;
        scenes.begun = true;
    }
}
