pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Lessons
import Stolik.Table

// A first game on the game's own table, with what to do now, and how it went, above it.
Page {
    id: page

    required property LessonModel model

    readonly property LessonModel lesson: page.model
    readonly property string told: [page.lesson.remark, page.lesson.goal].filter(part => part !== "").join(" ")

    // A small window: the table needs the room.
    readonly property bool low: Theme.largeType || height < Theme.dp(680)

    signal playWanted(string gameId)

    function takeFocus(): void {
        if (page.lesson.over)
            playOn.forceActiveFocus(Qt.OtherFocusReason);
        else
            stage.forceActiveFocus(Qt.OtherFocusReason);
    }
    function tell(): void { page.say(page.told); }
    function say(words: string): void {
        page.Accessible.announce(words, Accessible.Polite);
        page.lesson.spoken(words, true);
    }
    function show(): void {
        page.lesson.show();
        stage.forceActiveFocus(Qt.OtherFocusReason);
    }

    focus: true
    title: qsTr("Guided first game")
    Accessible.description: page.lesson.title
    back: () => {
        if (!page.lesson.hide())
            page.backWanted();
    }
    Keys.onPressed: event => {
        const shows = event.key === Qt.Key_H;
        if (shows)
            page.show();
        event.accepted = shows || ((stage.item as SingleTablePane)?.takeKey(event) ?? false);
    }
    // The table itself says what others do.
    onToldChanged: {
        if (page.lesson.asking || page.lesson.over)
            page.tell();
    }
    Component.onCompleted: {
        page.lesson.begin();
        page.takeFocus();
        page.tell();
    }
    Connections {
        target: page.lesson

        function onTableChanged(): void { page.takeFocus(); }
        function onStrayed(): void {
            page.say(page.lesson.refusal !== "" ? [page.lesson.refusal, page.lesson.goal].join(" ") : page.told);
        }
    }
    Connections {
        target: ending

        function onVisibleChanged(): void { page.takeFocus(); }
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        Panel {
            id: strip

            Layout.fillWidth: true
            Layout.leftMargin: Theme.gap(4)
            Layout.rightMargin: Theme.gap(4)
            Layout.topMargin: Theme.gap(page.low ? 1 : 2)
            // The same height for any text, so that the table keeps its place.
            implicitHeight: Theme.dp(page.low ? 72 : 88)

            RowLayout {
                anchors.fill: parent
                anchors.leftMargin: Theme.gap(3)
                anchors.rightMargin: Theme.gap(3)
                spacing: Theme.gap(Theme.largeType ? 2 : 4)

                IconButton {
                    iconName: "back"
                    text: qsTr("Back")
                    shortcutHint: qsTr("Esc")
                    onClicked: page.backWanted()
                }
                ColumnLayout {
                    // One text or two together are vertically centred.
                    Layout.topMargin: Theme.gap(Theme.largeType ? 1 : page.low ? (remark.visible ? 1.5 : 1) : remark.visible ? 3 : 2)
                    Layout.bottomMargin: Theme.gap(Theme.largeType ? 1 : page.low ? (remark.visible ? 1.5 : 2) : remark.visible ? 1 : 2)
                    spacing: 0

                    Paragraph {
                        id: remark

                        visible: text !== ""
                        text: page.lesson.refusal || page.lesson.remark
                        color: Theme.accent
                        strong: true
                        lineHeight: 1
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.dp(13)
                        // The reason for a refusal may be longer than praise.
                        maximumLineCount: 2
                    }
                    // Smaller lines are better than one more.
                    Paragraph {
                        Layout.fillHeight: true
                        text: page.lesson.goal
                        kind: Theme.largeType ? "body" : "lead"
                        strong: true
                        lineHeight: 1
                        verticalAlignment: Text.AlignVCenter
                        fontSizeMode: Text.Fit
                        minimumPixelSize: Theme.dp(13)
                    }
                }
                ColumnLayout {
                    visible: !Theme.largeType
                    Layout.fillWidth: false
                    Layout.preferredWidth: Theme.dp(76)
                    spacing: Theme.gap(1)

                    TextLabel {
                        Layout.alignment: Qt.AlignHCenter
                        text: qsTr("%1 of %2", "which step of how many").arg(Math.min(page.lesson.done + 1, page.lesson.total)).arg(page.lesson.total)
                        kind: "note"
                        tabular: true
                    }
                    ProgressTrack {
                        progress: page.lesson.total > 0 ? page.lesson.done / page.lesson.total : 0
                    }
                }
                ActionButton {
                    // Otherwise its width would change with every move.
                    enabled: !page.lesson.over
                    iconName: "hint"
                    text: qsTr("Show me")
                    shortcutHint: "H"
                    focusPolicy: Qt.TabFocus
                    onClicked: page.show()
                }
                IconButton {
                    iconName: "replay"
                    text: qsTr("Start again")
                    onClicked: page.lesson.again()
                }
            }
        }
        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true

            Loader {
                id: stage

                anchors.fill: parent
                active: page.lesson.table !== null
                focus: true
                sourceComponent: SingleTablePane {
                    focus: true
                    table: page.lesson.table as TableController
                    alone: page.lesson.alone
                    open: !page.lesson.over
                    ended: page.lesson.over
                    messageBar: strip
                    // The strip shows refusals itself, beside the goal.
                    tellsRefusals: false
                    refusalOutside: page.lesson.refusal
                }
            }
            Panel {
                id: ending

                visible: page.lesson.over
                isRaised: true
                // Over things that can no longer be pressed, so that the result stays visible.
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                anchors.bottomMargin: Theme.gap(2)
                width: Math.min(parent.width - Theme.gap(8), Theme.dp(1000))
                height: Math.min(parent.height, words.implicitHeight + Theme.gap(6))
                z: 10

                MouseArea { anchors.fill: parent }
                GridLayout {
                    id: words

                    anchors.centerIn: parent
                    width: parent.width - Theme.gap(8)
                    columns: Theme.largeType ? 1 : 2
                    columnSpacing: Theme.gap(4)
                    rowSpacing: Theme.gap(2)

                    Paragraph { text: page.lesson.ending; kind: Theme.largeType ? "body" : "lead" }
                    RowLayout {
                        spacing: Theme.gap(3)

                        ActionButton {
                            id: playOn

                            primary: true
                            iconName: "play"
                            text: qsTr("Play a real game")
                            onClicked: page.playWanted(page.lesson.gameId)
                        }
                        ActionButton {
                            iconName: "check"
                            text: qsTr("Done")
                            onClicked: page.backWanted()
                        }
                    }
                }
            }
        }
    }
}
