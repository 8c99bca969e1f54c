pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Stolik
import Stolik.Models
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

    PageColumn {
        narrow: page.narrow
        spacing: Theme.gap(3)

        PageHeader {
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
    TournamentSettingsSheet { id: settings; setup: page.setup }
    EntrantSheet { id: sheet; setup: page.setup }

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
        NameFault { id: fault; typed: nameField.text }
        Paragraph {
            visible: !Theme.largeType
            text: qsTr("A list can be pasted, also from a spreadsheet: names in the first column, clubs in the second. Press a name to add its club.")
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

    // Everybody who has entered, in their order; a press changes one, the cross takes one out.
    component EntrantsPanel: Panel {
        id: panel

        required property TournamentSetup setup
        // Whether the list scrolls in itself, or the page scrolls with it.
        property bool scrolls: false
        readonly property real rowHeight: Theme.target
        // No more columns than the height asks for: so names have the most room, and few people stand close together.
        readonly property int mostColumns: Math.max(1, Math.floor((list.width + Theme.gap(2)) / Theme.dp(230)))
        readonly property int leastColumns: Math.max(1, Math.floor((list.width + Theme.gap(2)) / Theme.dp(340)))
        readonly property int inHeight: Math.max(1, Math.floor(list.height / panel.rowHeight))
        readonly property int columns: !panel.scrolls ? mostColumns
            : Math.max(leastColumns, Math.min(mostColumns, Math.ceil(panel.setup.entrants.count / inHeight)))
        readonly property int lines: Math.ceil(panel.setup.entrants.count / columns)

        signal editWanted(int key)

        implicitHeight: heading.implicitHeight + Math.max(1, lines) * rowHeight + Theme.gap(8)

        TextLabel {
            id: heading

            x: Theme.gap(4)
            y: Theme.gap(3)
            width: parent.width - 2 * x
            text: qsTr("%n entrant(s)", "", panel.setup.entrants.count)
            kind: "lead"
            strong: true
            Accessible.role: Accessible.Heading
        }
        TextLabel {
            x: Theme.gap(4)
            y: list.y
            width: parent.width - 2 * x
            visible: panel.setup.entrants.count === 0
            text: qsTr("Entrants appear here.")
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
            // What is out of sight would be made bit by bit, also while the page goes.
            cacheBuffer: 0
            model: panel.setup.entrants
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
                required property bool twice
                readonly property string shownName: Names.isolated(name)

                width: list.cellWidth
                height: list.cellHeight
                Accessible.role: Accessible.Grouping
                Accessible.name: row.name

                PressButton {
                    id: button

                    width: parent.width - cross.width
                    height: parent.height
                    text: row.name
                    Accessible.name: row.bot ? qsTr("%1, computer").arg(row.shownName) : row.name
                    Accessible.description: row.twice ? qsTr("This name can't stay.") : row.club
                    onActiveFocusChanged: if (activeFocus) list.positionViewAtIndex(row.index, GridView.Contain)
                    onClicked: panel.editWanted(row.key)
                    background: Rectangle {
                        radius: Theme.radiusSmall
                        color: row.twice ? Theme.dangerWash : button.down ? Theme.pressWash : button.hovered ? Theme.hoverWash : "transparent"
                        border.width: row.twice ? Theme.line : 0
                        border.color: Theme.danger

                        FocusRing { shown: button.visualFocus; inner: Theme.radiusSmall }
                    }
                    contentItem: Item {
                        RowLayout {
                            x: Theme.gap(2)
                            width: parent.width - Theme.gap(3)
                            anchors.verticalCenter: parent.verticalCenter
                            spacing: Theme.gap(2)

                            TextLabel {
                                Layout.preferredWidth: Theme.dp(24)
                                text: row.number
                                quiet: true
                                tabular: true
                                horizontalAlignment: Text.AlignRight
                                Accessible.ignored: true
                            }
                            TextLabel {
                                Layout.maximumWidth: implicitWidth + 1
                                Layout.fillWidth: true
                                text: row.shownName
                                elide: Text.ElideRight
                                Accessible.ignored: true
                            }
                            Icon {
                                visible: row.bot !== ""
                                name: "robot"
                                size: Theme.dp(18)
                                color: Theme.muted
                            }
                            TextLabel {
                                Layout.fillWidth: true
                                text: Names.isolated(row.club)
                                kind: "note"
                                elide: Text.ElideRight
                                Accessible.ignored: true
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
                    text: qsTr("Take out %1").arg(row.name)
                    onClicked: panel.setup.remove(row.key)
                }
            }
        }
    }

    // The name of an entrant, and the club or family.
    component EntrantSheet: ModalSheet {
        id: entrantSheet

        required property TournamentSetup setup
        property int key: -1

        function edit(key: int): void {
            for (let row = 0; row < setup.entrants.count; row++) {
                const entrant = setup.entrants.at(row);
                if (entrant.key === key) {
                    entrantSheet.key = key;
                    entrantSheetNameField.text = entrant.name;
                    clubField.text = entrant.club;
                }
            }
            open();
            entrantSheetNameField.forceActiveFocus(Qt.TabFocusReason);
            entrantSheetNameField.selectAll();
        }
        function take(): void {
            entrantSheet.setup.change(entrantSheet.key, entrantSheetNameField.text, clubField.text);
        }

        title: qsTr("Who enters?")
        cross: false

        TextLabel { text: qsTr("Name"); strong: true; Accessible.ignored: true }
        TextInputField {
            id: entrantSheetNameField

            Layout.fillWidth: true
            name: qsTr("Name")
            most: 40
            onTextEdited: entrantSheet.take()
            onAccepted: entrantSheet.close()
        }
        TextLabel {
            text: qsTr("Club or family, if it matters")
            strong: true
            Accessible.ignored: true
        }
        TextInputField {
            id: clubField

            Layout.fillWidth: true
            name: qsTr("Club or family")
            most: 40
            onTextEdited: entrantSheet.take()
            onAccepted: entrantSheet.close()
        }
        Paragraph {
            visible: text !== ""
            text: entrantSheet.setup.sentence
            color: Theme.danger
            strong: true
            wrapMode: Text.Wrap
        }
        actions: [
            ActionButton {
                text: qsTr("Take out")
                iconName: "bin"
                onClicked: {
                    entrantSheet.close();
                    entrantSheet.setup.remove(entrantSheet.key);
                }
            },
            Item { Layout.fillWidth: true },
            ActionButton { text: qsTr("Done"); primary: true; onClicked: entrantSheet.close() }
        ]
    }

    // How the tournament is played; everything has the value of a tournament to begin with.
    component TournamentSettingsSheet: ModalSheet {
        id: tournamentSettingsSheet

        required property TournamentSetup setup
        readonly property bool low: tournamentSettingsSheet.roomY < Theme.dp(640)

        title: qsTr("Rounds and final")
        cross: false
        wide: Theme.dp(760)

        GridLayout {
            columns: Theme.largeType ? 1 : 2
            uniformCellWidths: true
            columnSpacing: Theme.gap(8)
            rowSpacing: Theme.gap(tournamentSettingsSheet.low ? 1 : 2)

            Stepper {
                text: qsTr("Games a match")
                value: tournamentSettingsSheet.setup.gamesAMatch
                from: 1
                to: 9
                onMoved: value => tournamentSettingsSheet.setup.chooseGamesAMatch(value)
            }
            Stepper {
                visible: tournamentSettingsSheet.setup.hasClock
                text: qsTr("Seconds a move")
                value: tournamentSettingsSheet.setup.seconds
                from: 0
                to: 300
                valueText: tournamentSettingsSheet.setup.seconds > 0 ? tournamentSettingsSheet.setup.seconds.toString() : qsTr("no clock")
                onMoved: value => tournamentSettingsSheet.setup.stepSeconds(value - tournamentSettingsSheet.setup.seconds)
            }
            Stepper {
                text: qsTr("Qualifying rounds")
                value: tournamentSettingsSheet.setup.rounds
                from: 1
                to: 9
                onMoved: value => tournamentSettingsSheet.setup.chooseRounds(value)
            }
            Stepper {
                text: qsTr("Reach the semi-final, at most")
                value: tournamentSettingsSheet.setup.semiFinal
                from: 0
                to: 64
                valueText: tournamentSettingsSheet.setup.semiFinal > 0 ? tournamentSettingsSheet.setup.semiFinal.toString() : qsTr("nobody")
                onMoved: value => tournamentSettingsSheet.setup.stepSemiFinal(value - tournamentSettingsSheet.setup.semiFinal)
            }
            Stepper {
                text: qsTr("Reach the final")
                value: tournamentSettingsSheet.setup.final
                from: tournamentSettingsSheet.setup.leastInFinal
                to: tournamentSettingsSheet.setup.mostInFinal
                onMoved: value => tournamentSettingsSheet.setup.chooseFinal(value)
            }
            RowLayout {
                spacing: Theme.gap(2)

                TextLabel {
                    Layout.fillWidth: true
                    text: qsTr("Number of the draw")
                    strong: true
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.dp(13)
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                TextInputField {
                    Layout.preferredWidth: Theme.dp(132)
                    name: qsTr("Number of the draw")
                    maximumLength: 6
                    inputMethodHints: Qt.ImhDigitsOnly
                    validator: IntValidator { bottom: 0; top: 999999 }
                    text: tournamentSettingsSheet.setup.seed
                    onTextEdited: if (acceptableInput) tournamentSettingsSheet.setup.chooseSeed(parseInt(text))
                    onAccepted: tournamentSettingsSheet.close()
                }
            }
        }
        ToggleRow {
            // Its words and its switch stand where those above them do.
            Layout.leftMargin: -leftPadding
            Layout.rightMargin: -rightPadding
            text: qsTr("Keep clubs and families apart")
            line: tournamentSettingsSheet.low ? "" : qsTr("People of one club or family meet as rarely as possible in the qualifying.")
            checked: tournamentSettingsSheet.setup.avoidsClubs
            onToggled: tournamentSettingsSheet.setup.chooseAvoidClubs(checked)
        }
        Paragraph {
            text: tournamentSettingsSheet.setup.semiFinalNote !== "" ? tournamentSettingsSheet.setup.plan + " " + tournamentSettingsSheet.setup.semiFinalNote : tournamentSettingsSheet.setup.plan
            kind: tournamentSettingsSheet.low ? "small" : "body"
            quiet: true
        }
        actions: [
            Item { Layout.fillWidth: true },
            ActionButton {
                text: qsTr("Done")
                primary: true
                onClicked: tournamentSettingsSheet.close()
            }
        ]
    }
}
