pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Comfort
import Stolik.Models
import Stolik.Shell

// Everything that makes it comfortable: for whom, with one switch each; every single choice below a fold. Each works
// at once.
FocusScope {
    id: page

    required property Shell shell
    required property Settings settings
    required property ComfortModel model

    property bool unfolded: false

    // A small window: less air between the things.
    readonly property bool low: height < Theme.dp(680)

    signal backWanted

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Comfort")
    Keys.onEscapePressed: backWanted()

    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gap(8)
        anchors.rightMargin: Theme.gap(8)
        anchors.topMargin: Theme.gap(page.low ? 3 : 5)
        anchors.bottomMargin: Theme.gap(page.low ? 2 : 5)
        spacing: Theme.gap(page.low ? 2 : 4)

        PageHeader {
            title: qsTr("Comfort")
            backButton.focus: true
            onBackWanted: page.backWanted()

            LanguageChoice { settings: page.settings }
        }
        ScrollArea {
            id: flick

            // Most of what is below the fold is seen without more ado.
            readonly property bool roomy: height - more.y - more.height > Theme.dp(440)

            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.leftMargin: -Theme.gap(2)
            Layout.rightMargin: -Theme.gap(2)
            // What is below the fold comes into sight as soon as it is there.
            onContentHeightChanged: if (page.unfolded) contentY = Math.max(0, Math.min(content.y + more.y - Theme.gap(2), contentHeight - height))
            contentHeight: Math.max(height, content.implicitHeight + Theme.gap(page.low ? 2 : 4))

            ColumnLayout {
                id: content

                width: Math.min(flick.width - Theme.gap(4), Theme.dp(1240))
                x: (flick.width - width) / 2
                y: Theme.gap(1)
                spacing: Theme.gap(page.low ? 2 : 4)

                ForWhom {
                    Layout.fillWidth: true
                    visible: page.model.people.count > 0
                    model: page.model
                }
                GridLayout {
                    columns: 2
                    uniformCellWidths: true
                    columnSpacing: Theme.gap(page.low ? 2 : 4)
                    rowSpacing: Theme.gap(page.low ? 2 : 4)

                    ComfortSwitch {
                        text: qsTr("Calm table")
                        line: page.model.person !== "" && page.model.calmIsForAll ? qsTr("It is on for everybody.")
                            : qsTr("No hurry. After a while the table shows what to press.")
                        enabled: page.model.person === "" || !page.model.calmIsForAll
                        checked: page.model.calm
                        onToggled: page.model.turn("calm", checked)
                    }
                    ComfortSwitch {
                        text: qsTr("Large")
                        line: page.model.person === "" ? qsTr("Large letters, dice and tiles.")
                            : page.model.largeIsForAll ? qsTr("It is on for everybody.") : qsTr("Large dice and tiles when this person plays.")
                        enabled: page.model.person === "" || !page.model.largeIsForAll
                        checked: page.model.large
                        onToggled: page.model.turn("large", checked)
                    }
                    ComfortSwitch {
                        text: qsTr("By ear")
                        line: page.model.person !== "" ? qsTr("Always for everybody at this screen.")
                            : page.model.isHeard ? qsTr("You hear everything, so you can play without seeing.")
                            : qsTr("It needs a screen reader: no voice is installed here.")
                        checked: page.model.byEar
                        onToggled: page.model.turn("byEar", checked)
                    }
                    ComfortSwitch {
                        text: qsTr("Few keys")
                        line: page.model.person === "" ? qsTr("Four keys, such as the arrows, are enough to play.")
                            : qsTr("Always for everybody at this screen.")
                        checked: page.model.fewKeys
                        onToggled: page.model.turn("fewKeys", checked)
                    }
                }
                RowLayout {
                    id: more

                    spacing: Theme.gap(4)

                    ActionButton {
                        large: false
                        text: page.unfolded ? qsTr("Less") : qsTr("All settings")
                        iconName: page.unfolded ? "up" : "down"
                        Accessible.description: qsTr("Colours, size, pace, sound and more")
                        onClicked: page.unfolded = !page.unfolded
                    }
                    Item { Layout.fillWidth: true }
                    SegmentedControl {
                        id: parts

                        visible: page.unfolded
                        name: qsTr("What to change")
                        options: [qsTr("Seeing and hearing"), qsTr("The table"), qsTr("Listening"), qsTr("Keys"), qsTr("Folder")]
                        onChosen: index => parts.current = index
                    }
                    LinkButton {
                        visible: !page.unfolded && page.model.folder.days.length > 0
                        text: qsTr("Earlier days")
                        onClicked: {
                            parts.current = 4;
                            page.unfolded = true;
                        }
                    }
                    // Where people look for it who look for a setting.
                    LinkButton {
                        visible: !page.unfolded
                        text: qsTr("About Stolik")
                        onClicked: page.shell.pages.open("about")
                    }
                }
                // It fills what is seen, so that the tabs stay where they are whichever is chosen.
                Item {
                    Layout.fillWidth: true
                    Layout.minimumHeight: flick.roomy ? 0 : flick.height - more.height - content.spacing - Theme.gap(page.low ? 3 : 5)
                    visible: page.unfolded
                    implicitHeight: single.implicitHeight

                    // Made when it is first looked at: the pictures of cloths and pieces take longer than all the rest.
                    Loader {
                        id: single

                        width: parts.current === 2 || parts.current === 4 ? Math.min(parent.width, Theme.dp(720)) : parent.width
                        active: page.unfolded
                        sourceComponent: [look, table, ear, switches, keeping][parts.current]
                    }
                }
            }
        }
    }
    Component {
        id: look

        LookChoices { settings: page.settings; low: page.low }
    }
    Component {
        id: table

        TableChoices { settings: page.settings; low: page.low }
    }
    Component {
        id: ear

        ListeningChoices { settings: page.settings; low: page.low }
    }
    Component {
        id: switches

        SwitchChoices { settings: page.settings; low: page.low }
    }
    Component {
        id: keeping

        KeepingChoices { folder: page.model.folder; shell: page.shell; low: page.low }
    }

    // Whom the switches are for: everybody at this screen, or one person of the house, wherever they sit.
    component ForWhom: Flow {
        id: whom

        required property ComfortModel model

        spacing: Theme.gap(2)

        TextLabel {
            height: Theme.target
            verticalAlignment: Text.AlignVCenter
            text: qsTr("For whom?")
            kind: "lead"
            strong: true
            rightPadding: Theme.gap(2)
            Accessible.role: Accessible.Heading
        }
        PersonChoice {
            text: qsTr("Everybody")
            current: whom.model.person === ""
            onClicked: whom.model.choose("")
        }
        Repeater {
            model: whom.model.people

            PersonChoice {
                id: person

                required property string name
                required avatar
                required colour

                text: Names.isolated(person.name)
                current: whom.model.person === person.name
                onClicked: whom.model.choose(person.name)
            }
        }
    }

    // What everything looks like, how fast it moves, and how loud it is; a few things to look at show it.
    component LookChoices: GridLayout {
        id: choices

        required property Settings settings
        property bool low: false

        readonly property list<string> schemes: ["system", "day", "evening", "contrast"]
        readonly property list<string> paces: ["relaxed", "normal", "fast", "off"]
        readonly property bool cramped: Theme.scale < settings.scale * Theme.shrink - 0.005

        columns: Theme.largeType ? 1 : 2
        columnSpacing: Theme.gap(4)
        rowSpacing: Theme.gap(4)

        Panel {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            implicitHeight: looks.implicitHeight + 2 * Theme.gap(choices.low ? 3 : 5)

            ColumnLayout {
                id: looks

                anchors.fill: parent
                anchors.margins: Theme.gap(choices.low ? 3 : 5)
                spacing: Theme.gap(2)

                TextLabel { text: qsTr("Colours"); strong: true }
                SegmentedControl {
                    name: qsTr("Colours")
                    fill: true
                    options: [qsTr("System"), qsTr("Day"), qsTr("Evening"), qsTr("Contrast")]
                    icons: ["", "sun", "moon", "contrast"]
                    current: choices.schemes.indexOf(choices.settings.scheme)
                    onChosen: index => choices.settings.scheme = choices.schemes[index]
                }
                SliderRow {
                    Layout.topMargin: Theme.gap(3)
                    Layout.leftMargin: -Theme.gap(3)
                    Layout.rightMargin: -Theme.gap(3)
                    text: qsTr("Size")
                    valueText: qsTr("%1%").arg(Math.round(choices.settings.scale * 100))
                    from: 0.8
                    to: 2
                    stepSize: 0.1
                    value: choices.settings.scale
                    onMoved: value => choices.settings.scale = Math.round(value * 10) / 10
                }
                Paragraph {
                    Layout.topMargin: -Theme.gap(2)
                    visible: choices.cramped
                    text: qsTr("This window has room for %1%. Make it larger, or press F11.").arg(Math.floor(Theme.scale / Theme.shrink * 100))
                    kind: "note"
                    wrapMode: Text.Wrap
                }
                Item { Layout.fillHeight: true }
                // Something to look at while choosing.
                Rectangle {
                    Layout.fillWidth: true
                    Layout.topMargin: Theme.gap(2)
                    implicitHeight: Theme.dp(96)
                    radius: Theme.radius
                    color: Theme.table
                    border.width: Theme.hair
                    border.color: Theme.hairline
                    Accessible.ignored: true

                    Row {
                        anchors.centerIn: parent
                        spacing: Theme.gap(4)

                        Repeater {
                            model: [3, 5, 1, 6]

                            Die {
                                required property int modelData

                                face: modelData
                                size: Theme.dp(52)
                                selected: modelData === 5
                            }
                        }
                        Avatar { number: 2; colour: 0; size: Theme.dp(56) }
                        Avatar { bot: "gentle"; colour: 1; size: Theme.dp(56) }
                    }
                }
            }
        }
        Panel {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            implicitHeight: plays.implicitHeight + 2 * Theme.gap(choices.low ? 3 : 5)

            ColumnLayout {
                id: plays

                anchors.fill: parent
                anchors.margins: Theme.gap(choices.low ? 3 : 5)
                spacing: Theme.gap(2)

                TextLabel { text: qsTr("Pace"); strong: true }
                SegmentedControl {
                    name: qsTr("Pace")
                    fill: true
                    options: [qsTr("Relaxed"), qsTr("Normal"), qsTr("Fast"), qsTr("At once")]
                    current: choices.paces.indexOf(choices.settings.pace)
                    onChosen: index => choices.settings.pace = choices.paces[index]
                }
                ToggleRow {
                    Layout.topMargin: Theme.gap(2)
                    Layout.leftMargin: -Theme.gap(3)
                    Layout.rightMargin: -Theme.gap(3)
                    text: qsTr("Less motion")
                    line: qsTr("Dice and tiles don't move across the table: they are there at once.")
                    checked: choices.settings.reducedMotion
                    onToggled: choices.settings.reducedMotion = checked
                }
                ToggleRow {
                    Layout.leftMargin: -Theme.gap(3)
                    Layout.rightMargin: -Theme.gap(3)
                    text: qsTr("Hints")
                    line: qsTr("The Hint button at the table shows a good move and says why.")
                    checked: choices.settings.hints
                    onToggled: choices.settings.hints = checked
                }
                ToggleRow {
                    Layout.leftMargin: -Theme.gap(3)
                    Layout.rightMargin: -Theme.gap(3)
                    text: qsTr("Sound")
                    line: qsTr("Dice in a cup, a tile on wood. Never any music.")
                    checked: !choices.settings.muted
                    onToggled: choices.settings.muted = !checked
                }
                SliderRow {
                    Layout.leftMargin: -Theme.gap(3)
                    Layout.rightMargin: -Theme.gap(3)
                    enabled: !choices.settings.muted
                    opacity: enabled ? 1 : Theme.dimmed
                    text: qsTr("Volume")
                    valueText: qsTr("%1%").arg(Math.round(choices.settings.volume * 100))
                    from: 0
                    to: 1
                    stepSize: 0.1
                    value: choices.settings.volume
                    onMoved: value => choices.settings.volume = Math.round(value * 10) / 10
                }
                Item { Layout.fillHeight: true }
            }
        }
    }

    // What the table looks like: the cloth, the dice and tiles, and the paper that the score card is printed on.
    component TableChoices: GridLayout {
        id: tableChoices

        required property Settings settings
        property bool low: false

        readonly property list<string> cloths: ["linen", "felt", "oak", "night"]
        readonly property list<string> sets: ["ivory", "large", "wood"]
        readonly property list<string> papers: ["a4", "a5"]

        columns: 2
        columnSpacing: Theme.gap(4)
        rowSpacing: Theme.gap(4)

        Panel {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            implicitHeight: cloth.implicitHeight + 2 * Theme.gap(tableChoices.low ? 3 : 5)

            ColumnLayout {
                id: cloth

                anchors.fill: parent
                anchors.margins: Theme.gap(tableChoices.low ? 3 : 5)
                spacing: Theme.gap(2)

                TextLabel { text: qsTr("Cloth"); strong: true }
                PictureChoice {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    name: qsTr("Cloth")
                    columns: 2
                    pictureHeight: Theme.dp(tableChoices.low ? 126 : 136)
                    options: [qsTr("Linen"), qsTr("Green felt"), qsTr("Oak"), qsTr("Night sky")]
                    current: tableChoices.cloths.indexOf(tableChoices.settings.cloth)
                    picture: ChoicePicture {
                        id: swatch

                        ClothDrawing {
                            anchors.fill: parent
                            small: true
                            grain: Theme.scale * 0.6
                            colors: ClothColors {
                                cloth: tableChoices.cloths[swatch.index]
                                tone: Theme.schemeTone
                            }
                        }
                    }
                    onChosen: index => tableChoices.settings.cloth = tableChoices.cloths[index]
                }
            }
        }
        Panel {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            implicitHeight: pieces.implicitHeight + 2 * Theme.gap(tableChoices.low ? 3 : 5)

            ColumnLayout {
                id: pieces

                anchors.fill: parent
                anchors.margins: Theme.gap(tableChoices.low ? 3 : 5)
                spacing: Theme.gap(2)

                TextLabel { text: qsTr("Dice and tiles"); strong: true }
                PictureChoice {
                    Layout.fillWidth: true
                    name: qsTr("Dice and tiles")
                    pictureHeight: Theme.dp(tableChoices.low ? 88 : 100)
                    options: [qsTr("Ivory"), qsTr("Large print"), qsTr("Wood")]
                    current: tableChoices.sets.indexOf(tableChoices.settings.pieces)
                    picture: ChoicePicture {
                        id: bed

                        Rectangle { anchors.fill: parent; color: Theme.table }
                        PieceSample {
                            anchors.fill: parent
                            colors: PieceColors {
                                pieces: tableChoices.sets[bed.index]
                                tone: Theme.tone
                            }
                        }
                    }
                    onChosen: index => tableChoices.settings.pieces = tableChoices.sets[index]
                }
                ToggleRow {
                    Layout.topMargin: Theme.gap(2)
                    Layout.leftMargin: -Theme.gap(3)
                    Layout.rightMargin: -Theme.gap(3)
                    text: qsTr("Worms blink")
                    line: !Theme.moves ? qsTr("Off, because “Less motion” or the pace “At once” is chosen.")
                        : qsTr("A worm blinks when you point at it.")
                    enabled: Theme.moves
                    checked: tableChoices.settings.idleLife
                    onToggled: tableChoices.settings.idleLife = checked
                }
                TextLabel {
                    Layout.topMargin: Theme.gap(2)
                    text: qsTr("Paper for the score card")
                    strong: true
                }
                SegmentedControl {
                    name: qsTr("Paper for the score card")
                    fill: true
                    options: ["A4", "A5"]
                    current: tableChoices.papers.indexOf(tableChoices.settings.paper)
                    onChosen: index => tableChoices.settings.paper = tableChoices.papers[index]
                }
                Item { Layout.fillHeight: true }
            }
        }
    }

    // What makes it comfortable to play by ear.
    component ListeningChoices: Panel {
        id: listeningChoices

        required property Settings settings
        property bool low: false

        readonly property list<string> tellings: ["brief", "full"]

        implicitHeight: column.implicitHeight + 2 * Theme.gap(listeningChoices.low ? 3 : 5)

        ColumnLayout {
            id: column

            anchors.fill: parent
            anchors.margins: Theme.gap(listeningChoices.low ? 3 : 5)
            spacing: Theme.gap(2)

            ToggleRow {
                Layout.leftMargin: -Theme.gap(3)
                Layout.rightMargin: -Theme.gap(3)
                text: qsTr("I play by ear")
                line: qsTr("New games have no clock, and you are told which keys to press. On the start page F8 does the same.")
                checked: listeningChoices.settings.byEar
                onToggled: listeningChoices.settings.byEar = checked
            }
            TextLabel {
                Layout.topMargin: Theme.gap(2)
                text: qsTr("Computers' turns are told")
                strong: true
            }
            SegmentedControl {
                name: qsTr("Computers' turns are told")
                fill: true
                options: [qsTr("In one sentence"), qsTr("Step by step")]
                current: listeningChoices.tellings.indexOf(listeningChoices.settings.telling)
                onChosen: index => listeningChoices.settings.telling = listeningChoices.tellings[index]
            }
            ToggleRow {
                Layout.leftMargin: -Theme.gap(3)
                Layout.rightMargin: -Theme.gap(3)
                visible: listeningChoices.settings.hasVoice
                text: qsTr("Read aloud")
                line: qsTr("A voice says what happens at the table, if sound is on. It gives away no tiles that are hidden from others. With a screen reader you don't need it.")
                checked: listeningChoices.settings.readAloud
                onToggled: listeningChoices.settings.readAloud = checked
            }
            Paragraph {
                Layout.topMargin: Theme.gap(2)
                text: qsTr("At the table, press F2 to F7, or Ctrl and a digit, to hear the score, whose turn it is, what happened last and more. ? shows all keys.")
                quiet: true
                wrapMode: Text.Wrap
            }
        }
    }

    // Which four keys everything is done with, and which of their presses count.
    component SwitchChoices: Panel {
        id: switchChoices

        required property Settings settings
        property bool low: false

        readonly property list<string> sets: ["off", "arrows", "space", "keypad", "function"]
        readonly property list<string> told: [
            qsTr("All keys and the mouse work as usual."),
            qsTr("Right: next. Left: previous. Down: press. Up: back."),
            qsTr("Space: next. Backspace: previous. Enter: press. Escape: back."),
            qsTr("On the number pad, 6: next. 4: previous. 5: press. 8: back."),
            qsTr("F5: next. F6: previous. F7: press. F8: back.")
        ]
        readonly property int current: switchChoices.sets.indexOf(switchChoices.settings.switchKeys)

        implicitHeight: switchChoicesContent.implicitHeight + 2 * Theme.gap(switchChoices.low ? 3 : 5)

        ColumnLayout {
            id: switchChoicesContent

            anchors.fill: parent
            anchors.margins: Theme.gap(switchChoices.low ? 3 : 5)
            spacing: Theme.gap(3)

            TextLabel { text: qsTr("Play with four keys"); strong: true }
            SegmentedControl {
                name: qsTr("Play with four keys")
                fill: true
                options: [qsTr("Off"), qsTr("Arrows"), qsTr("Space, Enter"), qsTr("Number pad"), qsTr("F5 to F8")]
                current: switchChoices.current
                onChosen: index => switchChoices.settings.switchKeys = switchChoices.sets[index]
            }
            Paragraph {
                text: switchChoices.told[Math.max(0, switchChoices.current)]
                wrapMode: Text.Wrap
            }
            SliderRow {
                Layout.leftMargin: -Theme.gap(3)
                Layout.rightMargin: -Theme.gap(3)
                text: qsTr("A second press counts")
                valueText: qsTr("after %1 s").arg((switchChoices.settings.switchOnceMs / 1000).toLocaleString(Qt.locale(Qt.uiLanguage), "f", 1))
                from: 0
                to: 2
                stepSize: 0.1
                value: switchChoices.settings.switchOnceMs / 1000
                onMoved: value => switchChoices.settings.switchOnceMs = Math.round(value * 10) * 100
            }
            SliderRow {
                Layout.leftMargin: -Theme.gap(3)
                Layout.rightMargin: -Theme.gap(3)
                text: qsTr("A key held down repeats")
                valueText: switchChoices.settings.switchRepeatMs === 0 ? qsTr("never", "a key that is held goes on")
                    : qsTr("after %1 s").arg((switchChoices.settings.switchRepeatMs / 1000).toLocaleString(Qt.locale(Qt.uiLanguage), "f", 1))
                from: 0
                to: 5
                stepSize: 0.5
                value: switchChoices.settings.switchRepeatMs / 1000
                onMoved: value => switchChoices.settings.switchRepeatMs = Math.round(value * 10) * 100
            }
        }
    }

    // The folder in which everything is kept, where it moves at the next start, and which earlier day is put back then.
    component KeepingChoices: Panel {
        id: keepingChoices

        required property FolderChoice folder
        required property Shell shell
        property bool low: false

        implicitHeight: keepingChoicesContent.implicitHeight + 2 * Theme.gap(keepingChoices.low ? 3 : 5)

        ColumnLayout {
            id: keepingChoicesContent

            anchors.fill: parent
            anchors.margins: Theme.gap(keepingChoices.low ? 3 : 5)
            spacing: Theme.gap(3)

            TextLabel { text: qsTr("Where everything is kept"); strong: true }
            TextLabel {
                Layout.fillWidth: true
                text: keepingChoices.folder.folder
                textFormat: Text.PlainText
                wrapMode: Text.WrapAnywhere
            }
            Paragraph {
                text: keepingChoices.folder.sentence
                textFormat: Text.PlainText
                quiet: true
                wrapMode: Text.Wrap
                Accessible.role: Accessible.AlertMessage
            }
            Flow {
                Layout.fillWidth: true
                spacing: Theme.gap(3)

                ActionButton {
                    visible: keepingChoices.folder.canMove
                    large: false
                    text: qsTr("Move…")
                    Accessible.name: qsTr("Move everything to another folder…")
                    onClicked: folders.begin()
                }
                ActionButton {
                    visible: keepingChoices.folder.canReturn
                    large: false
                    text: qsTr("Back to this computer")
                    onClicked: keepingChoices.folder.goBack()
                }
                ActionButton {
                    visible: keepingChoices.folder.canCancel
                    large: false
                    text: qsTr("Cancel")
                    onClicked: keepingChoices.folder.cancel()
                }
            }
            TextLabel {
                Layout.topMargin: Theme.gap(2)
                visible: keepingChoices.folder.days.length > 0
                text: qsTr("Earlier days")
                strong: true
            }
            Paragraph {
                visible: keepingChoices.folder.days.length > 0
                text: keepingChoices.folder.daysSentence
                quiet: true
                wrapMode: Text.Wrap
                Accessible.role: Accessible.AlertMessage
            }
            Flow {
                Layout.fillWidth: true
                spacing: Theme.gap(3)

                Repeater {
                    model: keepingChoices.folder.days

                    ActionButton {
                        required property int index
                        required property string modelData

                        width: Math.min(implicitWidth, parent.width)
                        large: false
                        primary: index === keepingChoices.folder.wantedDay
                        text: modelData
                        Accessible.name: primary ? qsTr("Put nothing back") : qsTr("Put back: %1").arg(modelData)
                        onClicked: keepingChoices.folder.putBack(primary ? -1 : index)
                    }
                }
            }
        }
        FileChoice {
            id: folders

            shell: keepingChoices.shell
            what: "folders"
            title: qsTr("Where everything is to be kept")
            accept: qsTr("Keep it here")
            onChosen: path => keepingChoices.folder.move(path)
        }
    }

    // One of the few switches that set all that belongs together.
    component ComfortSwitch: Panel {
        id: choice

        property alias text: toggle.text
        property alias line: toggle.line
        property alias checked: toggle.checked

        signal toggled

        Layout.fillWidth: true
        Layout.fillHeight: true
        implicitHeight: toggle.implicitHeight + Theme.gap(2)

        ToggleRow {
            id: toggle

            anchors.fill: parent
            anchors.margins: Theme.gap(1)
            onToggled: choice.toggled()
        }
    }
}
