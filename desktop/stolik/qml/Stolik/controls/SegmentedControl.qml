pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Stolik

// A strip of a few choices. Left and right arrows move through them.
FocusScope {
    id: segmented

    property list<string> options       // the texts
    property list<string> icons         // optional, in the same order
    property int current: 0
    property string name: ""            // what the choice is about, spoken
    property bool fill: false           // whether to share the given width evenly

    // If a share lacks room for its icon and text, no icons are shown.
    readonly property bool cramped: {
        let widest = 0;
        for (let at = 0; segmented.fill && at < choices.count; at++)
            widest = Math.max(widest, (choices.itemAt(at) as Item)?.implicitWidth ?? 0);
        return widest > row.width / segmented.options.length;
    }

    signal chosen(int index)

    function choose(index: int): void {
        if (index < 0 || index >= options.length || index === current)
            return;
        // Focus moves first, since the button that it leaves stops being a tab stop.
        if (segmented.activeFocus)
            (choices.itemAt(index) as T.AbstractButton).forceActiveFocus(Qt.TabFocusReason);
        segmented.chosen(index);
    }

    Layout.fillWidth: segmented.fill
    implicitWidth: row.implicitWidth + 2 * Theme.air(4)
    implicitHeight: Theme.buttonHeight
    opacity: enabled ? 1 : Theme.dimmed
    Accessible.role: Accessible.Grouping
    Accessible.name: name

    Keys.onLeftPressed: choose(current - 1)
    Keys.onRightPressed: choose(current + 1)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.recess
        border.width: Theme.highContrast ? Theme.dp(2) : Theme.hair
        border.color: Theme.highContrast ? Theme.outline : Theme.recessEdge
    }
    Row {
        id: row

        anchors.fill: parent
        anchors.margins: Theme.air(4)

        Repeater {
            id: choices

            model: segmented.options

            ChoiceButton {
                id: choice

                required property string modelData
                required property int index
                readonly property string iconName: index < segmented.icons.length ? segmented.icons[index] : ""

                text: modelData
                height: row.height
                width: segmented.fill ? row.width / segmented.options.length : implicitWidth
                // The chosen one is bold, which must not change any width.
                implicitWidth: Math.max(Theme.target, Math.ceil(bold.advanceWidth) + (choice.iconName === "" ? 0 : sign.size + inside.spacing)
                    + Theme.gap(segmented.fill ? 2 : 5))
                Keys.forwardTo: []
                focusPolicy: current || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
                focus: current
                current: index === segmented.current

                onClicked: segmented.choose(index)
                TextMetrics {
                    id: bold

                    font.family: Theme.family
                    font.pixelSize: Theme.body
                    font.weight: Font.Bold
                    text: choice.text
                }
                contentItem: Item {
                    Row {
                        id: inside

                        anchors.centerIn: parent
                        spacing: Theme.gap(2)

                        Icon {
                            id: sign

                            visible: choice.iconName !== "" && !segmented.cramped
                            name: choice.iconName
                            size: Theme.dp(20)
                            color: choice.current ? Theme.accentInk : Theme.ink
                            anchors.verticalCenter: parent.verticalCenter
                        }
                        SilentLabel {
                            width: segmented.fill ? Math.min(implicitWidth, choice.width - Theme.gap(2)) : implicitWidth
                            fontSizeMode: segmented.cramped ? Text.HorizontalFit : Text.FixedSize
                            minimumPixelSize: Theme.dp(13)
                            text: choice.text
                            strong: choice.current
                            color: choice.current ? Theme.accentInk : Theme.ink
                            anchors.verticalCenter: parent.verticalCenter
                        }
                    }
                }
                background: Item {
                    Rectangle {
                        anchors.fill: parent
                        radius: Theme.radius - Theme.dp(3)
                        color: choice.current ? Theme.accent : choice.down ? Theme.pressWash
                            : choice.hovered ? Theme.hoverWash : "transparent"
                    }
                    FocusRing { shown: choice.visualFocus; around: Theme.radius - Theme.dp(3) }
                }
            }
        }
    }
}
