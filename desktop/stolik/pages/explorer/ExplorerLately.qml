import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Stolik

// A position that was explored, as a button: its picture, and what it is.
T.AbstractButton {
    id: button

    required property var still
    property string line: ""

    implicitHeight: Theme.dp(88)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: button.text
    Accessible.description: button.line
    Accessible.onPressAction: button.click()
    Keys.forwardTo: [strike]

    PressKeys {
        id: strike

        button: button
    }
    HoverHandler { cursorShape: Qt.PointingHandCursor }
    background: Rectangle {
        radius: Theme.radiusSmall
        color: button.down ? Theme.pressWash : button.hovered ? Theme.hoverWash : "transparent"

        FocusRing {
            shown: button.visualFocus
            anchors.margins: 0
            radius: Theme.radiusSmall
        }
    }
    contentItem: RowLayout {
        spacing: Theme.gap(3)

        PositionPicture {
            Layout.preferredWidth: Theme.dp(128)
            Layout.fillHeight: true
            Layout.margins: Theme.gap(1)
            enabled: false
            active: button.still.gameId !== ""
            drawing: button.still.drawing
            position: button.still.position
            colours: button.still.colours
            seat: button.still.seat
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            TextLabel {
                Layout.fillWidth: true
                text: button.text
                strong: true
                wrapMode: Text.WordWrap
                maximumLineCount: 2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            TextLabel {
                Layout.fillWidth: true
                text: button.line
                kind: "small"
                quiet: true
                Accessible.ignored: true
            }
        }
    }
}
