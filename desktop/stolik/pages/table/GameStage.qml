import QtQuick
import Stolik
import Stolik.Table

// Loads the game's own part of the table, and passes on the properties of the page.
Loader {
    id: stage

    required property TableController table
    // The game's part once it is loaded, which answers everything about the game.
    readonly property GameTable game: stage.item as GameTable

    // The inputs of the game, explained there.
    property var seatCard: seat => null
    property bool covered: false
    property bool seatsFolded: false
    property real hintTall: 0
    property string hintTold: ""

    signal helpWanted(string paragraph)
    // Emitted if it can't be shown.
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
