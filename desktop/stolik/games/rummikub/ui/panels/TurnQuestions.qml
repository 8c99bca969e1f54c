pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Games.Rummikub

// What the person on turn is asked, one question at a time: before the first move over the middle of the cloth, which is
// empty then, later in the strip above the rack, beside the tiles.
Item {
    id: questions

    required property RummikubViewModel viewModel
    property real middle: height / 2
    property rect strip: Qt.rect(0, height - Theme.dp(48), width, Theme.dp(48))
    // The table is shown as it is now, and no scene is played.
    property bool open: false
    property bool busy: false
    // The screen goes round before the first move, and everybody only looks.
    property bool goesRound: false
    // Whether tiles that were laid shall go back for a draw.
    property bool drawing: false
    // What a hint tells of a question of the strip, "" for nothing.
    property string hint: ""
    readonly property bool inStrip: announce.shown || close.shown || draw.shown
    readonly property bool asking: redeal.shown || look.shown || questions.inStrip

    signal heard(string sentence)
    signal answered(string kind)
    signal drawWanted
    signal done

    onAskingChanged: if (!asking) done()

    Connections {
        target: questions.viewModel

        function onChanged(): void {
            if (!questions.viewModel.active || questions.viewModel.laidCount === 0)
                questions.drawing = false;
        }
    }

    component Prompt: Question {
        onHeard: sentence => questions.heard(sentence)
        x: parent ? (parent.width - width) / 2 : 0
        y: Math.max(0, questions.middle - height / 2)
        width: parent ? Math.min(Theme.dp(560), parent.width) : 0
    }
    component StripPrompt: Question {
        onHeard: sentence => questions.heard(sentence)
        flat: true
        x: questions.strip.x
        y: questions.strip.y + questions.strip.height - height
        width: questions.strip.width
        height: Math.max(questions.strip.height, implicitHeight)
    }
    Prompt {
        id: redeal

        shown: questions.open && questions.viewModel.entitled && (questions.goesRound || (questions.viewModel.mine && questions.viewModel.phase === "asking"))
        title: qsTr("You may ask for a new deal: three doublets")
        reason: qsTr("You hold three or more pairs of the same tile. Everybody would get new tiles.")
            + (questions.goesRound ? " " + qsTr("Your answer counts when everybody has looked.") : "")
        yes: qsTr("Keep these tiles")
        no: qsTr("Ask for a new deal")
        escapes: false
        unhurried: true
        onAgreed: questions.answered("keep_rack")
        onDeclined: questions.answered("redeal")
    }
    Prompt {
        id: look

        shown: questions.open && questions.goesRound && questions.viewModel.owner >= 0 && !questions.viewModel.entitled
        title: qsTr("Look at your tiles")
        reason: qsTr("Before the first move everybody looks once. That way nobody learns who may ask for a new deal.")
        yes: qsTr("Ready: pass on")
        unhurried: true
        onAgreed: questions.answered("")
    }
    StripPrompt {
        id: announce

        shown: questions.open && questions.viewModel.mayAnnounce && !questions.busy
        title: qsTr("With this tile you can open")
        reason: questions.hint || qsTr("If somebody goes out, you lose 100 points, not 200.")
        yes: qsTr("Announce it")
        no: qsTr("Say nothing")
        escapes: false
        onAgreed: questions.answered("announce")
        onDeclined: questions.answered("end_turn")
    }
    StripPrompt {
        id: close

        shown: questions.open && questions.viewModel.mustClose && !questions.busy
        title: qsTr("You have drawn a tile")
        reason: questions.hint
        yes: qsTr("End the turn")
        onAgreed: questions.answered("end_turn")
    }
    StripPrompt {
        id: draw

        shown: questions.open && questions.drawing
        title: qsTr("Draw all the same?")
        reason: qsTr("%n tiles that you have laid go back to your rack.", "", questions.viewModel.laidCount)
        yes: qsTr("Put back and draw")
        no: qsTr("Go on laying")
        noFirst: true
        onAgreed: {
            questions.drawing = false;
            questions.drawWanted();
        }
        onDeclined: questions.drawing = false
    }
}
