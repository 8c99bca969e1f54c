import QtQuick
import Stolik

// Brings back what was deleted in a list, while it shows how long that can still be done.
ActionButton {
    id: button

    // What is brought back, as it is named aloud.
    required property string what

    text: qsTr("Bring back")
    Accessible.name: qsTr("Bring back %1").arg(what)
    large: false

    TimeLeft { shown: button.visible }
}
