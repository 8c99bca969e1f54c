pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// All the drawn faces; arrows go through them.
FocusScope {
    id: picker

    property int colour: 0
    property int current: 0
    // All of them beside one another, smaller if need be.
    property bool oneLine: false
    readonly property int count: 12
    // Who wears a picture of their own finds the way in at the first face.
    readonly property int stop: current < count ? current : 0
    readonly property real cell: picker.oneLine
        ? Math.max(Theme.target, Math.min(Theme.dp(68), Math.floor((width + Theme.gap(1)) / count - Theme.gap(1)))) : Theme.dp(68)
    readonly property int perLine: Math.max(1, Math.floor((width + Theme.gap(1)) / (cell + Theme.gap(1))))

    signal chosen(int face)

    function choose(face: int): void {
        const next = (face + count) % count;
        // First the focus: Qt doesn't let what has it drop out of the Tab order.
        const item = faces.itemAt(next) as Item;
        if (activeFocus && item)
            item.forceActiveFocus(Qt.TabFocusReason);
        picker.chosen(next);
    }

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

                current: index === picker.current
                width: picker.cell
                height: width
                hoverEnabled: true
                focusPolicy: index === picker.stop || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
                focus: index === picker.stop
                onClicked: picker.choose(index)
                Accessible.role: Accessible.RadioButton
                Accessible.name: qsTr("Face %1").arg(index + 1)
                Accessible.onPressAction: picker.choose(index)

                HoverHandler { cursorShape: Qt.PointingHandCursor }

                background: Item {
                    Rectangle {
                        anchors.fill: parent
                        radius: Theme.radius
                        color: choice.current ? Theme.accentWash : choice.hovered ? Theme.hoverWash : "transparent"
                        border.width: choice.current ? Theme.dp(3) : 0
                        border.color: Theme.accent
                    }
                    FocusRing {
                        shown: choice.visualFocus
                        anchors.margins: 0
                        radius: Theme.radius
                    }
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
