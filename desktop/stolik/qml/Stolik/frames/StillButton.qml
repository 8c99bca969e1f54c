pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik

// A position as a button: its picture, and what it is, below the picture or beside it.
PressButton {
    id: button

    required property var still
    // What more there is to say in a few words, and whether it is done.
    property string line: ""
    property bool done: false
    property bool beside: false
    property real pictureHigh: Theme.dp(96)
    readonly property real edge: Theme.gap(button.beside ? 3 : 2)
    // Where there is room the few words stand in the line of the name.
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
                Layout.preferredWidth: button.beside ? 1.6 * button.pictureHigh : -1
                implicitHeight: button.pictureHigh
                enabled: false
                active: button.still.gameId !== ""
                drawing: button.still.drawing
                position: button.still.position
                colours: button.still.colours
                seat: button.still.seat
            }
            ColumnLayout {
                spacing: 0

                RowLayout {
                    spacing: Theme.gap(1)

                    Paragraph {
                        Layout.alignment: Qt.AlignBaseline
                        text: button.text
                        kind: button.beside ? "title" : "body"
                        strong: true
                        Accessible.ignored: true
                    }
                    TextLabel {
                        visible: button.inLine && text !== ""
                        Layout.alignment: Qt.AlignBaseline
                        text: button.line
                        kind: "note"
                        Accessible.ignored: true
                    }
                    Icon {
                        visible: button.done
                        name: "check"
                        size: Theme.dp(20)
                        color: Theme.accent
                    }
                }
                Paragraph {
                    visible: !button.inLine && text !== ""
                    text: button.line
                    kind: button.beside ? "body" : "small"
                    quiet: true
                    Accessible.ignored: true
                }
            }
        }
    }
}
