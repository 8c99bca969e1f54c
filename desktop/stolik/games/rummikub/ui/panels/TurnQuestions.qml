pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Games.Rummikub

// What the person on turn is asked, one question at a time: before the first move over the middle of the cloth, which is
// empty then, later in the strip above the rack, beside the tiles.
Item {
    id: questions

    required property RummikubViewModel viewModel
    readonly property TurnQuestion asked: viewModel.question
    property real middle: height / 2
    property rect strip: Qt.rect(0, height - Theme.dp(48), width, Theme.dp(48))
    // The table is shown as it is now, and no scene is played.
    property bool open: false
    property bool busy: false
    // The screen goes round before the first move, and everybody only looks.
    property bool goesRound: false
    // What a hint tells of a question of the strip, "" for nothing.
    property string hint: ""
    // What a hint lights up.
    property var lit: []
    readonly property bool inStrip: beside.shown
    readonly property bool asking: over.shown || beside.shown

    signal heard(string sentence)
    signal done

    onAskingChanged: if (!asking) done()

    Binding {
        target: questions.asked
        property: "goesRound"
        value: questions.goesRound
    }
    component Asked: Question {
        title: questions.asked.title
        reason: questions.asked.reason
        yes: questions.asked.yes
        no: questions.asked.no
        lit: questions.lit
        onHeard: sentence => questions.heard(sentence)
        onAgreed: questions.asked.agree()
        onDeclined: questions.asked.decline()
    }
    Asked {
        id: over

        x: parent ? (parent.width - width) / 2 : 0
        y: Math.max(0, questions.middle - height / 2)
        width: parent ? Math.min(Theme.dp(560), parent.width) : 0
        shown: questions.open && ["redeal", "look"].includes(questions.asked.kind)
        escapes: false
        unhurried: true
    }
    Asked {
        id: beside

        readonly property bool drawing: questions.asked.kind === "draw"

        // As far down as the bank lets it, so that its buttons don't touch its edges.
        flat: true
        x: questions.strip.x
        y: questions.strip.y + questions.strip.height + Theme.gap(0.5) - height
        width: questions.strip.width
        height: Math.max(questions.strip.height + Theme.gap(0.5), implicitHeight)
        shown: questions.open && (drawing || (["announce", "close"].includes(questions.asked.kind) && !questions.busy))
        reason: !drawing && questions.hint || questions.asked.reason
        escapes: drawing
        noFirst: drawing
    }
}
