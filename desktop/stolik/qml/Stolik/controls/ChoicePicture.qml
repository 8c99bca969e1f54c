import QtQuick

// What a choice by pictures paints for the option of an index.
Item {
    property int index: 0
    property bool pointed: false    // by the pointer or the keyboard
}
