pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// Two branches of leaves around the winner, which grow from below.
Item {
    id: laurel

    property real size: Theme.dp(200)
    property bool grown: true
    readonly property int leaves: 9

    implicitWidth: size
    implicitHeight: size
    Accessible.ignored: true

    Repeater {
        model: 2 * laurel.leaves

        Rectangle {
            id: leaf

            required property int index
            readonly property int place: index % laurel.leaves
            readonly property real side: index < laurel.leaves ? -1 : 1
            readonly property bool outer: place % 2 === 0
            // The angle along the branch from its base, and the direction of the branch there.
            readonly property real turn: (10 + place * 16.5) * Math.PI / 180
            readonly property real reach: laurel.size * (outer ? 0.475 : 0.405)
            readonly property real ahead: Math.atan2(side * Math.cos(turn), Math.sin(turn)) * 180 / Math.PI

            x: laurel.size / 2 + side * Math.sin(turn) * reach - width / 2
            y: laurel.size / 2 + Math.cos(turn) * reach - height / 2
            width: laurel.size * 0.092
            height: width
            // A leaf is a square with two round corners; its tip is the upper right corner.
            topLeftRadius: width
            bottomRightRadius: width
            rotation: ahead - 45 + side * (outer ? 38 : -30)
            color: Theme.gold
            scale: laurel.grown ? 1 : 0

            Behavior on scale {
                enabled: Theme.moves

                SequentialAnimation {
                    PauseAnimation { duration: 45 * leaf.place }
                    NumberAnimation { duration: Theme.base; easing.type: Theme.easeGain }
                }
            }
        }
    }
}
