import QtQuick
import Stolik
import Stolik.Games.Rummikub

// The bank and, under it, the two ways to end a turn, always in the same places beside the rack.
Item {
    id: buttons

    required property RummikubViewModel viewModel
    // Whether the table is shown as it is now.
    property bool live: false
    // Whether the tiles have been dealt; before that there is no bank to speak of.
    readonly property bool dealt: buttons.viewModel.phase !== "drawing" && buttons.viewModel.phase !== "shuffling"
    // The things that a hint lights up.
    property var lit: []
    readonly property real buttonTall: Math.min(Theme.buttonHeight, (height - bankRow.height - Theme.gap(3)) / 2)
    readonly property alias pile: back

    signal playWanted

    function items(): var { return [draw.button, play.button].filter(button => button.enabled); }

    TextMetrics {
        id: full

        font.family: Theme.family
        font.pixelSize: Theme.small
        text: buttons.viewModel.bankText
    }
    Row {
        id: bankRow

        anchors.horizontalCenter: parent.horizontalCenter
        height: Theme.dp(28)
        opacity: buttons.dealt ? 1 : 0
        spacing: Theme.gap(2)

        TileFace {
            id: back

            anchors.verticalCenter: parent.verticalCenter
            width: Theme.dp(18)
            shadowed: false
            opacity: buttons.viewModel.bank > 0 ? 1 : Theme.dimmed * 0.6
        }
        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            text: full.advanceWidth <= buttons.width - back.width - bankRow.spacing ? full.text : buttons.viewModel.bankBriefly
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
        possible: buttons.live && (buttons.viewModel.canDraw || buttons.viewModel.canPass)
        lit: buttons.lit.includes("draw")
        text: buttons.dealt && buttons.viewModel.bank === 0 ? qsTr("Pass") : qsTr("Draw a tile")
        shortcutHint: "D"
        onWanted: buttons.viewModel.draw()
    }
    TurnButton {
        id: play

        button.focusPolicy: Qt.TabFocus
        width: parent.width
        height: buttons.buttonTall
        anchors.bottom: parent.bottom
        possible: buttons.live && (buttons.viewModel.canPlay || buttons.viewModel.offersLaying)
        lit: buttons.lit.includes("play")
        text: buttons.viewModel.doneText
        onWanted: buttons.playWanted()
    }
}
