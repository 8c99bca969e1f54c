pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik

// What else can be told of a player, as a table: how rare the luck was, and what the choices cost.
ModalSheet {
    id: sheet

    required property var row

    title: sheet.row.name ?? ""
    wide: Theme.dp(640)

    TextLabel {
        Layout.fillWidth: true
        text: (sheet.row.luck ?? "") + " " + (sheet.row.skill ?? "")
        wrapMode: Text.WordWrap
    }
    Repeater {
        model: sheet.row.facts ?? []

        RowLayout {
            id: fact

            required property string label
            required property string text

            Layout.fillWidth: true
            spacing: Theme.gap(3)

            TextLabel {
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                text: fact.label
                wrapMode: Text.WordWrap
            }
            TextLabel {
                Layout.alignment: Qt.AlignTop
                text: fact.text
                strong: true
                tabular: true
            }
        }
    }
}
