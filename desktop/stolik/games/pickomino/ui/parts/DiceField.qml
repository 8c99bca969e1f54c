import QtQuick
import Stolik
import Stolik.Games.Pickomino

// The eight dice of Pickomino, with a worm for a six.
ThrownDice {
    id: field

    required property PickominoViewModel viewModel

    rows: field.viewModel.dice
    kind: "worm"
    symbolSource: Qt.resolvedUrl("../art/worm-die.svg")
    symbolBlinking: Qt.resolvedUrl("../art/worm-die-blinking.svg")
    rollable: field.viewModel.canRoll && field.viewModel.mine
    lost: field.viewModel.phase === "busted"
    // The dice that lie, and those set aside that they repeat.
    clashes: (zone, face) => field.viewModel.clashing.includes(face)
    spoken: (zone, face, choosable, used, chosen) => {
        const called = face === 6 ? qsTr("worm") : String(face);
        return zone === "hand" ? qsTr("Die in the hand, waiting to be rolled")
            : zone === "kept" ? qsTr("Die, %1, set aside").arg(called)
            : choosable ? qsTr("Die, %1, can be set aside").arg(called)
            : used ? qsTr("Die, %1, can't be set aside: this face is used").arg(called)
            : qsTr("Die, %1").arg(called);
    }

    Connections {
        target: field.viewModel

        function onChanged(): void { field.follow(); }
    }
}
