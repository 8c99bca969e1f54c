pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Explorer

// The options of a position, the best first, and how the one that is looked at does when it is played out.
ColumnLayout {
    id: view

    required property ExplorerModel explorer

    signal playOnWanted
    // A part of it has more to show than a moment ago.
    signal grown(part: Item)

    spacing: Theme.gap(1)

    Repeater {
        model: view.explorer.options

        ExplorerOption {
            required property int index

            Layout.fillWidth: true
            onClicked: view.explorer.choose(index)
        }
    }
    RolloutView {
        id: rollout

        Layout.fillWidth: true
        rollout: view.explorer.rollout
        onGrown: view.grown(rollout)
    }
    Rectangle {
        Layout.fillWidth: true
        Layout.topMargin: Theme.gap(1)
        Layout.bottomMargin: Theme.gap(1)
        implicitHeight: Theme.hair
        color: Theme.hairline
    }
    ActionButton {
        large: false
        iconName: "play"
        text: qsTr("Play on from here")
        onClicked: view.playOnWanted()
    }
}
