pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Stolik
import Stolik.Tournament
import "../report"

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
                    visible: page.pages.hasChampionship
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
                    text: qsTr("No tournament has been begun yet. Three to 64 can enter: people at real tables, people at this computer, and computers.")
                    kind: "lead"
                    wrapMode: Text.WordWrap
                }
            }
            Repeater {
                model: page.pages.tournaments

                T.AbstractButton {
                    id: row

                    required property var model
                    required property int index

                    Layout.fillWidth: true
                    Layout.maximumWidth: Theme.dp(1100)
                    Layout.alignment: Qt.AlignHCenter
                    implicitHeight: inside.implicitHeight + Theme.gap(6)
                    enabled: row.model.opens
                    focusPolicy: Qt.StrongFocus
                    hoverEnabled: true
                    text: row.model.title
                    Accessible.role: Accessible.Button
                    // Of several with one title, the later ones are told apart by their number.
                    readonly property string numbered: {
                        let nth = 1;
                        for (let before = 0; before < row.index; before++)
                            nth += page.pages.tournaments.at(before).title === row.text;
                        return nth > 1 ? qsTr("%1, number %2", "a tournament").arg(row.text).arg(nth) : row.text;
                    }

                    Accessible.name: row.model.opens ? qsTr("Open: %1").arg(numbered) : numbered
                    Accessible.description: `${row.model.line}. ${row.model.next}`
                    Accessible.onPressAction: row.click()
                    Keys.forwardTo: [strike]
                    onClicked: page.pages.open(row.model.key)

                    PressKeys {
                        id: strike

                        button: row
                    }
                    HoverHandler { cursorShape: row.enabled ? Qt.PointingHandCursor : Qt.ArrowCursor }
                    background: Panel {
                        color: row.down ? Theme.accentWash : row.hovered && row.enabled ? Theme.raised : Theme.panel

                        FocusRing { shown: row.visualFocus }
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
                                name: row.model.opens ? row.model.over ? "trophy" : "people" : "info"
                                color: row.model.over ? Theme.goldText : Theme.muted
                            }
                            ColumnLayout {
                                Layout.fillWidth: true
                                spacing: 0

                                RowLayout {
                                    Layout.fillWidth: true
                                    spacing: Theme.gap(3)

                                    TextLabel {
                                        Layout.fillWidth: page.narrow
                                        text: row.model.title
                                        kind: "lead"
                                        strong: true
                                        elide: Text.ElideRight
                                        Accessible.ignored: true
                                    }
                                    TextLabel {
                                        Layout.fillWidth: true
                                        visible: !page.narrow
                                        text: row.model.line
                                        quiet: true
                                        elide: Text.ElideRight
                                        Accessible.ignored: true
                                    }
                                }
                                TextLabel {
                                    Layout.fillWidth: true
                                    visible: page.narrow && row.model.line !== ""
                                    text: row.model.line
                                    quiet: true
                                    wrapMode: Text.WordWrap
                                    Accessible.ignored: true
                                }
                                TextLabel {
                                    Layout.fillWidth: true
                                    text: row.model.next
                                    wrapMode: Text.Wrap
                                    Accessible.ignored: true
                                }
                            }
                            Icon {
                                visible: row.model.opens
                                name: "right"
                                color: Theme.muted
                            }
                        }
                    }
                }
            }
        }
    }

    ChampionshipSheet {
        id: championship

        pages: page.pages
    }
}
