pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Table

// Where the faces of real dice are typed: there while any are asked for, over nothing that is played with.
Loader {
    id: place

    required property TableController table
    required property GameStage stage
    property bool takesKeys: true

    readonly property rect kept: place.stage.game?.diceRoom ?? Qt.rect(0, 0, 0, 0)
    readonly property bool placed: kept.width > 0
    readonly property real aside: place.stage.game?.asideX ?? 0

    // The panel has come or gone.
    signal turned

    function takeFocus(): void {
        (place.item as RealDicePanel).takeFocus();
    }

    function takeKey(event: var): bool {
        return (place.item as RealDicePanel)?.takeKey(event) ?? false;
    }

    active: place.table.realDice.asked > 0
    x: Math.max(Theme.gap(placed ? 1 : 3), placed ? Theme.gap(4) + stage.x + kept.x + (kept.width - width) / 2
        : Math.min((parent.width - width) / 2, Theme.gap(4) + stage.x + aside - width - Theme.gap(2)))
    y: placed ? stage.y + kept.y + kept.height - height
        : stage.y + (stage.game?.diceFoot ?? stage.height) - height
    sourceComponent: RealDicePanel {
        table: place.table
        narrow: place.placed
        room: place.kept.width
        sixSymbol: place.stage.game?.sixSymbol ?? ""
        takesKeys: place.takesKeys
    }
    onLoaded: place.turned()
    onActiveChanged: {
        if (!active)
            place.turned();
    }
}
