import QtQuick
import Stolik

// A line of the sheet: the field at its end with its bonus, and the band over its cells that glows when
// the line is filled, would be filled, or scores.
Item {
    id: field

    required property string line
    property string name: ""
    property int bonus: 0
    property bool complete: false
    property int due: 0
    property bool picked: false
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

    signal wanted

    anchors.fill: parent

    onCompleteChanged: if (complete && Theme.moves) flashing.restart()

    SequentialAnimation {
        id: flashing

        loops: 2
        NumberAnimation { target: field; property: "flash"; to: 0.55; duration: Theme.base }
        NumberAnimation { target: field; property: "flash"; to: 0; duration: Theme.base * 2 }
    }
    Rectangle {
        readonly property bool slanted: field.kind === "d"
        readonly property real along: field.at * field.unit + field.unit / 2

        x: field.inset + (field.kind === "c" ? along : 2.5 * field.unit) - width / 2
        y: field.inset + (field.kind === "r" ? along : 2.5 * field.unit) - height / 2
        width: 5 * field.unit * (slanted ? 1.3 : 1)
        height: field.unit * (slanted ? 0.62 : 0.9)
        rotation: field.kind === "c" ? 90 : !slanted ? 0 : field.at === 0 ? 45 : -45
        radius: Theme.radiusSmall
        color: field.hot && field.due === 0 ? Theme.tileBlue : Theme.gold
        opacity: Math.max(field.flash, field.picked ? 0.5 : field.due > 0 ? 0.32 : field.hot ? 0.2 : field.complete ? 0.16 : 0)
        Behavior on opacity { NumberAnimation { duration: Theme.quick } }
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
        color: field.complete || field.picked ? Theme.gold : field.due > 0 ? Theme.tileEdge : "transparent"
        border.width: field.due > 0 || field.hot ? Theme.ring : 0
        border.color: field.due > 0 ? Theme.tileOrange : Theme.tileBlue
        activeFocusOnTab: field.choosable
        z: 2

        Accessible.role: field.choosable ? Accessible.Button : Accessible.StaticText
        Accessible.name: field.complete ? qsTr("Bonus %1 for %2, scored").arg(field.bonus).arg(field.name)
            : field.due > 0 ? qsTr("Bonus %1 for %2, just filled: %n circle(s) due", "", field.due).arg(field.bonus).arg(field.name)
            : qsTr("Bonus %1 for %2").arg(field.bonus).arg(field.name)
        Accessible.focusable: field.choosable
        Accessible.onPressAction: if (field.choosable) field.wanted()
        Keys.onSpacePressed: field.wanted()
        Keys.onReturnPressed: field.wanted()
        Keys.onEnterPressed: field.wanted()

        HoverHandler { cursorShape: field.choosable ? Qt.PointingHandCursor : Qt.ArrowCursor }
        TapHandler {
            enabled: field.choosable
            onTapped: field.wanted()
        }
        Words {
            anchors.centerIn: parent
            text: field.bonus
            strong: field.complete || field.due > 0
            tabular: true
            font.pixelSize: Math.max(Theme.small * 0.9, field.strip * 0.46)
            color: field.complete || field.due > 0 || field.picked ? Theme.tileInk : Theme.tileMuted
            Accessible.ignored: true
        }
        PencilRing {
            anchors.centerIn: parent
            width: Math.min(parent.width, parent.height)
            height: width
            seed: field.bonus
            shown: field.complete
            fresh: true
        }
        FocusRing {
            shown: box.activeFocus
            around: Theme.radiusSmall / 2
        }
    }
}
