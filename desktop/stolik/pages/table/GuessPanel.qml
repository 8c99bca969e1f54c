import QtQuick
import Stolik
import Stolik.Table

// A guess before odds or a hint are shown, then the truth beside it. It begins when a hint is asked for, and covers the
// actions, which have to wait, or lies flat between cloth and rack, so that dice, tiles and sheets stay visible.
Panel {
    id: panel

    required property TableAdvice advice
    property rect room: Qt.rect(0, 0, Theme.dp(600), Theme.dp(48))
    // Down to here it may reach.
    property real low: panel.parent.height

    signal gone

    function close(): void {
        panel.advice.closeGuess();
        panel.gone();
    }

    visible: panel.advice.guessQuestion !== ""
    isRaised: true
    width: Math.min(panel.room.width, Theme.dp(1080))
    height: asking.y + asking.implicitHeight + (asking.flat ? 0 : Theme.gap(2))
    x: Math.max(Theme.gap(4), Math.min(panel.parent.width - width - Theme.gap(4), panel.room.x + (panel.room.width - width) / 2))
    y: Math.min(panel.room.y, panel.low - height - Theme.gap(asking.flat ? 1 : 2))
    Accessible.role: Accessible.Grouping
    Accessible.name: panel.advice.guessQuestion
    Accessible.ignored: !visible
    Keys.onEscapePressed: panel.close()
    onVisibleChanged: {
        if (panel.visible) {
            panel.Accessible.announce(panel.advice.guessQuestion, Accessible.Polite);
            Qt.callLater(asking.takeFocus);
        }
    }

    // Blocks clicks on things below.
    MouseArea { anchors.fill: parent }
    GuessScale {
        id: asking

        x: Theme.gap(2)
        y: asking.narrow && cross.visible ? cross.height + Theme.gap(1) : asking.flat ? 0 : Theme.gap(2)
        flat: panel.low < panel.parent.height && !Theme.largeType
        width: parent.width - Theme.gap(4) - (panel.room.width < Theme.dp(480) ? 0 : cross.width)
        question: panel.advice.guessQuestion
        said: panel.advice.guessSaid
        truth: panel.advice.guessTruth
        verdict: panel.advice.guessVerdict
        onText: panel.advice.guessForHint ? qsTr("Show the hint") : qsTr("Next")
        onGuessed: said => panel.advice.guess(said)
        onOnWanted: panel.close()
    }
    IconButton {
        id: cross

        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.gap(1)
        iconName: "close"
        text: qsTr("Skip guessing")
        framed: false
        shortcutHint: qsTr("Esc")
        visible: panel.advice.guessSaid < 0
        onClicked: panel.close()
    }
}
