pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Practice
import Stolik.PracticeRoom
import Stolik.Shell
import Stolik.Table

// The room in which one practises, and one's own costly moves that are tried again in it.
TableFrame {
    id: page

    required property PracticeRoom model

    readonly property PracticeModel practice: page.model.practice as PracticeModel

    readonly property TableController table: page.practice?.table as TableController
    readonly property bool narrow: Theme.largeType || page.width < Theme.dp(900)
    readonly property string phase: page.practice?.phase ?? ""
    readonly property bool playing: page.phase === "asked" || page.phase === "working"
    readonly property string counted: page.practice !== null && page.practice.total > 1
        ? qsTr("%1 of %2", "which position of how many").arg(page.practice.number).arg(page.practice.total) : ""
    readonly property string asked: (page.practice?.player ?? "") === "" ? "" : qsTr("%1, what do you play?").arg(page.practice.player)

    function takeFocus(): void {
        // What was to be done a moment later may come when the page is going.
        if (!page.visible)
            return;
        const played = page.stage.item as PracticeStage;
        const choice = page.stage.item as PractiseChoice;
        if (choice)
            choice.takeFocus();
        else if (played)
            played.takeFocus();
        else
            (page.stage.item as Item)?.forceActiveFocus(Qt.OtherFocusReason);
    }

    // From a round to the room, and from there away.
    function stepBack(): void {
        if (page.practice !== null && !page.model.single)
            page.model.leave();
        else
            page.backWanted();
    }

    title: page.practice !== null ? qsTr("Try again") : qsTr("Practise")
    subtitle: page.practice === null ? "" : [page.playing ? page.asked : page.practice.player, page.practice.title, page.counted].filter(part => part !== "").join(" · ")
    widest: page.practice === null ? Theme.dp(1420) : Number.POSITIVE_INFINITY
    // A table needs the room that the choice has to spare.
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
    onLaid: page.takeFocus()

    actions: [
        ActionButton {
            visible: page.practice === null
            large: false
            iconName: "eye"
            text: qsTr("Guess first")
            Accessible.description: qsTr("Say how likely something is, then see what is true")
            onClicked: page.shell.pages.open("guess", {})
        },
        IconButton {
            visible: page.practice === null
            iconName: "edit"
            text: qsTr("Set up a position")
            framed: true
            showText: !page.narrow
            onClicked: page.shell.pages.open("editor", {})
        },
        IconButton {
            visible: page.practice === null && page.model.hasAnswers
            iconName: "more"
            text: qsTr("More")
            framed: true
            onClicked: more.open()
        },
        IconButton {
            visible: page.table !== null
            iconName: "help"
            text: qsTr("How to play")
            framed: true
            onClicked: page.helpWanted("", page.table.gameId)
        },
        IconButton {
            visible: page.table !== null && !page.practice.single
            iconName: "bin"
            text: qsTr("Don't show this position again")
            framed: true
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
                large: false
                iconName: "save"
                text: qsTr("Save the answers as a table (CSV)")
                onClicked: page.model.saveAnswers()
            }
            Paragraph {
                visible: text !== ""
                text: page.model.document.sentence
                wrapMode: Text.Wrap
                Accessible.role: Accessible.AlertMessage
            }
            LinkButton {
                visible: page.model.document.saved
                text: qsTr("Show the folder")
                onClicked: page.model.document.showFolder()
            }
        }
    }
    Component {
        id: choice

        PractiseChoice {
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
            Panel {
                anchors.centerIn: parent
                width: Math.min(parent.width - Theme.gap(8), Theme.dp(560))
                implicitHeight: end.implicitHeight + Theme.gap(12)

                ColumnLayout {
                    id: end

                    x: Theme.gap(6)
                    y: Theme.gap(6)
                    width: parent.width - Theme.gap(12)
                    spacing: Theme.gap(4)

                    Paragraph {
                        text: qsTr("That was all for today. What was hard comes back another day.")
                        kind: "lead"
                        strong: true
                    }
                    ActionButton {
                        Layout.alignment: Qt.AlignRight
                        focus: true
                        large: false
                        primary: true
                        iconName: "back"
                        text: qsTr("Back")
                        onClicked: page.stepBack()
                    }
                }
            }
        }
    }
}
