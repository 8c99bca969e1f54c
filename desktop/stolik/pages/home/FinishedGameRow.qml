import QtQuick
import QtQuick.Layouts
import Stolik

// A game that is over: when, how it ended, and the way to look back on it.
RowLayout {
    id: line

    required property string key
    required property string title
    required property int day
    required property string result
    required property string record
    property bool opens: false
    property string when: ""

    signal wanted

    spacing: Theme.gap(3)

    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0

        TextLabel {
            Layout.fillWidth: true
            text: line.title + " · " + line.when
            strong: true
            elide: Text.ElideRight
        }
        TextLabel {
            Layout.fillWidth: true
            text: line.result
            kind: "small"
            quiet: true
            wrapMode: Text.WordWrap
        }
        TextLabel {
            visible: text !== ""
            Layout.fillWidth: true
            text: line.record
            kind: "small"
            color: Theme.goldText
            wrapMode: Text.WordWrap
        }
    }
    ActionButton {
        visible: line.opens
        text: qsTr("Look back")
        Accessible.name: qsTr("Look back on %1, %2").arg(line.title).arg(line.when)
        Accessible.description: line.result
        large: false
        onClicked: line.wanted()
    }
}
