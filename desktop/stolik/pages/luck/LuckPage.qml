pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Luck
import Stolik.Shell

// Luck over time: who has finished games, and what luck and choices did for one of them.
FocusScope {
    id: page

    required property Shell shell
    required property Settings settings
    required property LuckModel model

    readonly property LuckModel luck: page.model

    // The people stand beside the cards where there is room for both.
    readonly property bool narrow: Theme.largeType || page.width < Theme.dp(900)
    readonly property bool empty: page.luck.people.count === 0

    signal backWanted

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Luck over time")
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
            title: qsTr("Luck over time")
            backButton.focus: true
            onBackWanted: page.backWanted()
        }
        Loader {
            Layout.fillWidth: true
            Layout.fillHeight: true
            sourceComponent: page.empty ? nobody : page.narrow ? oneColumn : twoColumns
        }
    }

    Component {
        id: nobody

        Item {
            Panel {
                anchors.centerIn: parent
                width: Math.min(parent.width - Theme.gap(8), Theme.dp(620))
                height: words.implicitHeight + Theme.gap(12)

                TextLabel {
                    id: words

                    x: Theme.gap(6)
                    y: Theme.gap(6)
                    width: parent.width - Theme.gap(12)
                    text: qsTr("Finished games of people with a name of their own count here. Type a name before the next game, and it counts once it is over.")
                    kind: "lead"
                    wrapMode: Text.WordWrap
                }
            }
        }
    }
    Component {
        id: twoColumns

        RowLayout {
            spacing: Theme.gap(4)

            ScrolledColumn {
                Layout.fillHeight: true
                Layout.leftMargin: -Theme.gap(2)
                Layout.preferredWidth: Math.max(Theme.dp(280), page.width * 0.26)

                PeopleList {
                    Layout.fillWidth: true
                    people: page.luck.people
                    chosen: page.luck.chosen
                    onWanted: name => page.luck.choose(name)
                }
            }
            ScrolledColumn {
                Layout.fillWidth: true
                Layout.fillHeight: true

                Cards { }
            }
        }
    }
    Component {
        id: oneColumn

        ScrolledColumn {
            id: single

            PeopleList {
                Layout.fillWidth: true
                people: page.luck.people
                chosen: page.luck.chosen
                onWanted: name => {
                    page.luck.choose(name);
                    single.scrollTo(cards);
                }
            }
            Cards { id: cards }
        }
    }

    component Cards: ColumnLayout {
        Layout.fillWidth: true
        spacing: Theme.gap(4)

        Repeater {
            model: page.luck.cards

            LuckCard { Layout.fillWidth: true }
        }
        TextLabel {
            Layout.fillWidth: true
            text: page.luck.coverage
            kind: "small"
            onTable: true
            wrapMode: Text.WordWrap
        }
    }
}
