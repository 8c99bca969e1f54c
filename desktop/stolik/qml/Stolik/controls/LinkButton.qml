import QtQuick
import Stolik

// A text link: underlined, and as tall as a finger.
PressButton {
    id: button

    property color ink: Theme.accent

    implicitHeight: Theme.target
    implicitWidth: words.implicitWidth + leftPadding + rightPadding
    leftPadding: Theme.gap(2)
    rightPadding: Theme.gap(2)

    Accessible.role: Accessible.Link

    contentItem: SilentLabel {
        id: words

        text: button.text
        color: button.ink
        strong: true
        font.underline: true
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
        opacity: button.down ? 0.7 : 1
    }
    background: Item {
        Rectangle {
            anchors.fill: parent
            radius: Theme.radiusSmall
            color: button.hovered ? Theme.hoverWash : "transparent"
        }
        FocusRing { shown: button.visualFocus; inner: Theme.radiusSmall }
    }
}
