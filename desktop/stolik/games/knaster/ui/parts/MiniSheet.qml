pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Models

// Another seat's sheet, small: its numbers and circles, its points, and whether this roll is entered.
Item {
    id: mini

    required property int seat
    property string name: ""
    required property string spoken
    required property var numbers
    required property var circles
    required property var fresh
    required property var bonuses
    required property var complete
    required property int score
    required property bool owes
    required property bool entered
    property bool awaited: false            // what brings the points hasn't been shown yet
    property real unit: Theme.dp(20)
    // The width of the strips for the bonuses at the ends of the lines, 0 if there is no room.
    property real strip: 0
    // How the owner is shown: by name and points, by name alone, or by face and initials if no name would fit.
    property string naming: "score"
    property int colour: 0
    property int avatar: 0
    property string bot: ""
    readonly property real pad: Theme.air(4)
    readonly property bool byFace: naming === "face"
    // If two letters and the mark don't fit side by side, the mark sits on the face.
    readonly property bool badge: byFace && head.width - faceWide - Theme.air(15) < ruler.advanceWidth("MM")
    readonly property real markWide: badge ? 0 : Theme.air(15) + Theme.gap(1)
    readonly property real faceWide: byFace ? head.height + Theme.gap(1) : 0
    readonly property string initials: Names.initials(mini.name)

    signal opened

    width: 2 * strip + 5 * unit + 2 * pad
    height: head.height + strip + 5 * unit + 2 * pad

    Accessible.role: Accessible.Button
    Accessible.name: mini.spoken
    Accessible.focusable: true
    Accessible.onPressAction: mini.opened()
    activeFocusOnTab: true
    Keys.onSpacePressed: mini.opened()
    Keys.onReturnPressed: mini.opened()
    Keys.onEnterPressed: mini.opened()

    HoverHandler { id: hover; cursorShape: Qt.PointingHandCursor }
    ToolTipLabel {
        owner: mini
        text: mini.byFace ? mini.name : ""
        wanted: hover.hovered || mini.activeFocus
    }
    TapHandler { onTapped: mini.opened() }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusSmall
        color: Theme.tileFace
        border.width: hover.hovered ? Theme.line : Theme.hair
        border.color: hover.hovered ? Theme.pick : Theme.tileLip
    }
    Item {
        id: head

        x: mini.pad
        y: mini.pad / 2
        width: 2 * mini.strip + 5 * mini.unit
        height: Theme.largeType ? Theme.small * 1.25 : Theme.dp(20)

        Avatar {
            id: face

            visible: mini.byFace
            size: head.height
            colour: mini.colour
            number: mini.avatar
            bot: mini.bot
        }
        Pill {
            // Its place is kept free between two rolls, so that the names don't move.
            x: mini.badge ? face.width - 0.7 * width : mini.byFace ? head.width - width : 0
            y: mini.badge ? face.height - 0.7 * height : (head.height - height) / 2
            width: Theme.air(15)
            height: width
            visible: mini.owes || mini.entered
            color: mini.badge ? Theme.tileFace : "transparent"

            Icon {
                anchors.centerIn: parent
                name: mini.owes ? "edit" : "check"
                size: Theme.air(mini.badge ? 13 : 15)
                color: mini.badge ? Theme.tileInk : Theme.tileMuted
            }
        }
        TextLabel {
            x: mini.byFace ? mini.faceWide : mini.markWide
            width: head.width - mini.markWide - mini.faceWide - (points.visible ? points.width : 0)
            anchors.verticalCenter: parent.verticalCenter
            text: mini.byFace && ruler.advanceWidth(mini.name) > width ? mini.initials : mini.name
            kind: "small"
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.dp(13)
            elide: Text.ElideRight
            color: Theme.tileInk
            Accessible.ignored: true
        }
        TextLabel {
            id: points

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: mini.naming === "score"
            kind: "small"
            strong: true
            tabular: true
            color: Theme.tileInk
            Accessible.ignored: true
            Binding on text {
                value: mini.score
                when: !mini.awaited
                restoreMode: Binding.RestoreNone
            }
        }
        FontMetrics { id: ruler; font.family: Theme.family; font.pixelSize: Theme.small }
    }
    // The bonuses of the five rows, the five columns, and the diagonals from both upper corners.
    Repeater {
        model: mini.strip > 0 ? mini.bonuses : null

        Rectangle {
            id: bonus

            required property int index
            required property int modelData
            readonly property bool isRow: index < 5
            readonly property bool isColumn: index > 4 && index < 10
            readonly property bool done: mini.complete[index] ?? false

            x: mini.pad + (isColumn ? mini.strip + (index - 5) * mini.unit : index === 11 ? mini.strip + 5 * mini.unit : 0)
            y: head.height + mini.pad + (isRow ? mini.strip + index * mini.unit : 0)
            width: isColumn ? mini.unit : mini.strip
            height: isRow ? mini.unit : mini.strip
            radius: Theme.radiusSmall / 2
            color: done ? Qt.lighter(Theme.gold, Theme.dark ? 1.15 : 1.4) : "transparent"

            TextLabel {
                anchors.centerIn: parent
                text: bonus.modelData
                strong: bonus.done
                tabular: true
                font.pixelSize: Math.max(Theme.dp(13), mini.unit * 0.34)
                color: bonus.done ? Theme.tileInk : Theme.tileOrange
                Accessible.ignored: true
            }
        }
    }
    Repeater {
        model: 25

        Rectangle {
            id: box

            required property int index
            readonly property int number: mini.numbers[index] ?? 0

            x: mini.pad + mini.strip + (index % 5) * mini.unit
            y: head.height + mini.pad + mini.strip + Math.floor(index / 5) * mini.unit
            width: mini.unit + Theme.hair
            height: width
            color: mini.fresh[index] ? Theme.tileFresh : "transparent"
            border.width: Theme.hair
            border.color: Theme.tileEdge

            Rectangle {
                anchors.fill: parent
                // Keeps clear of the lines, which the next cell draws over this one.
                anchors.margins: Math.max(2 * Theme.hair, mini.unit * 0.07)
                visible: mini.circles[box.index] ?? false
                radius: width / 2
                color: "transparent"
                border.width: Math.max(mini.unit < Theme.dp(18) ? 1.2 : Theme.dp(1.7), mini.unit * 0.065)
                border.color: Theme.tileBlue
            }
            TextLabel {
                anchors.centerIn: parent
                text: box.number > 0 ? box.number : ""
                strong: true
                font.pixelSize: mini.unit * (box.number > 9 ? 0.54 : 0.62)
                color: Theme.tileInk
                Accessible.ignored: true
            }
        }
    }
    FocusRing { shown: mini.activeFocus; around: Theme.radiusSmall }
}
