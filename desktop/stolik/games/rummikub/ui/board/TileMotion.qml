import QtQuick
import Stolik.Games.Rummikub

// What every tile on the board must know: how it moves, and where the pointer carries the picked tiles.
QtObject {
    required property RummikubViewModel viewModel
    // Nothing travels, because animations are off or the screen is only catching up.
    property bool still: true
    // A scene is being played.
    property bool busy: false
    // The time from the start of one travelling tile to the start of the next.
    property int beat: 0
    // The same for tiles that a hint shows, the only ones that travel one after another without a scene.
    property int shownBeat: 0
    readonly property int pause: busy ? beat : shownBeat
    // Returns where tiles come from: a seat or the bank.
    property var startOf: (seat, drawn) => null

    // Whether keys were used last; only then the focus is shown.
    property bool byKeys: false
    property bool carrying: false
    property real x: 0
    property real y: 0
    // The index of the carried tile that is under the pointer.
    property int rank: 0

    // Running animations must end at once.
    signal hurried
}
