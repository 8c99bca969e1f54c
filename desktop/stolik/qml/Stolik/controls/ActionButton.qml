import QtQuick
import QtQuick.Layouts
import Stolik

// The main action (`primary`) or another one. Its text names the action and its object.
PressButton {
    id: button

    property bool primary: false
    property bool dangerous: false
    // A key that does the same, shown in small print: "R".
    property string shortcutHint: ""
    property string iconName: ""
    property bool large: false

    readonly property color tint: dangerous ? Theme.danger : Theme.accent
    readonly property color inkColor: !enabled ? Theme.disabledInk
        : primary ? (dangerous ? Theme.panel : Theme.accentInk) : tint

    implicitHeight: Math.max(large ? Theme.buttonHeight : Theme.target, topPadding + implicitContentHeight + bottomPadding)
    implicitWidth: Math.max(implicitHeight, leftPadding + implicitContentWidth + rightPadding)
    leftPadding: large ? Theme.gap(6) : Theme.gap(4)
    rightPadding: leftPadding
    topPadding: Theme.gap(2)
    bottomPadding: topPadding

    contentItem: Item {
        implicitWidth: row.implicitWidth
        implicitHeight: row.implicitHeight

        RowLayout {
            id: row

            x: Math.round((parent.width - width) / 2)
            y: Math.round((parent.height - height) / 2) + (button.down ? Theme.dp(1) : 0)
            width: Math.min(implicitWidth, parent.width)
            spacing: Theme.gap(2)

            Icon {
                visible: button.iconName !== ""
                name: button.iconName
                color: button.inkColor
            }
            SilentParagraph {
                text: button.text
                kind: button.large ? "lead" : "body"
                strong: true
                tabular: true
                color: button.inkColor
                elide: Text.ElideRight
                // Two smaller lines are better than half a sentence.
                Layout.maximumHeight: button.availableHeight + 2 * Theme.gap(1)
                maximumLineCount: 2
                lineHeight: 1
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                fontSizeMode: Text.Fit
                minimumPixelSize: Theme.small
            }
            Rectangle {
                visible: button.shortcutHint !== "" && button.enabled && !Theme.largeType
                implicitWidth: Math.max(height, hintText.implicitWidth + Theme.gap(2))
                implicitHeight: Theme.dp(22)
                radius: Theme.dp(5)
                color: "transparent"
                border.width: Theme.hair
                border.color: Qt.alpha(button.inkColor, 0.55)

                SilentLabel {
                    id: hintText

                    anchors.centerIn: parent
                    kind: "small"
                    text: button.shortcutHint
                    color: button.inkColor
                }
            }
        }
    }

    background: Item {
        Shadow {
            anchors.fill: parent
            visible: button.primary && button.enabled && !button.down && strength > 0
        }
        Rectangle {
            anchors.fill: parent
            radius: Theme.radius
            // The background changes at once, like the text that must be legible on it.
            color: {
                if (!button.enabled)
                    return button.primary ? Theme.disabledFill : Qt.alpha(Theme.panel, 0.45);
                if (button.primary && button.dangerous)
                    return button.down ? Qt.darker(Theme.danger, 1.15) : Theme.danger;
                if (button.primary)
                    return button.down ? Theme.accentPressed : button.hovered ? Theme.accentHover : Theme.accent;
                return button.down ? Theme.accentWash : button.hovered ? Theme.raised : Theme.panel;
            }
            border.width: button.primary && (button.enabled || !Theme.highContrast) ? 0 : Theme.line
            border.color: !button.enabled ? Theme.disabledEdge : button.tint
        }
        FocusRing { shown: button.visualFocus }
    }
}
