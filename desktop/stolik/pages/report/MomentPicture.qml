import QtQuick
import Stolik
import Stolik.Report

// The table at the moment that is looked at, in a frame.
Rectangle {
    id: frame

    required property ReportModel report
    // The height that it may take at most.
    property real most: Infinity

    implicitHeight: Math.min(frame.most, small.implicitHeight) + 2 * border.width
    color: Theme.table
    border.width: Theme.hair
    border.color: Theme.outline

    MomentTable {
        id: small

        anchors.fill: parent
        anchors.margins: parent.border.width
        table: frame.report.table
        alone: frame.report.alone
        turn: frame.report.momentTurn
        deciding: frame.report.deciding
    }
}
