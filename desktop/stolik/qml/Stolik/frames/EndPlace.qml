import QtQuick

// What a game draws of a seat's count at the end, and how much of it is counted by now.
Loader {
    // The lines that are counted.
    property var lines: []
    property int longest: 1
    // How high it may be, 0 if there is room enough.
    property real tall: 0
    property bool first: false
}
