import QtQuick
import Stolik

// Beside the rack: the bank, and under it the two ways to end a turn, always in their places.
Item {
    id: buttons

    property int bank: 0
    // Whether the tiles are dealt: before that nobody speaks of a bank.
    property bool dealt: false
    readonly property bool empty: dealt && bank === 0
    property string bankText: ""
    property string bankBriefly: ""
    property string doneText: ""
    // The time that is left, empty where it doesn't count; in the last seconds there is nothing but it.
    property string time: ""
    property bool hurried: false
    property bool canDraw: false
    property bool canPass: false
    property bool canPlay: false
    // What a hint lights up.
    property var lit: []
    readonly property real buttonTall: Math.min(Theme.buttonHeight, (height - bankRow.height - Theme.gap(3)) / 2)
    readonly property alias pile: back

    signal drawWanted
    signal playWanted

    function items(): var { return [draw.button, play.button].filter(button => button.enabled); }

    TextMetrics {
        id: full

        font.family: Theme.family
        font.pixelSize: Theme.small
        text: buttons.bankText
    }
    Row {
        id: bankRow

        anchors.horizontalCenter: parent.horizontalCenter
        height: Theme.dp(28)
        opacity: buttons.dealt ? 1 : 0
        spacing: Theme.gap(2)

        Pill {
            id: time

            visible: buttons.time !== ""
            anchors.verticalCenter: parent.verticalCenter
            width: buttons.hurried ? Math.min(buttons.width, Theme.dp(150)) : digits.implicitWidth + Theme.gap(4)
            height: Theme.dp(buttons.hurried ? 28 : 26)
            color: buttons.hurried ? Theme.danger : Theme.raised
            border.width: Theme.line
            border.color: buttons.hurried ? Theme.danger : Theme.accent

            TextLabel {
                id: digits

                anchors.centerIn: parent
                text: buttons.time
                kind: buttons.hurried ? "title" : "body"
                strong: true
                tabular: true
                color: buttons.hurried ? Theme.panel : Theme.ink
                // The clock at the seat is heard.
                Accessible.ignored: true
            }
        }
        TileFace {
            id: back

            visible: !buttons.hurried
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.dp(18)
            height: width * 1.38
            shadowed: false
            opacity: buttons.bank > 0 ? 1 : Theme.dimmed * 0.6
        }
        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            visible: !buttons.hurried
            text: full.advanceWidth <= buttons.width - back.width - bankRow.spacing - (time.visible ? time.width + bankRow.spacing : 0) ? full.text : buttons.bankBriefly
            kind: "small"
            onTable: true
            tabular: true
        }
    }
    TurnButton {
        id: draw

        button.focusPolicy: Qt.TabFocus
        width: parent.width
        height: buttons.buttonTall
        anchors.bottom: play.top
        anchors.bottomMargin: Theme.gap(2)
        possible: buttons.canDraw || buttons.canPass
        lit: buttons.lit.includes("draw")
        text: buttons.empty ? qsTr("Pass") : qsTr("Draw a tile")
        shortcutHint: "D"
        onWanted: buttons.drawWanted()
    }
    TurnButton {
        id: play

        button.focusPolicy: Qt.TabFocus
        width: parent.width
        height: buttons.buttonTall
        anchors.bottom: parent.bottom
        possible: buttons.canPlay
        lit: buttons.lit.includes("play")
        text: buttons.doneText
        onWanted: buttons.playWanted()
    }
}
