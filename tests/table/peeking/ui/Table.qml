import QtQuick
import Stolik
import Stolik.Table

GameTable {
    id: view

    // Not of a known type: the face is the test's.
    property var viewModel

    TextLabel {
        anchors.centerIn: parent
        kind: "display"
        text: view.viewModel.hand
    }
    LargeButton {
        id: say

        focus: true
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.gap(3)
        primary: true
        text: "Say 7"
        onClicked: view.table.submit({ kind: "say", number: 7 })
    }
}
