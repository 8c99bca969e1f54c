import QtQuick

// A rectangle with round ends, or a disc if it is a square.
Rectangle { radius: height / 2 }
