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
            text: panel.working ? qsTr("Working out how the game went …")
                : panel.stopped ? qsTr("Stopped. You can go on whenever you like.") : panel.report.reason
            kind: "lead"
            strong: true
            wrapMode: Text.WordWrap
        }
        ProgressTrack {
            Layout.fillWidth: true
            visible: panel.working || panel.stopped
            progress: panel.report.progress
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
