pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik

// A moment worth a look: whose, which turn, what it was and about how many points.
ChoiceButton {
    id: row

    required property string key
    required property string name
    required property int avatar
    required property int colour
    required property string bot
    required property string turn
    required property string played
    required property string word
    required property string size

    // What an error was, how much luck was about, or why a moment was the best.
    readonly property string what: [row.word, row.size].filter(part => part !== "").join(": ")

    implicitHeight: Math.max(Theme.target, inside.implicitHeight + Theme.gap(3))
    text: qsTr("%1: %2", "which turn and who").arg(row.turn).arg(row.name)
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.ListItem
    // Two moments of a turn may cost the same, and differ by what was played.
    Accessible.name: row.text + ": " + row.what + " – " + row.played
    Accessible.onPressAction: row.click()
    Keys.forwardTo: [strike]

    PressKeys {
        id: strike

        button: row
    }
    HoverHandler { cursorShape: Qt.PointingHandCursor }
    background: Rectangle {
        radius: Theme.radiusSmall
        color: row.current ? Theme.accentWash : row.down ? Theme.pressWash : row.hovered ? Theme.hoverWash : "transparent"
        border.width: row.current ? Theme.line : 0
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
                Layout.alignment: Qt.AlignTop
                Layout.topMargin: Theme.gap(0.5)
                size: Theme.dp(34)
                number: row.avatar
                colour: row.colour
                bot: row.bot
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                TextLabel {
                    Layout.fillWidth: true
                    text: row.text
                    strong: true
                    wrapMode: Text.WordWrap
                    Accessible.ignored: true
                }
                TextLabel {
                    Layout.fillWidth: true
                    text: row.what
                    wrapMode: Text.WordWrap
                    Accessible.ignored: true
                }
                TextLabel {
                    Layout.fillWidth: true
                    text: row.played
                    kind: "small"
                    quiet: true
                    wrapMode: Text.WordWrap
                    Accessible.ignored: true
                }
            }
        }
    }
}
