pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// Another seat's sheet, small: its numbers and circles, its points, and whether this roll is entered.
Item {
    id: mini

    required property int seat
    property string name: ""
    property var numbers: []
    property var circles: []
    property var fresh: []
    property int score: 0
    property bool owes: false
    property bool entered: false
    property real unit: Theme.dp(20)
    readonly property real pad: Theme.air(4)

    signal opened

    width: 5 * unit + 2 * pad
    height: head.height + 5 * unit + 2 * pad

    Accessible.role: Accessible.Button
    Accessible.name: owes ? qsTr("Sheet of %1, %n point(s), still to enter", "", score).arg(name)
        : entered ? qsTr("Sheet of %1, %n point(s), done", "", score).arg(name)
        : qsTr("Sheet of %1, %n point(s)", "", score).arg(name)
    Accessible.focusable: true
    Accessible.onPressAction: mini.opened()
    activeFocusOnTab: true
    Keys.onSpacePressed: mini.opened()
    Keys.onReturnPressed: mini.opened()
    Keys.onEnterPressed: mini.opened()

    HoverHandler { id: hover; cursorShape: Qt.PointingHandCursor }
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
        width: 5 * mini.unit
        height: Theme.largeType ? Theme.small * 1.25 : Theme.dp(20)

        Icon {
            id: mark

            anchors.verticalCenter: parent.verticalCenter
            visible: mini.owes || mini.entered
            name: mini.owes ? "edit" : "check"
            size: Theme.air(15)
            color: Theme.tileMuted
        }
        TextLabel {
            anchors.left: parent.left
            // Kept free between two rolls too, so that the names stay where they are.
            anchors.leftMargin: mark.width + Theme.gap(1)
            anchors.right: points.left
            anchors.verticalCenter: parent.verticalCenter
            text: mini.name
            kind: "small"
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.air(13)
            elide: Text.ElideRight
            color: Theme.tileInk
            Accessible.ignored: true
        }
        TextLabel {
            id: points

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: mini.score
            kind: "small"
            strong: true
            tabular: true
            color: Theme.tileInk
            Accessible.ignored: true
        }
    }
    Repeater {
        model: 25

        Rectangle {
            id: box

            required property int index
            readonly property int number: mini.numbers[index] ?? 0

            x: mini.pad + (index % 5) * mini.unit
            y: head.height + mini.pad + Math.floor(index / 5) * mini.unit
            width: mini.unit + Theme.hair
            height: width
            color: mini.fresh[index] ? Theme.tileEdge : "transparent"
            border.width: Theme.hair
            border.color: Theme.tileEdge

            Rectangle {
                anchors.fill: parent
                // Clear of the lines, which the next cell draws over this one.
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
                total: true
                font.pixelSize: mini.unit * (box.number > 9 ? 0.54 : 0.62)
                color: Theme.tileInk
                Accessible.ignored: true
            }
        }
    }
    FocusRing {
        shown: mini.activeFocus
        around: Theme.radiusSmall
    }
}
