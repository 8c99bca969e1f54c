import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Report

// The error that is looked at, played out many times with both choices: asked for, followed and stopped.
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
        text: view.begun ? view.rollout.how : qsTr("Play on from here many times, with the best choice and with the one played.")
        kind: "small"
        quiet: true
        wrapMode: Text.WordWrap
    }
}
