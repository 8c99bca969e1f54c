pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Luck
import "../report"

// Everybody who has finished a game; one of them is shown.
Panel {
    id: people

    required property LuckModel luck

    // Somebody was pressed, and is shown.
    signal shown

    implicitHeight: column.implicitHeight + Theme.gap(4)

    ColumnLayout {
        id: column

        x: Theme.gap(2)
        y: Theme.gap(2)
        width: parent.width - Theme.gap(4)
        spacing: 0

        Repeater {
            model: people.luck.people

            ChoiceButton {
                id: row

                required property var model
                readonly property string games: qsTr("%n game(s)", "", row.model.games)

                Layout.fillWidth: true
                implicitHeight: Math.max(Theme.target, inside.implicitHeight + Theme.gap(3))
                focusPolicy: Qt.StrongFocus
                hoverEnabled: true
                text: row.model.name
                current: people.luck.chosen === row.model.name
                Accessible.role: Accessible.RadioButton
                Accessible.name: row.text
                Accessible.description: row.games
                Accessible.onPressAction: row.click()
                Keys.forwardTo: [strike]
                onClicked: {
                    people.luck.choose(row.model.name);
                    people.shown();
                }

                PressKeys {
                    id: strike

                    button: row
                }
                HoverHandler { cursorShape: Qt.PointingHandCursor }
                background: Rectangle {
                    radius: Theme.radiusSmall
                    color: row.checked ? Theme.accentWash : row.down ? Theme.pressWash : row.hovered ? Theme.hoverWash : "transparent"
                    border.width: row.checked ? Theme.line : 0
                    border.color: Theme.accent

                    FocusRing {
                        shown: row.visualFocus
                        anchors.margins: 0
                        radius: Theme.radiusSmall
                    }
                }
                contentItem: Item {
                    implicitHeight: inside.implicitHeight

                    RowLayout {
                        id: inside

                        x: Theme.gap(2)
                        width: parent.width - Theme.gap(4)
                        anchors.verticalCenter: parent.verticalCenter
                        spacing: Theme.gap(3)

                        Avatar {
                            size: Theme.dp(40)
                            number: row.model.avatar
                            colour: row.model.colour
                        }
                        ColumnLayout {
                            Layout.fillWidth: true
                            spacing: 0

                            TextLabel {
                                Layout.fillWidth: true
                                text: row.text
                                strong: true
                                wrapMode: Text.Wrap
                                Accessible.ignored: true
                            }
                            TextLabel {
                                Layout.fillWidth: true
                                text: row.games
                                kind: "small"
                                quiet: true
                                wrapMode: Text.WordWrap
                                Accessible.ignored: true
                            }
                        }
                    }
                }
            }
        }
    }
}
