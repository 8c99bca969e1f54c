import QtQuick
import QtQuick.Layouts
import Stolik

// An option to choose: what it is, what it is worth as a bar and in words, and what it gives up beside the best one.
ChoiceButton {
    id: option

    required property var model

    implicitHeight: Math.max(Theme.target, words.implicitHeight + Theme.gap(3))
    leftPadding: Theme.gap(3)
    rightPadding: Theme.gap(3)
    topPadding: Theme.gap(1.5)
    bottomPadding: Theme.gap(1.5)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    current: option.model.chosen
    text: qsTr("%1: %2, %3", "an option, its worth, what it gives up").arg(option.model.move).arg(option.model.worth).arg(option.model.lost)
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.onPressAction: option.click()
    Keys.forwardTo: [strike]

    PressKeys {
        id: strike

        button: option
    }
    HoverHandler { cursorShape: Qt.PointingHandCursor }

    background: Rectangle {
        radius: Theme.radiusSmall
        color: option.current ? Theme.accentWash : option.down ? Theme.pressWash : option.hovered ? Theme.hoverWash : "transparent"
        border.width: option.current ? Theme.line : 0
        border.color: Theme.accent

        FocusRing {
            shown: option.visualFocus
            anchors.margins: 0
            radius: Theme.radiusSmall
        }
    }
    contentItem: ColumnLayout {
        id: words

        spacing: Theme.gap(0.5)

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap(2)

            TextLabel {
                Layout.fillWidth: true
                text: option.model.move
                strong: option.model.best
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
            TextLabel {
                Layout.alignment: Qt.AlignTop
                text: option.model.worth
                strong: option.model.best
                tabular: true
                Accessible.ignored: true
            }
        }
        Rectangle {
            Layout.fillWidth: true
            implicitHeight: Theme.dp(8)
            radius: height / 2
            color: Theme.recess

            Rectangle {
                width: Math.max(height, parent.width * option.model.share)
                height: parent.height
                radius: height / 2
                color: option.model.best ? Theme.accent : option.model.mine ? Theme.gold : Theme.outline
            }
        }
        TextLabel {
            Layout.fillWidth: true
            text: option.model.lost
            kind: "small"
            quiet: true
            lineHeight: 1.1
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
    }
}
