pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Models

// How the last games ended: a quiet line each, side by side.
RowLayout {
    id: latest

    required property RowsModel games

    spacing: Theme.gap(6)
    uniformCellSizes: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("The last games")

    Repeater {
        model: latest.games

        ColumnLayout {
            id: game

            required property var model

            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            spacing: 0
            Accessible.role: Accessible.ListItem
            Accessible.name: game.model.title + ", " + game.model.day + ": " + game.model.result + " " + game.model.record

            TextLabel {
                Layout.fillWidth: true
                text: game.model.title + " · " + game.model.day
                kind: "small"
                quiet: true
                onTable: true
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            TextLabel {
                Layout.fillWidth: true
                text: game.model.result
                kind: "small"
                onTable: true
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            TextLabel {
                Layout.fillWidth: true
                visible: text !== ""
                text: game.model.record
                kind: "small"
                color: Theme.goldText
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
}
