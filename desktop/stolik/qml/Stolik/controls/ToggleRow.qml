import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Stolik

// A switch with a title and a line of explanation. The whole row can be pressed.
T.Switch {
    id: toggle

    property string line: ""

    Layout.fillWidth: true
    implicitHeight: Math.max(Theme.buttonHeight, implicitContentHeight + topPadding + bottomPadding)
    implicitWidth: Theme.dp(320)
    topPadding: Theme.gap(2)
    bottomPadding: Theme.gap(2)
    leftPadding: Theme.gap(3)
    rightPadding: Theme.gap(3)
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus

    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.description: line
    Accessible.checkable: true
    Accessible.checked: checked
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    HoverHandler { cursorShape: toggle.enabled ? Qt.PointingHandCursor : Qt.ArrowCursor }

    contentItem: GridLayout {
        columns: 2
        columnSpacing: Theme.gap(4)
        rowSpacing: Theme.gap(0.5)

        SilentParagraph {
            text: toggle.text
            strong: true
            color: toggle.enabled ? Theme.ink : Theme.disabledInk
            // Line spacing is added below the text; without it a single line is centred on the switch.
            lineHeight: lineCount > 1 ? Theme.lineHeight : 1
        }
        Pill {
            id: track

            Layout.alignment: Qt.AlignVCenter
            implicitWidth: Theme.dp(54)
            implicitHeight: Theme.dp(30)
            color: toggle.checked ? (toggle.enabled ? Theme.accent : Theme.disabledInk) : Theme.recess
            border.width: toggle.checked ? 0 : Theme.line
            border.color: Theme.outline
            Behavior on color { ColorAnimation { duration: Theme.quick } }

            Pill {
                width: parent.height - Theme.dp(8)
                height: width
                y: Theme.dp(4)
                x: toggle.checked ? track.width - width - Theme.dp(4) : Theme.dp(4)
                color: toggle.checked ? Theme.accentInk : Theme.outline
                Behavior on x { NumberAnimation { duration: Theme.moves ? Theme.quick : 0; easing.type: Theme.easeRest } }

                Icon {
                    anchors.centerIn: parent
                    visible: toggle.checked
                    name: "check"
                    weight: 3
                    size: Theme.dp(16)
                    color: Theme.accent
                }
            }
        }
        SilentParagraph { Layout.columnSpan: 2; visible: toggle.line !== ""; text: toggle.line; quiet: true }
    }
    indicator: null
    background: RowGround { row: toggle; radius: Theme.radius }
}
