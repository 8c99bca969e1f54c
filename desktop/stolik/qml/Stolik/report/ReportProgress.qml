import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Report

// What is shown until there is a report, or in its place: how far it has come, or why there is none.
Panel {
    id: panel

    required property ReportModel report
    readonly property bool working: panel.report.phase === "working"
    readonly property bool stopped: panel.report.phase === "stopped"

    signal backWanted

    implicitHeight: column.implicitHeight + Theme.gap(12)

    ColumnLayout {
        id: column

        x: Theme.gap(6)
        y: Theme.gap(6)
        width: parent.width - Theme.gap(12)
        spacing: Theme.gap(4)

        TextLabel {
            Layout.fillWidth: true
            text: panel.working ? qsTr("Working out everybody's chances …")
                : panel.stopped ? qsTr("Stopped. You can go on whenever you like.") : panel.report.reason
            kind: "lead"
            strong: true
            wrapMode: Text.WordWrap
        }
        Rectangle {
            id: track

            Layout.fillWidth: true
            visible: panel.working || panel.stopped
            implicitHeight: Theme.dp(14)
            radius: height / 2
            color: Theme.recess
            border.width: Theme.hair
            border.color: Theme.outline
            Accessible.role: Accessible.ProgressBar
            Accessible.name: qsTr("Done: %1 %").arg(Math.round(100 * panel.report.progress))

            Rectangle {
                x: Theme.dp(3)
                y: Theme.dp(3)
                width: Math.max(height, (track.width - Theme.dp(6)) * panel.report.progress)
                height: track.height - Theme.dp(6)
                radius: height / 2
                color: Theme.accent
            }
        }
        ActionButton {
            Layout.alignment: Qt.AlignRight
            large: false
            primary: !panel.working
            iconName: panel.working ? "pause" : panel.stopped ? "play" : "back"
            text: panel.working ? qsTr("Stop") : panel.stopped ? qsTr("Go on") : qsTr("Back")
            onClicked: {
                if (panel.working)
                    panel.report.stop();
                else if (panel.stopped)
                    panel.report.begin();
                else
                    panel.backWanted();
            }
        }
    }
}
