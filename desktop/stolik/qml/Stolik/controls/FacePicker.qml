pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik

// All drawn faces; arrow keys move through them.
FocusScope {
    id: picker

    property int chosen: 0
    property int colour: 0
    // With little height all are in one line.
    property bool low: false
    readonly property int count: 12
    // If the pawn or an own picture is worn, the keyboard enters at the first face.
    readonly property int stop: picker.chosen < count ? picker.chosen : 0
    readonly property real cell: picker.low
        ? Math.max(Theme.target, Math.min(Theme.dp(68), Math.floor((width + Theme.gap(1)) / count - Theme.gap(1)))) : Theme.dp(68)
    readonly property int perLine: Math.max(1, Math.floor((width + Theme.gap(1)) / (cell + Theme.gap(1))))

    signal picked(int face)

    function choose(face: int): void {
        const next = (face + count) % count;
        // Focus moves first, since Qt doesn't remove the focused item from the Tab order.
        const item = faces.itemAt(next) as Item;
        if (activeFocus && item)
            item.forceActiveFocus(Qt.TabFocusReason);
        picker.picked(next);
    }

    Layout.fillWidth: true
    implicitHeight: flow.implicitHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Faces")
    Keys.onLeftPressed: choose(stop - 1)
    Keys.onRightPressed: choose(stop + 1)
    Keys.onUpPressed: choose(stop - perLine)
    Keys.onDownPressed: choose(stop + perLine)

    Flow {
        id: flow

        width: parent.width
        spacing: Theme.gap(1)

        Repeater {
            id: faces

            model: picker.count

            ChoiceButton {
                id: choice

                required property int index

                current: index === picker.chosen
                width: picker.cell
                height: width
                Keys.forwardTo: []
                focusPolicy: index === picker.stop || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
                focus: index === picker.stop
                onClicked: picker.choose(index)
                Accessible.name: qsTr("Face %1").arg(index + 1)

                background: Item {
                    Rectangle {
                        anchors.fill: parent
                        radius: Theme.radius
                        color: choice.current ? Theme.accentWash : choice.hovered ? Theme.hoverWash : "transparent"
                        border.width: choice.current ? Theme.dp(3) : 0
                        border.color: Theme.accent
                    }
                    FocusRing { shown: choice.visualFocus; inner: Theme.radius }
                }
                contentItem: Item {
                    Avatar {
                        anchors.centerIn: parent
                        size: picker.cell * 52 / 68
                        number: choice.index
                        colour: picker.colour
                    }
                }
            }
        }
    }
}
