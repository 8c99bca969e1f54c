pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik

// A position as a button: its picture with its name below or beside it.
PressButton {
    id: button

    required property var still
    // The content below the name.
    default property alias more: words.data
    // A few more words, and whether it is done.
    property string line: ""
    property bool done: false
    property bool beside: false
    // Whether the picture already exists.
    property bool drawn: true
    // Whether the picture is only a hint of what can be there.
    property bool pale: false
    property real pictureHigh: Theme.dp(96)
    readonly property real edge: Theme.gap(button.beside ? 3 : 2)
    // If there is room, the few words are on the line of the name.
    readonly property bool inLine: !button.beside && !Theme.largeType

    implicitWidth: Theme.dp(160)
    implicitHeight: inside.implicitHeight + 2 * button.edge
    Accessible.description: button.line
    background: Panel {
        color: button.down ? Theme.recess : button.hovered ? Theme.raised : Theme.panel
        border.color: button.hovered ? Theme.accent : Theme.highContrast ? Theme.outline : Theme.hairline

        FocusRing { shown: button.visualFocus; around: parent.radius }
    }
    contentItem: Item {
        GridLayout {
            id: inside

            x: button.edge
            y: button.edge
            width: parent.width - 2 * button.edge
            columns: button.beside ? 2 : 1
            columnSpacing: Theme.gap(4)
            rowSpacing: Theme.gap(2)

            PositionPicture {
                Layout.fillWidth: !button.beside
                // In whole points, as its frame would otherwise be clipped.
                Layout.preferredWidth: button.beside ? Math.round(1.6 * button.pictureHigh) : -1
                implicitHeight: Math.round(button.pictureHigh)
                enabled: false
                opacity: button.pale ? 0.45 : 1
                active: button.drawn && button.still.gameId !== ""
                drawing: button.still.drawing
                position: button.still.position
                colours: button.still.colours
                seat: button.still.seat
                played: button.still.played ?? null
            }
            ColumnLayout {
                id: words

                spacing: 0

                RowLayout {
                    spacing: Theme.gap(1)

                    SilentParagraph {
                        Layout.alignment: Qt.AlignBaseline
                        text: button.text
                        kind: button.beside ? "title" : "body"
                        strong: true
                    }
                    SilentLabel {
                        visible: button.inLine && text !== ""
                        Layout.alignment: Qt.AlignBaseline
                        text: button.line
                        kind: "note"
                    }
                    Icon {
                        visible: button.done
                        name: "check"
                        size: Theme.dp(20)
                        color: Theme.accent
                    }
                }
                SilentParagraph {
                    visible: !button.inLine && text !== ""
                    text: button.line
                    kind: button.beside ? "body" : "small"
                    quiet: true
                }
            }
        }
    }
}
