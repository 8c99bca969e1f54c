import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Stolik

// A seat to press: whose time it is stands out, and the key that does the same.
T.AbstractButton {
    id: button

    required property int seat
    required property string name
    property bool onTurn: false
    property bool timeUp: false

    readonly property color ink: !onTurn ? Theme.ink : timeUp ? (Theme.dark ? Theme.accentInk : Theme.panel) : Theme.accentInk

    text: button.name
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: button.name
    Accessible.description: button.timeUp ? qsTr("time is up") : button.onTurn ? qsTr("to move") : ""
    Accessible.onPressAction: button.click()
    Keys.forwardTo: [strike]

    PressKeys {
        id: strike

        button: button
    }
    HoverHandler { cursorShape: Qt.PointingHandCursor }

    background: Item {
        Rectangle {
            anchors.fill: parent
            radius: Theme.radius
            color: button.timeUp ? Theme.danger : button.onTurn ? Theme.accent : button.down ? Theme.accentWash
                : button.hovered ? Theme.raised : Theme.panel
            border.width: button.onTurn ? 0 : Theme.line
            border.color: Theme.outline
        }
        FocusRing {
            shown: button.visualFocus
            around: Theme.radius
        }
    }
    contentItem: Item {
        RowLayout {
            anchors.fill: parent
            anchors.leftMargin: Theme.gap(3)
            anchors.rightMargin: Theme.gap(3)
            spacing: Theme.gap(2)

            Rectangle {
                visible: button.seat < 10 && !(Theme.largeType && button.width < Theme.dp(130))
                implicitWidth: Theme.dp(28)
                implicitHeight: Theme.dp(28)
                radius: Theme.dp(6)
                color: "transparent"
                border.width: Theme.hair
                border.color: button.ink

                TextLabel {
                    anchors.centerIn: parent
                    text: (button.seat + 1) % 10
                    strong: true
                    tabular: true
                    color: button.ink
                    Accessible.ignored: true
                }
            }
            TextLabel {
                Layout.fillWidth: true
                Layout.fillHeight: true
                text: button.name
                kind: "title"
                lineHeight: 1
                color: button.ink
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.WordWrap
                maximumLineCount: 2
                fontSizeMode: Text.Fit
                minimumPixelSize: Theme.small
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
}
