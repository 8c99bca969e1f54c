pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
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

    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gap(page.narrow ? 4 : 8)
        anchors.rightMargin: Theme.gap(page.narrow ? 4 : 8)
        anchors.topMargin: Theme.gap(page.narrow ? 2 : 4)
        anchors.bottomMargin: Theme.gap(page.narrow ? 2 : 4)
        spacing: Theme.gap(3)

        PageHeader {
            Layout.fillWidth: true
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
                Layout.fillWidth: true
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

                    Layout.fillWidth: true
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

    ChampionshipSheet {
        id: championship

        pages: page.pages
    }
}
