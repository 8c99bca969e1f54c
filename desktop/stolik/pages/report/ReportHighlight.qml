pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Stolik
import Stolik.Report

// The best moment, or the dearest, with its picture: whose it was, what happened, and what would have been better.
T.AbstractButton {
    id: card

    required property string key
    required property string list
    required property string name
    required property string turn
    required property string played
    required property string word
    required property string size
    required property string best
    required property var still
    // The words stand beside the picture.
    property bool tall: false

    readonly property bool dear: card.list === "dear"
    readonly property string better: card.dear ? qsTr("Better: %1").arg(card.best) : card.word
    readonly property string who: qsTr("%1: %2", "which turn and who").arg(card.turn).arg(card.name)

    text: card.dear ? qsTr("The moment that cost most") : qsTr("The best moment")
    implicitHeight: inside.implicitHeight + Theme.gap(4)
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: card.text + ": " + card.who
    Accessible.description: [card.played, card.better, card.size].filter(part => part !== "").join(" ")
    Accessible.onPressAction: card.click()
    Keys.forwardTo: [strike]

    PressKeys {
        id: strike

        button: card
    }
    HoverHandler { cursorShape: Qt.PointingHandCursor }
    background: Panel {
        color: card.down ? Theme.accentWash : card.hovered ? Theme.raised : Theme.panel

        FocusRing {
            shown: card.visualFocus
            radius: Theme.radius
        }
    }
    component Marked: RowLayout {
        id: line

        property string text: ""
        property bool best: false
        property bool marked: true
        property int most: 4

        Layout.fillWidth: true
        spacing: Theme.gap(2)

        Item {
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: Theme.dp(2)
            visible: line.marked
            implicitWidth: Theme.dp(20)
            implicitHeight: Theme.dp(18)

            MoveMark {
                best: line.best
                out: 0
                tick: Theme.dp(12)
                anchors.rightMargin: Theme.dp(2)
                around: Theme.dp(4)
            }
        }
        TextLabel {
            Layout.fillWidth: true
            text: line.text
            lineHeight: 1.15
            wrapMode: Text.WordWrap
            maximumLineCount: line.most
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }

    contentItem: Item {
        implicitHeight: inside.implicitHeight

        GridLayout {
            id: inside

            x: Theme.gap(3)
            y: Theme.gap(2)
            width: parent.width - Theme.gap(6)
            columns: card.tall ? 2 : 1
            columnSpacing: Theme.gap(3)
            rowSpacing: Theme.gap(1)

            TextLabel {
                Layout.columnSpan: card.tall ? 2 : 1
                Layout.fillWidth: true
                text: card.text
                kind: "lead"
                strong: true
                color: card.dear ? Theme.ink : Theme.goldText
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
            // Drawn to be small: a whole table in this place would have letters that nobody can read.
            PositionPicture {
                Layout.preferredWidth: inside.width * (card.tall ? 0.5 : 1)
                Layout.preferredHeight: Math.min(inside.width * (card.tall ? 0.26 : 0.52), Theme.dp(240))
                // It takes the height of the words beside it.
                Layout.fillHeight: card.tall
                Layout.alignment: Qt.AlignTop
                drawing: card.still.drawing
                position: card.still.position
                colours: card.still.colours
                seat: card.still.seat
                played: card.still.played
                best: card.still.best
                Accessible.role: Accessible.Graphic
                Accessible.ignored: true
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 0
                Layout.alignment: Qt.AlignTop
                spacing: Theme.gap(1)

                TextLabel {
                    Layout.fillWidth: true
                    text: card.who
                    strong: true
                    lineHeight: 1.1
                    wrapMode: Text.WordWrap
                    Accessible.ignored: true
                }
                // The frames of the picture, each before what it stands for.
                Marked {
                    best: !card.dear
                    marked: Boolean(best ? card.still.best : card.still.played)
                    text: card.played
                }
                Marked {
                    best: true
                    marked: card.dear && Boolean(card.still.best)
                    text: card.better
                    // A move of many tiles is told where there is room for it.
                    most: card.dear ? 2 : 4
                }
                TextLabel {
                    Layout.fillWidth: true
                    visible: text !== ""
                    text: card.size
                    quiet: true
                    lineHeight: 1.15
                    wrapMode: Text.WordWrap
                    Accessible.ignored: true
                }
            }
        }
    }
}
