import QtQuick
import QtQuick.Layouts
import Stolik

// An option to choose: what it is, what it is worth as a bar and in words, and what it gives up beside the best one.
ChoiceButton {
    id: option

    required property string move
    required property string worth
    required property string lost
    required property real share
    required property bool best
    required property bool mine
    required property bool chosen

    implicitHeight: Math.max(Theme.target, words.implicitHeight + Theme.gap(3))
    leftPadding: Theme.gap(3)
    rightPadding: Theme.gap(3)
    topPadding: Theme.gap(1.5)
    bottomPadding: Theme.gap(1.5)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    current: option.chosen
    text: qsTr("%1: %2, %3", "an option, its worth, what it gives up").arg(option.move).arg(option.worth).arg(option.lost)
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
                text: option.move
                strong: option.best
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
            TextLabel {
                Layout.alignment: Qt.AlignTop
                text: option.worth
                strong: option.best
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
                width: Math.max(height, parent.width * option.share)
                height: parent.height
                radius: height / 2
                color: option.best ? Theme.accent : option.mine ? Theme.gold : Theme.outline
            }
        }
        TextLabel {
            Layout.fillWidth: true
            text: option.lost
            kind: "small"
            quiet: true
            lineHeight: 1.1
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
    }
}
