import QtQuick
import Stolik

// Over the dice: the turn is lost, why, and what follows.
TurnBanner {
    title: qsTr("Bust!")
    goesOn: true
}
