pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Stolik
import Stolik.Table

// The table as it lay at an earlier moment: a slider over all entries, arrows step.
RowLayout {
    id: bar

    required property TableController table

    signal backWanted

    function takeFocus(): void {
        slider.forceActiveFocus(Qt.OtherFocusReason);
    }

    implicitHeight: Theme.target + Theme.gap(1)
    spacing: Theme.gap(2)

    TextLabel {
        text: qsTr("Looking back")
        strong: true
    }
    IconButton {
        iconName: "left"
        text: qsTr("One move back")
        enabled: bar.table.lookingAt > 0
        onClicked: bar.table.lookAt(bar.table.lookingAt - 1)
    }
    T.Slider {
        id: slider

        Layout.fillWidth: true
        implicitHeight: Theme.target
        from: 0
        to: bar.table.entries
        stepSize: 1
        snapMode: T.Slider.SnapAlways
        value: bar.table.lookingAt
        focusPolicy: Qt.StrongFocus
        Accessible.role: Accessible.Slider
        Accessible.name: qsTr("Moment of the game")
        onMoved: bar.table.lookAt(value)

        background: Rectangle {
            x: slider.leftPadding
            y: (slider.height - height) / 2
            width: slider.availableWidth
            height: Theme.dp(6)
            radius: height / 2
            color: Theme.disabledFill
        }
        handle: Rectangle {
            x: slider.leftPadding + slider.visualPosition * (slider.availableWidth - width)
            y: (slider.height - height) / 2
            width: Theme.dp(24)
            height: width
            radius: width / 2
            color: Theme.accent

            FocusRing {
                shown: slider.visualFocus
                around: parent.radius
            }
        }
    }
    IconButton {
        iconName: "right"
        text: qsTr("One move on")
        enabled: bar.table.lookingAt < bar.table.entries
        onClicked: bar.table.lookAt(bar.table.lookingAt + 1)
    }
    ActionButton {
        large: false
        primary: true
        text: bar.table.over ? qsTr("Back to the result") : qsTr("Back to the game")
        onClicked: bar.backWanted()
    }
}
