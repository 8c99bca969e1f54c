pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Guess
import Stolik.Table

// Guess first: in ten positions of a chosen game, people say how likely something is, then see the truth.
TableFrame {
    id: page

    required property GuessModel model

    readonly property string phase: page.model.phase
    readonly property bool playing: page.phase === "asked" || page.phase === "answered"

    function takeFocus(): void {
        // A deferred call may come when the page is already leaving.
        if (!page.visible)
            return;
        const played = page.stage.item as GuessStage;
        if (played)
            played.takeFocus();
        else
            (page.stage.item as Item)?.nextItemInFocusChain()?.forceActiveFocus(Qt.OtherFocusReason);
    }
    // Goes back from a round to the choice of games, and from there out of the page.
    function stepBack(): void {
        if (page.phase === "choosing")
            page.backWanted();
        else
            page.model.leave();
    }

    title: qsTr("Guess first")
    subtitle: !page.playing ? page.model.title
        : page.model.title + " · " + qsTr("%1 of %2", "which question of how many").arg(page.model.number).arg(page.model.total)
    back: page.stepBack
    shown: page.phase === "choosing" ? choice : page.playing ? played : page.phase === "done" ? done : making
    onPhaseChanged: {
        if (page.phase === "asked")
            page.Accessible.announce(page.model.question, Accessible.Polite);
    }

    actions: [
        IconButton {
            visible: page.model.gameId !== ""
            iconName: "print"
            text: qsTr("Print a sheet")
            onClicked: printing.open()
        },
        IconButton {
            visible: page.model.gameId !== ""
            iconName: "help"
            text: qsTr("How to play")
            onClicked: page.helpWanted("", page.model.gameId)
        }
    ]

    LaterSheet {
        id: printing

        sourceComponent: ModalSheet {
            title: qsTr("Print a sheet")

            Paragraph {
                text: qsTr("Twelve positions from this game for a class or the family to guess, with the answers on the back.")
            }
            ActionButton {
                Layout.fillWidth: true
                focus: true
                iconName: "save"
                text: page.model.sheet.working ? qsTr("Making the sheet …") : qsTr("Make the sheet (PDF)")
                enabled: !page.model.sheet.working
                onClicked: page.model.print()
            }
            Outcome { text: page.model.sheet.sentence }
            LinkButton {
                visible: page.model.sheet.saved
                text: qsTr("Open the sheet")
                onClicked: page.model.sheet.open()
            }
            LinkButton {
                visible: page.model.sheet.saved
                text: qsTr("Show the folder")
                onClicked: page.model.sheet.showFolder()
            }
        }
    }
    Component {
        id: choice

        ScrolledColumn {
            ColumnLayout {
                Layout.maximumWidth: Theme.dp(1100)
                Layout.alignment: Qt.AlignHCenter
                Layout.margins: Theme.gap(4)
                spacing: Theme.gap(4)

                Paragraph {
                    text: qsTr("How likely is it? Say what you think, then see the answer.")
                    kind: "lead"
                    onTable: true
                }
                GridLayout {
                    columns: Theme.largeType ? 2 : 4
                    columnSpacing: Theme.gap(3)
                    rowSpacing: Theme.gap(3)
                    uniformCellWidths: true

                    Repeater {
                        model: page.model.games

                        StillButton {
                            required property string gameId
                            required property string title
                            required still

                            Layout.fillWidth: true
                            Layout.fillHeight: true
                            Layout.preferredWidth: 1
                            pictureHigh: Theme.air(120)
                            text: title
                            Accessible.name: qsTr("Guess in %1", "game").arg(text)
                            onClicked: page.model.begin(gameId)
                        }
                    }
                }
            }
        }
    }
    Component {
        id: making

        FocusScope {
            TextLabel {
                anchors.centerIn: parent
                text: page.phase === "failed" ? page.model.verdict : qsTr("Setting up the position …")
                onTable: true
                quiet: true
            }
        }
    }
    Component {
        id: played

        GuessStage { }
    }
    Component {
        id: done

        FocusScope {
            ColumnPanel {
                anchors.centerIn: parent
                width: Math.min(parent.width - Theme.gap(8), Theme.dp(600))
                side: Theme.gap(6)
                spacing: Theme.gap(4)

                Paragraph {
                    text: page.model.verdict
                    kind: "lead"
                    strong: true
                    Accessible.role: Accessible.AlertMessage
                }
                Paragraph {
                    visible: text !== ""
                    text: page.model.allGuesses === "" ? "" : qsTr("All your guesses: %1").arg(page.model.allGuesses)
                }
                Row {
                    Layout.alignment: Qt.AlignRight
                    layoutDirection: Qt.RightToLeft
                    spacing: Theme.gap(3)

                    ActionButton {
                        focus: true
                        primary: true
                        text: qsTr("Ten more")
                        onClicked: page.model.again()
                    }
                    ActionButton {
                        text: qsTr("Another game")
                        onClicked: page.model.leave()
                    }
                }
            }
        }
    }

    // A position on its table, only to look at, above the question.
    component GuessStage: FocusScope {
        id: view

        function takeFocus(): void { asking.takeFocus(); }

        Item {
            id: room

            anchors.top: parent.top
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: strip.top

            // If there is no room for both, the table is smaller, as nothing is done on it.
            SingleTablePane {
                x: (room.width - width * scale) / 2
                width: room.width
                height: Theme.largeType ? view.height : Math.max(room.height, Math.min(view.height, Theme.dp(470)))
                scale: height > 0 ? Math.min(1, room.height / height) : 1
                transformOrigin: Item.TopLeft
                table: page.model.table as TableController
                alone: page.model.alone
                open: false
                low: height < Theme.dp(520)
                messageBar: page.bar
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
                question: page.model.question
                said: page.model.said
                truth: page.model.truth
                verdict: page.model.verdict
                onText: page.model.number < page.model.total ? qsTr("Next") : qsTr("Done")
                onGuessed: said => page.model.guess(said)
                onOnWanted: page.model.next()
            }
        }
    }
}
