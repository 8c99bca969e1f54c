import QtQuick

// A rectangle with round ends; as high as it is wide, a disc.
Rectangle { radius: height / 2 }
