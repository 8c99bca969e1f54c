import QtQuick
import QtQuick.Templates as T
import Stolik

// A small tool beside the rack: a sign, its word under it, and the key that does the same.
T.AbstractButton {
    id: key

    property string sign: ""
    property string iconName: ""
    property string shortcutHint: ""
    // Each word of the text on a line of its own; the icon gives way where they need its room.
    property bool stacked: false
    readonly property color ink: !enabled ? Theme.disabledInk : Theme.ink

    implicitWidth: Theme.dp(84)
    implicitHeight: Theme.dp(52)
    // A click leaves the keyboard where it is, so that Enter still ends the turn.
    focusPolicy: Qt.TabFocus
    hoverEnabled: true

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: if (key.enabled) key.click()
    Keys.forwardTo: [strike]

    PressKeys {
        id: strike

        button: key
    }

    HoverHandler { cursorShape: key.enabled ? Qt.PointingHandCursor : Qt.ArrowCursor }

    contentItem: Item {
        Column {
            anchors.centerIn: parent
            width: parent.width - Theme.hair
            spacing: 0

            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: key.iconName !== "" && (!key.stacked || height + word.implicitHeight <= key.height)
                name: key.iconName
                size: Theme.dp(22)
                color: key.ink
            }
            TextLabel {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: key.sign !== ""
                text: key.sign
                strong: true
                tabular: true
                color: key.ink
                Accessible.ignored: true
            }
            TextLabel {
                id: word

                anchors.horizontalCenter: parent.horizontalCenter
                width: parent.width - Theme.gap(1)
                horizontalAlignment: Text.AlignHCenter
                text: key.stacked ? key.text.replace(" ", "\n") : key.text
                kind: "small"
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.dp(12)
                color: key.ink
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
    background: Item {
        Rectangle {
            anchors.fill: parent
            radius: Theme.radiusSmall
            color: !key.enabled ? Qt.alpha(Theme.panel, 0.45) : key.down ? Theme.accentWash : key.hovered ? Theme.raised : Theme.panel
            border.width: Theme.hair
            border.color: key.enabled ? Theme.outline : Theme.disabledEdge
        }
        FocusRing {
            shown: key.visualFocus
            around: Theme.radiusSmall
        }
    }
    ToolTipLabel {
        // Over all the tools, of which it covers none.
        y: -key.y - implicitHeight - Theme.gap(2)
        text: key.shortcutHint
        owner: key
        wanted: (key.hovered || key.visualFocus) && !key.down && key.shortcutHint !== ""
    }
}
