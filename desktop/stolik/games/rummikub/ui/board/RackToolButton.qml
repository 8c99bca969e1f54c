import QtQuick
import QtQuick.Templates as T
import Stolik

// A small tool beside the rack: a sign, its word under it, and the key that does the same.
T.AbstractButton {
    id: key

    property string sign: ""
    property string iconName: ""
    property string shortcutHint: ""
    // Given by a row of tools, so that all of it is written and drawn alike: the size of the caption, how high the
    // highest of the captions is, and how high what stands over them; nothing does at 0.
    property real captionSize: Theme.small
    property real captionRoom: key.captionTall
    property real signTall: Theme.dp(22)
    readonly property real captionTall: word.implicitHeight
    readonly property real captionWide: key.width - 2 * Theme.hair - Theme.gap(0.75)
    // How wide the longest word is in the usual size.
    readonly property real longestWord: measured.implicitWidth
    // Pointer or keyboard has rested on it for a moment: the table tells what it does.
    property bool explained: false
    readonly property bool pointed: (key.hovered || key.visualFocus) && !key.used && key.shortcutHint !== ""
    // A player who has used it knows what it does, and reads what came of it.
    property bool used: false
    readonly property color ink: !enabled ? Theme.disabledInk : Theme.ink

    implicitWidth: Theme.dp(84)
    implicitHeight: Theme.dp(52)
    // A click leaves the keyboard where it is, so that Enter still ends the turn.
    focusPolicy: Qt.TabFocus
    hoverEnabled: true

    onPointedChanged: key.explained = false
    onPressed: key.used = true
    onHoveredChanged: key.used = false
    onVisualFocusChanged: key.used = false

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
            width: key.captionWide

            Item {
                visible: key.signTall > 0
                width: parent.width
                height: key.signTall

                Icon {
                    anchors.centerIn: parent
                    visible: key.iconName !== ""
                    name: key.iconName
                    size: key.signTall
                    color: key.ink
                }
                TextLabel {
                    anchors.centerIn: parent
                    visible: key.sign !== ""
                    text: key.sign
                    strong: true
                    tabular: true
                    color: key.ink
                    Accessible.ignored: true
                }
            }
            TextLabel {
                id: word

                width: parent.width
                height: key.captionRoom
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                text: key.text
                kind: "small"
                font.pixelSize: key.captionSize
                wrapMode: Text.WordWrap
                lineHeight: 1
                color: key.ink
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
        TextLabel {
            id: measured

            visible: false
            text: key.text.replace(/ /g, "\n")
            kind: "small"
            Accessible.ignored: true
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
    Timer {
        interval: Theme.tooltipDelay
        running: key.pointed
        onTriggered: key.explained = true
    }
}
