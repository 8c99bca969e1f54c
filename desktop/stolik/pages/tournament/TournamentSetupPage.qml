pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Stolik
import Stolik.Models
import Stolik.Tournament

// A new tournament: its entrants, its settings, and the plan that follows.
Page {
    id: page

    required property TournamentSetup setup

    title: qsTr("New tournament")

    PageColumn {
        narrow: page.narrow
        spacing: Theme.gap(3)

        PageHeader {
            title: page.title
            onBackWanted: page.backWanted()

            Games { visible: !page.narrow && page.setup.games.length > 1 }
            IconButton {
                anchors.verticalCenter: parent?.verticalCenter
                iconName: "settings"
                text: qsTr("Rounds and final")
                showText: !Theme.largeType
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

                // A fault takes the place of the plan, so that nothing shifts.
                Paragraph {
                    readonly property bool refuses: page.setup.sentence !== ""

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
                    text: qsTr("Start the tournament")
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
                Layout.fillWidth: false
                Layout.leftMargin: -Theme.gap(2)
                Layout.preferredWidth: Theme.dp(430)

                Sources { }
            }
            EntrantsPanel {
                Layout.fillWidth: true
                Layout.fillHeight: true
                scrolls: true
                onEditWanted: (key, faces) => sheet.edit(key, faces)
            }
        }
    }
    Component {
        id: oneColumn

        ScrolledColumn {
            Sources { }
            EntrantsPanel {
                Layout.fillWidth: true
                onEditWanted: (key, faces) => sheet.edit(key, faces)
            }
        }
    }
    // The settings, which begin with the defaults of a tournament.
    ModalSheet {
        id: settings

        readonly property bool low: settings.roomY < Theme.dp(640)

        title: qsTr("Rounds and final")
        cross: false
        wide: Theme.dp(760)

        GridLayout {
            columns: Theme.largeType ? 1 : 2
            uniformCellWidths: true
            columnSpacing: Theme.gap(8)
            rowSpacing: Theme.gap(settings.low ? 1 : 2)

            Stepper {
                text: qsTr("Games per match")
                value: page.setup.gamesAMatch
                from: 1
                to: 9
                onMoved: value => page.setup.chooseGamesAMatch(value)
            }
            Stepper {
                visible: page.setup.hasClock
                text: qsTr("Seconds per move")
                value: page.setup.seconds
                from: 0
                to: 300
                valueText: page.setup.seconds > 0 ? page.setup.seconds.toString() : qsTr("no clock")
                onMoved: value => page.setup.stepSeconds(value - page.setup.seconds)
            }
            Stepper {
                text: qsTr("Qualifying rounds")
                value: page.setup.rounds
                from: 1
                to: 9
                onMoved: value => page.setup.chooseRounds(value)
            }
            Stepper {
                text: qsTr("Semi-final places, at most")
                value: page.setup.semiFinal
                from: 0
                to: 64
                valueText: page.setup.semiFinal > 0 ? page.setup.semiFinal.toString() : qsTr("none")
                onMoved: value => page.setup.stepSemiFinal(value - page.setup.semiFinal)
            }
            Stepper {
                text: qsTr("Final places")
                value: page.setup.final
                from: page.setup.leastInFinal
                to: page.setup.mostInFinal
                onMoved: value => page.setup.chooseFinal(value)
            }
            RowLayout {
                spacing: Theme.gap(2)

                SilentLabel {
                    Layout.fillWidth: true
                    text: qsTr("Draw number")
                    strong: true
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.dp(13)
                    elide: Text.ElideRight
                }
                TextInputField {
                    Layout.preferredWidth: Theme.dp(132)
                    name: qsTr("Draw number")
                    maximumLength: 6
                    inputMethodHints: Qt.ImhDigitsOnly
                    validator: IntValidator { bottom: 0; top: 999999 }
                    text: page.setup.seed
                    onTextEdited: if (acceptableInput) page.setup.chooseSeed(parseInt(text))
                    onAccepted: settings.close()
                }
            }
        }
        ToggleRow {
            // Its text and switch are aligned with those above.
            Layout.leftMargin: -leftPadding
            Layout.rightMargin: -rightPadding
            text: qsTr("Keep clubs and families apart")
            line: settings.low ? "" : qsTr("People from one club or family meet as rarely as possible in qualifying.")
            checked: page.setup.avoidsClubs
            onToggled: page.setup.chooseAvoidClubs(checked)
        }
        Paragraph {
            text: page.setup.semiFinalNote !== "" ? page.setup.plan + " " + page.setup.semiFinalNote : page.setup.plan
            kind: settings.low ? "small" : "body"
            quiet: true
        }
        actions: [
            Item { Layout.fillWidth: true },
            LargeButton {
                text: qsTr("Done")
                primary: true
                onClicked: settings.close()
            }
        ]
    }
    // The name of an entrant, and their club or family.
    ModalSheet {
        id: sheet

        property int key: -1
        property var entrant: ({})

        function edit(key: int, faces: bool): void {
            for (let row = 0; row < page.setup.entrants.count; row++) {
                const entrant = page.setup.entrants.at(row);
                if (entrant.key === key) {
                    sheet.key = key;
                    sheet.entrant = entrant;
                    entrantSheetNameField.text = entrant.name;
                    clubField.text = entrant.club;
                }
            }
            open();
            (faces ? facePicker : entrantSheetNameField).forceActiveFocus(Qt.TabFocusReason);
            entrantSheetNameField.selectAll();
        }
        function take(): void {
            page.setup.change(sheet.key, entrantSheetNameField.text, clubField.text);
        }

        title: qsTr("Who is this?")
        cross: false
        wide: Theme.dp(640)

        SilentLabel { text: qsTr("Name"); strong: true }
        TextInputField {
            id: entrantSheetNameField

            Layout.fillWidth: true
            name: qsTr("Name")
            most: 40
            onTextEdited: sheet.take()
            onAccepted: sheet.close()
        }
        SilentLabel { text: qsTr("Club or family (optional)"); strong: true }
        TextInputField {
            id: clubField

            Layout.fillWidth: true
            name: qsTr("Club or family")
            most: 40
            onTextEdited: sheet.take()
            onAccepted: sheet.close()
        }
        SilentLabel { visible: facePicker.visible; text: qsTr("Face"); strong: true }
        FacePicker {
            id: facePicker

            low: true
            // People of the house and computers already have one.
            visible: sheet.entrant.bot === "" && !sheet.entrant.known
            chosen: sheet.entrant.face ?? 0
            colour: sheet.entrant.colour ?? 0
            onPicked: face => {
                page.setup.wear(sheet.key, face);
                sheet.entrant = Object.assign({}, sheet.entrant, { face: face });
            }
        }
        Paragraph {
            visible: text !== ""
            text: page.setup.sentence
            color: Theme.danger
            strong: true
            wrapMode: Text.Wrap
        }
        actions: [
            LargeButton {
                text: qsTr("Remove player")
                iconName: "bin"
                onClicked: {
                    sheet.close();
                    page.setup.remove(sheet.key);
                }
            },
            Item { Layout.fillWidth: true },
            LargeButton { text: qsTr("Done"); primary: true; onClicked: sheet.close() }
        ]
    }

    // The choice of game.
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

        spacing: Theme.gap(3)

        Games {
            Layout.fillWidth: true
            visible: page.narrow && page.setup.games.length > 1
            fill: true
        }
        TextInputField {
            id: ownName

            Layout.fillWidth: true
            name: qsTr("Tournament name")
            placeholderText: qsTr("Tournament name (optional)")
            Accessible.description: placeholderText
            most: 40
            // While a name is being typed, a trailing space must stay.
            Binding on text {
                when: !ownName.activeFocus
                value: page.setup.name
                restoreMode: Binding.RestoreNone
            }
            onTextEdited: page.setup.writeName(text)
            onAccepted: nameField.forceActiveFocus(Qt.TabFocusReason)
        }
        RowLayout {
            spacing: Theme.gap(2)

            TextInputField {
                id: nameField

                Layout.fillWidth: true
                focus: true
                name: qsTr("Player's name")
                placeholderText: qsTr("Name, then Enter")
                Accessible.description: placeholderText
                most: 40
                onAccepted: sources.add()
                Keys.onPressed: event => {
                    if (event.matches(StandardKey.Paste) && page.setup.pasteNames())
                        event.accepted = true;
                }
            }
            LargeButton {
                text: qsTr("Add")
                enabled: nameField.text.trim() !== "" && fault.text === "" && page.setup.room > 0
                onClicked: sources.add()
            }
        }
        NameFault { id: fault; typed: nameField.text }
        Paragraph {
            visible: !Theme.largeType
            text: qsTr("You can paste a list, even from a spreadsheet: names in the first column, clubs in the second. Press a name to add a club.")
            kind: "note"
            onTable: true
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
                    fill: true
                    name: qsTr("How the computers play")
                    options: LevelNames.levels.map(level => LevelNames.title(level))
                    current: computers.level
                    onChosen: index => computers.level = index
                }
                RowLayout {
                    spacing: Theme.gap(2)

                    Stepper {
                        text: qsTr("Computers")
                        value: Math.max(1, Math.min(computers.count, page.setup.room))
                        from: 1
                        to: Math.max(1, page.setup.room)
                        onMoved: value => computers.count = value
                    }
                    LargeButton {
                        text: qsTr("Add")
                        Accessible.name: qsTr("Add computers")
                        enabled: page.setup.room > 0
                        onClicked: page.setup.addComputers(LevelNames.levels[computers.level], Math.min(computers.count, page.setup.room))
                    }
                }
            }
        }
    }

    // All entrants in order; a press changes one, the cross removes one.
    component EntrantsPanel: Panel {
        id: panel

        // Whether the list itself scrolls rather than the page.
        property bool scrolls: false
        readonly property real rowHeight: Theme.target
        // No more columns than the height requires, so that names have room and a few people stay together.
        readonly property int mostColumns: Math.max(1, Math.floor((list.width + Theme.gap(2)) / Theme.dp(230)))
        readonly property int leastColumns: Math.max(1, Math.floor((list.width + Theme.gap(2)) / Theme.dp(340)))
        readonly property int inHeight: Math.max(1, Math.floor(list.height / panel.rowHeight))
        readonly property int columns: !panel.scrolls ? mostColumns
            : Math.max(leastColumns, Math.min(mostColumns, Math.ceil(page.setup.entrants.count / inHeight)))
        readonly property int lines: Math.ceil(page.setup.entrants.count / columns)

        signal editWanted(int key, bool faces)

        implicitHeight: heading.implicitHeight + Math.max(1, lines) * rowHeight + Theme.gap(8)

        TextLabel {
            id: heading

            x: Theme.gap(4)
            y: Theme.gap(3)
            width: parent.width - 2 * x
            text: qsTr("%n player(s)", "", page.setup.entrants.count)
            kind: "lead"
            strong: true
            Accessible.role: Accessible.Heading
        }
        TextLabel {
            x: Theme.gap(4)
            y: list.y
            width: parent.width - 2 * x
            visible: page.setup.entrants.count === 0
            text: qsTr("Players will appear here.")
            quiet: true
            wrapMode: Text.WordWrap
        }
        GridView {
            id: list

            x: Theme.gap(2)
            y: heading.y + heading.implicitHeight + Theme.gap(2)
            width: panel.width - Theme.gap(4)
            height: panel.height - y - Theme.gap(2)
            cellWidth: Math.floor((width - Theme.gap(2)) / panel.columns)
            cellHeight: panel.rowHeight
            interactive: panel.scrolls && contentHeight > height + 1
            boundsBehavior: Flickable.StopAtBounds
            clip: interactive
            // Otherwise rows out of view would be created step by step, even while the page goes.
            cacheBuffer: 0
            model: page.setup.entrants
            Accessible.role: Accessible.List
            Accessible.name: heading.text
            onCountChanged: if (panel.scrolls) Qt.callLater(list.positionViewAtEnd)
            T.ScrollBar.vertical: ScrollPositionBar { }

            delegate: Item {
                id: row

                required property int index
                required property int key
                required property int number
                required property string name
                required property string club
                required property string bot
                required property int face
                required property int colour
                required property bool known
                required property bool twice
                readonly property string shownName: Names.isolated(name)

                width: list.cellWidth
                height: list.cellHeight
                Accessible.role: Accessible.Grouping
                Accessible.name: row.name

                SilentLabel {
                    width: Theme.dp(30)
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.number
                    quiet: true
                    tabular: true
                    horizontalAlignment: Text.AlignRight
                }
                PressButton {
                    id: look

                    x: Theme.dp(30)
                    width: height
                    height: parent.height
                    enabled: row.bot === "" && !row.known
                    text: qsTr("Face of %1").arg(row.shownName)
                    Accessible.ignored: !enabled
                    onClicked: panel.editWanted(row.key, true)
                    background: RowGround { row: look; radius: Theme.radiusSmall }
                    contentItem: Item {
                        Avatar {
                            anchors.centerIn: parent
                            size: Math.min(Theme.dp(32), look.height - Theme.gap(1))
                            number: row.face
                            bot: row.bot
                            colour: row.colour
                        }
                    }
                }
                PressButton {
                    id: button

                    x: look.x + look.width
                    width: parent.width - cross.width - x
                    height: parent.height
                    text: row.name
                    Accessible.name: row.bot ? qsTr("%1, computer").arg(row.shownName) : row.name
                    Accessible.description: row.twice ? qsTr("This name must be changed.") : row.club
                    onActiveFocusChanged: if (activeFocus) list.positionViewAtIndex(row.index, GridView.Contain)
                    onClicked: panel.editWanted(row.key, false)
                    background: Rectangle {
                        radius: Theme.radiusSmall
                        color: row.twice ? Theme.dangerWash : button.down ? Theme.pressWash : button.hovered ? Theme.hoverWash : "transparent"
                        border.width: row.twice ? Theme.line : 0
                        border.color: Theme.danger

                        FocusRing { shown: button.visualFocus; inner: Theme.radiusSmall }
                    }
                    contentItem: Item {
                        RowLayout {
                            x: Theme.gap(1)
                            width: parent.width - Theme.gap(1.5)
                            anchors.verticalCenter: parent.verticalCenter
                            spacing: Theme.gap(2)

                            SilentLabel {
                                Layout.maximumWidth: implicitWidth + 1
                                Layout.fillWidth: true
                                text: row.shownName
                                elide: Text.ElideRight
                            }
                            SilentLabel {
                                Layout.fillWidth: true
                                visible: text !== ""
                                text: Names.isolated(row.club)
                                kind: "note"
                                elide: Text.ElideRight
                            }
                        }
                    }
                }
                IconButton {
                    id: cross

                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    iconName: "close"
                    ink: Theme.muted
                    text: qsTr("Remove %1").arg(row.name)
                    framed: false
                    onClicked: page.setup.remove(row.key)
                }
            }
        }
    }
}
