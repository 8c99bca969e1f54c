pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Stolik
import Stolik.Table

// Controls for looking back: a slider over all moments with marks at those that mattered, and arrows.
RowLayout {
    id: bar

    required property TableController table
    // As on the table page.
    property string looksFrom: ""

    readonly property int at: bar.table.lookingAt
    readonly property int last: bar.table.entries
    // The nearest marks on both sides, or else the ends.
    readonly property int before: bar.marks.filter(mark => mark < bar.at).pop() ?? 0
    readonly property int after: bar.marks.find(mark => mark > bar.at) ?? bar.last
    readonly property var marks: bar.visible ? bar.table.moment.milestones : []

    signal backWanted
    signal reportWanted
    signal explorerWanted

    function takeFocus(): void { slider.forceActiveFocus(Qt.OtherFocusReason); }
    // Handles a key anywhere on the page; returns false for a key without a meaning here.
    function take(key: int): bool {
        const to = key === Qt.Key_Left || key === Qt.Key_Down ? bar.at - 1
            : key === Qt.Key_Right || key === Qt.Key_Up ? bar.at + 1
            : key === Qt.Key_PageUp ? bar.before : key === Qt.Key_PageDown ? bar.after
            : key === Qt.Key_Home ? 0 : key === Qt.Key_End ? bar.last : -2;
        if (to >= 0 && to <= bar.last)
            bar.table.lookAt(to);
        return to > -2;
    }

    implicitHeight: Theme.target + Theme.gap(1)
    spacing: Theme.gap(1)

    // A drawing on the cloth without a frame.
    component Step: IconButton { framed: false }

    TextLabel {
        Layout.rightMargin: Theme.gap(1)
        visible: bar.width > Theme.dp(800)
        text: qsTr("Looking back")
        strong: true
    }
    Step {
        visible: bar.width > Theme.dp(560)
        iconName: "start"
        text: qsTr("Previous mark")
        shortcutHint: qsTr("Page Up")
        enabled: bar.at > 0
        onClicked: bar.table.lookAt(bar.before)
    }
    Step {
        iconName: "left"
        text: qsTr("Previous move")
        shortcutHint: "←"
        enabled: bar.at > 0
        onClicked: bar.table.lookAt(bar.at - 1)
    }
    T.Slider {
        id: slider

        readonly property real span: slider.availableWidth - knob.width

        Layout.fillWidth: true
        implicitHeight: Theme.target
        from: 0
        to: bar.last
        stepSize: 1
        snapMode: T.Slider.SnapAlways
        value: bar.at
        focusPolicy: Qt.StrongFocus
        Accessible.role: Accessible.Slider
        Accessible.name: qsTr("Moment in the game")
        onMoved: bar.table.lookAt(value)

        background: Item {
            Pill {
                x: slider.leftPadding
                y: (slider.height - height) / 2
                width: slider.availableWidth
                height: Theme.dp(6)
                color: Theme.disabledFill
                border.width: Theme.hair
                border.color: Theme.outline
            }
            Repeater {
                model: bar.marks

                Rectangle {
                    required property int modelData

                    x: slider.leftPadding + knob.width / 2 + slider.span * modelData / Math.max(1, bar.last) - width / 2
                    y: (slider.height - height) / 2
                    width: Theme.dp(3)
                    height: Theme.dp(18)
                    radius: width / 2
                    color: Theme.goldText
                }
            }
        }
        handle: Pill {
            id: knob

            x: slider.leftPadding + slider.visualPosition * slider.span
            y: (slider.height - height) / 2
            width: Theme.dp(24)
            height: width
            color: slider.pressed ? Theme.accentPressed : Theme.accent
            border.width: Theme.dp(2)
            border.color: Theme.raised

            FocusRing { shown: slider.visualFocus; around: parent.radius }
        }
    }
    Step {
        iconName: "right"
        text: qsTr("Next move")
        shortcutHint: "→"
        enabled: bar.at < bar.last
        onClicked: bar.table.lookAt(bar.at + 1)
    }
    Step {
        visible: bar.width > Theme.dp(560)
        iconName: "end"
        text: qsTr("Next mark")
        shortcutHint: qsTr("Page Down")
        enabled: bar.at < bar.last
        onClicked: bar.table.lookAt(bar.after)
    }
    IconButton {
        visible: bar.table.canExplore
        iconName: "eye"
        text: qsTr("Explore this position")
        shortcutHint: "E"
        onClicked: bar.explorerWanted()
    }
    // A game in play has this at its end instead.
    IconButton {
        visible: bar.looksFrom !== ""
        iconName: "chart"
        text: bar.table.seats.count > 1 ? qsTr("How did we play?") : qsTr("How did I play?")
        showText: bar.width > Theme.dp(860)
        onClicked: PressedFirst.then(this, bar.reportWanted)
    }
    ActionButton {
        Layout.leftMargin: Theme.gap(1)
        Layout.preferredHeight: Theme.target
        primary: true
        text: bar.looksFrom === "book" ? qsTr("Back to the family book") : bar.looksFrom === "games" ? qsTr("Back to the games")
            : bar.table.over ? qsTr("Back to the result") : qsTr("Back to the game")
        onClicked: bar.backWanted()
    }
}
