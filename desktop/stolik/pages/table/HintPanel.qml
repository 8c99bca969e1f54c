pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik

// The one line of a hint, beside the things that light up: the game reserves room for it, so that it covers
// no seat card and nothing in play. A small table shows the worth of the best options on request.
Panel {
    id: panel

    // The current hint: its text, and the label of its button.
    property var hint: ({})
    // The best options with their worth, the best first.
    property var options: []
    // Nothing above this height may be covered.
    property real freeFrom: 0
    property bool numbers: false
    property rect room: Qt.rect(0, 0, Theme.dp(600), Theme.dp(48))

    // Whether a hint is still being computed, which is shown if it takes long.
    property bool thinking: false
    // Whether the game itself shows it in a question.
    property bool toldElsewhere: false

    readonly property string text: panel.hint.text ?? ""
    readonly property string button: panel.hint.button ?? ""
    // Text and buttons are side by side in a low room, one below another in a narrow one.
    readonly property bool low: !panel.narrow && panel.room.height < Theme.buttonHeight
    readonly property bool narrow: panel.room.width < Theme.dp(420)
    readonly property string told: panel.text !== "" ? panel.text : patience.over ? qsTr("Let me think …") : ""

    // Announced once, in whatever order text and panel appear.
    readonly property string heard: panel.visible ? panel.told : ""

    // The item that holds the lit things.
    property Item lights: null

    // Their areas in the coordinates of this panel.
    function litIn(item: Item): list<rect> {
        const found = [];
        for (const child of item?.visible ? item.children : []) {
            if (child instanceof HintGlow && child.shown || child.objectName === "lit")
                found.push(child.mapToItem(panel, 0, 0, child.width, child.height));
            found.push(...panel.litIn(child));
        }
        return found;
    }
    // A place for the numbers that covers neither them nor the line: above the button pressed, or beside. In a narrow column
    // they continue below it or at the other side, so that what they name stays visible.
    function numbersAt(wide: real, tall: real): point {
        const end = panel.width - wide, over = -tall - Theme.gap(1), under = panel.height + Theme.gap(1);
        const top = panel.freeFrom - panel.y, low = panel.parent.height - panel.y - tall - Theme.gap(1);
        const right = panel.parent.width - panel.x - wide;
        const lit = [...panel.litIn(panel.lights), Qt.rect(0, 0, panel.width, panel.height)];
        const places = [];
        const beside = panel.width + Theme.gap(2), far = right - Theme.gap(2);
        for (const y of panel.narrow ? [under, over, top, low] : [over, under, top, low])
            for (const x of panel.narrow ? [0, far, beside] : [end, beside, far])
                if (y >= top && y <= low && x >= -panel.x && x <= right)
                    places.push(Qt.point(x, y));
        const free = at => !lit.some(one => one.x < at.x + wide && at.x < one.x + one.width && one.y < at.y + tall && at.y < one.y + one.height);
        return places.find(free) ?? places[0] ?? Qt.point(end, over);
    }

    // Whether the position can be explored.
    property bool explorable: false

    // Where the keyboard was when the hint came; it goes back there.
    property Item holder: null

    signal explorerWanted
    signal followed
    signal closed(bool byKey)

    onVisibleChanged: if (panel.visible) panel.holder = panel.Window.activeFocusItem
    onTextChanged: panel.numbers = false
    onThinkingChanged: patience.over = false

    visible: panel.told !== "" && !panel.toldElsewhere
    isRaised: true
    x: panel.room.x + (panel.room.width - panel.width) / 2
    y: panel.room.y
    // The same width for every text, so that the buttons stay in place from step to step.
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
    // Blocks clicks and hovering below.
    MouseArea { anchors.fill: parent }
    HoverHandler { blocking: true }
    GridLayout {
        id: grid

        anchors.fill: parent
        anchors.leftMargin: Theme.gap(2)
        anchors.rightMargin: Theme.gap(panel.narrow ? 3 : 1)
        // In a low room it overlaps equally above and below.
        anchors.topMargin: panel.narrow ? 0 : Math.min(0, (panel.height - ways.implicitHeight) / 2)
        anchors.bottomMargin: anchors.topMargin
        columns: panel.narrow ? 1 : 2
        columnSpacing: Theme.gap(2)
        rowSpacing: 0

        RowLayout {
            Layout.topMargin: panel.narrow ? Theme.gap(2) : 0
            spacing: Theme.gap(2)

            Icon { name: "hint"; color: Theme.goldText }
            SilentParagraph {
                // Two smaller lines are better than one over the things below or above.
                Layout.fillHeight: !panel.narrow
                Layout.maximumHeight: panel.narrow ? -1 : panel.room.height
                verticalAlignment: Text.AlignVCenter
                fontSizeMode: panel.narrow ? Text.FixedSize : Text.Fit
                minimumPixelSize: finePrint.font.pixelSize
                lineHeight: 1
                text: panel.told
                strong: true
                kind: longest.advanceWidth > width ? "small" : "body"
            }
        }
        // Not in a layout, as the panel's width depends on it.
        Row {
            id: ways

            Layout.alignment: Qt.AlignRight
            spacing: Theme.gap(1)

            MoreButton {
                anchors.verticalCenter: parent.verticalCenter
                framed: false
                focusPolicy: Qt.TabFocus
                visible: panel.options.length > 0
                text: panel.numbers ? qsTr("Less") : qsTr("More")
                Accessible.description: qsTr("What the best options are worth")
                onClicked: panel.numbers = !panel.numbers
            }
            // A text link if the room is too low for a button.
            LinkButton {
                anchors.verticalCenter: parent.verticalCenter
                visible: panel.button !== "" && panel.low
                text: panel.button
                onClicked: panel.followed()
            }
            ActionButton {
                anchors.verticalCenter: parent.verticalCenter
                visible: panel.button !== "" && !panel.low
                primary: true
                text: panel.button
                onClicked: panel.followed()
            }
            IconButton {
                id: cross

                anchors.verticalCenter: parent.verticalCenter
                iconName: "close"
                text: qsTr("Close the hint")
                framed: false
                focusPolicy: Qt.TabFocus
                shortcutHint: qsTr("Esc")
                onClicked: panel.closed(cross.visualFocus)
            }
        }
    }
    // Above the line, or below it if the line is high up.
    Panel {
        id: table

        visible: panel.numbers && panel.options.length > 0
        isRaised: true
        readonly property point at: table.visible ? panel.numbersAt(width, height) : Qt.point(0, 0)

        x: table.at.x
        y: table.at.y
        readonly property real usual: Math.min(parent.width, Math.max(table.fitting, Math.min(parent.width / 2, Theme.dp(680))))
        // As wide as its longest line, if that fits; tabular figures are a little wider.
        readonly property var widest: ["option", "worth"].map(part => Math.ceil(1.05 * Math.max(0, ...panel.options.slice(0, 4).map(one => strong.advanceWidth(one[part])))))
        readonly property real fitting: table.widest[0] + table.widest[1] + Theme.gap(15) + Theme.icon
        // Whether each option is above its worth.
        readonly property bool slim: panel.narrow

        width: panel.narrow ? panel.width : table.usual
        height: Math.min(rows.implicitHeight + Theme.gap(5), panel.parent.height - panel.freeFrom - Theme.gap(1))
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("What the best options are worth")

        MouseArea { anchors.fill: parent }
        HoverHandler { blocking: true }
        ScrollArea {
            anchors.fill: parent
            anchors.topMargin: Theme.gap(2.5)
            anchors.bottomMargin: Theme.gap(2.5)
            contentHeight: rows.implicitHeight

            ColumnLayout {
                id: rows

                x: Theme.gap(4)
                width: table.width - 2 * x
                spacing: Theme.gap(table.slim ? 3 : 1.5)

                Repeater {
                    model: table.visible ? panel.options.slice(0, 4) : 0

                    GridLayout {
                        id: row

                        required property int index
                        required property var modelData

                        columns: table.slim ? 2 : 3
                        columnSpacing: Theme.gap(3)
                        rowSpacing: 0
                        Accessible.role: Accessible.StaticText
                        Accessible.name: row.modelData.worth === "" ? row.modelData.option : row.modelData.option + ": " + row.modelData.worth

                        Icon {
                            opacity: row.index === 0 ? 1 : 0
                            name: "check"
                            color: Theme.accent
                        }
                        SilentParagraph {
                            text: row.modelData.option
                            kind: table.slim ? "small" : "body"
                            strong: row.index === 0
                        }
                        SilentLabel {
                            Layout.row: table.slim ? 1 : 0
                            Layout.column: table.slim ? 1 : 2
                            Layout.fillWidth: table.slim
                            Layout.maximumWidth: table.slim ? -1 : Math.max(table.width * 0.62, table.width - table.fitting + table.widest[1])
                            horizontalAlignment: table.slim ? Text.AlignLeft : Text.AlignRight
                            text: row.modelData.worth
                            kind: table.slim ? "small" : "body"
                            strong: row.index === 0
                            tabular: true
                            wrapMode: Text.WordWrap
                        }
                    }
                }
                LinkButton {
                    Layout.alignment: Qt.AlignRight
                    visible: panel.explorable
                    text: qsTr("Explore this position")
                    onClicked: panel.explorerWanted()
                }
            }
        }
    }
    FontMetrics { id: finePrint; font.family: Theme.family; font.pixelSize: Theme.dp(13) }
    FontMetrics { id: strong; font.family: Theme.family; font.pixelSize: Theme.body; font.weight: Font.Bold }
    // The width of the sentence on one line.
    TextMetrics {
        id: longest

        font.family: Theme.family
        font.pixelSize: Theme.body
        font.weight: Font.Bold
        text: panel.told
    }
}
