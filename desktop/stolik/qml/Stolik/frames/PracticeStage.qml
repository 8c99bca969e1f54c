pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Practice
import Stolik.Table

// A position being played above a strip of text: notes on it, then the worth of the move, with the next
// steps. The table stays as it is, and the best move lights up on it.
FocusScope {
    id: view

    required property PracticeModel practice
    // The place of the message that says why something can't be done.
    required property Item messageBar
    // The text of the button that leaves a single position.
    property string leaveText: qsTr("Back to the report")
    // Whether there is one right answer, which can be shown.
    property bool hasAnswer: false

    readonly property bool asked: view.practice.phase === "asked" || view.practice.phase === "working"
    readonly property bool told: view.practice.verdict !== ""
    readonly property bool solved: view.practice.phase === "answered" && view.practice.right
    readonly property string title: view.practice.verdict
    readonly property string words: view.told ? view.practice.reason : view.practice.note

    signal backWanted
    signal explorerWanted

    function takeFocus(): void { (view.asked ? pane : main).forceActiveFocus(Qt.OtherFocusReason); }
    function takeKey(event: var): bool { return view.asked && pane.takeKey(event); }
    function goOn(): void {
        if (view.practice.single)
            view.backWanted();
        else
            view.practice.next();
    }

    Accessible.role: Accessible.Pane
    Accessible.name: view.told ? view.title : view.words
    onToldChanged: {
        if (view.told)
            view.Accessible.announce(view.practice.verdict + " " + view.practice.reason, Accessible.Polite);
        Qt.callLater(view.takeFocus);
    }

    Item {
        id: room

        anchors.top: parent.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: strip.visible ? strip.top : parent.bottom

        // A verdict longer than its strip, or one that only appears with it in large type, covers nothing:
        // the table, on which there is nothing left to do, shrinks above it.
        SingleTablePane {
            id: pane

            focus: true
            x: (room.width - width * scale) / 2
            width: room.width
            height: view.height - (Theme.largeType ? 0 : strip.least + strip.anchors.bottomMargin)
            scale: height > 0 ? Math.min(1, room.height / height) : 1
            transformOrigin: Item.TopLeft
            table: view.practice.table as TableController
            alone: view.practice.alone
            open: view.practice.phase === "asked"
            low: height < Theme.dp(520)
            messageBar: view.messageBar
        }
    }
    // A right answer is celebrated; with reduced motion only the strip shows it.
    PaperScraps {
        anchors.fill: room
        visible: view.solved && Theme.moves
        falling: visible
        pieces: 22
    }
    Panel {
        id: strip

        readonly property real least: Theme.dp(72)
        // The room for the verdict, not its width in the layout, which depends on its type.
        readonly property real room: grid.width - [hint, badge].reduce((wide, sign) => wide + (sign.visible ? sign.implicitWidth + Theme.gap(3) : 0), 0)
            - (Theme.largeType ? 0 : ways.implicitWidth + grid.columnSpacing)

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gap(2)
        x: Theme.gap(4)
        width: view.width - 2 * x
        height: Theme.largeType ? grid.implicitHeight + Theme.gap(3) : Math.max(strip.least, grid.implicitHeight + Theme.gap(1))
        visible: view.told || !Theme.largeType
        color: view.solved ? Theme.accentWash : Theme.panel
        border.color: view.solved ? Theme.accent : Theme.hairline

        GridLayout {
            id: grid

            anchors.fill: parent
            anchors.leftMargin: Theme.gap(4)
            anchors.rightMargin: Theme.gap(3)
            anchors.topMargin: Theme.gap(Theme.largeType ? 1.5 : 1)
            anchors.bottomMargin: anchors.topMargin
            columns: Theme.largeType ? 1 : 2
            columnSpacing: Theme.gap(4)
            rowSpacing: Theme.gap(1)

            RowLayout {
                Layout.fillHeight: !Theme.largeType
                spacing: Theme.gap(3)

                Icon {
                    id: hint

                    visible: view.practice.phase === "answered" && !view.solved
                    name: "hint"
                    color: Theme.goldText
                }
                Rectangle {
                    id: badge

                    visible: view.solved
                    implicitWidth: Theme.icon * 1.5
                    implicitHeight: implicitWidth
                    radius: width / 2
                    color: Theme.accent
                    scale: view.solved || !Theme.moves ? 1 : 0.3

                    Behavior on scale {
                        enabled: Theme.moves

                        NumberAnimation { duration: Theme.travel; easing.type: Theme.easeGain }
                    }
                    Icon { anchors.centerIn: parent; name: "check"; color: Theme.accentInk }
                }
                ColumnLayout {
                    spacing: 0

                    Paragraph {
                        visible: text !== ""
                        text: view.title
                        strong: true
                        kind: wide.advanceWidth > strip.room ? "small" : "body"
                        lineHeight: 1.1
                    }
                    Paragraph {
                        visible: text !== ""
                        text: view.words
                        kind: view.told ? "small" : "body"
                        lineHeight: 1.1
                    }
                }
            }
            Row {
                id: ways

                Layout.alignment: Qt.AlignRight
                layoutDirection: Qt.RightToLeft
                spacing: Theme.gap(3)
                visible: view.told

                ActionButton {
                    id: main

                    readonly property bool again: !view.practice.right

                    primary: true
                    iconName: main.again ? "replay" : ""
                    text: main.again ? qsTr("Try again") : view.onText
                    onClicked: main.again ? view.practice.again() : view.goOn()
                }
                ActionButton {
                    text: view.practice.right ? qsTr("Try again") : view.onText
                    onClicked: view.practice.right ? view.practice.again() : view.goOn()
                }
                MoreButton {
                    readonly property bool answers: view.hasAnswer && !view.practice.right && !view.practice.bestShown

                    visible: view.practice.explorable
                    iconName: answers ? "eye" : "more"
                    text: answers ? qsTr("Show the answer") : qsTr("More")
                    showText: true
                    Accessible.description: qsTr("The position, its options and what each is worth")
                    onClicked: view.explorerWanted()
                }
            }
        }
    }
    readonly property string onText: view.practice.single ? view.leaveText : view.practice.last ? qsTr("Done") : qsTr("Next position")

    // The width of the verdict on one line.
    TextMetrics {
        id: wide

        font.family: Theme.family
        font.pixelSize: Theme.body
        font.weight: Font.Bold
        text: view.title
    }
}
