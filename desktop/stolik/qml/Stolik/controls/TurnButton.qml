import QtQuick
import Stolik

// One of the acts of a turn, always in its place. If it can't be done now it still answers a click:
// with the reason.
Item {
    id: act

    property bool possible: false
    // A hint speaks of it.
    property bool lit: false
    readonly property alias button: button
    property alias text: button.text
    property alias primary: button.primary
    property alias shortcutHint: button.shortcutHint

    signal wanted

    height: Theme.buttonHeight

    TapHandler { enabled: !act.possible; onTapped: act.wanted() }
    LargeButton {
        id: button

        anchors.fill: parent
        leftPadding: Theme.gap(2)
        rightPadding: Theme.gap(2)
        enabled: act.possible
        saysWhy: true
        onRefused: act.wanted()
        onClicked: act.wanted()
    }
    HintGlow { shown: act.lit; around: Theme.radius }
}
