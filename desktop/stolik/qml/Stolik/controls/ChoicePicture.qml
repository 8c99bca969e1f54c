import QtQuick

// The picture for one option of a picture choice, given by its index.
Item {
    property int index: 0
    property bool pointed: false    // at by the pointer or the keyboard
}
