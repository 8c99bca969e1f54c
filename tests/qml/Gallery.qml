pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import "../../desktop/stolik/games/pickomino/ui/parts"

// Every control once, in its states: a picture to judge the look by.
Window {
    id: window

    property bool sheetOpen: false

    width: 1366
    height: 1180
    visible: true
    color: Theme.table
    title: "Gallery"

    onSheetOpenChanged: sheetOpen ? sheet.open() : sheet.close()

    readonly property url wormSymbol: Qt.resolvedUrl("../../desktop/stolik/games/pickomino/ui/art/worm-die.svg")

    function freeze(part: real): void {
        for (let i = 0; i < 8; i++) {
            const die = thrown.itemAt(i) as Die;
            die.fromX = -300;
            die.fromY = 90 - 30 * i;
            die.seed = i + 3;
            die.progress = part;
        }
    }

    TableBackground { anchors.fill: parent }

    ColumnLayout {
        x: Theme.gap(6)
        y: Theme.gap(6)
        width: window.width - 2 * x
        spacing: Theme.gap(6)

        RowLayout {
            spacing: Theme.gap(3)
            SeatCard { name: "Ala"; seat: 0; avatar: 0; scoreText: "5"; scoreName: "worms"; doing: "rolls the dice"; active: true
                WormTile { number: 29; tall: Theme.dp(68) } }
            SeatCard { name: "Dziadek Józef"; seat: 1; avatar: 3; scoreText: "12"; scoreName: "worms"; doing: "waits"
                WormTile { number: 34; tall: Theme.dp(68) } }
            SeatCard { name: "Snail"; seat: 2; bot: "gentle"; scoreText: "0"; scoreName: "worms"; winner: true }
            SeatCard { name: "Fox"; seat: 5; bot: "sharp"; scoreText: "7"; scoreName: "worms"; compact: true; doing: "thinks"
                WormTile { number: 25; tall: Theme.dp(52) } }
            SeatCard { name: "Owl"; seat: 3; bot: "master"; scoreText: "7"; scoreName: "worms"; compact: true; active: true; doing: "thinks"}
        }
        RowLayout {
            spacing: Theme.gap(2)
            Repeater {
                model: 12
                Avatar { required property int index; number: index; colour: index; size: Theme.dp(64) }
            }
            Repeater {
                model: ["gentle", "fair", "sharp", "master"]
                Avatar { required property int index; required property string modelData; bot: modelData; colour: index + 4; size: Theme.dp(64) }
            }
            Repeater {
                model: ["gentle", "fair", "sharp", "master"]
                Avatar { required property int index; required property string modelData; bot: modelData; colour: index; size: Theme.dp(40) }
            }
        }
        RowLayout {
            spacing: Theme.gap(2)
            Repeater {
                model: 16
                WormTile {
                    required property int index
                    number: 21 + index
                    tall: Theme.dp(108)
                    mode: index === 3 ? "takeable" : index === 6 ? "gone" : index > 13 ? "faceDown" : index === 9 ? "dimmed" : "normal"
                    selected: index === 12
                }
            }
        }
        RowLayout {
            spacing: Theme.gap(4)
            Repeater {
                model: 7
                Die {
                    required property int index
                    face: index === 6 ? 6 : index + 1
                    kind: index === 6 ? "worm" : "pips"
                    symbolSource: window.wormSymbol
                }
            }
            Die { face: 4; selectable: true }
            Die { face: 4; selectable: true; hoveredGroup: true }
            Die { face: 3; dimmed: true }
            Die { face: 6; kind: "worm"; symbolSource: window.wormSymbol; selected: true; selectable: true }
            Die { face: 5; focusShown: true }
            Die { face: 6; kind: "worm"; symbolSource: window.wormSymbol; size: Theme.dp(40) }
            Die { face: 2; size: Theme.dp(40) }
            WormTile { number: 33; tall: Theme.dp(52) }
            WormTile { number: 27; tall: Theme.dp(42) }
        }
        Item {
            Layout.preferredHeight: Theme.dp(76)
            Layout.fillWidth: true
            Repeater {
                id: thrown
                model: 8
                Die {
                    required property int index
                    x: index * Theme.dp(110) + Theme.dp(300)
                    size: Theme.dp(76)
                    face: index % 6 + 1
                    kind: "worm"
                    symbolSource: window.wormSymbol
                }
            }
        }
        RowLayout {
            spacing: Theme.gap(3)
            ActionButton { text: "Roll 4 dice"; primary: true; shortcutHint: "R"; iconName: "dice" }
            ActionButton { text: "Take tile 27"; shortcutHint: "T" }
            ActionButton { text: "Take tile 27"; enabled: false }
            ActionButton { text: "Roll"; primary: true; enabled: false }
            ActionButton { text: "Leave the game"; dangerous: true; large: false }
            ActionButton { id: focused; text: "Focused"; large: false }
            LinkButton { text: "Rule" }
        }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.gap(1)
            Repeater {
                model: ["menu", "undo", "redo", "hint", "log", "sound", "mute", "pace", "pause", "help", "close", "back", "forward",
                    "plus", "minus", "up", "down", "left", "right", "play", "replay", "home", "person", "people", "robot", "check", "language", "settings",
                    "sun", "moon", "contrast", "eye", "trophy", "dice", "chart", "save", "print", "edit", "grip", "book",
                    "screen", "info", "more", "start", "end", "bin"]
                IconButton { required property string modelData; required property int index; iconName: modelData; text: modelData; framed: index % 5 === 0; checked: index === 3 }
            }
        }
        RowLayout {
            spacing: Theme.gap(4)
            SegmentedControl { options: ["Relaxed", "Normal", "Fast", "Off"]; current: 1; name: "Pace" }
            SegmentedControl { options: ["Day", "Evening"]; icons: ["sun", "moon"]; current: 0; name: "Theme" }
            TextInputField { placeholderText: "Name" }
            Stepper { text: "Age"; value: 8 }
        }
        RowLayout {
            spacing: Theme.gap(4)
            Panel {
                Layout.preferredWidth: Theme.dp(420)
                Layout.preferredHeight: Theme.dp(170)
                Column {
                    anchors.fill: parent
                    anchors.margins: Theme.gap(2)
                    ToggleRow { width: parent.width; text: "Hints"; line: "A button names the best options."; checked: true }
                    ToggleRow { width: parent.width; text: "A bust without a tile"; line: "The highest tile is turned over all the same." }
                }
            }
            Panel {
                Layout.preferredWidth: Theme.dp(360)
                Layout.preferredHeight: Theme.dp(110)
                SliderRow { anchors.centerIn: parent; text: "Scale"; valueText: "120 %"; from: 80; to: 200; value: 120 }
            }
            Toast { id: toast }
        }
    }
    ModalSheet {
        id: sheet
        title: "How do you want to play?"
        TextLabel { Layout.fillWidth: true; wrapMode: Text.WordWrap; text: "Everybody writes the same roll. Two players take about a quarter of an hour." }
        ToggleRow { Layout.fillWidth: true; text: "The youngest starts"; line: "The first of equals."; checked: true }
        actions: [
            Item { Layout.fillWidth: true },
            ActionButton { text: "Not now"; large: false },
            ActionButton { text: "To the table"; primary: true; large: false }
        ]
    }
    Component.onCompleted: {
        toast.show("You have already set 4s aside in this turn.", true);
        focused.forceActiveFocus(Qt.TabFocusReason);
    }
}
