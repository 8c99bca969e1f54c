pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Editor

// The first reason why the position can't be played; or its ID, to be copied or said aloud, and what can be done with it.
ColumnLayout {
    id: view

    required property EditorModel editor

    spacing: Theme.gap(2)
    Accessible.role: Accessible.Grouping
    Accessible.name: view.editor.verdict

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap(2)

        Icon {
            Layout.alignment: Qt.AlignTop
            name: view.editor.canPlay ? "check" : "info"
            color: view.editor.canPlay ? Theme.accent : Theme.danger
        }
        TextLabel {
            Layout.fillWidth: true
            text: view.editor.verdict
            strong: true
            wrapMode: Text.WordWrap
        }
    }
    TextLabel {
        Layout.fillWidth: true
        visible: text !== ""
        text: view.editor.fault
        wrapMode: Text.WordWrap
    }
    RowLayout {
        Layout.fillWidth: true
        visible: view.editor.code !== ""
        spacing: Theme.gap(2)

        TextLabel {
            Layout.fillWidth: true
            text: qsTr("ID")
            quiet: true
            Accessible.ignored: true
        }
        LinkButton {
            text: qsTr("Copy")
            Accessible.name: qsTr("Copy the ID")
            onClicked: view.editor.copy()
        }
    }
    TextLabel {
        Layout.fillWidth: true
        visible: text !== ""
        text: view.editor.code
        // A short one is read out, a long one pasted.
        kind: view.editor.code.length > 50 ? "body" : "lead"
        tabular: true
        wrapMode: Text.Wrap
        Accessible.name: qsTr("ID: %1").arg(view.editor.code)
    }
    Flow {
        Layout.fillWidth: true
        Layout.topMargin: Theme.gap(1)
        visible: view.editor.canPlay
        spacing: Theme.gap(2)

        ActionButton {
            large: false
            primary: true
            iconName: "eye"
            text: qsTr("Look at it", "a button: explore the position")
            onClicked: view.editor.explore(false)
        }
        ActionButton {
            large: false
            iconName: "play"
            text: qsTr("Play on", "a button: from the position")
            onClicked: view.editor.explore(true)
        }
    }
}
