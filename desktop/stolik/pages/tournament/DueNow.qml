pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Tournament

// What is to be done now: one filled button, and beside it what else can be done.
FocusScope {
    id: now

    required property TournamentDesk desk
    readonly property bool narrow: Theme.largeType || now.width < Theme.dp(840)

    // With computers there is always room for their progress: nothing below shifts when they begin.
    implicitHeight: Theme.gap(now.narrow ? 3 : 5) + Math.max(grid.implicitHeight, now.narrow ? 0 : Theme.buttonHeight,
        now.desk.hasComputers && !now.narrow ? Theme.lead * 1.75 + Theme.gap(1) + Theme.target : 0)

    Panel {
        anchors.fill: parent

        GridLayout {
            id: grid

            x: Theme.gap(now.narrow ? 3 : 5)
            width: parent.width - 2 * x
            anchors.verticalCenter: parent.verticalCenter
            columns: now.narrow ? 1 : 2
            columnSpacing: Theme.gap(4)
            rowSpacing: Theme.gap(2)

            ColumnLayout {
                Layout.fillWidth: true
                spacing: Theme.gap(1)

                TextLabel {
                    Layout.fillWidth: true
                    text: now.desk.next
                    kind: now.narrow ? "body" : "lead"
                    strong: true
                    wrapMode: Text.Wrap
                }
                TextLabel {
                    Layout.fillWidth: true
                    visible: text !== ""
                    text: now.desk.sentence
                    color: Theme.danger
                    strong: true
                    wrapMode: Text.Wrap
                    Accessible.role: Accessible.AlertMessage
                }
                RowLayout {
                    Layout.fillWidth: true
                    visible: now.desk.running
                    spacing: Theme.gap(3)

                    ProgressTrack {
                        Layout.fillWidth: true
                        Layout.minimumWidth: Theme.dp(60)
                        Layout.maximumWidth: Theme.dp(280)
                        progress: now.desk.progress
                    }
                    TextLabel {
                        text: now.desk.playing
                        kind: "small"
                        tabular: true
                    }
                    IconButton {
                        iconName: "pause"
                        text: qsTr("Stop")
                        showText: true
                        framed: true
                        onClicked: now.desk.stop()
                    }
                }
            }
            // From the right, and none narrower than that which may be filled: each keeps its place.
            RowLayout {
                Layout.fillWidth: now.narrow
                layoutDirection: Qt.RightToLeft
                spacing: Theme.gap(3)

                Repeater {
                    model: now.desk.actions
                    // A user of the keyboard goes on with what is to be done next.
                    onItemAdded: (index, item) => {
                        if ((item as ActionButton).primary && now.activeFocus)
                            item.forceActiveFocus(Qt.TabFocusReason);
                    }

                    ActionButton {
                        id: button

                        required property int index
                        required text
                        required property bool first

                        Layout.fillWidth: now.narrow
                        Layout.preferredWidth: now.narrow ? 1 : Math.max(implicitWidth, Theme.dp(220))
                        focus: button.primary
                        primary: first
                        large: !now.narrow
                        onClicked: now.desk.act(button.index)
                        // The second press of two was meant for what stood there before.
                        onDoubleClicked: {}
                    }
                }
            }
        }
    }
}
