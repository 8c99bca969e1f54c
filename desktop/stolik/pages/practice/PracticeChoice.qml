pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.PracticeRoom

// The choice of practice: things due today, a puzzle for each game, and first games.
FocusScope {
    id: view

    required property PracticeRoom room
    readonly property bool narrow: Theme.largeType || view.width < Theme.dp(900)
    readonly property int abreast: Theme.largeType ? 2 : 4
    // The height at which three rows of pictures fit into the window.
    readonly property real high: Theme.largeType ? Theme.air(96)
        : Math.max(Theme.dp(84), Math.min(Theme.dp(170), (view.height - Theme.dp(390)) / 3))

    signal firstGameWanted(string gameId)

    function takeFocus(): void {
        // The keyboard begins at the first picture.
        const first = view.room.begins ? begin.nextItemInFocusChain() : today.itemAt(0);
        first?.forceActiveFocus(Qt.OtherFocusReason);
    }

    ScrolledColumn {
        anchors.fill: parent
        // A scrolled column has margins; with this one it is aligned with the header.
        anchors.leftMargin: Theme.gap(view.narrow ? 2 : 6)
        anchors.rightMargin: Theme.gap(view.narrow ? 0 : 4)

        ColumnLayout {
            Layout.maximumWidth: Theme.dp(1420)
            Layout.alignment: Qt.AlignHCenter
            Layout.topMargin: Theme.gap(2)
            spacing: Theme.gap(view.height < Theme.dp(600) ? 3 : 5)

            // The people of the house, each with how much is due for them today.
            Flow {
                id: practicePeople

                Layout.fillWidth: true
                visible: view.room.people.count > 1
                spacing: Theme.gap(2)
                Accessible.role: Accessible.Grouping
                Accessible.name: qsTr("Who is practising?")

                Repeater {
                    model: view.room.people

                    PersonChoice {
                        id: person

                        required property string name
                        required avatar
                        required colour
                        required property int due
                        required property bool chosen

                        text: person.name
                        count: person.due
                        current: person.chosen
                        Accessible.description: person.due > 0 ? qsTr("%n move(s) to try again", "", person.due) : ""
                        onClicked: view.room.choosePerson(person.name)
                    }
                }
            }
            Loader {
                id: begin

                Layout.fillWidth: true
                active: view.room.begins
                visible: active
                sourceComponent: FirstGames {}
            }
            GridLayout {
                columns: view.narrow && Theme.largeType ? 1 : 2
                columnSpacing: Theme.gap(3)
                rowSpacing: Theme.gap(3)
                uniformCellWidths: view.room.today.count > 1

                Repeater {
                    id: today

                    model: view.room.today

                    StillButton {
                        id: due

                        required property string key
                        required property string title
                        required property int many
                        required done
                        required still
                        readonly property bool again: key === "again"

                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        Layout.preferredWidth: 1
                        Layout.columnSpan: view.room.today.count > 1 || Theme.largeType ? 1 : 2
                        beside: true
                        pictureHigh: view.high
                        text: due.again ? qsTr("Second chance") : qsTr("Puzzle of the day")
                        line: due.again ? qsTr("%n move(s) from your games", "", many)
                            : many > 0 ? title + " · " + qsTr("%n day(s) in a row", "", many) : title
                        Accessible.description: done ? line + " · " + qsTr("solved today") : line
                        onClicked: view.room.begin(key)
                    }
                }
            }
            ColumnLayout {
                spacing: Theme.gap(2)

                GridLayout {
                    columns: Theme.largeType ? 1 : 2
                    columnSpacing: Theme.gap(4)
                    rowSpacing: Theme.gap(2)

                    Heading {
                        Layout.fillWidth: true
                        // Only numbers fit there.
                        text: Theme.largeType ? qsTr("Puzzles: %1", "how hard").arg(view.room.gradeNames[view.room.grade - 1]) : qsTr("Puzzles")
                    }
                    SegmentedControl {
                        Layout.fillWidth: Theme.largeType
                        fill: Theme.largeType
                        name: qsTr("How hard?")
                        options: Theme.largeType ? ["1", "2", "3", "4", "5"] : view.room.gradeNames
                        current: view.room.grade - 1
                        onChosen: index => view.room.chooseGrade(index + 1)
                    }
                }
                Shelf {
                    Repeater {
                        model: view.room.puzzles

                        Still {
                            required property string gameId
                            required property string title
                            required property string question
                            required property int solved
                            required still

                            text: title
                            line: solved > 0 ? qsTr("%n solved", "puzzles", solved) : ""
                            Accessible.name: qsTr("Solve a puzzle: %1").arg(text)
                            Accessible.description: [question, line].filter(part => part !== "").join(" · ")
                            onClicked: view.room.solve(gameId)
                        }
                    }
                }
            }
            Loader {
                Layout.fillWidth: true
                active: !view.room.begins
                visible: active
                sourceComponent: FirstGames {}
            }
        }
    }

    component Heading: TextLabel {
        kind: "title"
        onTable: true
        Accessible.role: Accessible.Heading
    }

    component Shelf: GridLayout {
        columns: view.abreast
        columnSpacing: Theme.gap(3)
        rowSpacing: Theme.gap(3)
        uniformCellWidths: true
    }

    component Still: StillButton {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        pictureHigh: view.high
    }

    component FirstGames: ColumnLayout {
        spacing: Theme.gap(2)

        Heading { text: qsTr("Guided first game") }
        Shelf {
            Repeater {
                model: view.room.firstGames

                Still {
                    required property string gameId
                    required property string title
                    required property bool begun
                    required done
                    required still

                    // High enough for the numbers on its tiles to be legible.
                    pictureHigh: Math.max(view.high, Theme.dp(140))
                    text: title
                    line: begun ? qsTr("Resume") : ""
                    Accessible.name: qsTr("Guided first game: %1").arg(text)
                    Accessible.description: done ? qsTr("played") : line
                    onClicked: view.firstGameWanted(gameId)
                }
            }
        }
    }
}
