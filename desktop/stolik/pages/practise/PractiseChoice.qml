pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.PracticeRoom

// What there is to practise: what is due today, a puzzle of each game, and the first games.
FocusScope {
    id: view

    required property PracticeRoom room
    readonly property bool narrow: Theme.largeType || view.width < Theme.dp(900)
    readonly property int abreast: Theme.largeType ? 2 : 4
    // As high as lets three rows of pictures stand in the window.
    readonly property real high: Theme.largeType ? Theme.air(96)
        : Math.max(Theme.dp(84), Math.min(Theme.dp(170), (view.height - Theme.dp(390)) / 3))

    signal firstGameWanted(string gameId)

    function takeFocus(): void {
        // It begins with the first picture.
        const first = view.room.begins ? begin.nextItemInFocusChain() : today.itemAt(0);
        first?.forceActiveFocus(Qt.OtherFocusReason);
    }

    component Heading: TextLabel {
        kind: "title"
        onTable: true
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    component Shelf: GridLayout {
        Layout.fillWidth: true
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
        Layout.fillWidth: true
        spacing: Theme.gap(2)

        Heading { text: qsTr("Guided first game") }
        Shelf {
            Repeater {
                model: view.room.firstGames

                Still {
                    required property var model

                    // The numbers on its tiles can be read.
                    pictureHigh: Math.max(view.high, Theme.dp(140))
                    text: model.title
                    still: model.still
                    done: model.done
                    line: model.begun ? qsTr("Go on") : ""
                    Accessible.name: qsTr("Guided first game: %1").arg(text)
                    Accessible.description: model.done ? qsTr("played") : line
                    onClicked: view.firstGameWanted(model.gameId)
                }
            }
        }
    }

    ScrolledColumn {
        id: scrolled

        anchors.fill: parent
        // What scrolls keeps some room to its sides: this way it stands below the header.
        anchors.leftMargin: Theme.gap(view.narrow ? 2 : 6)
        anchors.rightMargin: Theme.gap(view.narrow ? 0 : 4)

        ColumnLayout {
            id: column

            Layout.fillWidth: true
            Layout.maximumWidth: Theme.dp(1420)
            Layout.alignment: Qt.AlignHCenter
            Layout.topMargin: Theme.gap(2)
            spacing: Theme.gap(view.height < Theme.dp(600) ? 3 : 5)

            PractisePeople {
                Layout.fillWidth: true
                visible: view.room.people.count > 1
                people: view.room.people
                onWanted: name => view.room.choosePerson(name)
            }
            Loader {
                id: begin

                Layout.fillWidth: true
                active: view.room.begins
                visible: active
                sourceComponent: FirstGames {}
            }
            GridLayout {
                Layout.fillWidth: true
                columns: view.narrow && Theme.largeType ? 1 : 2
                columnSpacing: Theme.gap(3)
                rowSpacing: Theme.gap(3)
                uniformCellWidths: view.room.today.count > 1

                Repeater {
                    id: today

                    model: view.room.today

                    StillButton {
                        id: due

                        required property var model
                        readonly property bool again: model.key === "again"

                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        Layout.preferredWidth: 1
                        Layout.columnSpan: view.room.today.count > 1 || Theme.largeType ? 1 : 2
                        beside: true
                        pictureHigh: view.high
                        still: model.still
                        done: model.done
                        text: due.again ? qsTr("Try again") : qsTr("Puzzle of the day")
                        line: due.again ? qsTr("%n move(s) from your games", "", model.many)
                            : model.many > 0 ? model.title + " · " + qsTr("%n day(s) in a row", "", model.many) : model.title
                        Accessible.description: model.done ? line + " · " + qsTr("solved today") : line
                        onClicked: view.room.begin(model.key)
                    }
                }
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: Theme.gap(2)

                GridLayout {
                    Layout.fillWidth: true
                    columns: Theme.largeType ? 1 : 2
                    columnSpacing: Theme.gap(4)
                    rowSpacing: Theme.gap(2)

                    Heading {
                        Layout.fillWidth: true
                        // There only numbers have room below.
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
                            required property var model

                            text: model.title
                            still: model.still
                            line: model.solved > 0 ? qsTr("%n solved", "puzzles", model.solved) : ""
                            Accessible.name: qsTr("Solve a puzzle: %1").arg(text)
                            Accessible.description: [model.question, line].filter(part => part !== "").join(" · ")
                            onClicked: view.room.solve(model.gameId)
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
}
