pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Report

// The report at a glance: two sentences, the chart, and the best and the dearest moment with their pictures.
ColumnLayout {
    id: glance

    required property ReportModel report
    // One below the other, where there is no room side by side.
    property bool narrow: false
    // How high the chart is where the page scrolls.
    property real chartTall: Theme.dp(220)

    // A moment was found on the chart, or its picture was pressed: the whole report tells of it.
    signal momentWanted

    function takeFocus(): void {
        chart.takeFocus();
    }

    spacing: Theme.gap(3)

    Panel {
        Layout.fillWidth: true
        implicitHeight: told.implicitHeight + Theme.gap(4)

        ColumnLayout {
            id: told

            x: Theme.gap(4)
            y: Theme.gap(2)
            width: parent.width - Theme.gap(8)
            spacing: Theme.gap(0.5)

            Repeater {
                model: glance.report.glance

                // The whole game, then whoever a line is about, with their face.
                RowLayout {
                    id: line

                    required property string text
                    required property int index
                    required property string name
                    required property int avatar
                    required property int colour
                    required property string bot
                    readonly property bool personal: line.name !== ""

                    Layout.fillWidth: true
                    spacing: Theme.gap(2)

                    Avatar {
                        Layout.alignment: Qt.AlignTop
                        visible: line.personal
                        size: Theme.dp(26)
                        number: line.avatar
                        colour: line.colour
                        bot: line.bot
                    }
                    TextLabel {
                        Layout.alignment: Qt.AlignTop
                        Layout.topMargin: Theme.dp(2)
                        visible: line.personal
                        text: line.name
                        strong: true
                    }
                    TextLabel {
                        Layout.fillWidth: true
                        Layout.topMargin: line.personal ? Theme.dp(2) : 0
                        text: line.text
                        kind: line.index === 0 ? "lead" : "body"
                        strong: line.index === 0
                        wrapMode: Text.WordWrap
                    }
                }
            }
            TextLabel {
                Layout.fillWidth: true
                visible: text !== ""
                text: glance.report.note
                kind: "small"
                quiet: true
                wrapMode: Text.WordWrap
            }
        }
    }
    ReportChart {
        id: chart

        Layout.fillWidth: true
        Layout.fillHeight: !glance.narrow
        Layout.preferredHeight: glance.narrow ? glance.chartTall : 0
        report: glance.report
        onLooked: glance.momentWanted()
    }
    GridLayout {
        Layout.fillWidth: true
        Layout.fillHeight: false
        columns: glance.narrow ? 1 : 2
        uniformCellWidths: true
        columnSpacing: Theme.gap(4)
        rowSpacing: Theme.gap(4)

        Repeater {
            model: glance.report.highlights

            ReportHighlight {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.fillHeight: true
                // A single one is no larger for it.
                Layout.maximumWidth: glance.narrow ? -1 : (glance.width - Theme.gap(4)) / 2
                tall: !glance.narrow
                onClicked: {
                    glance.report.choose(key);
                    glance.momentWanted();
                }
            }
        }
    }
}
