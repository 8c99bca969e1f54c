import QtQuick
import QtQuick.Layouts
import Stolik

// The progress of opening a long file, with a button to stop.
Panel {
    id: bar

    property string file: ""
    property real progress: 0

    signal stopWanted

    implicitWidth: Theme.dp(560)
    implicitHeight: row.implicitHeight + 2 * Theme.gap(4)

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.margins: Theme.gap(4)
        spacing: Theme.gap(4)

        ColumnLayout {
            spacing: Theme.gap(2)

            TextLabel {
                Layout.fillWidth: true
                text: qsTr("Opening %1 …").arg(bar.file)
                elide: Text.ElideMiddle
            }
            ProgressTrack { progress: bar.progress }
        }
        ActionButton { text: qsTr("Stop"); onClicked: bar.stopWanted() }
    }
}
