import QtQuick
import QtQuick.Layouts
import Stolik

// A progress bar.
Rectangle {
    id: track

    // 0 to 1.
    property real progress: 0

    Layout.fillWidth: true
    implicitWidth: Theme.dp(240)
    implicitHeight: Theme.dp(14)
    radius: height / 2
    color: Theme.recess
    border.width: Theme.hair
    border.color: Theme.outline
    Accessible.role: Accessible.ProgressBar
    Accessible.name: qsTr("Done: %1%").arg(Math.round(100 * progress))

    Pill {
        x: Theme.dp(3)
        y: Theme.dp(3)
        width: Math.max(height, (track.width - Theme.dp(6)) * track.progress)
        height: track.height - Theme.dp(6)
        color: Theme.accent
    }
}
