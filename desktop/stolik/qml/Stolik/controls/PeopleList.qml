pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Models

// The people of the house with their games, one of whom is shown.
ColumnPanel {
    id: list

    required property RowsModel people
    required property string chosen

    signal wanted(string name)

    side: Theme.gap(2)
    spacing: 0

    Repeater {
        model: list.people

        ChoiceButton {
            id: row

            required property int games
            required property string name
            required property int avatar
            required property int colour
            readonly property string counts: row.games > 0 ? qsTr("%n game(s)", "", row.games) : qsTr("no game yet")

            Layout.fillWidth: true
            implicitHeight: Math.max(Theme.target, inside.implicitHeight + Theme.gap(3))
            text: row.name
            current: list.chosen === row.name
            Accessible.description: row.counts
            onClicked: list.wanted(row.name)
            background: RowGround { row: row; chosen: row.checked }
            contentItem: Item {
                implicitHeight: inside.implicitHeight

                RowLayout {
                    id: inside

                    x: Theme.gap(2)
                    width: parent.width - Theme.gap(4)
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: Theme.gap(3)

                    Avatar { size: Theme.dp(40); number: row.avatar; colour: row.colour }
                    ColumnLayout {
                        spacing: 0

                        SilentParagraph {
                            text: row.text
                            strong: true
                            wrapMode: Text.Wrap
                        }
                        SilentParagraph { text: row.counts; kind: "note" }
                    }
                }
            }
        }
    }
}
