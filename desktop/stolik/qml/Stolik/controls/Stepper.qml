import QtQuick
import QtQuick.Layouts
import Stolik

// A number between a minus and a plus.
Item {
    id: stepper

    property string text: ""
    property int value: 0
    property int from: 0
    property int to: 10
    property int step: 1
    property string valueText: value.toString()

    signal moved(int value)

    function shift(by: int): void {
        const next = Math.max(from, Math.min(to, value + by));
        if (next !== value)
            moved(next);
    }

    Layout.fillWidth: true
    implicitWidth: row.implicitWidth
    implicitHeight: Theme.buttonHeight
    Accessible.role: Accessible.SpinBox
    Accessible.name: text
    Accessible.description: valueText
    Keys.onUpPressed: shift(step)
    Keys.onDownPressed: shift(-step)

    RowLayout {
        id: row

        anchors.fill: parent
        spacing: Theme.gap(2)

        SilentLabel {
            Layout.fillWidth: true
            visible: stepper.text !== ""
            text: stepper.text
            strong: true
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.dp(13)
            elide: Text.ElideRight
        }
        IconButton {
            iconName: "minus"
            text: qsTr("Less")
            enabled: stepper.value > stepper.from
            onClicked: stepper.shift(-stepper.step)
        }
        SilentLabel {
            Layout.preferredWidth: Math.max(Theme.dp(44), implicitWidth)
            horizontalAlignment: Text.AlignHCenter
            text: stepper.valueText
            kind: "lead"
            strong: true
            tabular: true
        }
        IconButton {
            iconName: "plus"
            text: qsTr("More")
            enabled: stepper.value < stepper.to
            onClicked: stepper.shift(stepper.step)
        }
    }
}
