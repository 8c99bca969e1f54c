import QtQuick
import Stolik

// Restores a deleted item of a list, and shows how long that is still possible.
ActionButton {
    id: button

    // The spoken name of the item.
    required property string what

    text: qsTr("Restore")
    Accessible.name: qsTr("Restore %1").arg(what)

    TimeLeft { shown: button.visible }
}
