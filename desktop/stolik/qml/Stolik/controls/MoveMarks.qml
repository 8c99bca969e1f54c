import QtQuick
import Stolik

// The frames of a thing that belongs to the move played, the best move, or both.
Item {
    id: marks

    property bool played: false
    property bool best: false
    property real out: Theme.dp(4)
    property real around: Theme.radiusSmall

    anchors.fill: parent

    MoveMark { visible: marks.played; out: marks.out; around: marks.around }
    MoveMark {
        visible: marks.best
        best: true
        out: marks.out
        around: marks.around
    }
}
