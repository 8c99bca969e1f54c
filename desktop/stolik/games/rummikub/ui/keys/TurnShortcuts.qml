pragma ComponentBehavior: Bound
import QtQuick
import Stolik.Games.Rummikub

// The letters and digits that do what the buttons beside the rack do.
Item {
    id: keys

    required property RummikubViewModel viewModel
    // The table hears them.
    property bool open: false
    // A scene is played: any key but those for the rack ends it.
    property bool busy: false

    signal drawWanted
    signal cardWanted
    signal actionsWanted

    component Key: Shortcut {
        enabled: keys.open
    }
    component TurnKey: Key {
        enabled: keys.open && !keys.busy
    }

    Key { sequence: "7"; onActivated: keys.viewModel.sort(false) }
    Key { sequence: "8"; onActivated: keys.viewModel.sort(true) }
    TurnKey { sequence: "D"; onActivated: keys.drawWanted() }
    TurnKey { sequence: "N"; onActivated: keys.viewModel.putNew() }
    TurnKey { sequence: "M"; onActivated: keys.actionsWanted() }
    TurnKey { sequence: "R"; onActivated: keys.viewModel.takeBack() }
    TurnKey { sequence: "T"; onActivated: keys.viewModel.tidy() }
    TurnKey { sequence: "Z"; onActivated: keys.viewModel.undoTile() }
    Key { sequences: ["U", StandardKey.Undo]; enabled: keys.open && keys.viewModel.canUndo; onActivated: keys.viewModel.undoTile() }
    TurnKey { sequence: "X"; onActivated: keys.viewModel.undoTurn() }
    TurnKey { sequence: "C"; onActivated: if (keys.viewModel.gamesScored > 0) keys.cardWanted() }
}
