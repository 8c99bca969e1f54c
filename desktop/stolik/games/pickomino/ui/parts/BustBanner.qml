import QtQuick
import Stolik

// The turn is lost: why, and what follows.
ReasonStrip {
    title: qsTr("Bust!")
    goesOn: true
}
