pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Table

// The slim bar of every table: always the same things in the same places.
RowLayout {
    id: bar

    required property TableController table
    property bool hintsOn: true
    property bool muted: false
    // The left side is taken by what is seen of the past.
    property bool slim: false

    signal pauseWanted
    signal hintWanted
    signal logWanted
    signal helpWanted
    signal paceChosen(string pace)
    signal muteToggled

    // Where nothing stands between what is for the turn and what is for the table.
    readonly property alias space: between

    readonly property var paces: ["relaxed", "normal", "fast", "off"]

    implicitHeight: Theme.target + Theme.gap(1)
    spacing: Theme.gap(1)

    IconButton {
        visible: !bar.slim
        iconName: "menu"
        text: qsTr("Menu and pause")
        shortcutHint: qsTr("Esc")
        onClicked: bar.pauseWanted()
    }
    IconButton {
        visible: !bar.slim
        iconName: "undo"
        text: qsTr("Undo")
        shortcutHint: "U"
        showText: true
        enabled: bar.table.canUndo
        onClicked: bar.table.undo()
    }
    IconButton {
        visible: bar.hintsOn && !bar.slim
        iconName: "hint"
        text: qsTr("Hint")
        shortcutHint: "H"
        showText: true
        enabled: bar.table.seat >= 0
        onClicked: bar.hintWanted()
    }
    IconButton {
        visible: !bar.slim
        iconName: "replay"
        text: qsTr("What happened?")
        shortcutHint: "P"
        showText: true
        enabled: bar.table.canReplay
        onClicked: bar.table.whatHappened()
    }
    Item {
        id: between

        visible: !bar.slim
        Layout.fillWidth: true
    }
    IconButton {
        iconName: "log"
        text: qsTr("Log")
        shortcutHint: "L"
        showText: true
        onClicked: bar.logWanted()
    }
    IconButton {
        iconName: "pace"
        text: [qsTr("Pace: relaxed"), qsTr("Pace: normal"), qsTr("Pace: fast"), qsTr("Pace: at once")][Math.max(0, bar.paces.indexOf(Theme.pace))]
        onClicked: bar.paceChosen(bar.paces[(bar.paces.indexOf(Theme.pace) + 1) % bar.paces.length])
    }
    IconButton {
        iconName: bar.muted ? "mute" : "sound"
        text: bar.muted ? qsTr("Sound is off") : qsTr("Sound is on")
        onClicked: bar.muteToggled()
    }
    IconButton {
        iconName: "help"
        text: qsTr("How to play")
        shortcutHint: "?"
        onClicked: bar.helpWanted()
    }
}
