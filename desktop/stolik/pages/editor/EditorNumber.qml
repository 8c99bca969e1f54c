import QtQuick
import QtQuick.Layouts
import Stolik

// A number to be typed, or changed one by one.
RowLayout {
    id: number

    required property string name
    required property int value
    required property int least
    required property int most

    signal moved(int value)

    function take(): void {
        const typed = parseInt(field.text);
        number.moved(isNaN(typed) ? number.value : typed);
        field.text = Qt.binding(() => `${number.value}`);
    }

    spacing: Theme.gap(1)

    TextLabel {
        Layout.fillWidth: true
        text: number.name
        strong: true
        wrapMode: Text.WordWrap
        Accessible.ignored: true
    }
    IconButton {
        iconName: "minus"
        text: qsTr("%1: one less", "a number").arg(number.name)
        framed: true
        tells: false
        enabled: number.value > number.least
        onClicked: number.moved(number.value - 1)
    }
    TextInputField {
        id: field

        Layout.preferredWidth: Theme.dp(64)
        implicitHeight: Theme.target
        name: number.name
        most: 3
        text: `${number.value}`
        horizontalAlignment: TextInput.AlignHCenter
        inputMethodHints: Qt.ImhDigitsOnly
        validator: IntValidator { bottom: number.least; top: number.most }
        Keys.onUpPressed: number.moved(number.value + 1)
        Keys.onDownPressed: number.moved(number.value - 1)
        onEditingFinished: number.take()
    }
    IconButton {
        iconName: "plus"
        text: qsTr("%1: one more", "a number").arg(number.name)
        framed: true
        tells: false
        enabled: number.value < number.most
        onClicked: number.moved(number.value + 1)
    }
}
