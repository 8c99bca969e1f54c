pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Practice
import Stolik.Puzzles
import Stolik.Shell

// A puzzle: the table on which it is solved, whether it was, and its answer.
FocusScope {
    id: page

    required property Shell shell
    required property Settings settings
    required property PuzzleModel model

    readonly property PuzzleModel puzzles: page.model

    readonly property PracticeModel solving: page.puzzles.solving as PracticeModel
    readonly property bool playing: page.solving !== null && (page.solving.phase === "asked" || page.solving.phase === "working")

    signal backWanted
    signal helpWanted(string place, string gameId)

    function takeFocus(): void {
        // What was to be done a moment later may come when the page is going.
        if (!page.visible)
            return;
        const played = stage.item as PracticeStage;
        if (played)
            played.takeFocus();
        else
            (stage.item as Item)?.forceActiveFocus(Qt.OtherFocusReason);
    }

    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: header.subtitle
    Keys.onEscapePressed: page.backWanted()
    Keys.onPressed: event => event.accepted = (stage.item as PracticeStage)?.takeKey(event) ?? false
    onPlayingChanged: {
        if (page.playing)
            page.Accessible.announce(page.puzzles.title + ". " + page.puzzles.question, Accessible.Polite);
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        Item {
            id: bar

            Layout.fillWidth: true
            Layout.leftMargin: Theme.gap(4)
            Layout.rightMargin: Theme.gap(4)
            Layout.topMargin: Theme.gap(1)
            implicitHeight: header.implicitHeight

            PageHeader {
                id: header

                anchors.left: parent.left
                anchors.right: parent.right
                title: page.puzzles.question
                subtitle: page.puzzles.daily ? qsTr("Puzzle of the day · %1", "game and grade").arg(page.puzzles.title) : page.puzzles.title
                onBackWanted: page.backWanted()

                IconButton {
                    iconName: "help"
                    text: qsTr("How to play")
                    framed: true
                    onClicked: page.helpWanted("", page.puzzles.gameId)
                }
                IconButton {
                    visible: page.solving !== null
                    iconName: "save"
                    text: qsTr("Save this puzzle for others")
                    framed: true
                    onClicked: page.puzzles.save()
                }
            }
        }
        TextLabel {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.gap(4)
            Layout.rightMargin: Theme.gap(4)
            visible: text !== ""
            text: page.puzzles.sentence
            wrapMode: Text.WordWrap
            Accessible.role: Accessible.AlertMessage
        }
        Loader {
            id: stage

            Layout.fillWidth: true
            Layout.fillHeight: true
            focus: true
            onLoaded: {
                page.takeFocus();
                Qt.callLater(page.takeFocus);
            }
            sourceComponent: page.solving !== null ? played : making
        }
    }

    Component {
        id: making

        FocusScope {
            TextLabel {
                anchors.centerIn: parent
                visible: page.puzzles.phase === "making"
                text: qsTr("The puzzle is being laid out …")
                quiet: true
            }
            ActionButton {
                anchors.centerIn: parent
                visible: page.puzzles.phase === "failed"
                focus: true
                large: false
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
            messageBar: bar
            onBackWanted: page.puzzles.daily ? page.backWanted() : page.puzzles.another()
            onExplorerWanted: page.shell.pages.open("explorer", page.puzzles.exploring())
        }
    }
}
