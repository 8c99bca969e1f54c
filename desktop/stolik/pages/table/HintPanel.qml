pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik

// A hint's one line, beside the things that light up: it lies where the game keeps room for it, so that it
// covers no seat card and nothing that is played with. The numbers take the line's place on request.
Panel {
    id: panel

    // What the hint tells now: its text, and the label of the way on.
    property var hint: ({})
    // The best options with their worth in words.
    property var options: []
    property bool numbers: false
    property rect room: Qt.rect(0, 0, Theme.dp(600), Theme.dp(48))

    // Whether a hint is still being worked out; that is told where it takes long.
    property bool thinking: false
    // The game tells it in the words of a question.
    property bool toldElsewhere: false

    readonly property string text: panel.hint.text ?? ""
    readonly property string button: panel.hint.button ?? ""
    // Side by side where the room is low, the buttons below the text where it is narrow.
    readonly property bool low: !panel.narrow && panel.room.height < Theme.buttonHeight
    readonly property bool narrow: panel.room.width < Theme.dp(420)
    readonly property string told: panel.numbers ? panel.best(panel.narrow ? (Theme.largeType ? 1 : 3) : panel.fitting)
        : panel.text !== "" ? panel.text : patience.over ? qsTr("Let me think …") : ""

    // Told once, however text and panel come.
    readonly property string heard: panel.visible ? panel.told : ""

    // How many options go into the one or two lines of the room; what is lost at their ends is allowed for.
    readonly property real line: panel.room.height < 2 * finePrint.height ? panel.textWidth : 1.7 * panel.textWidth
    readonly property int fitting: [3, 2].find(count => finePrint.advanceWidth(panel.best(count)) < panel.line) ?? 1
    readonly property real textWidth: panel.width - ways.implicitWidth - Theme.icon - Theme.gap(12)

    signal followed
    signal closed

    function best(count: int): string {
        return panel.options.slice(0, count).map(option => option.text).join(panel.narrow ? "\n" : "  ");
    }

    onTextChanged: panel.numbers = false
    onThinkingChanged: patience.over = false

    visible: panel.told !== "" && !panel.toldElsewhere
    isRaised: true
    x: panel.room.x + (panel.room.width - panel.width) / 2
    y: panel.room.y
    // As wide for every text: the buttons stay where they are from step to step.
    width: panel.narrow ? panel.room.width : Math.min(panel.room.width, Theme.dp(1080))
    height: panel.narrow ? grid.implicitHeight : panel.room.height
    Accessible.role: Accessible.Note
    Accessible.name: panel.told
    Accessible.ignored: !visible

    onHeardChanged: if (panel.heard !== "") panel.Accessible.announce(panel.heard, Accessible.Polite)

    Timer {
        id: patience

        property bool over: false

        interval: 400
        running: panel.thinking
        onTriggered: patience.over = true
    }
    // Nothing below it is clicked through it.
    MouseArea { anchors.fill: parent }
    GridLayout {
        id: grid

        anchors.fill: parent
        anchors.leftMargin: Theme.gap(2)
        anchors.rightMargin: Theme.gap(1)
        // In a low room it stands out as far above as below.
        anchors.topMargin: panel.narrow ? 0 : Math.min(0, (panel.height - ways.implicitHeight) / 2)
        anchors.bottomMargin: anchors.topMargin
        columns: panel.narrow ? 1 : 2
        columnSpacing: Theme.gap(2)
        rowSpacing: 0

        RowLayout {
            Layout.fillWidth: true
            Layout.topMargin: panel.narrow ? Theme.gap(2) : 0
            spacing: Theme.gap(2)

            Icon {
                name: "hint"
                color: Theme.goldText
            }
            TextLabel {
                Layout.fillWidth: true
                // Rather two smaller lines than one over the things below or above.
                Layout.fillHeight: !panel.narrow
                Layout.maximumHeight: panel.narrow ? -1 : panel.room.height
                verticalAlignment: Text.AlignVCenter
                fontSizeMode: panel.narrow ? Text.FixedSize : Text.Fit
                minimumPixelSize: finePrint.font.pixelSize
                lineHeight: 1
                text: panel.told
                strong: !panel.numbers
                kind: panel.numbers || longest.advanceWidth > width ? "small" : "body"
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
        }
        // Not laid out by a layout: the panel is as wide as it asks for.
        Row {
            id: ways

            Layout.alignment: Qt.AlignRight
            spacing: Theme.gap(1)

            LinkButton {
                anchors.verticalCenter: parent.verticalCenter
                visible: panel.options.length > 0
                text: panel.numbers ? qsTr("Reason") : qsTr("More")
                Accessible.description: qsTr("What the best options are worth")
                onClicked: panel.numbers = !panel.numbers
            }
            // Where the room is too low for a button, words lead on.
            LinkButton {
                anchors.verticalCenter: parent.verticalCenter
                visible: panel.button !== "" && panel.low
                text: panel.button
                onClicked: panel.followed()
            }
            ActionButton {
                anchors.verticalCenter: parent.verticalCenter
                visible: panel.button !== "" && !panel.low
                large: false
                primary: true
                text: panel.button
                onClicked: panel.followed()
            }
            IconButton {
                anchors.verticalCenter: parent.verticalCenter
                iconName: "close"
                text: qsTr("Close the hint")
                shortcutHint: qsTr("Esc")
                onClicked: panel.closed()
            }
        }
    }
    FontMetrics {
        id: finePrint

        font.family: Theme.family
        font.pixelSize: Theme.dp(13)
    }
    // How wide the sentence is on one line.
    TextMetrics {
        id: longest

        font.family: Theme.family
        font.pixelSize: Theme.body
        font.weight: Font.Bold
        text: panel.told
    }
}
