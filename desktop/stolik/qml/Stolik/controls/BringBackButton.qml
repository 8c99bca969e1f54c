import QtQuick
import Stolik

// Brings back what was deleted in a list, while it shows how long that can still be done.
ActionButton {
    id: button

    // What is brought back, as it is named aloud.
    required property string what

    text: qsTr("Restore")
    Accessible.name: qsTr("Restore %1").arg(what)

    TimeLeft { shown: button.visible }
}
