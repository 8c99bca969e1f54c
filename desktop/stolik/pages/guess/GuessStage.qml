pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Guess
import Stolik.Table

// A position on its table, which is only looked at, over the question.
FocusScope {
    id: view

    required property GuessModel guesses
    required property Item messageBar

    function takeFocus(): void {
        asking.takeFocus();
    }

    Item {
        id: room

        anchors.top: parent.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: strip.top

        // Where there is no room for both, the table is drawn smaller: nothing is done on it.
        SingleTablePane {
            id: pane

            x: (room.width - width * scale) / 2
            width: room.width
            height: Theme.largeType ? view.height : Math.max(room.height, Math.min(view.height, Theme.dp(470)))
            scale: height > 0 ? Math.min(1, room.height / height) : 1
            transformOrigin: Item.TopLeft
            table: view.guesses.table as TableController
            alone: view.guesses.alone
            open: false
            low: height < Theme.dp(520)
            messageBar: view.messageBar
        }
    }
    Panel {
        id: strip

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gap(2)
        x: Theme.gap(4)
        width: view.width - 2 * x
        height: asking.implicitHeight + Theme.gap(4)

        GuessScale {
            id: asking

            focus: true
            x: Theme.gap(2)
            y: Theme.gap(2)
            width: parent.width - Theme.gap(5)
            question: view.guesses.question
            said: view.guesses.said
            truth: view.guesses.truth
            verdict: view.guesses.verdict
            onText: view.guesses.number < view.guesses.total ? qsTr("Next") : qsTr("Done")
            onGuessed: said => view.guesses.guess(said)
            onOnWanted: view.guesses.next()
        }
    }
}
