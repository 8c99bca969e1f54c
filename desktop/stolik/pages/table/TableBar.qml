pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Stolik
import Stolik.Table

// The slim bar of every table, with the same things always in the same places.
RowLayout {
    id: bar

    required property TableController table
    property bool hintsOn: true
    property bool muted: false
    // Whether the left side is needed for looking back.
    property bool slim: false

    signal pauseWanted
    signal hintWanted
    signal logWanted
    signal helpWanted
    signal paceChosen(string pace)
    signal muteToggled

    // The right edge of the buttons for the turn.
    readonly property real turnWide: bar.slim ? 0 : Math.max(undo.x + undo.width, hint.visible ? hint.x + hint.width : 0)
    // The gap between the buttons for the turn and those for the table.
    readonly property alias space: between

    readonly property var paces: ["relaxed", "normal", "fast", "off"]
    readonly property var paceNames: [qsTr("Pace: relaxed"), qsTr("Pace: normal"), qsTr("Pace: fast"), qsTr("Pace: instant")]
    readonly property string paceName: bar.paceNames[Math.max(0, bar.paces.indexOf(Theme.pace))]
    readonly property string soundName: bar.muted ? qsTr("Sound is off") : qsTr("Sound is on")
    // If they don't all fit, those that aren't for the turn are behind one button.
    readonly property bool folded: (bar.Window.width || bar.width) < Theme.dp(880)

    function nextPace(): void {
        bar.paceChosen(bar.paces[(bar.paces.indexOf(Theme.pace) + 1) % bar.paces.length]);
    }

    implicitHeight: Theme.target + Theme.gap(1)
    spacing: Theme.gap(1)

    // A drawing on the cloth without a frame.
    component Tool: IconButton { framed: false }

    FontMetrics { id: ruler; font.family: Theme.family; font.pixelSize: 100 }

    Tool {
        visible: !bar.slim
        iconName: "menu"
        text: qsTr("Menu and pause")
        shortcutHint: qsTr("Esc")
        onClicked: bar.pauseWanted()
    }
    Tool {
        id: undo

        visible: !bar.slim
        iconName: "undo"
        text: qsTr("Undo")
        shortcutHint: "U"
        showText: true
        enabled: bar.table.canUndo
        onClicked: bar.table.undo()
    }
    Tool {
        id: hint

        visible: bar.hintsOn && !bar.slim
        iconName: "hint"
        text: qsTr("Hint")
        shortcutHint: "H"
        showText: true
        enabled: bar.table.seat >= 0 && bar.table.advice.hintsAllowed
        // A click leaves the keyboard on the table.
        focusPolicy: Qt.TabFocus
        onClicked: bar.hintWanted()
    }
    Tool {
        visible: !bar.slim
        iconName: "replay"
        text: qsTr("What happened?")
        shortcutHint: "P"
        showText: true
        enabled: bar.table.replay.possible
        onClicked: bar.table.replay.start()
    }
    Item { id: between; visible: !bar.slim; Layout.fillWidth: true }
    Tool {
        iconName: "log"
        text: qsTr("Log")
        shortcutHint: "L"
        showText: true
        onClicked: bar.logWanted()
    }
    Tool {
        iconName: "pace"
        text: bar.paceName
        showText: true
        visible: !bar.folded
        // The same width for every pace, so that it stays under the pointer.
        Layout.preferredWidth: Math.max(...bar.paceNames.map(name => ruler.advanceWidth(name))) * Theme.body / 100 + Theme.icon + Theme.gap(8)
        onClicked: bar.nextPace()
    }
    Tool {
        iconName: bar.muted ? "mute" : "sound"
        text: bar.soundName
        visible: !bar.folded
        onClicked: bar.muteToggled()
    }
    Tool {
        iconName: "help"
        text: qsTr("How to play")
        shortcutHint: "?"
        visible: !bar.folded
        onClicked: bar.helpWanted()
    }
    Tool {
        id: more

        visible: bar.folded
        iconName: "more"
        text: qsTr("More")
        onClicked: folder.visible ? folder.close() : folder.open()
        onVisibleChanged: folder.close()

        T.Popup {
            id: folder

            x: more.width - width
            y: more.height + Theme.gap(1)
            padding: Theme.gap(2)
            focus: true
            closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent
            background: Panel { isRaised: true }
            implicitWidth: implicitContentWidth + 2 * padding
            implicitHeight: implicitContentHeight + 2 * padding
            contentItem: ColumnLayout {
                spacing: Theme.gap(1)
                Accessible.role: Accessible.Grouping
                Accessible.name: more.text

                Tool {
                    iconName: "pace"
                    text: bar.paceName
                    showText: true
                    onClicked: bar.nextPace()
                }
                Tool {
                    iconName: bar.muted ? "mute" : "sound"
                    text: bar.soundName
                    showText: true
                    onClicked: bar.muteToggled()
                }
                Tool {
                    iconName: "help"
                    text: qsTr("How to play")
                    showText: true
                    onClicked: {
                        folder.close();
                        bar.helpWanted();
                    }
                }
            }
        }
    }
}
