pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Models
import Stolik.Tournament

// The list of tournaments, the latest first, and the ways to begin another.
Page {
    id: page

    required property TournamentPages pages

    signal refereeWanted

    title: qsTr("Tournaments")

    PageColumn {
        narrow: page.narrow
        spacing: Theme.gap(3)

        PageHeader {
            title: page.title
            onBackWanted: page.backWanted()

            IconButton {
                iconName: "clock"
                text: qsTr("Referee's corner")
                showText: !Theme.largeType
                onClicked: page.refereeWanted()
            }
        }
        ScrolledColumn {
            Layout.leftMargin: -Theme.gap(2)
            Layout.rightMargin: -Theme.gap(4)

            GridLayout {
                columns: page.narrow ? 1 : 2
                uniformCellWidths: true
                columnSpacing: Theme.gap(4)
                rowSpacing: Theme.gap(3)

                LargeButton {
                    Layout.fillWidth: true
                    focus: true
                    primary: true
                    iconName: "plus"
                    text: qsTr("New tournament")
                    onClicked: page.pages.setUp()
                }
                LargeButton {
                    Layout.fillWidth: true
                    iconName: "trophy"
                    text: qsTr("Championship against 15 computers")
                    onClicked: championship.ask()
                }
            }
            ColumnPanel {
                visible: page.pages.tournaments.count === 0
                side: Theme.gap(6)

                Paragraph {
                    text: qsTr("No tournaments yet. Between 3 and 256 can take part: people at real tables or at this computer, and computers.")
                    kind: "lead"
                }
            }
            Repeater {
                model: page.pages.tournaments

                // A tournament in the list: its title and next step, to open, delete or restore it.
                RowLayout {
                    id: row

                    required property string title
                    required property string key
                    required property string line
                    required property string next
                    required property bool over
                    required property bool opens
                    required property bool cup
                    required property string deleted
                    required property int index
                    // Several with the same title are numbered, from the second one on.
                    readonly property int nth: {
                        let nth = 1;
                        for (let before = 0; before < row.index; before++)
                            nth += page.pages.tournaments.field(before, "title") === row.title;
                        return nth;
                    }

                    readonly property string what: nth > 1 ? qsTr("%1, number %2", "a tournament").arg(title).arg(nth) : title
                    readonly property real faded: deleted === "" ? 1 : 0.6
                    readonly property bool faulty: !opens && deleted === ""
                    readonly property string due: deleted === "" ? next : deleted === "gone" ? qsTr("Deleted")
                        : cup ? qsTr("Will be deleted along with its cup in the family book") : qsTr("Will be deleted")

                    spacing: Theme.gap(2)

                    PressButton {
                        id: button

                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        implicitHeight: inside.implicitHeight + Theme.gap(6)
                        enabled: row.opens
                        text: row.title
                        Accessible.name: row.opens ? qsTr("Open: %1").arg(row.what) : row.what
                        Accessible.description: `${row.line}. ${row.due}`
                        onClicked: page.pages.open(row.key)
                        background: Panel {
                            color: button.down ? Theme.accentWash : button.hovered && button.enabled ? Theme.raised : Theme.panel

                            FocusRing { shown: button.visualFocus }
                        }
                        contentItem: Item {
                            implicitHeight: inside.implicitHeight

                            RowLayout {
                                id: inside

                                x: Theme.gap(5)
                                width: parent.width - Theme.gap(10)
                                anchors.verticalCenter: parent.verticalCenter
                                spacing: Theme.gap(4)

                                Icon {
                                    opacity: row.faded
                                    name: row.faulty ? "info" : row.over ? "trophy" : "people"
                                    color: row.over ? Theme.goldText : Theme.muted
                                }
                                ColumnLayout {
                                    spacing: 0

                                    RowLayout {
                                        spacing: Theme.gap(3)
                                        opacity: row.faded

                                        SilentLabel {
                                            Layout.fillWidth: page.narrow
                                            text: row.title
                                            kind: "lead"
                                            strong: true
                                            elide: Text.ElideRight
                                        }
                                        SilentLabel {
                                            Layout.fillWidth: true
                                            visible: !page.narrow
                                            text: row.line
                                            quiet: true
                                            fontSizeMode: Text.HorizontalFit
                                            minimumPixelSize: Theme.dp(13)
                                            elide: Text.ElideRight
                                        }
                                    }
                                    SilentParagraph {
                                        visible: page.narrow && row.line !== ""
                                        opacity: row.faded
                                        text: row.line
                                        quiet: true
                                    }
                                    SilentParagraph { text: row.due; wrapMode: Text.Wrap }
                                }
                                Icon { visible: row.opens; name: "right"; color: Theme.muted }
                            }
                        }
                    }
                    // Without a button its place is reserved, so that the lines are aligned.
                    Item {
                        implicitWidth: back.visible ? back.implicitWidth : bin.implicitWidth
                        implicitHeight: Math.max(back.implicitHeight, bin.implicitHeight)

                        IconButton {
                            id: bin

                            anchors.right: parent.right
                            anchors.verticalCenter: parent.verticalCenter
                            visible: row.opens
                            iconName: "bin"
                            text: qsTr("Delete")
                            framed: false
                            Accessible.name: qsTr("Delete %1").arg(row.what)
                            onClicked: {
                                const hadFocus = activeFocus;
                                page.pages.delete(row.key);
                                if (hadFocus && back.visible)
                                    back.forceActiveFocus(Qt.TabFocusReason);
                            }
                        }
                        BringBackButton {
                            id: back

                            anchors.right: parent.right
                            anchors.verticalCenter: parent.verticalCenter
                            what: row.what
                            visible: row.deleted === "offered"
                            onClicked: {
                                const hadFocus = activeFocus;
                                page.pages.undelete(row.key);
                                if (hadFocus)
                                    bin.forceActiveFocus(Qt.TabFocusReason);
                            }
                        }
                    }
                }
            }
        }
    }

    // The player of a championship: a person of the house, or a new name.
    ModalSheet {
        id: championship

        function ask(): void {
            nameField.text = "";
            open();
            const first = people.itemAt(0) as Item;
            (first ?? nameField).forceActiveFocus(Qt.TabFocusReason);
        }
        function begin(name: string): void {
            if (name.trim() === "" || Names.fault(name) !== "")
                return;
            championship.close();
            page.pages.beginChampionship(name);
        }

        title: qsTr("Who plays in the championship?")
        wide: Theme.dp(640)

        Paragraph {
            text: qsTr("One person against 15 computers at four levels, from round one to the final. Every game is saved: take as many evenings as you like.")
        }
        Flow {
            Layout.fillWidth: true
            visible: page.pages.people.count > 0
            spacing: Theme.gap(1)

            Repeater {
                id: people

                model: page.pages.people

                KnownEntrant {
                    entered: false
                    Accessible.role: Accessible.Button
                    onClicked: championship.begin(name)
                }
            }
        }
        RowLayout {
            spacing: Theme.gap(2)

            TextInputField {
                id: nameField

                Layout.fillWidth: true
                name: qsTr("Name")
                placeholderText: people.count > 0 ? qsTr("Someone else") : qsTr("Name")
                onAccepted: championship.begin(text)
            }
            LargeButton {
                primary: true
                text: qsTr("Start")
                enabled: nameField.text.trim() !== "" && fault.text === ""
                onClicked: championship.begin(nameField.text)
            }
        }
        NameFault { id: fault; typed: nameField.text }
    }

}
