pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Practice
import Stolik.Puzzles

// A puzzle: its table, the verdict, and the answer.
TableFrame {
    id: page

    required property PuzzleModel model

    readonly property PuzzleModel puzzles: page.model

    readonly property PracticeModel solving: page.puzzles.solving as PracticeModel
    readonly property bool playing: page.solving !== null && (page.solving.phase === "asked" || page.solving.phase === "working")

    title: page.puzzles.question
    subtitle: page.puzzles.daily ? qsTr("Puzzle of the day · %1", "game and grade").arg(page.puzzles.title) : page.puzzles.title
    sentence: page.puzzles.sentence
    shown: page.solving !== null ? played : making
    Accessible.name: page.subtitle
    Keys.onPressed: event => event.accepted = (page.stage.item as PracticeStage)?.takeKey(event) ?? false
    onPlayingChanged: {
        if (page.playing)
            page.Accessible.announce(page.puzzles.title + ". " + page.puzzles.question, Accessible.Polite);
    }

    actions: [
        IconButton {
            iconName: "help"
            text: qsTr("How to play")
            onClicked: page.helpWanted("", page.puzzles.gameId)
        },
        IconButton {
            visible: page.solving !== null
            iconName: "save"
            text: qsTr("Save this puzzle for others")
            onClicked: page.puzzles.save()
        }
    ]

    Component {
        id: making

        FocusScope {
            TextLabel {
                anchors.centerIn: parent
                visible: page.puzzles.phase === "making"
                text: qsTr("Setting up the puzzle …")
                quiet: true
            }
            ActionButton {
                anchors.centerIn: parent
                visible: page.puzzles.phase === "failed"
                focus: true
                text: qsTr("Back")
                onClicked: page.backWanted()
            }
        }
    }
    Component {
        id: played

        PracticeStage {
            practice: page.solving
            leaveText: page.puzzles.daily ? qsTr("Done") : qsTr("Another puzzle")
            hasAnswer: true
            messageBar: page.bar
            onBackWanted: page.puzzles.daily ? page.backWanted() : page.puzzles.another()
            onExplorerWanted: page.shell.pages.open("explorer", page.puzzles.exploring())
        }
    }
}
