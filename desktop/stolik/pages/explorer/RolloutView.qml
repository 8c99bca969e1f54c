pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Explorer

// The option that is looked at and the best one, played out many times: asked for, followed and stopped.
ColumnLayout {
    id: view

    required property RolloutModel rollout
    readonly property bool working: view.rollout.phase === "working"
    readonly property bool begun: view.rollout.phase !== ""
    // While games are played only what has been found changes, too often to be spoken.
    readonly property string spoken: view.working ? "" : [view.rollout.found, view.rollout.outcome].filter(part => part !== "").join(" ")

    // It has more to show than a moment ago.
    signal grown

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Played on many times")
    visible: view.rollout.possible
    spacing: Theme.gap(2)
    onHeightChanged: {
        if (view.begun)
            view.grown();
    }
    onSpokenChanged: {
        if (view.spoken !== "")
            view.Accessible.announce(view.spoken, Accessible.Polite);
    }

    Rectangle {
        Layout.fillWidth: true
        Layout.topMargin: Theme.gap(1)
        implicitHeight: Theme.hair
        color: Theme.hairline
    }
    TextLabel {
        Layout.fillWidth: true
        visible: view.begun
        text: qsTr("Played on many times")
        kind: "small"
        quiet: true
    }
    // The mean of each, and where the truth is in 19 of 20 cases.
    Repeater {
        model: view.rollout.bars

        ColumnLayout {
            id: rolled

            required property string move
            required property string worth
            required property real share
            required property real low
            required property real high
            required property bool best

            Layout.fillWidth: true
            spacing: Theme.gap(0.5)
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %2", "an option and its worth").arg(rolled.move).arg(rolled.worth)

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.gap(2)

                TextLabel {
                    Layout.fillWidth: true
                    text: rolled.move
                    kind: "small"
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                TextLabel {
                    text: rolled.worth
                    kind: "small"
                    strong: true
                    tabular: true
                    Accessible.ignored: true
                }
            }
            Rectangle {
                id: track

                Layout.fillWidth: true
                implicitHeight: Theme.dp(14)
                radius: height / 2
                color: Theme.recess

                Rectangle {
                    width: Math.max(height, track.width * rolled.share)
                    height: track.height
                    radius: height / 2
                    color: rolled.best ? Theme.accent : Theme.gold
                }
                Rectangle {
                    x: track.width * rolled.low
                    y: (track.height - height) / 2
                    width: Math.max(Theme.line, track.width * (rolled.high - rolled.low))
                    height: Theme.line
                    color: Theme.ink
                }
                Repeater {
                    model: [rolled.low, rolled.high]

                    Rectangle {
                        required property real modelData

                        x: track.width * modelData - width / 2
                        width: Theme.line
                        height: track.height
                        color: Theme.ink
                    }
                }
            }
        }
    }
    RowLayout {
        Layout.fillWidth: true
        visible: view.rollout.phase !== "ready"
        spacing: Theme.gap(4)

        ProgressTrack {
            Layout.fillWidth: true
            visible: view.working || view.rollout.phase === "stopped"
            progress: view.rollout.progress
        }
        ActionButton {
            Layout.alignment: Qt.AlignRight
            large: false
            iconName: view.working ? "pause" : view.begun ? "play" : "eye"
            text: view.working ? qsTr("Stop") : view.begun ? qsTr("Go on") : qsTr("Look closer")
            onClicked: {
                if (view.working)
                    view.rollout.stop();
                else
                    view.rollout.begin();
            }
        }
    }
    TextLabel {
        Layout.fillWidth: true
        visible: text !== ""
        text: view.rollout.found
        kind: "small"
        wrapMode: Text.WordWrap
    }
    TextLabel {
        Layout.fillWidth: true
        visible: text !== ""
        text: view.rollout.outcome
        strong: true
        wrapMode: Text.WordWrap
    }
    TextLabel {
        Layout.fillWidth: true
        text: view.begun ? view.rollout.how : qsTr("Play on from here many times, with the best choice and with another.")
        kind: "small"
        quiet: true
        wrapMode: Text.WordWrap
    }
}
