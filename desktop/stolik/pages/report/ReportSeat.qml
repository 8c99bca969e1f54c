pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Stolik

// A player's line, chance at the moment, luck and skill. Pressed, it makes the line stand out.
T.AbstractButton {
    id: row

    required property var model

    implicitHeight: inside.implicitHeight + Theme.gap(4)
    text: qsTr("%1, %2", "who and how good their chance is").arg(row.model.name).arg(row.model.value)
    checkable: true
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.CheckBox
    Accessible.name: row.text
    Accessible.description: row.model.luck + " " + row.model.skill
    Accessible.checkable: true
    Accessible.checked: row.checked
    Accessible.onPressAction: row.click()
    Keys.forwardTo: [strike]

    PressKeys {
        id: strike

        button: row
    }
    HoverHandler { cursorShape: Qt.PointingHandCursor }
    background: Rectangle {
        radius: Theme.radiusSmall
        color: row.checked ? Theme.accentWash : row.down ? Theme.pressWash : row.hovered ? Theme.hoverWash : "transparent"

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

            ColumnLayout {
                Layout.alignment: Qt.AlignTop
                spacing: Theme.gap(1)

                Avatar {
                    size: Theme.dp(44)
                    number: row.model.avatar
                    colour: row.model.colour
                    bot: row.model.bot
                }
                PathDrawing {
                    implicitWidth: Theme.dp(44)
                    implicitHeight: Theme.dp(10)

                    LinePattern {
                        seat: row.model.seat
                        colour: row.model.colour
                        startX: 0
                        startY: Theme.dp(5)
                        PathLine {
                            x: Theme.dp(44)
                            y: Theme.dp(5)
                        }
                    }
                }
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                RowLayout {
                    Layout.fillWidth: true
                    spacing: Theme.gap(2)

                    TextLabel {
                        Layout.fillWidth: true
                        text: row.model.name
                        kind: "lead"
                        strong: true
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }
                    TextLabel {
                        Layout.alignment: Qt.AlignTop
                        text: row.model.value
                        kind: "lead"
                        strong: true
                        tabular: true
                        Accessible.ignored: true
                    }
                }
                TextLabel {
                    Layout.fillWidth: true
                    text: row.model.luck
                    wrapMode: Text.WordWrap
                    Accessible.ignored: true
                }
                TextLabel {
                    Layout.fillWidth: true
                    text: row.model.skill
                    wrapMode: Text.WordWrap
                    Accessible.ignored: true
                }
            }
        }
    }
}
