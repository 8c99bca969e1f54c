pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Models
import Stolik.Report

// Everybody's luck and skill, and the moments that mattered.
ColumnLayout {
    id: lists

    required property ReportModel report
    // The highlighted seat, -1 for none.
    property int emphasised: -1
    readonly property var stressed: lists.emphasised < 0 ? ({}) : lists.report.seats.at(lists.emphasised)
    readonly property real column: Theme.dp(84)

    // Emitted when a row was pressed and its moment is shown.
    signal shown

    spacing: Theme.gap(4)

    LaterSheet {
        id: more

        // A table of details about a player: how rare the luck was, and the cost of choices.
        sourceComponent: ModalSheet {
            id: sheet

            title: lists.stressed.name ?? ""
            wide: Theme.dp(640)

            Paragraph { text: (lists.stressed.luck ?? "") + " " + (lists.stressed.skill ?? "") }
            Repeater {
                model: lists.stressed.facts ?? []

                RowLayout {
                    id: fact

                    required property string label
                    required property string text

                    spacing: Theme.gap(3)

                    Paragraph { Layout.alignment: Qt.AlignTop; text: fact.label }
                    TextLabel {
                        Layout.alignment: Qt.AlignTop
                        text: fact.text
                        strong: true
                        tabular: true
                    }
                }
            }
        }
    }
    ColumnPanel {
        side: Theme.gap(2)
        spacing: 0

        RowLayout {
            Layout.rightMargin: Theme.gap(2)
            spacing: Theme.gap(2)

            Heading { text: qsTr("Luck and choices") }
            // The first figure beside the names follows the selected moment.
            Repeater {
                model: [lists.report.alone ? qsTr("Points now") : qsTr("Chance now"), qsTr("Luck"), qsTr("Good choices")]

                SilentLabel {
                    required property string modelData

                    Layout.preferredWidth: lists.column
                    Layout.alignment: Qt.AlignBottom
                    Layout.bottomMargin: Theme.gap(1)
                    horizontalAlignment: Text.AlignRight
                    text: modelData
                    kind: "note"
                    lineHeight: 1.1
                    wrapMode: Text.WordWrap
                }
            }
        }
        Repeater {
            model: lists.report.seats

            // A player's chance at the moment, luck and good choices. A press highlights their line and opens
            // details.
            PressButton {
                id: reportSeat

                required property int seat
                required property string name
                required property int avatar
                required property int colour
                required property string bot
                required property string luck
                required property string skill
                required property string value
                required property string gained
                required property string good

                Layout.fillWidth: true
                checked: lists.emphasised === seat
                onClicked: lists.emphasised = checked ? seat : -1
                implicitHeight: Math.max(Theme.target, reportSeatInside.implicitHeight + Theme.gap(2.5))
                text: qsTr("%1, %2", "who and how good their chance is").arg(reportSeat.name).arg(reportSeat.value)
                checkable: true
                Accessible.role: Accessible.CheckBox
                Accessible.description: reportSeat.luck + " " + reportSeat.skill
                Accessible.checkable: true
                Accessible.checked: reportSeat.checked
                background: RowGround { row: reportSeat; chosen: reportSeat.checked; edged: false }
                contentItem: Item {
                    implicitHeight: reportSeatInside.implicitHeight

                    RowLayout {
                        id: reportSeatInside

                        x: Theme.gap(2)
                        width: parent.width - Theme.gap(4)
                        anchors.verticalCenter: parent.verticalCenter
                        spacing: Theme.gap(3)

                        ColumnLayout {
                            Layout.alignment: Qt.AlignTop
                            spacing: Theme.gap(1)

                            Avatar {
                                size: Theme.dp(36)
                                number: reportSeat.avatar
                                colour: reportSeat.colour
                                bot: reportSeat.bot
                            }
                            PathDrawing {
                                implicitWidth: Theme.dp(36)
                                implicitHeight: Theme.dp(10)

                                LinePattern {
                                    seat: reportSeat.seat
                                    colour: reportSeat.colour
                                    startX: 0
                                    startY: Theme.dp(5)
                                    PathLine { x: Theme.dp(36); y: Theme.dp(5) }
                                }
                            }
                        }
                        ColumnLayout {
                            spacing: Theme.gap(1)

                            RowLayout {
                                spacing: Theme.gap(2)

                                SilentParagraph {
                                    text: reportSeat.name
                                    kind: "lead"
                                    strong: true
                                    wrapMode: Text.Wrap
                                }
                                Repeater {
                                    model: [reportSeat.value, reportSeat.gained, reportSeat.good]

                                    SilentLabel {
                                        required property string modelData

                                        Layout.preferredWidth: lists.column
                                        text: modelData
                                        strong: true
                                        tabular: true
                                        horizontalAlignment: Text.AlignRight
                                        fontSizeMode: Text.HorizontalFit
                                        minimumPixelSize: Theme.dp(13)
                                    }
                                }
                            }
                            SilentParagraph { visible: reportSeat.checked; text: reportSeat.luck }
                            SilentParagraph { visible: reportSeat.checked; text: reportSeat.skill }
                        }
                    }
                }
            }
        }
        Paragraph {
            Layout.leftMargin: Theme.gap(2)
            Layout.topMargin: Theme.gap(1)
            text: lists.report.alone ? qsTr("Luck: how many points it won or lost. Press a line for more.")
                : qsTr("Luck: how many games in 100 it won or lost. Press a line for more.")
            kind: "note"
        }
        LinkButton {
            Layout.leftMargin: Theme.gap(2)
            visible: (lists.stressed.facts ?? []).length > 0
            text: qsTr("More about %1").arg(lists.stressed.name ?? "")
            onClicked: more.open()
        }
    }
    Moments {
        title: qsTr("What cost the most")
        note: lists.report.order
        rows: lists.report.dear
        none: qsTr("Nothing worth mentioning.")
    }
    Moments {
        title: qsTr("The best moments")
        rows: lists.report.best
        none: qsTr("There was never a choice to make.")
    }
    Moments {
        title: qsTr("The luckiest moments")
        rows: lists.report.lucky
        none: qsTr("None stood out.")
    }

    component Heading: Title {
        Layout.leftMargin: Theme.gap(2)
        Layout.bottomMargin: Theme.gap(1)
    }

    component Moments: ColumnPanel {
        id: moments

        property string title: ""
        property RowsModel rows: null
        property string none: ""
        // A note on the order of the rows, if needed.
        property string note: ""

        side: Theme.gap(2)
        spacing: 0

        Heading { text: moments.title }
        Paragraph {
            Layout.leftMargin: Theme.gap(2)
            Layout.bottomMargin: Theme.gap(1)
            visible: text !== ""
            text: moments.note
            kind: "note"
        }
        Paragraph {
            Layout.leftMargin: Theme.gap(2)
            visible: moments.rows.count === 0
            text: moments.none
            quiet: true
        }
        Repeater {
            model: moments.rows

            // A moment worth a look: its player and turn, what it was, and how many points were at stake.
            ChoiceButton {
                id: moment

                required property string key
                required property string name
                required property int avatar
                required property int colour
                required property string bot
                required property string turn
                required property string played
                required property string word
                required property string size

                // The kind of error, the size of the luck, or why a moment was the best.
                readonly property string what: [moment.word, moment.size].filter(part => part !== "").join(": ")

                Layout.fillWidth: true
                current: lists.report.chosen === key
                onClicked: {
                    lists.report.choose(key);
                    lists.shown();
                }
                implicitHeight: Math.max(Theme.target, inside.implicitHeight + Theme.gap(3))
                text: qsTr("%1: %2", "which turn and who").arg(moment.turn).arg(moment.name)
                Accessible.role: Accessible.ListItem
                // Two moments of a turn may cost the same and differ only by the move.
                Accessible.name: moment.text + ": " + moment.what + " – " + moment.played
                background: RowGround { row: moment; chosen: moment.current }
                contentItem: Item {
                    implicitHeight: inside.implicitHeight

                    RowLayout {
                        id: inside

                        x: Theme.gap(2)
                        width: parent.width - Theme.gap(4)
                        anchors.verticalCenter: parent.verticalCenter
                        spacing: Theme.gap(3)

                        Avatar {
                            Layout.alignment: Qt.AlignTop
                            Layout.topMargin: Theme.gap(0.5)
                            size: Theme.dp(34)
                            number: moment.avatar
                            colour: moment.colour
                            bot: moment.bot
                        }
                        ColumnLayout {
                            spacing: 0

                            SilentParagraph { text: moment.text; strong: true }
                            SilentParagraph { text: moment.what }
                            SilentParagraph { text: moment.played; kind: "note" }
                        }
                    }
                }
            }
        }
    }
}
