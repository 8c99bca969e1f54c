import QtQuick
import Stolik.Games.Rummikub

// What every tile on the board must know: how it moves, and where the pointer carries the tiles picked up.
QtObject {
    required property RummikubViewModel viewModel
    // Nothing travels: animations are off, or the screen is only catching up.
    property bool still: true
    // A scene is played.
    property bool busy: false
    // From the start of one travelling tile to the start of the next.
    property int beat: 0
    // The same for tiles that a hint shows, the only ones that go one after the other without a scene.
    property int shownBeat: 0
    readonly property int pause: busy ? beat : shownBeat
    // Where tiles come from: a seat, or the bank.
    property var startOf: (seat, drawn) => null

    // Whether the keys were used last: only then is the focus shown.
    property bool byKeys: false
    property bool carrying: false
    property real x: 0
    property real y: 0
    // Which of the tiles carried is under the pointer.
    property int rank: 0

    // The running animation ends at once.
    signal hurried
}
