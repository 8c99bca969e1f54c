pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Games.Rummikub

// What the person on turn is asked, one question at a time, over the middle of the cloth.
Item {
    id: asks

    required property RummikubViewModel viewModel
    property real middle: height / 2
    // The table is shown as it is now, and no scene is played.
    property bool open: false
    property bool busy: false
    // The screen goes round before the first move, and everybody only looks.
    property bool goesRound: false
    // Whether tiles that were laid shall go back for a draw.
    property bool drawing: false
    readonly property bool asking: redeal.shown || look.shown || announce.shown || close.shown || draw.shown

    signal answered(string kind)
    signal drawWanted
    signal done

    onAskingChanged: if (!asking) done()

    Connections {
        target: asks.viewModel

        function onChanged(): void {
            if (!asks.viewModel.active || asks.viewModel.laidCount === 0)
                asks.drawing = false;
        }
    }

    component Ask: Question {
        x: parent ? (parent.width - width) / 2 : 0
        width: parent ? Math.min(Theme.dp(560), parent.width) : 0
    }
    Ask {
        id: redeal

        y: Math.max(0, asks.middle - height / 2)
        shown: asks.open && asks.viewModel.entitled && (asks.goesRound || (asks.viewModel.mine && asks.viewModel.phase === "asking"))
        title: qsTr("You may ask for a new deal: three doublets")
        reason: qsTr("You hold three or more pairs of the same tile. Everybody would get new tiles.")
            + (asks.goesRound ? " " + qsTr("Your answer counts when everybody has looked.") : "")
        yes: qsTr("Keep these tiles")
        no: qsTr("Ask for a new deal")
        escapes: false
        unhurried: true
        onAgreed: asks.answered("keep_rack")
        onDeclined: asks.answered("redeal")
    }
    Ask {
        id: look

        y: Math.max(0, asks.middle - height / 2)
        shown: asks.open && asks.goesRound && asks.viewModel.owner >= 0 && !asks.viewModel.entitled
        title: qsTr("Look at your tiles")
        reason: qsTr("Before the first move everybody looks once. That way nobody learns who may ask for a new deal.")
        yes: qsTr("Ready: pass on")
        unhurried: true
        onAgreed: asks.answered("")
    }
    Ask {
        id: announce

        y: Math.max(0, asks.middle - height / 2)
        shown: asks.open && asks.viewModel.mayAnnounce && !asks.busy
        title: qsTr("With this tile you can open")
        reason: qsTr("Announce that you will lay out in the next round: then it can't cost you 200 points if somebody goes out before.")
        yes: qsTr("Announce it")
        no: qsTr("Say nothing")
        escapes: false
        onAgreed: asks.answered("announce")
        onDeclined: asks.answered("end_turn")
    }
    Ask {
        id: close

        y: Math.max(0, asks.middle - height / 2)
        shown: asks.open && asks.viewModel.mustClose && !asks.busy
        title: qsTr("You have drawn a tile")
        yes: qsTr("End the turn")
        onAgreed: asks.answered("end_turn")
    }
    Ask {
        id: draw

        y: Math.max(0, asks.middle - height / 2)
        shown: asks.open && asks.drawing
        title: qsTr("Draw all the same?")
        reason: qsTr("%n tiles that you have laid go back to your rack, and the table is put back.", "", asks.viewModel.laidCount)
        yes: qsTr("Put back and draw")
        no: qsTr("Go on laying")
        noFirst: true
        onAgreed: {
            asks.drawing = false;
            asks.drawWanted();
        }
        onDeclined: asks.drawing = false
    }
}
