pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Practice
import Stolik.Shell
import Stolik.Table

// One's own errors as positions: who practises, the table on which the move is played, and what it was worth.
FocusScope {
    id: page

    required property Shell shell
    required property Settings settings
    required property PracticeModel model

    readonly property PracticeModel practice: page.model

    readonly property string phase: page.practice.phase
    readonly property bool playing: page.phase === "asked" || page.phase === "working"
    readonly property string counted: page.practice.total > 1
        ? qsTr("%1 of %2", "which position of how many").arg(page.practice.number).arg(page.practice.total) : ""
    readonly property string asked: page.practice.player === "" ? "" : qsTr("%1, what do you play?").arg(page.practice.player)

    signal backWanted

    function takeFocus(): void {
        const verdict = stage.item as PracticeVerdict;
        const inside = verdict ? verdict.first : stage.item as Item;
        if (inside)
            inside.forceActiveFocus(Qt.OtherFocusReason);
    }

    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Try again")
    Keys.onEscapePressed: page.backWanted()
    Keys.onPressed: event => event.accepted = (stage.item as SingleTablePane)?.takeKey(event) ?? false
    onPhaseChanged: {
        if (page.phase === "asked")
            page.Accessible.announce(page.asked, Accessible.Polite);
    }
    Component.onCompleted: page.takeFocus()

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
                title: qsTr("Try again")
                subtitle: [page.playing ? page.asked : page.practice.player, page.practice.title, page.counted].filter(part => part !== "").join(" · ")
                onBackWanted: page.backWanted()

                IconButton {
                    visible: page.practice.table !== null && !page.practice.single
                    iconName: "bin"
                    text: qsTr("Don't show this position again")
                    framed: true
                    onClicked: page.practice.forget()
                }
            }
        }
        Loader {
            id: stage

            Layout.fillWidth: true
            Layout.fillHeight: true
            focus: true
            // Rows are there a moment after the page that holds them.
            onLoaded: {
                page.takeFocus();
                Qt.callLater(page.takeFocus);
            }
            sourceComponent: page.playing ? table : page.phase === "people" ? people : page.phase === "done" ? done : page.phase === "laying" ? null : verdict
        }
    }

    Component {
        id: table

        SingleTablePane {
            table: page.practice.table as TableController
            alone: page.practice.alone
            open: page.practice.phase === "asked"
            messageBar: bar
        }
    }
    Component {
        id: people

        PracticePeople { practice: page.practice }
    }
    Component {
        id: verdict

        PracticeVerdict {
            practice: page.practice
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

                    TextLabel {
                        Layout.fillWidth: true
                        text: qsTr("That was all for today. What was hard comes back another day.")
                        kind: "lead"
                        strong: true
                        wrapMode: Text.WordWrap
                    }
                    ActionButton {
                        Layout.alignment: Qt.AlignRight
                        focus: true
                        large: false
                        primary: true
                        iconName: "back"
                        text: qsTr("Back")
                        onClicked: page.backWanted()
                    }
                }
            }
        }
    }
}
