import QtQuick
import Stolik
import Stolik.Report

// The chart under its heading.
Panel {
    id: panel

    required property ReportModel report
    property alias emphasised: graph.emphasised
    readonly property real headTall: heading.y + heading.height

    // A person has gone to a moment.
    signal looked

    function takeFocus(): void {
        graph.forceActiveFocus(Qt.OtherFocusReason);
    }

    TextLabel {
        id: heading

        x: Theme.gap(4)
        y: Theme.gap(2)
        width: parent.width - 2 * x
        text: graph.title
        kind: "lead"
        strong: true
        wrapMode: Text.WordWrap
        // The graph says it as its name.
        Accessible.ignored: true
    }
    ReportGraph {
        id: graph

        anchors.fill: parent
        anchors.margins: Theme.gap(2)
        anchors.topMargin: panel.headTall
        report: panel.report
        onLooked: panel.looked()
    }
}
