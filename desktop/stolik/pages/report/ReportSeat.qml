pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Stolik

// A player's line, chance at the moment, luck and good choices. Pressed, it makes the line stand out, and tells more.
T.AbstractButton {
    id: row

    required property int seat
    required property string name
    required property int avatar
    required property int colour
    required property string bot
    required property string luck
    required property string skill
    required property string value
    required property string gained
    required property string good
    // How wide each of the figures is.
    property real column: Theme.dp(84)

    implicitHeight: Math.max(Theme.target, inside.implicitHeight + Theme.gap(2.5))
    text: qsTr("%1, %2", "who and how good their chance is").arg(row.name).arg(row.value)
    checkable: true
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.CheckBox
    Accessible.name: row.text
    Accessible.description: row.luck + " " + row.skill
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
                    size: Theme.dp(36)
                    number: row.avatar
                    colour: row.colour
                    bot: row.bot
                }
                PathDrawing {
                    implicitWidth: Theme.dp(36)
                    implicitHeight: Theme.dp(10)

                    LinePattern {
                        seat: row.seat
                        colour: row.colour
                        startX: 0
                        startY: Theme.dp(5)
                        PathLine {
                            x: Theme.dp(36)
                            y: Theme.dp(5)
                        }
                    }
                }
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: Theme.gap(1)

                RowLayout {
                    Layout.fillWidth: true
                    spacing: Theme.gap(2)

                    TextLabel {
                        Layout.fillWidth: true
                        text: row.name
                        kind: "lead"
                        strong: true
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }
                    Repeater {
                        model: [row.value, row.gained, row.good]

                        TextLabel {
                            required property string modelData

                            Layout.preferredWidth: row.column
                            text: modelData
                            strong: true
                            tabular: true
                            horizontalAlignment: Text.AlignRight
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: Theme.dp(13)
                            Accessible.ignored: true
                        }
                    }
                }
                TextLabel {
                    Layout.fillWidth: true
                    visible: row.checked
                    text: row.luck
                    wrapMode: Text.WordWrap
                    Accessible.ignored: true
                }
                TextLabel {
                    Layout.fillWidth: true
                    visible: row.checked
                    text: row.skill
                    wrapMode: Text.WordWrap
                    Accessible.ignored: true
                }
            }
        }
    }
}
