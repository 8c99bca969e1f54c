pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Models
import Stolik.Tournament

// The tournaments that were begun, the latest first, and the ways to begin another.
FocusScope {
    id: page

    required property TournamentPages pages
    readonly property bool narrow: Theme.largeType || page.width < Theme.dp(900)

    signal backWanted
    signal refereeWanted

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Tournaments")
    Keys.onEscapePressed: backWanted()

    PageColumn {
        narrow: page.narrow
        spacing: Theme.gap(3)

        PageHeader {
            title: qsTr("Tournaments")
            onBackWanted: page.backWanted()

            IconButton {
                iconName: "clock"
                text: qsTr("Referee's corner")
                showText: !Theme.largeType
                framed: true
                onClicked: page.refereeWanted()
            }
        }
        ScrolledColumn {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.leftMargin: -Theme.gap(2)

            GridLayout {
                Layout.maximumWidth: Theme.dp(1100)
                Layout.alignment: Qt.AlignHCenter
                columns: page.narrow ? 1 : 2
                uniformCellWidths: true
                columnSpacing: Theme.gap(4)
                rowSpacing: Theme.gap(3)

                ActionButton {
                    Layout.fillWidth: true
                    focus: true
                    primary: true
                    iconName: "plus"
                    text: qsTr("New tournament")
                    onClicked: page.pages.setUp()
                }
                ActionButton {
                    Layout.fillWidth: true
                    iconName: "trophy"
                    text: qsTr("Championship against 15 computers")
                    onClicked: championship.ask()
                }
            }
            Panel {
                Layout.fillWidth: true
                Layout.maximumWidth: Theme.dp(1100)
                Layout.alignment: Qt.AlignHCenter
                visible: page.pages.tournaments.count === 0
                implicitHeight: words.implicitHeight + Theme.gap(12)

                TextLabel {
                    id: words

                    x: Theme.gap(6)
                    y: Theme.gap(6)
                    width: parent.width - Theme.gap(12)
                    text: qsTr("There is no tournament yet. From 3 to 256 can enter: people at real tables, people at this computer, and computers.")
                    kind: "lead"
                    wrapMode: Text.WordWrap
                }
            }
            Repeater {
                model: page.pages.tournaments

                TournamentRow {
                    id: row

                    required property string key
                    required title
                    required property string line
                    required next
                    required over
                    required opens
                    required cup
                    required deleted
                    required property int index

                    Layout.maximumWidth: Theme.dp(1100)
                    Layout.alignment: Qt.AlignHCenter
                    narrow: page.narrow
                    about: row.line
                    // Of several with one title, the later ones are told apart by their number.
                    nth: {
                        let nth = 1;
                        for (let before = 0; before < row.index; before++)
                            nth += page.pages.tournaments.field(before, "title") === row.title;
                        return nth;
                    }
                    onWanted: page.pages.open(row.key)
                    onDeleteWanted: page.pages.delete(row.key)
                    onUndeleteWanted: page.pages.undelete(row.key)
                }
            }
        }
    }

    ChampionshipSheet { id: championship; pages: page.pages }

    // A tournament that was begun: what it is and what is due, to open it, to delete it and to bring it back.
    component TournamentRow: RowLayout {
        id: line

        required property string title
        required property string about
        required property string next
        required property bool over
        required property bool opens
        required property bool cup
        required property string deleted
        required property int nth
        required property bool narrow

        readonly property string what: nth > 1 ? qsTr("%1, number %2", "a tournament").arg(title).arg(nth) : title
        readonly property real faded: deleted === "" ? 1 : 0.6
        readonly property bool faulty: !opens && deleted === ""
        readonly property string due: deleted === "" ? next : deleted === "gone" ? qsTr("Deleted")
            : cup ? qsTr("Will be deleted, and its cup in the family book with it") : qsTr("Will be deleted")

        signal wanted
        signal deleteWanted
        signal undeleteWanted

        spacing: Theme.gap(2)

        PressButton {
            id: tournamentRowRow

            Layout.fillWidth: true
            Layout.fillHeight: true
            implicitHeight: inside.implicitHeight + Theme.gap(6)
            enabled: line.opens
            text: line.title
            Accessible.name: line.opens ? qsTr("Open: %1").arg(line.what) : line.what
            Accessible.description: `${line.about}. ${line.due}`
            onClicked: line.wanted()
            background: Panel {
                color: tournamentRowRow.down ? Theme.accentWash : tournamentRowRow.hovered && tournamentRowRow.enabled ? Theme.raised : Theme.panel

                FocusRing { shown: tournamentRowRow.visualFocus }
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
                        opacity: line.faded
                        name: line.faulty ? "info" : line.over ? "trophy" : "people"
                        color: line.over ? Theme.goldText : Theme.muted
                    }
                    ColumnLayout {
                        spacing: 0

                        RowLayout {
                            spacing: Theme.gap(3)
                            opacity: line.faded

                            TextLabel {
                                Layout.fillWidth: line.narrow
                                text: line.title
                                kind: "lead"
                                strong: true
                                elide: Text.ElideRight
                                Accessible.ignored: true
                            }
                            TextLabel {
                                Layout.fillWidth: true
                                visible: !line.narrow
                                text: line.about
                                quiet: true
                                fontSizeMode: Text.HorizontalFit
                                minimumPixelSize: Theme.dp(13)
                                elide: Text.ElideRight
                                Accessible.ignored: true
                            }
                        }
                        Paragraph {
                            visible: line.narrow && line.about !== ""
                            opacity: line.faded
                            text: line.about
                            quiet: true
                            Accessible.ignored: true
                        }
                        Paragraph {
                            text: line.due
                            wrapMode: Text.Wrap
                            Accessible.ignored: true
                        }
                    }
                    Icon { visible: line.opens; name: "right"; color: Theme.muted }
                }
            }
        }
        // Where there is nothing to press, its place is kept: the lines end below each other.
        Item {
            implicitWidth: back.visible ? back.implicitWidth : bin.implicitWidth
            implicitHeight: Math.max(back.implicitHeight, bin.implicitHeight)

            IconButton {
                id: bin

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                visible: line.opens
                iconName: "bin"
                text: qsTr("Delete")
                Accessible.name: qsTr("Delete %1").arg(line.what)
                onClicked: {
                    const hadFocus = activeFocus;
                    line.deleteWanted();
                    if (hadFocus && back.visible)
                        back.forceActiveFocus(Qt.TabFocusReason);
                }
            }
            BringBackButton {
                id: back

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                what: line.what
                visible: line.deleted === "offered"
                onClicked: {
                    const hadFocus = activeFocus;
                    line.undeleteWanted();
                    if (hadFocus)
                        bin.forceActiveFocus(Qt.TabFocusReason);
                }
            }
        }
    }

    // The player of a championship: a person of the house, or a new name.
    component ChampionshipSheet: ModalSheet {
        id: sheet

        required property TournamentPages pages

        function ask(): void {
            nameField.text = "";
            open();
            const first = people.itemAt(0) as Item;
            (first ?? nameField).forceActiveFocus(Qt.TabFocusReason);
        }
        function begin(name: string): void {
            if (name.trim() === "" || Names.fault(name) !== "")
                return;
            sheet.close();
            sheet.pages.beginChampionship(name);
        }

        title: qsTr("Who plays the championship?")
        wide: Theme.dp(640)

        Paragraph {
            text: qsTr("One person against 15 computers of four levels, from the first round to the final. Every game is saved: play it over as many evenings as you like.")
        }
        Flow {
            Layout.fillWidth: true
            visible: sheet.pages.people.count > 0
            spacing: Theme.gap(1)

            Repeater {
                id: people

                model: sheet.pages.people

                KnownEntrant {
                    entered: false
                    Accessible.role: Accessible.Button
                    onClicked: sheet.begin(name)
                }
            }
        }
        RowLayout {
            spacing: Theme.gap(2)

            TextInputField {
                id: nameField

                Layout.fillWidth: true
                name: qsTr("Name")
                placeholderText: people.count > 0 ? qsTr("Somebody else") : qsTr("Name")
                onAccepted: sheet.begin(text)
            }
            ActionButton {
                primary: true
                text: qsTr("Begin")
                enabled: nameField.text.trim() !== "" && fault.text === ""
                onClicked: sheet.begin(nameField.text)
            }
        }
        NameFault { id: fault; typed: nameField.text }
    }
}
