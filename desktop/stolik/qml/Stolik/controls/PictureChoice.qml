pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Stolik

// A choice of one of a few options, each with a small picture and its name. Left and right arrows move
// through them. One separate option is on or off independently, and is reported at every press.
FocusScope {
    id: choice

    property list<string> options       // the names
    property int current: 0
    property int apart: -1
    property bool apartOn: false
    property string name: ""            // what the choice is about, spoken
    property int columns: options.length
    property real pictureHeight: Theme.dp(96)
    // a `ChoicePicture`
    property Component picture: null
    // The number of pictures that are there: the page doesn't wait for them.
    property int made: Theme.moves ? 0 : options.length

    signal chosen(int index)

    function choose(index: int): void {
        if (index < 0 || index >= choice.options.length || index === choice.apart || index === choice.current)
            return;
        // Focus moves first, since the button that it leaves stops being a tab stop.
        if (choice.activeFocus)
            (buttons.itemAt(index) as T.AbstractButton).forceActiveFocus(Qt.TabFocusReason);
        choice.chosen(index);
    }

    implicitWidth: Theme.dp(320)
    implicitHeight: grid.implicitHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: name

    Keys.onLeftPressed: choose(current - 1)
    Keys.onRightPressed: choose(current + 1)

    Timer {
        interval: 20
        repeat: true
        running: choice.made < choice.options.length
        onTriggered: choice.made++
    }
    GridLayout {
        id: grid

        anchors.fill: parent
        columns: choice.columns
        columnSpacing: Theme.gap(2)
        rowSpacing: Theme.gap(2)

        Repeater {
            id: buttons

            model: choice.options

            ChoiceButton {
                id: button

                required property string modelData
                required property int index

                readonly property bool apart: index === choice.apart

                current: apart ? choice.apartOn : index === choice.current
                Accessible.role: apart ? Accessible.CheckBox : Accessible.RadioButton
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                implicitHeight: choice.pictureHeight + label.implicitHeight + Theme.gap(3)
                text: modelData
                Keys.forwardTo: []
                focusPolicy: current || apart || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
                focus: current && !apart

                onClicked: apart ? choice.chosen(index) : choice.choose(index)

                contentItem: Item {
                    Loader {
                        x: Theme.gap(1.5)
                        y: Theme.gap(1.5)
                        width: parent.width - 2 * x
                        height: parent.height - y - label.height - Theme.gap(1.5)
                        // A picture of dice must not take clicks.
                        enabled: false
                        active: button.index < choice.made
                        opacity: active ? 1 : 0
                        Behavior on opacity { NumberAnimation { duration: Theme.fade } }
                        sourceComponent: choice.picture
                        onLoaded: {
                            const picture = item as ChoicePicture;
                            picture.index = button.index;
                            picture.pointed = Qt.binding(() => button.hovered || button.visualFocus);
                        }
                    }
                    Row {
                        id: label

                        anchors.horizontalCenter: parent.horizontalCenter
                        y: parent.height - height - Theme.gap(0.5)
                        spacing: Theme.gap(1)

                        // A mark shows the choice in addition to the frame.
                        Icon {
                            anchors.verticalCenter: parent.verticalCenter
                            visible: button.current
                            name: "check"
                            weight: 3
                            size: Theme.dp(18)
                            color: Theme.accent
                        }
                        SilentLabel {
                            width: Math.min(implicitWidth, button.width - Theme.gap(2) - (button.current ? Theme.dp(22) : 0))
                            elide: Text.ElideRight
                            text: button.text
                            strong: button.current
                        }
                    }
                }
                background: Rectangle {
                    radius: Theme.radius
                    color: button.down ? Theme.pressWash : button.hovered ? Theme.hoverWash : "transparent"
                    border.width: button.current ? Theme.ring : Theme.hair
                    border.color: button.current ? Theme.accent : Theme.outline

                    FocusRing { shown: button.visualFocus; around: Theme.radius }
                }
            }
        }
    }
}
