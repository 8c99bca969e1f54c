pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Practice
import Stolik.Table

// What the move was worth: the table as a picture with the best move lit up, and beside it the options.
FocusScope {
    id: view

    required property PracticeModel practice
    // The table that is shown: that of the position, unless another one shows more.
    property TableController table: view.practice.table as TableController
    // The words stand beside the table where there is room for both.
    readonly property bool narrow: Theme.largeType || view.width < Theme.dp(900)
    readonly property real beside: Math.max(Theme.dp(340), view.width * 0.34)

    // What leads away from a single position.
    property string leaveText: qsTr("Back to the report")
    // Whether the answer can be looked at while it hasn't been found.
    property bool hasAnswer: false

    // What to do next: to play the move once more, or to go on.
    readonly property Item first: view.practice.right ? onward : more

    signal backWanted
    signal answerWanted

    Accessible.role: Accessible.Pane
    Accessible.name: view.practice.verdict
    Component.onCompleted: view.Accessible.announce(view.practice.verdict + " " + view.practice.reason, Accessible.Polite)

    ScrollArea {
        id: flick

        anchors.fill: parent
        anchors.leftMargin: Theme.gap(4)
        anchors.rightMargin: Theme.gap(4)
        contentHeight: Math.max(height, grid.implicitHeight + Theme.gap(6))

        GridLayout {
            id: grid

            y: Theme.gap(2)
            width: flick.width - Theme.gap(2)
            columns: view.narrow ? 1 : 2
            columnSpacing: Theme.gap(4)
            rowSpacing: Theme.gap(3)

            Panel {
                Layout.row: 0
                Layout.column: view.narrow ? 0 : 1
                Layout.alignment: Qt.AlignTop
                Layout.fillWidth: view.narrow
                Layout.preferredWidth: view.narrow ? -1 : view.beside
                implicitHeight: words.implicitHeight + Theme.gap(8)

                ColumnLayout {
                    id: words

                    x: Theme.gap(4)
                    y: Theme.gap(4)
                    width: parent.width - Theme.gap(8)
                    spacing: Theme.gap(3)

                    RowLayout {
                        Layout.fillWidth: true
                        spacing: Theme.gap(2)

                        Icon {
                            Layout.alignment: Qt.AlignTop
                            visible: view.practice.phase === "answered"
                            name: view.practice.right ? "check" : "hint"
                            color: view.practice.right ? Theme.accent : Theme.goldText
                        }
                        TextLabel {
                            Layout.fillWidth: true
                            text: view.practice.verdict
                            kind: "lead"
                            strong: true
                            wrapMode: Text.WordWrap
                        }
                    }
                    TextLabel {
                        Layout.fillWidth: true
                        visible: text !== ""
                        text: view.practice.reason
                        wrapMode: Text.WordWrap
                    }
                    Flow {
                        id: buttons

                        // Above the options, however many there are: seen without scrolling.
                        Layout.fillWidth: true
                        spacing: Theme.gap(3)

                        ActionButton {
                            id: onward

                            readonly property bool leaves: view.practice.single

                            large: false
                            primary: view.practice.right
                            text: leaves ? view.leaveText : view.practice.last ? qsTr("Done") : qsTr("Next position")
                            onClicked: leaves ? view.backWanted() : view.practice.next()
                        }
                        ActionButton {
                            id: more

                            large: false
                            primary: !view.practice.right
                            iconName: "replay"
                            text: qsTr("Try again")
                            onClicked: view.practice.again()
                        }
                        ActionButton {
                            visible: view.hasAnswer && !view.practice.right
                            large: false
                            iconName: "eye"
                            text: qsTr("Show the answer")
                            onClicked: view.answerWanted()
                        }
                    }
                    ColumnLayout {
                        Layout.fillWidth: true
                        visible: view.practice.options.count > 0
                        spacing: Theme.gap(2)

                        TextLabel {
                            Layout.fillWidth: true
                            text: view.practice.alone ? qsTr("Expected points after each move")
                                : qsTr("Chance of winning after each move")
                            kind: "small"
                            quiet: true
                            wrapMode: Text.WordWrap
                        }
                        Repeater {
                            model: view.practice.options

                            PracticeOption {
                                Layout.fillWidth: true
                            }
                        }
                    }
                }
            }
            Rectangle {
                Layout.row: view.narrow ? 1 : 0
                Layout.column: 0
                Layout.alignment: Qt.AlignTop
                Layout.fillWidth: true
                // Beside the words the table takes what the page has; as wide as high it would only stand further apart.
                implicitHeight: 2 * border.width + (view.narrow ? picture.implicitHeight
                    : Math.max(picture.implicitHeight, Math.min(flick.height - Theme.gap(6), 0.7 * width)))
                radius: Theme.radiusSmall
                color: Theme.table
                border.width: Theme.hair
                border.color: Theme.outline

                Loader {
                    id: picture

                    anchors.fill: parent
                    anchors.margins: parent.border.width
                    active: view.table !== null
                    sourceComponent: MomentTable {
                        table: view.table
                        alone: view.practice.alone
                        // Where somebody has played on, it is nobody's decision any more.
                        deciding: view.table === view.practice.table ? view.practice.seat : -1
                    }
                }
            }
        }
    }
}
