import QtQuick
import QtQuick.Layouts
import Stolik

// A panel with a column of things, as high as they need.
Panel {
    id: panel

    default property alias body: column.data
    property alias spacing: column.spacing
    property real side: Theme.gap(5)
    property real above: panel.side
    property real below: panel.above
    // Whether they share any additional height.
    property bool fills: false

    Layout.fillWidth: true
    implicitHeight: column.implicitHeight + panel.above + panel.below

    ColumnLayout {
        id: column

        x: panel.side
        y: panel.above
        width: parent.width - 2 * x
        height: panel.fills ? parent.height - panel.above - panel.below : implicitHeight
        spacing: Theme.gap(2)
    }
}
