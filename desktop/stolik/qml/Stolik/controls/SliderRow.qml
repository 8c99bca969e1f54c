import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Stolik

// An optional title and a slider. With `onceLetGo` the value is set only on release, since setting it may
// move the slider itself.
Item {
    id: sliderRow

    property string text: ""
    property string valueText: ""
    property alias from: slider.from
    property alias to: slider.to
    property alias stepSize: slider.stepSize
    property real value: 0
    property bool onceLetGo: false

    signal moved(real value)

    function takeFocus(): void { slider.forceActiveFocus(Qt.OtherFocusReason); }

    Layout.fillWidth: true
    implicitWidth: Theme.dp(320)
    implicitHeight: column.implicitHeight

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.gap(3)
        anchors.rightMargin: Theme.gap(3)
        spacing: 0

        RowLayout {
            SilentLabel {
                Layout.fillWidth: true
                text: sliderRow.text
                strong: true
                elide: Text.ElideRight
            }
            SilentLabel { text: sliderRow.valueText; quiet: true; tabular: true }
        }
        T.Slider {
            id: slider

            Layout.fillWidth: true
            implicitHeight: Theme.target
            value: sliderRow.value
            snapMode: T.Slider.SnapAlways
            hoverEnabled: true
            focusPolicy: Qt.StrongFocus
            Accessible.role: Accessible.Slider
            Accessible.name: sliderRow.text
            Accessible.description: sliderRow.valueText
            onMoved: if (!pressed || !sliderRow.onceLetGo)
                sliderRow.moved(value)
            onPressedChanged: if (!pressed && sliderRow.onceLetGo)
                sliderRow.moved(value)

            handle: Pill {
                x: slider.visualPosition * (slider.width - width)
                y: (slider.height - height) / 2
                width: Theme.dp(28)
                height: width
                color: slider.pressed ? Theme.accentPressed : Theme.accent
                border.width: Theme.dp(3)
                border.color: Theme.raised

                FocusRing { shown: slider.visualFocus; around: parent.width / 2 }
            }
            background: Item {
                Pill {
                    x: Theme.dp(14)
                    width: parent.width - Theme.dp(28)
                    anchors.verticalCenter: parent.verticalCenter
                    height: Theme.dp(8)
                    color: Theme.recess
                    border.width: Theme.hair
                    border.color: Theme.outline

                    Rectangle {
                        height: parent.height
                        width: slider.visualPosition * parent.width
                        radius: parent.radius
                        color: Theme.accent
                    }
                }
            }
        }
    }
}
