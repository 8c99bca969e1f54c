pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Comfort
import Stolik.Models
import Stolik.Shell

// The look of the table, and switches for comfort, for everybody or one person; all single settings are
// behind a door. Everything takes effect at once.
Page {
    id: page

    required property ComfortModel model

    property bool unfolded: false

    // A small window has less space between things.
    readonly property bool low: height < Theme.dp(680)

    readonly property list<string> schemes: ["day", "evening", "contrast"]
    readonly property list<string> cloths: ["linen", "felt", "oak", "night"]
    readonly property list<string> sets: ["ivory", "large", "wood"]

    title: qsTr("Settings")

    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gap(8)
        anchors.rightMargin: Theme.gap(8)
        anchors.topMargin: Theme.gap(page.low ? 3 : 5)
        anchors.bottomMargin: Theme.gap(page.low ? 2 : 5)
        spacing: Theme.gap(page.low ? 2 : 4)

        PageHeader {
            title: page.title
            backButton.focus: true
            onBackWanted: page.backWanted()

            // The door is up here, where it stays whatever it opens.
            IconButton {
                implicitHeight: Theme.buttonHeight
                iconName: "settings"
                text: qsTr("All settings")
                showText: !Theme.largeType
                checkable: true
                checked: page.unfolded
                Accessible.description: qsTr("Size, pace, sound, keys and more")
                onToggled: page.unfolded = checked
            }
            LanguageChoice { settings: page.settings }
        }
        ScrollArea {
            id: flick

            Layout.leftMargin: -Theme.gap(2)
            Layout.rightMargin: -Theme.gap(2)
            contentHeight: (page.unfolded ? door : content).height + Theme.gap(page.low ? 2 : 4)

            ColumnLayout {
                id: content

                x: Theme.gap(2)
                y: Theme.gap(1)
                width: flick.width - 2 * x
                height: Math.max(flick.height - Theme.gap(page.low ? 2 : 4), implicitHeight)
                visible: !page.unfolded
                spacing: Theme.gap(page.low ? 2 : 4)

                GridLayout {
                    columns: Theme.largeType ? 1 : 2
                    columnSpacing: Theme.gap(page.low ? 2 : 4)
                    rowSpacing: columnSpacing

                    // Large print can be switched on beside the colours.
                    PictureChoice {
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        Layout.preferredWidth: 4
                        name: qsTr("Appearance")
                        columns: 2
                        pictureHeight: Theme.dp(page.low ? 80 : 112)
                        options: [qsTr("Day"), qsTr("Evening"), qsTr("Contrast"), qsTr("Enlarged")]
                        current: page.schemes.indexOf(Theme.scheme)
                        apart: 3
                        apartOn: page.model.isLargeForAll
                        picture: LookPicture { }
                        onChosen: index => index === apart ? page.model.turnForAll("large", !apartOn) : page.settings.scheme = page.schemes[index]
                    }
                    ColumnLayout {
                        Layout.preferredWidth: 3
                        spacing: Theme.gap(2)

                        PictureChoice {
                            Layout.fillWidth: true
                            Layout.fillHeight: true
                            name: qsTr("Table")
                            columns: 2
                            pictureHeight: Theme.dp(page.low ? 28 : 48)
                            options: [qsTr("Linen"), qsTr("Green felt"), qsTr("Oak"), qsTr("Night sky")]
                            current: page.cloths.indexOf(page.settings.cloth)
                            picture: ChoicePicture {
                                id: swatch

                                ClothDrawing {
                                    anchors.fill: parent
                                    small: true
                                    grain: Theme.scale * 0.6
                                    colors: ClothColors {
                                        cloth: page.cloths[swatch.index]
                                        tone: Theme.schemeTone
                                    }
                                }
                            }
                            onChosen: index => page.settings.cloth = page.cloths[index]
                        }
                        PictureChoice {
                            Layout.fillWidth: true
                            Layout.fillHeight: true
                            name: qsTr("Dice and tiles")
                            pictureHeight: Theme.dp(page.low ? 28 : 48)
                            options: [qsTr("Ivory"), qsTr("Large print"), qsTr("Wood")]
                            current: page.sets.indexOf(page.settings.pieces)
                            picture: ChoicePicture {
                                id: bed

                                Rectangle { anchors.fill: parent; color: Theme.table }
                                PieceSample {
                                    anchors.fill: parent
                                    pointed: bed.pointed
                                    colors: PieceColors {
                                        pieces: page.sets[bed.index]
                                        tone: Theme.tone
                                    }
                                }
                            }
                            onChosen: index => page.settings.pieces = page.sets[index]
                        }
                    }
                }

                // Whose switches these are: everybody's at this screen, or one person's at any seat.
                Flow {
                    id: whom

                    Layout.fillWidth: true
                    visible: page.model.people.count > 0
                    spacing: Theme.gap(2)

                    TextLabel {
                        height: Theme.target
                        verticalAlignment: Text.AlignVCenter
                        text: qsTr("Who for?")
                        kind: "lead"
                        strong: true
                        rightPadding: Theme.gap(2)
                        Accessible.role: Accessible.Heading
                    }
                    PersonChoice {
                        text: qsTr("Everyone")
                        current: page.model.person === ""
                        onClicked: page.model.choose("")
                    }
                    Repeater {
                        model: page.model.people

                        PersonChoice {
                            id: person

                            required property string name
                            required avatar
                            required colour

                            text: Names.isolated(person.name)
                            current: page.model.person === person.name
                            onClicked: page.model.choose(person.name)
                        }
                    }
                }
                GridLayout {
                    Layout.fillHeight: false
                    columns: 2
                    uniformCellWidths: true
                    columnSpacing: Theme.gap(page.low ? 2 : 4)
                    rowSpacing: Theme.gap(page.low ? 2 : 4)

                    ComfortSwitch {
                        text: qsTr("Calm table")
                        line: page.model.person !== "" && page.model.isCalmForAll ? qsTr("On for everyone.")
                            : qsTr("No hurry. After a while, the table shows what to press.")
                        enabled: page.model.person === "" || !page.model.isCalmForAll
                        checked: page.model.calm
                        onToggled: page.model.turn("calm", checked)
                    }
                    ComfortSwitch {
                        text: qsTr("Large")
                        line: page.model.person === "" ? qsTr("Large letters, dice and tiles.")
                            : page.model.isLargeForAll ? qsTr("On for everyone.") : qsTr("Large dice and tiles when this person plays.")
                        enabled: page.model.person === "" || !page.model.isLargeForAll
                        checked: page.model.large
                        onToggled: page.model.turn("large", checked)
                    }
                    ComfortSwitch {
                        text: qsTr("By ear")
                        line: page.model.person !== "" ? qsTr("Always on for everyone here.")
                            : page.model.isHeard ? qsTr("Everything is spoken, so you can play without seeing.")
                            : qsTr("Needs a screen reader: this computer has no voice.")
                        checked: page.model.byEar
                        onToggled: page.model.turn("byEar", checked)
                    }
                    ComfortSwitch {
                        text: qsTr("Four-key control")
                        line: page.model.person === "" ? qsTr("Play with just four keys, such as the arrows.")
                            : qsTr("Always on for everyone here.")
                        checked: page.model.fewKeys
                        onToggled: page.model.turn("fewKeys", checked)
                    }
                }
            }
            ColumnLayout {
                id: door

                x: Theme.gap(2)
                y: Theme.gap(1)
                width: flick.width - 2 * x
                height: Math.max(flick.height - Theme.gap(page.low ? 2 : 4), implicitHeight)
                visible: page.unfolded
                spacing: Theme.gap(page.low ? 2 : 4)

                RowLayout {
                    SegmentedControl {
                        id: parts

                        name: qsTr("What to change")
                        options: [qsTr("Sight and sound"), qsTr("Listening"), qsTr("Keys"), qsTr("Folder")]
                        onChosen: index => parts.current = index
                    }
                    Item { Layout.fillWidth: true }
                    // People also look for this among the settings.
                    LinkButton {
                        text: qsTr("About Stolik")
                        onClicked: page.shell.pages.open("about")
                    }
                }
                // Created when it is first shown.
                Loader {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    active: page.unfolded
                    sourceComponent: [look, ear, switches, keeping][parts.current]
                }
            }
        }
    }
    Component {
        id: look

        // Size, pace, volume, and the paper of the score card.
        GridLayout {
            id: choices

            readonly property list<string> paces: ["relaxed", "normal", "fast", "off"]
            readonly property list<string> papers: ["a4", "a5"]
            readonly property bool cramped: Theme.scale < page.settings.scale * Theme.shrink - 0.005

            columns: Theme.largeType ? 1 : 2
            columnSpacing: Theme.gap(4)
            rowSpacing: Theme.gap(4)

            Choices {
                Slide {
                    text: qsTr("Size")
                    valueText: qsTr("%1%").arg(Math.round(page.settings.scale * 100))
                    from: 0.8
                    to: 2
                    stepSize: 0.1
                    value: page.settings.scale
                    onceLetGo: true
                    onMoved: value => page.settings.scale = Math.round(value * 10) / 10
                }
                Paragraph {
                    Layout.topMargin: -Theme.gap(2)
                    visible: choices.cramped
                    text: qsTr("This window has room for %1%. Enlarge it or press F11.").arg(Math.floor(Theme.scale / Theme.shrink * 100))
                    kind: "note"
                    wrapMode: Text.Wrap
                }
                Toggle {
                    text: qsTr("Day or evening follows the system")
                    line: qsTr("Evening when your computer uses dark mode.")
                    checked: page.settings.scheme === "system"
                    onToggled: page.settings.scheme = checked ? "system" : Theme.scheme
                }
                Toggle {
                    text: qsTr("Worms blink")
                    line: !Theme.moves ? qsTr("Off, because “Reduce motion” or the “Instant” pace is on.")
                        : qsTr("A worm blinks when you point at it.")
                    enabled: Theme.moves
                    checked: page.settings.idleLife
                    onToggled: page.settings.idleLife = checked
                }
                TextLabel {
                    Layout.topMargin: Theme.gap(2)
                    text: qsTr("Score card paper size")
                    strong: true
                }
                SegmentedControl {
                    name: qsTr("Score card paper size")
                    fill: true
                    options: ["A4", "A5"]
                    current: choices.papers.indexOf(page.settings.paper)
                    onChosen: index => page.settings.paper = choices.papers[index]
                }
                Item { Layout.fillHeight: true }
            }
            Choices {
                TextLabel { text: qsTr("Pace"); strong: true }
                SegmentedControl {
                    name: qsTr("Pace")
                    fill: true
                    options: [qsTr("Relaxed"), qsTr("Normal"), qsTr("Fast"), qsTr("Instant")]
                    current: choices.paces.indexOf(page.settings.pace)
                    onChosen: index => page.settings.pace = choices.paces[index]
                }
                Toggle {
                    Layout.topMargin: Theme.gap(2)
                    text: qsTr("Reduce motion")
                    line: qsTr("Dice and tiles appear in place instead of moving.")
                    checked: page.settings.reducedMotion
                    onToggled: page.settings.reducedMotion = checked
                }
                Toggle {
                    text: qsTr("Hints")
                    line: qsTr("The Hint button at the table shows a good move and explains it.")
                    checked: page.settings.hints
                    onToggled: page.settings.hints = checked
                }
                Toggle {
                    text: qsTr("Sound")
                    line: qsTr("Dice in a cup, a tile on wood. Never any music.")
                    checked: !page.settings.muted
                    onToggled: page.settings.muted = !checked
                }
                Slide {
                    enabled: !page.settings.muted
                    opacity: enabled ? 1 : Theme.dimmed
                    text: qsTr("Volume")
                    valueText: qsTr("%1%").arg(Math.round(page.settings.volume * 100))
                    from: 0
                    to: 1
                    stepSize: 0.1
                    value: page.settings.volume
                    onMoved: value => page.settings.volume = Math.round(value * 10) / 10
                }
                Item { Layout.fillHeight: true }
            }
        }
    }
    Component {
        id: ear

        // The settings for playing by ear.
        Choices {
            id: listeningChoices

            readonly property list<string> tellings: ["brief", "full"]

            Toggle {
                text: qsTr("Play by ear")
                line: qsTr("New games have no clock, and you hear which keys to press. F8 on the home page does the same.")
                checked: page.settings.byEar
                onToggled: page.settings.byEar = checked
            }
            TextLabel {
                Layout.topMargin: Theme.gap(2)
                text: qsTr("Describe computers' turns")
                strong: true
            }
            SegmentedControl {
                name: qsTr("Describe computers' turns")
                fill: true
                options: [qsTr("In one sentence"), qsTr("Step by step")]
                current: listeningChoices.tellings.indexOf(page.settings.telling)
                onChosen: index => page.settings.telling = listeningChoices.tellings[index]
            }
            Toggle {
                visible: page.settings.hasVoice
                text: qsTr("Read aloud")
                line: qsTr("When sound is on, a voice says what happens at the table. It never gives away hidden tiles. You don't need it with a screen reader.")
                checked: page.settings.readAloud
                onToggled: page.settings.readAloud = checked
            }
            Paragraph {
                Layout.topMargin: Theme.gap(2)
                text: qsTr("At the table, press F2 to F7, or Ctrl and a digit, to hear the score, whose turn it is, what just happened and more. Press ? for all keys.")
                quiet: true
                wrapMode: Text.Wrap
            }
        }
    }
    Component {
        id: switches

        // The four keys that do everything, and which of their presses count.
        Choices {
            id: switchChoices

            readonly property list<string> sets: ["off", "arrows", "space", "keypad", "function"]
            readonly property list<string> told: [
                qsTr("All keys and the mouse work as usual."),
                qsTr("Right: next. Left: previous. Down: press. Up: back."),
                qsTr("Space: next. Backspace: previous. Enter: press. Escape: back."),
                qsTr("On the number pad, 6: next. 4: previous. 5: press. 8: back."),
                qsTr("F5: next. F6: previous. F7: press. F8: back.")
            ]
            readonly property int current: switchChoices.sets.indexOf(page.settings.switchKeys)

            spacing: Theme.gap(3)

            TextLabel { text: qsTr("Four-key control"); strong: true }
            SegmentedControl {
                name: qsTr("Four-key control")
                fill: true
                options: [qsTr("Off"), qsTr("Arrows"), qsTr("Space, Enter"), qsTr("Number pad"), qsTr("F5 to F8")]
                current: switchChoices.current
                onChosen: index => page.settings.switchKeys = switchChoices.sets[index]
            }
            Paragraph {
                text: switchChoices.told[Math.max(0, switchChoices.current)]
                wrapMode: Text.Wrap
            }
            Slide {
                text: qsTr("Accept a second press")
                valueText: qsTr("after %1 s").arg((page.settings.switchOnceMs / 1000).toLocaleString(Qt.locale(Qt.uiLanguage), "f", 1))
                from: 0
                to: 2
                stepSize: 0.1
                value: page.settings.switchOnceMs / 1000
                onMoved: value => page.settings.switchOnceMs = Math.round(value * 10) * 100
            }
            Slide {
                text: qsTr("Repeat a held key")
                valueText: page.settings.switchRepeatMs === 0 ? qsTr("never", "a key that is held goes on")
                    : qsTr("after %1 s").arg((page.settings.switchRepeatMs / 1000).toLocaleString(Qt.locale(Qt.uiLanguage), "f", 1))
                from: 0
                to: 5
                stepSize: 0.5
                value: page.settings.switchRepeatMs / 1000
                onMoved: value => page.settings.switchRepeatMs = Math.round(value * 10) * 100
            }
        }
    }
    Component {
        id: keeping

        // The data folder, where it moves at the next start, and which earlier day is restored then.
        ColumnPanel {
            id: keepingChoices

            side: Theme.gap(page.low ? 3 : 5)
            fills: true
            spacing: Theme.gap(3)

            TextLabel { text: qsTr("Data folder"); strong: true }
            TextLabel {
                Layout.fillWidth: true
                text: page.model.folder.folder
                textFormat: Text.PlainText
                wrapMode: Text.WrapAnywhere
            }
            Paragraph {
                text: page.model.folder.sentence
                textFormat: Text.PlainText
                quiet: true
                wrapMode: Text.Wrap
                Accessible.role: Accessible.AlertMessage
            }
            Flow {
                Layout.fillWidth: true
                spacing: Theme.gap(3)

                ActionButton {
                    visible: page.model.folder.canMove
                    text: qsTr("Move…")
                    Accessible.name: qsTr("Move everything to another folder…")
                    onClicked: folders.begin()
                }
                ActionButton {
                    visible: page.model.folder.canReturn
                    text: qsTr("Back to this computer")
                    onClicked: page.model.folder.goBack()
                }
                ActionButton {
                    visible: page.model.folder.canCancel
                    text: qsTr("Cancel")
                    onClicked: page.model.folder.cancel()
                }
            }
            TextLabel {
                Layout.topMargin: Theme.gap(2)
                visible: page.model.folder.days.length > 0
                text: qsTr("Daily backups")
                strong: true
            }
            Outcome {
                visible: page.model.folder.days.length > 0
                text: page.model.folder.daysSentence
                quiet: true
            }
            Flow {
                Layout.fillWidth: true
                spacing: Theme.gap(3)

                Repeater {
                    model: page.model.folder.days

                    ActionButton {
                        required property int index
                        required property string modelData

                        width: Math.min(implicitWidth, parent.width)
                        primary: index === page.model.folder.wantedDay
                        text: modelData
                        Accessible.name: primary ? qsTr("Restore nothing") : qsTr("Restore: %1").arg(modelData)
                        onClicked: page.model.folder.putBack(primary ? -1 : index)
                    }
                }
            }
            FileChoice {
                id: folders

                shell: page.shell
                what: "folders"
                title: qsTr("Choose the data folder")
                accept: qsTr("Use folder")
                onChosen: path => page.model.folder.move(path)
            }
        }
    }

    component Choices: ColumnPanel {
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        side: Theme.gap(page.low ? 3 : 5)
        fills: true
    }
    // Their text is aligned with that of the other things.
    component Toggle: ToggleRow { Layout.leftMargin: -Theme.gap(3); Layout.rightMargin: -Theme.gap(3) }
    component Slide: SliderRow { Layout.leftMargin: -Theme.gap(3); Layout.rightMargin: -Theme.gap(3) }

    // One of the few switches that set several settings together.
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
