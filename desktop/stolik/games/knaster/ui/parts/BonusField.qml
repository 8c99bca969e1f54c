pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// A line of the sheet: the field with the bonus at its end, and the band over its cells, which glows when the line is
// filled, would be filled, or scores.
Item {
    id: field

    required property string line
    required property string spoken
    required property int bonus
    required property bool complete
    required property int due
    required property bool picked
    // The line is `awaited` while its fifth circle is being drawn or another line comes first; then it is `scoring`.
    property bool awaited: false
    property bool scoring: false
    property bool lit: false
    readonly property bool scored: lit && reach === 1
    property bool hot: false
    property real unit: 0
    property real strip: 0
    property real pad: 0
    property bool live: false
    readonly property string kind: line[0]
    readonly property int at: Number(line[1])
    readonly property bool choosable: live && due > 0
    readonly property real inset: pad + strip
    property real flash: 0
    property real reach: 1
    property real breath: 0
    readonly property color shade: glow.shade

    signal wanted

    anchors.fill: parent

    Binding {
        target: field
        property: "lit"
        value: field.complete
        when: !field.awaited
        restoreMode: Binding.RestoreNone
    }
    onLitChanged: {
        if (lit && scoring && Theme.moves) {
            reach = 0;
            sweep.restart();
        }
    }
    onScoringChanged: if (!scoring) sweep.complete()

    // The band runs along the line and glows while the bonus is being circled.
    SequentialAnimation {
        id: sweep

        PropertyAction { target: field; property: "flash"; value: 0.55 }
        NumberAnimation { target: field; property: "reach"; to: 1; duration: Theme.travel + Theme.base; easing.type: Easing.InOutSine }
        PauseAnimation { duration: Theme.travel + Theme.base }
        PropertyAction { target: field; property: "flash"; value: 0 }
    }
    // The band breathes a few times and then rests; without motion it rests at once.
    SequentialAnimation {
        running: field.picked && Theme.moves
        loops: 4

        NumberAnimation { target: field; property: "breath"; to: 0.3; duration: Theme.base * 2; easing.type: Easing.InOutSine }
        NumberAnimation { target: field; property: "breath"; to: 0; duration: Theme.base * 2; easing.type: Easing.InOutSine }
        onRunningChanged: if (!running) field.breath = 0
    }
    // The glow: a bright middle with a soft edge, and an outline that doesn't need colour to be seen.
    LineBand {
        id: glow

        readonly property bool blue: field.hot && field.due === 0
        readonly property real shine: Math.max(field.flash, field.picked ? 0.55 + field.breath : field.due > 0 ? 0.4
            : field.hot ? 0.16 : field.lit ? 0.1 : 0)
        // A finished line only keeps a trace of the band: its numbers stay readable, and its bonus is circled.
        readonly property bool faint: field.lit && !field.picked && !field.hot && field.due === 0

        // The name keeps other things from covering what a hint is about.
        objectName: field.hot || field.picked ? "lit" : ""
        line: field.line
        unit: field.unit
        inset: field.inset
        reach: field.reach
        visible: shine > 0

        Rectangle {
            anchors.fill: parent
            anchors.margins: -Theme.dp(5)
            visible: !glow.blue && !glow.faint
            radius: glow.radius + Theme.dp(5)
            color: field.shade
            opacity: glow.shine * 0.45
        }
        Rectangle {
            anchors.fill: parent
            radius: glow.radius
            color: glow.blue ? Theme.tileBlue : field.shade
            opacity: glow.shine
            Behavior on opacity { NumberAnimation { duration: Theme.quick } }
        }
        Rectangle {
            anchors.fill: parent
            radius: glow.radius
            color: "transparent"
            border.width: field.picked ? Theme.ring : Theme.line
            border.color: glow.blue ? Theme.tileBlue : Theme.tileOrange
            opacity: field.due > 0 ? 1 : glow.blue ? 0.6 : Theme.highContrast ? 0.9 : glow.faint ? 0.15 : 0.45
        }
    }
    Rectangle {
        id: box

        readonly property bool corner: field.kind === "d"

        x: field.pad + (field.kind === "r" ? 0 : field.kind === "c" ? field.strip + field.at * field.unit
            : field.at === 0 ? 0 : field.strip + 5 * field.unit) + Theme.dp(2)
        y: field.pad + (field.kind === "r" ? field.strip + field.at * field.unit : 0) + Theme.dp(2)
        width: (field.kind === "c" ? field.unit : field.strip) - Theme.dp(4)
        height: (field.kind === "r" ? field.unit : field.strip) - Theme.dp(4)
        radius: Theme.radiusSmall / 2
        color: field.scored || field.picked ? field.shade : field.due > 0 ? Theme.tileFace : "transparent"
        border.width: field.due > 0 || field.hot ? Theme.ring : field.scored ? Theme.line : 0
        border.color: field.due > 0 || !field.hot ? Theme.tileOrange : Theme.tileBlue
        z: 2

        Accessible.role: Accessible.StaticText
        Accessible.ignored: field.choosable
        Accessible.name: field.spoken

        // An item that has accepted a press always does, so the button exists only while the line can be chosen.
        Loader {
            id: press

            anchors.fill: parent
            active: field.choosable
            sourceComponent: Item {
                activeFocusOnTab: true
                Accessible.role: Accessible.Button
                Accessible.name: box.Accessible.name
                Accessible.focusable: true
                Accessible.onPressAction: field.wanted()
                Keys.onSpacePressed: field.wanted()
                Keys.onReturnPressed: field.wanted()
                Keys.onEnterPressed: field.wanted()
            }
        }
        HoverHandler { id: hover; cursorShape: field.choosable ? Qt.PointingHandCursor : Qt.ArrowCursor }
        TapHandler { enabled: field.choosable; onTapped: field.wanted() }
        TextLabel {
            id: figure

            anchors.centerIn: parent
            text: "+" + field.bonus
            strong: field.scored || field.due > 0
            font.pixelSize: Math.max(Theme.dp(13), field.strip * 0.46)
            color: field.scored || field.due > 0 || field.picked ? Theme.tileInk : Theme.tileOrange
            Accessible.ignored: true
        }
        PencilCircle {
            anchors.centerIn: parent
            // The circle goes round the whole figure.
            width: Math.max(Math.min(parent.width, parent.height), 1.55 * figure.implicitWidth)
            height: width
            seed: field.bonus
            shown: field.scored
            fresh: field.scoring
        }
        ToolTipLabel { owner: box; wanted: hover.hovered; text: field.spoken }
        FocusRing {
            shown: (press.item as Item)?.activeFocus ?? false
            around: Theme.radiusSmall / 2
        }
    }
}
