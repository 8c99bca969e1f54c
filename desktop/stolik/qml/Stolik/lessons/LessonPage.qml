pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Lessons
import Stolik.Table

// A first game: above the table what is to be done now, and how it went; the table is the game's own.
FocusScope {
    id: page

    required property LessonModel lesson
    readonly property string told: [page.lesson.praise, page.lesson.goal].filter(part => part !== "").join(" ")

    signal backWanted

    function takeFocus(): void {
        if (page.lesson.over)
            onward.forceActiveFocus(Qt.OtherFocusReason);
        else
            stage.forceActiveFocus(Qt.OtherFocusReason);
    }

    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("First game")
    Keys.onEscapePressed: page.backWanted()
    onToldChanged: page.Accessible.announce(page.told, Accessible.Polite)
    Component.onCompleted: {
        page.takeFocus();
        page.Accessible.announce(page.told, Accessible.Polite);
    }
    Connections {
        target: page.lesson

        function onTableChanged(): void { page.takeFocus(); }
        function onChanged(): void {
            if (page.lesson.over)
                page.takeFocus();
        }
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        Item {
            id: bar

            Layout.fillWidth: true
            Layout.leftMargin: Theme.gap(4)
            Layout.rightMargin: Theme.gap(4)
            Layout.topMargin: Theme.gap(1)
            implicitHeight: header.implicitHeight

            PageHeader {
                id: header

                anchors.left: parent.left
                anchors.right: parent.right
                title: qsTr("First game")
                subtitle: page.lesson.title
                onBackWanted: page.backWanted()

                TextLabel {
                    Layout.alignment: Qt.AlignVCenter
                    text: qsTr("%1 of %2", "which step of how many").arg(Math.min(page.lesson.done + (page.lesson.over ? 0 : 1), page.lesson.total)).arg(page.lesson.total)
                    onTable: true
                    quiet: true
                }
                ProgressTrack {
                    Layout.alignment: Qt.AlignVCenter
                    visible: !Theme.largeType
                    implicitWidth: Theme.dp(160)
                    progress: page.lesson.total > 0 ? page.lesson.done / page.lesson.total : 0
                }
                IconButton {
                    iconName: "replay"
                    text: qsTr("Begin again")
                    framed: true
                    onClicked: page.lesson.again()
                }
            }
        }
        Panel {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.gap(4)
            Layout.rightMargin: Theme.gap(4)
            Layout.topMargin: Theme.gap(1)
            // As high whatever is told, so that the table keeps its place.
            implicitHeight: Math.max(words.implicitHeight, Theme.dp(Theme.largeType ? 44 : 52)) + Theme.gap(4)

            RowLayout {
                id: words

                anchors.fill: parent
                anchors.leftMargin: Theme.gap(5)
                anchors.rightMargin: Theme.gap(3)
                spacing: Theme.gap(4)

                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: 0

                    TextLabel {
                        Layout.fillWidth: true
                        visible: text !== ""
                        text: page.lesson.praise
                        color: Theme.accent
                        wrapMode: Text.WordWrap
                    }
                    TextLabel {
                        Layout.fillWidth: true
                        text: page.lesson.goal
                        kind: Theme.largeType ? "body" : "lead"
                        strong: true
                        wrapMode: Text.WordWrap
                    }
                }
                ActionButton {
                    visible: !page.lesson.over
                    enabled: page.lesson.asking
                    large: false
                    iconName: "hint"
                    text: qsTr("Show me")
                    focusPolicy: Qt.TabFocus
                    onClicked: page.lesson.show()
                }
                ActionButton {
                    id: onward

                    visible: page.lesson.over
                    large: false
                    primary: true
                    iconName: "check"
                    text: qsTr("Done")
                    onClicked: page.backWanted()
                }
            }
        }
        Loader {
            id: stage

            Layout.fillWidth: true
            Layout.fillHeight: true
            active: page.lesson.table !== null
            focus: true
            sourceComponent: SingleTablePane {
                table: page.lesson.table as TableController
                alone: page.lesson.alone
                open: !page.lesson.over
                messageBar: bar
            }
        }
    }
}
