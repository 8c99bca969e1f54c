import QtQuick
import QtQuick.Layouts
import Stolik

// One of the few switches that set all that belongs together.
Panel {
    id: choice

    property alias text: toggle.text
    property alias line: toggle.line
    property alias checked: toggle.checked

    signal toggled

    Layout.fillWidth: true
    Layout.fillHeight: true
    implicitHeight: toggle.implicitHeight + Theme.gap(2)

    ToggleRow {
        id: toggle

        anchors.fill: parent
        anchors.margins: Theme.gap(1)
        onToggled: choice.toggled()
    }
}
