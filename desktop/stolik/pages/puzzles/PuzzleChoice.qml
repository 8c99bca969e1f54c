pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Puzzles

// Who solves, the puzzle of the day, and one of every game in the grade that is chosen.
FocusScope {
    id: view

    required property PuzzleModel puzzles
    readonly property bool narrow: Theme.largeType || view.width < Theme.dp(900)
    readonly property string days: qsTr("%n day(s) in a row", "", view.puzzles.streak)

    ScrollArea {
        id: flick

        anchors.fill: parent
        anchors.leftMargin: Theme.gap(view.narrow ? 4 : 8)
        anchors.rightMargin: Theme.gap(view.narrow ? 4 : 8)
        contentHeight: Math.max(height, column.implicitHeight + Theme.gap(8))

        ColumnLayout {
            id: column

            x: Math.max(0, (flick.width - width) / 2)
            y: Theme.gap(3)
            width: Math.min(flick.width - Theme.gap(2), Theme.dp(1100))
            spacing: Theme.gap(4)

            Flow {
                Layout.fillWidth: true
                visible: view.puzzles.people.count > 0
                spacing: Theme.gap(2)
                Accessible.role: Accessible.Grouping
                Accessible.name: qsTr("Who solves?")

                Repeater {
                    model: view.puzzles.people

                    ChoiceButton {
                        id: person

                        required property var model

                        implicitWidth: inside.implicitWidth + Theme.gap(5)
                        implicitHeight: Math.max(Theme.target, inside.implicitHeight + Theme.gap(2))
                        focusPolicy: Qt.StrongFocus
                        hoverEnabled: true
                        current: person.model.chosen
                        text: person.model.name
                        Accessible.role: Accessible.RadioButton
                        Accessible.name: person.text
                        Accessible.onPressAction: person.click()
                        Keys.forwardTo: [strike]
                        onClicked: view.puzzles.choosePerson(person.model.name)

                        PressKeys {
                            id: strike

                            button: person
                        }
                        HoverHandler { cursorShape: Qt.PointingHandCursor }
                        background: Rectangle {
                            radius: Theme.radius
                            color: person.model.chosen ? Theme.raised : person.hovered ? Theme.hoverWash : "transparent"
                            border.width: person.model.chosen ? Theme.dp(2) : Theme.hair
                            border.color: person.model.chosen ? Theme.accent : Theme.outline

                            FocusRing {
                                shown: person.visualFocus
                                around: parent.radius
                            }
                        }
                        contentItem: Item {
                            RowLayout {
                                id: inside

                                anchors.centerIn: parent
                                spacing: Theme.gap(2)

                                Avatar {
                                    size: Theme.dp(32)
                                    number: person.model.avatar
                                    colour: person.model.colour
                                }
                                TextLabel {
                                    text: person.text
                                    strong: person.model.chosen
                                    Accessible.ignored: true
                                }
                            }
                        }
                    }
                }
            }
            Panel {
                Layout.fillWidth: true
                implicitHeight: day.implicitHeight + Theme.gap(8)

                RowLayout {
                    id: day

                    x: Theme.gap(5)
                    y: Theme.gap(4)
                    width: parent.width - Theme.gap(10)
                    spacing: Theme.gap(4)

                    ColumnLayout {
                        Layout.fillWidth: true
                        spacing: Theme.gap(1)

                        TextLabel {
                            Layout.fillWidth: true
                            text: qsTr("Puzzle of the day")
                            kind: "title"
                            wrapMode: Text.WordWrap
                            Accessible.role: Accessible.Heading
                        }
                        TextLabel {
                            Layout.fillWidth: true
                            text: [view.puzzles.dayTitle, view.puzzles.streak > 0 ? view.days : "", view.puzzles.daySolved ? qsTr("solved today") : ""].filter(part => part !== "").join(" · ")
                            wrapMode: Text.WordWrap
                        }
                    }
                    ActionButton {
                        focus: true
                        large: false
                        primary: !view.puzzles.daySolved
                        iconName: view.puzzles.daySolved ? "check" : "puzzle"
                        text: view.puzzles.daySolved ? qsTr("Once more") : qsTr("Solve it")
                        Accessible.description: view.puzzles.dayTitle
                        onClicked: view.puzzles.makeDaily()
                    }
                }
            }
            GridLayout {
                Layout.fillWidth: true
                columns: view.narrow ? 1 : 2
                columnSpacing: Theme.gap(4)
                rowSpacing: Theme.gap(2)

                TextLabel {
                    text: qsTr("How hard?")
                    kind: "lead"
                    strong: true
                }
                SegmentedControl {
                    Layout.fillWidth: view.narrow
                    fill: view.narrow
                    name: qsTr("How hard?")
                    options: view.narrow ? ["1", "2", "3", "4", "5"] : view.puzzles.gradeNames
                    current: view.puzzles.grade - 1
                    onChosen: index => view.puzzles.chooseGrade(index + 1)
                }
            }
            GridLayout {
                Layout.fillWidth: true
                columns: view.narrow ? 1 : 2
                columnSpacing: Theme.gap(4)
                rowSpacing: Theme.gap(4)
                uniformCellWidths: true

                Repeater {
                    model: view.puzzles.games

                    Panel {
                        id: card

                        required property var model

                        Layout.fillWidth: true
                        implicitHeight: game.implicitHeight + Theme.gap(8)

                        RowLayout {
                            id: game

                            x: Theme.gap(5)
                            y: Theme.gap(4)
                            width: parent.width - Theme.gap(10)
                            spacing: Theme.gap(4)

                            ColumnLayout {
                                Layout.fillWidth: true
                                spacing: Theme.gap(1)

                                TextLabel {
                                    Layout.fillWidth: true
                                    text: card.model.title
                                    kind: "lead"
                                    strong: true
                                    wrapMode: Text.WordWrap
                                    Accessible.role: Accessible.Heading
                                }
                                TextLabel {
                                    Layout.fillWidth: true
                                    text: card.model.question
                                    wrapMode: Text.WordWrap
                                }
                                TextLabel {
                                    Layout.fillWidth: true
                                    text: card.model.solved > 0 ? qsTr("%n solved", "puzzles", card.model.solved) : ""
                                    visible: text !== ""
                                    kind: "small"
                                    quiet: true
                                    wrapMode: Text.WordWrap
                                }
                            }
                            ActionButton {
                                large: false
                                text: qsTr("Solve")
                                Accessible.name: qsTr("Solve a puzzle: %1").arg(card.model.title)
                                onClicked: view.puzzles.make(card.model.gameId)
                            }
                        }
                    }
                }
            }
        }
    }
}
