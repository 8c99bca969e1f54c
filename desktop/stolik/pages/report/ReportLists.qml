pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Models
import Stolik.Report

// Luck and skill of everybody, and the moments that are told.
ColumnLayout {
    id: lists

    required property ReportModel report
    // The seat whose line stands out, -1 for none.
    property int emphasised: -1

    // A row was pressed, and its moment is shown.
    signal shown

    spacing: Theme.gap(4)

    Panel {
        Layout.fillWidth: true
        implicitHeight: people.implicitHeight + Theme.gap(4)

        ColumnLayout {
            id: people

            x: Theme.gap(2)
            y: Theme.gap(2)
            width: parent.width - Theme.gap(4)
            spacing: 0

            RowLayout {
                Layout.fillWidth: true
                Layout.rightMargin: Theme.gap(2)
                spacing: Theme.gap(2)

                Heading { text: qsTr("Luck and choices") }
                // What stands beside the names follows the moment that is looked at.
                TextLabel {
                    Layout.maximumWidth: people.width / 2
                    Layout.alignment: Qt.AlignVCenter
                    Layout.bottomMargin: Theme.gap(1)
                    horizontalAlignment: Text.AlignRight
                    text: lists.report.alone ? qsTr("Expected points at this moment") : qsTr("Chance at this moment")
                    kind: "small"
                    quiet: true
                    wrapMode: Text.WordWrap
                }
            }
            Repeater {
                model: lists.report.seats

                ReportSeat {
                    Layout.fillWidth: true
                    checked: lists.emphasised === model.seat
                    onClicked: lists.emphasised = checked ? model.seat : -1
                }
            }
        }
    }
    Moments {
        title: qsTr("What cost most")
        rows: lists.report.dear
        none: qsTr("Nothing worth a word.")
    }
    Moments {
        title: qsTr("The best moments")
        rows: lists.report.best
        none: qsTr("There was never anything to choose.")
    }
    Moments {
        title: qsTr("The luckiest moments")
        rows: lists.report.lucky
        none: qsTr("None stood out.")
    }

    component Heading: TextLabel {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.gap(2)
        Layout.bottomMargin: Theme.gap(1)
        kind: "title"
        wrapMode: Text.WordWrap
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    component Moments: Panel {
        id: moments

        property string title: ""
        property RowsModel rows: null
        property string none: ""

        Layout.fillWidth: true
        implicitHeight: column.implicitHeight + Theme.gap(4)

        ColumnLayout {
            id: column

            x: Theme.gap(2)
            y: Theme.gap(2)
            width: parent.width - Theme.gap(4)
            spacing: 0

            Heading { text: moments.title }
            TextLabel {
                Layout.fillWidth: true
                Layout.leftMargin: Theme.gap(2)
                visible: moments.rows.count === 0
                text: moments.none
                quiet: true
                wrapMode: Text.WordWrap
            }
            Repeater {
                model: moments.rows

                ReportRow {
                    Layout.fillWidth: true
                    current: lists.report.chosen === model.key
                    onClicked: {
                        lists.report.choose(model.key);
                        lists.shown();
                    }
                }
            }
        }
    }
}
