pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Practice
import Stolik.PracticeRoom
import Stolik.Table

// The practice page: the choice of practice, and a round of a person's own costly moves to try again.
TableFrame {
    id: page

    required property PracticeRoom model

    readonly property PracticeModel practice: page.model.practice as PracticeModel

    readonly property TableController table: page.practice?.table as TableController
    readonly property string phase: page.practice?.phase ?? ""
    readonly property bool playing: page.phase === "asked" || page.phase === "working"
    readonly property string counted: page.practice !== null && page.practice.total > 1
        ? qsTr("%1 of %2", "which position of how many").arg(page.practice.number).arg(page.practice.total) : ""
    readonly property string asked: (page.practice?.player ?? "") === "" ? "" : qsTr("%1, what would you play?").arg(page.practice.player)

    // Goes back from a round to the choice, and from there out of the page.
    function stepBack(): void {
        if (page.practice !== null && !page.model.single)
            page.model.leave();
        else
            page.backWanted();
    }

    title: page.practice !== null ? qsTr("Second chance") : qsTr("Practice")
    subtitle: page.practice === null ? "" : [page.playing ? page.asked : page.practice.player, page.practice.title, page.counted].filter(part => part !== "").join(" · ")
    widest: page.practice === null ? Theme.dp(1420) : Number.POSITIVE_INFINITY
    // A table needs the margins that the choice can spare.
    side: Theme.gap(page.practice === null && !page.narrow ? 8 : 4)
    above: Theme.gap(page.practice !== null ? 1 : page.narrow ? 2 : 4)
    back: page.stepBack
    shown: page.practice === null ? choice : page.phase === "done" ? done
        : page.phase === "laying" ? null : played
    Keys.onPressed: event => event.accepted = (page.stage.item as PracticeStage)?.takeKey(event) ?? false
    onPhaseChanged: {
        if (page.phase === "asked")
            page.Accessible.announce(page.asked, Accessible.Polite);
    }

    actions: [
        ActionButton {
            visible: page.practice === null
            iconName: "eye"
            text: qsTr("Guess first")
            Accessible.description: qsTr("Say how likely something is, then see the answer")
            onClicked: page.shell.pages.open("guess", {})
        },
        IconButton {
            visible: page.practice === null
            iconName: "edit"
            text: qsTr("Set up a position")
            showText: !page.narrow
            onClicked: page.shell.pages.open("editor", {})
        },
        MoreButton {
            visible: page.practice === null && page.model.hasAnswers
            onClicked: more.open()
        },
        IconButton {
            visible: page.table !== null
            iconName: "help"
            text: qsTr("How to play")
            onClicked: page.helpWanted("", page.table.gameId)
        },
        IconButton {
            visible: page.table !== null && !page.practice.single
            iconName: "bin"
            text: qsTr("Don't show this position again")
            onClicked: page.practice.forget()
        }
    ]

    LaterSheet {
        id: more

        sourceComponent: ModalSheet {
            title: qsTr("More")

            ActionButton {
                Layout.fillWidth: true
                focus: true
                iconName: "save"
                text: qsTr("Save the answers as a table (CSV)")
                onClicked: page.model.saveAnswers()
            }
            Outcome { text: page.model.document.sentence }
            LinkButton {
                visible: page.model.document.saved
                text: qsTr("Show the folder")
                onClicked: page.model.document.showFolder()
            }
        }
    }
    Component {
        id: choice

        PracticeChoice {
            room: page.model
            onFirstGameWanted: gameId => page.shell.pages.open("lesson", { gameId: gameId })
        }
    }
    Component {
        id: played

        PracticeStage {
            practice: page.practice
            messageBar: page.bar
            onExplorerWanted: page.shell.pages.open("explorer", page.practice.exploring())
            onBackWanted: page.backWanted()
        }
    }
    Component {
        id: done

        FocusScope {
            ColumnPanel {
                anchors.centerIn: parent
                width: Math.min(parent.width - Theme.gap(8), Theme.dp(560))
                side: Theme.gap(6)
                spacing: Theme.gap(4)

                Paragraph {
                    text: qsTr("That's all for today. The hard ones will come back another day.")
                    kind: "lead"
                    strong: true
                }
                ActionButton {
                    Layout.alignment: Qt.AlignRight
                    focus: true
                    primary: true
                    iconName: "back"
                    text: qsTr("Back")
                    onClicked: page.stepBack()
                }
            }
        }
    }
}
