import QtQuick
import Stolik

// The mark of a tile that is new to the viewer.
Rectangle {
    height: width
    radius: width / 2
    color: Theme.gold
    border.width: Theme.hair
    border.color: Theme.tileInk
}
