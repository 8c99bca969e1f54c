import QtQuick
import Stolik

// An action of the turn, always in the same place. If it isn't possible, a click tells the reason.
Item {
    id: act

    property bool possible: false
    // Whether a hint is about it.
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
