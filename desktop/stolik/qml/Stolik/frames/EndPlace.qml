import QtQuick

// A game's drawing of a seat's count at the end, as far as it has been counted.
Loader {
    // The lines counted so far.
    property var lines: []
    property int longest: 1
    // Its greatest height, 0 for no limit.
    property real tall: 0
    property bool first: false
}
