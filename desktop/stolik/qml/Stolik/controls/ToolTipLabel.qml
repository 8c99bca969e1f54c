pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Stolik

// The tool tip of a drawing, a moment after the pointer or focus rests on it; created on demand.
Loader {
    id: tip

    required property Item owner
    property bool wanted: false
    property string text: ""
    // Whether a key has been struck since.
    property bool over: false

    onWantedChanged: tip.over = false
    active: tip.wanted && !tip.over && tip.owner.visible && tip.text !== ""
    sourceComponent: T.ToolTip {
        id: label

        parent: tip.owner
        x: Math.round((tip.owner.width - implicitWidth) / 2)
        y: tip.owner.height + Theme.gap(2)
        margins: Theme.gap(2)
        padding: Theme.gap(2)
        leftPadding: Theme.gap(3)
        rightPadding: Theme.gap(3)
        delay: Theme.tooltipDelay
        text: tip.text
        closePolicy: T.Popup.NoAutoClose
        implicitWidth: implicitContentWidth + leftPadding + rightPadding
        implicitHeight: implicitContentHeight + topPadding + bottomPadding
        Connections {
            target: OpenSheets

            function onKeyStruck(): void { tip.over = true; }
        }
        // The delay is known by now.
        Component.onCompleted: label.visible = true

        contentItem: SilentLabel {
            text: label.text
            kind: "small"
            color: Theme.tooltipInk
        }
        background: Rectangle { radius: Theme.radiusSmall; color: Theme.tooltip }
    }
}
