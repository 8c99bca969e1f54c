pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Tournament

// Who enters a new tournament, how it is played, and what will happen then.
FocusScope {
    id: page

    required property TournamentSetup setup
    readonly property bool narrow: Theme.largeType || page.width < Theme.dp(900)

    signal backWanted

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("New tournament")
    Keys.onEscapePressed: backWanted()

    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gap(page.narrow ? 4 : 8)
        anchors.rightMargin: Theme.gap(page.narrow ? 4 : 8)
        anchors.topMargin: Theme.gap(page.narrow ? 2 : 4)
        anchors.bottomMargin: Theme.gap(page.narrow ? 2 : 4)
        spacing: Theme.gap(3)

        PageHeader {
            Layout.fillWidth: true
            title: qsTr("New tournament")
            onBackWanted: page.backWanted()

            Games { visible: !page.narrow && page.setup.games.length > 1 }
            IconButton {
                anchors.verticalCenter: parent?.verticalCenter
                iconName: "settings"
                text: qsTr("Rounds and final")
                showText: !Theme.largeType
                framed: true
                onClicked: settings.open()
            }
        }
        Loader {
            Layout.fillWidth: true
            Layout.fillHeight: true
            focus: true
            sourceComponent: page.narrow ? oneColumn : twoColumns
        }
        Panel {
            Layout.fillWidth: true
            Layout.preferredHeight: foot.implicitHeight + Theme.gap(page.narrow ? 3 : 5)

            GridLayout {
                id: foot

                x: Theme.gap(page.narrow ? 3 : 5)
                width: parent.width - 2 * x
                anchors.verticalCenter: parent.verticalCenter
                columns: page.narrow ? 1 : 2
                columnSpacing: Theme.gap(4)
                rowSpacing: Theme.gap(1)

                // What is wrong stands where the plan would: nothing shifts.
                TextLabel {
                    readonly property bool refuses: page.setup.sentence !== ""

                    Layout.fillWidth: true
                    Layout.minimumHeight: 2 * font.pixelSize * lineHeight * 1.2
                    text: refuses ? page.setup.sentence : page.setup.plan
                    kind: page.narrow ? "small" : "body"
                    lineHeight: page.narrow ? 1 : Theme.lineHeight
                    strong: refuses
                    color: refuses ? Theme.danger : Theme.ink
                    wrapMode: Text.Wrap
                    verticalAlignment: Text.AlignVCenter
                    Accessible.role: refuses ? Accessible.AlertMessage : Accessible.StaticText
                }
                ActionButton {
                    Layout.fillWidth: page.narrow
                    primary: true
                    large: !page.narrow
                    enabled: page.setup.ready
                    text: qsTr("Begin the tournament")
                    onClicked: page.setup.begin()
                    onDoubleClicked: {}
                }
            }
        }
    }

    Component {
        id: twoColumns

        RowLayout {
            spacing: Theme.gap(4)

            ScrolledColumn {
                Layout.fillHeight: true
                Layout.leftMargin: -Theme.gap(2)
                Layout.preferredWidth: Theme.dp(430)

                Sources { }
            }
            EntrantsPanel {
                Layout.fillWidth: true
                Layout.fillHeight: true
                setup: page.setup
                scrolls: true
                onEditWanted: key => sheet.edit(key)
            }
        }
    }
    Component {
        id: oneColumn

        ScrolledColumn {
            Sources { }
            EntrantsPanel {
                Layout.fillWidth: true
                setup: page.setup
                onEditWanted: key => sheet.edit(key)
            }
        }
    }
    TournamentSettingsSheet {
        id: settings

        setup: page.setup
    }
    EntrantSheet {
        id: sheet

        setup: page.setup
    }

    // Which game is played.
    component Games: SegmentedControl {
        name: qsTr("Game")
        options: page.setup.games
        current: page.setup.game
        onChosen: index => page.setup.chooseGame(index)
    }

    // The three ways to enter a player.
    component Sources: ColumnLayout {
        id: sources

        function add(): void {
            if (fault.text !== "")
                return;
            page.setup.addNames(nameField.text);
            nameField.clear();
            nameField.forceActiveFocus(Qt.TabFocusReason);
        }

        Layout.fillWidth: true
        spacing: Theme.gap(3)

        Games {
            Layout.fillWidth: true
            visible: page.narrow && page.setup.games.length > 1
            fill: true
        }
        TextInputField {
            id: ownName

            Layout.fillWidth: true
            name: qsTr("Name of the tournament")
            placeholderText: qsTr("Name of the tournament (optional)")
            Accessible.description: placeholderText
            most: 40
            // While a name is written, a space at the end is a space.
            Binding on text {
                when: !ownName.activeFocus
                value: page.setup.name
                restoreMode: Binding.RestoreNone
            }
            onTextEdited: page.setup.writeName(text)
            onAccepted: nameField.forceActiveFocus(Qt.TabFocusReason)
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap(2)

            TextInputField {
                id: nameField

                Layout.fillWidth: true
                focus: true
                name: qsTr("Name of an entrant")
                placeholderText: qsTr("Name, then Enter")
                Accessible.description: placeholderText
                most: 40
                onAccepted: sources.add()
                Keys.onPressed: event => {
                    if (event.matches(StandardKey.Paste) && page.setup.pasteNames())
                        event.accepted = true;
                }
            }
            ActionButton {
                text: qsTr("Add")
                enabled: nameField.text.trim() !== "" && fault.text === "" && page.setup.room > 0
                onClicked: sources.add()
            }
        }
        NameFault {
            id: fault

            typed: nameField.text
        }
        TextLabel {
            Layout.fillWidth: true
            visible: !Theme.largeType
            text: qsTr("A list can be pasted, also from a spreadsheet: names in the first column, clubs in the second. Press a name to add its club.")
            kind: "small"
            quiet: true
            onTable: true
            wrapMode: Text.WordWrap
        }
        Flow {
            Layout.fillWidth: true
            visible: page.setup.people.count > 0
            spacing: Theme.gap(1)

            Repeater {
                model: page.setup.people

                KnownEntrant {
                    required entered

                    onClicked: page.setup.toggleKnown(name)
                }
            }
        }
        Panel {
            Layout.fillWidth: true
            implicitHeight: computers.implicitHeight + Theme.gap(6)

            ColumnLayout {
                id: computers

                property int level: 2
                property int count: 1

                x: Theme.gap(3)
                y: Theme.gap(3)
                width: parent.width - Theme.gap(6)
                spacing: Theme.gap(2)

                SegmentedControl {
                    Layout.fillWidth: true
                    fill: true
                    name: qsTr("How the computers play")
                    options: LevelNames.levels.map(level => LevelNames.title(level))
                    current: computers.level
                    onChosen: index => computers.level = index
                }
                RowLayout {
                    Layout.fillWidth: true
                    spacing: Theme.gap(2)

                    Stepper {
                        Layout.fillWidth: true
                        text: qsTr("Computers")
                        value: Math.max(1, Math.min(computers.count, page.setup.room))
                        from: 1
                        to: Math.max(1, page.setup.room)
                        onMoved: value => computers.count = value
                    }
                    ActionButton {
                        text: qsTr("Add")
                        Accessible.name: qsTr("Add computers")
                        enabled: page.setup.room > 0
                        onClicked: page.setup.addComputers(LevelNames.levels[computers.level], Math.min(computers.count, page.setup.room))
                    }
                }
            }
        }
    }
}
