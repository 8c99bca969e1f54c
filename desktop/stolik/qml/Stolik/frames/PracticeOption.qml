import QtQuick
import QtQuick.Layouts
import Stolik

// An option: what it is, what it is worth, and whether it was the best one or the one that was played.
ColumnLayout {
    id: option

    required property var model
    readonly property string what: option.model.best && option.model.played ? qsTr("the best move, and yours")
        : option.model.best ? qsTr("the best move") : option.model.played ? qsTr("your move") : ""

    spacing: Theme.gap(0.5)
    Accessible.role: Accessible.StaticText
    Accessible.name: [option.model.move, option.model.worth, option.what].filter(part => part !== "").join(", ")

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap(2)

        TextLabel {
            Layout.fillWidth: true
            text: option.model.move
            strong: option.model.best
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
        TextLabel {
            Layout.alignment: Qt.AlignTop
            text: option.model.worth
            strong: option.model.best
            tabular: true
            Accessible.ignored: true
        }
    }
    Rectangle {
        Layout.fillWidth: true
        implicitHeight: Theme.dp(8)
        radius: height / 2
        color: Theme.recess

        Rectangle {
            width: Math.max(height, parent.width * option.model.share)
            height: parent.height
            radius: height / 2
            color: option.model.best ? Theme.accent : option.model.played ? Theme.gold : Theme.outline
        }
    }
    TextLabel {
        Layout.fillWidth: true
        visible: text !== ""
        text: option.what
        kind: "small"
        quiet: true
        Accessible.ignored: true
    }
}
