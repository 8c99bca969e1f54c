import QtQuick
import Stolik
import Stolik.Table

// Where the game's own part of the table lies: it is loaded here, and hears what the page knows.
Loader {
    id: stage

    required property TableController table
    // The game's part once it is there; everything about a game is asked of it.
    readonly property GameTable game: stage.item as GameTable

    // What the game is told; each is explained there.
    property var seatCard: seat => null
    property bool covered: false
    property bool seatsFolded: false
    property real hintTall: 0
    property string hintTold: ""

    signal helpWanted(string paragraph)
    // It can't be shown.
    signal failed

    function load(): void {
        stage.setSource(stage.table.source, {
            table: stage.table,
            viewModel: stage.table.viewModel
        });
    }

    onFocusChanged: {
        if (!stage.focus && stage.game)
            stage.game.keyboardLeft();
    }
    onStatusChanged: {
        if (stage.status === Loader.Error)
            Qt.callLater(stage.failed);
    }
    onLoaded: {
        stage.game.seatCard = stage.seatCard;
        stage.game.helpWanted.connect(stage.helpWanted);
        stage.game.focus = true;
    }

    Binding {
        target: stage.item
        property: "covered"
        value: stage.covered
        when: stage.status === Loader.Ready
    }
    Binding {
        target: stage.item
        property: "seatsFolded"
        value: stage.seatsFolded
        when: stage.status === Loader.Ready
    }
    Binding {
        target: stage.item
        property: "hintTall"
        value: stage.hintTall
        when: stage.status === Loader.Ready
    }
    Binding {
        target: stage.item
        property: "hintTold"
        value: stage.hintTold
        when: stage.status === Loader.Ready
    }
}
