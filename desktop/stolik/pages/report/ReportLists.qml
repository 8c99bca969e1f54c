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
    readonly property var stressed: lists.emphasised < 0 ? ({}) : lists.report.seats.at(lists.emphasised)
    readonly property real column: Theme.dp(84)

    // A row was pressed, and its moment is shown.
    signal shown

    spacing: Theme.gap(4)

    LaterSheet {
        id: more

        sourceComponent: ReportFigures { row: lists.stressed }
    }
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
                // What stands first beside the names follows the moment that is looked at.
                Repeater {
                    model: [lists.report.alone ? qsTr("Points now") : qsTr("Chance now"), qsTr("Luck"), qsTr("Good choices")]

                    TextLabel {
                        required property string modelData

                        Layout.preferredWidth: lists.column
                        Layout.alignment: Qt.AlignBottom
                        Layout.bottomMargin: Theme.gap(1)
                        horizontalAlignment: Text.AlignRight
                        text: modelData
                        kind: "small"
                        quiet: true
                        lineHeight: 1.1
                        wrapMode: Text.WordWrap
                        // Each player's line says it in sentences.
                        Accessible.ignored: true
                    }
                }
            }
            Repeater {
                model: lists.report.seats

                ReportSeat {
                    Layout.fillWidth: true
                    column: lists.column
                    checked: lists.emphasised === seat
                    onClicked: lists.emphasised = checked ? seat : -1
                }
            }
            TextLabel {
                Layout.fillWidth: true
                Layout.leftMargin: Theme.gap(2)
                Layout.topMargin: Theme.gap(1)
                text: lists.report.alone ? qsTr("Luck: how many points more or fewer it brought. Press a line to read more.")
                    : qsTr("Luck: how many more or fewer games in 100 it wins. Press a line to read more.")
                kind: "small"
                quiet: true
                wrapMode: Text.WordWrap
            }
            LinkButton {
                Layout.leftMargin: Theme.gap(2)
                visible: (lists.stressed.facts ?? []).length > 0
                text: qsTr("More about %1").arg(lists.stressed.name ?? "")
                onClicked: more.open()
            }
        }
    }
    Moments {
        title: qsTr("What cost most")
        note: lists.report.order
        rows: lists.report.dear
        none: qsTr("Nothing to mention.")
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
        // In which order the rows come, where that must be told.
        property string note: ""

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
                Layout.bottomMargin: Theme.gap(1)
                visible: text !== ""
                text: moments.note
                kind: "small"
                quiet: true
                wrapMode: Text.WordWrap
            }
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
                    current: lists.report.chosen === key
                    onClicked: {
                        lists.report.choose(key);
                        lists.shown();
                    }
                }
            }
        }
    }
}
