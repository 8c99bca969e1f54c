import QtQuick
import Stolik
import Stolik.Table
import Stolik.Games.Rummikub
import "board"
import "panels"

// Plays what happens: what each scene puts over the cloth, and how fast its tiles travel.
Item {
    id: scenes

    required property GameTable view
    required property RummikubViewModel viewModel
    required property SceneOverlay overlay
    required property TileMotion tileMotion

    readonly property Director director: scenes.view.director
    // The first scene has come: what lies there before doesn't travel.
    property bool begun: false

    // The card of the game that has just ended is to be shown.
    signal cardWanted

    Connections {
        target: scenes.director

        function onPreparing(): void { scenes.prepare(); }
        function onPlaying(): void { scenes.perform(scenes.director.scene); }
    }

    function perform(scene: var): void {
        scenes.overlay.clear(scene.kind === "starter_found");
        if (scenes.viewModel.bannerTitle !== "")
            scenes.overlay.announce(scenes.viewModel.bannerTitle, scenes.viewModel.bannerReason, scene.kind === "time_ran_out");
        switch (scene.kind) {
        case "start_tiles_drawn":
            scenes.overlay.startTiles = scene.tiles.map(tile => tile ?? "");
            break;
        case "starter_found":
            scenes.overlay.starter = scene.seat;
            break;
        case "tile_drawn":
            if (scene.seat === scenes.viewModel.owner)
                scenes.overlay.drawnTile = scene.tile;
            break;
        case "game_scored":
            scenes.cardWanted();
        }
    }
    function prepare(): void {
        scenes.tileMotion.beat = scenes.director.scene.kind === "rack_dealt" ? scenes.director.motion.deal : scenes.director.motion.beat;
        scenes.begun = true;
    }
}
