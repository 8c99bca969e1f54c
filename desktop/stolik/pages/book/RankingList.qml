pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Models

// A ranking: a picture, a place and a bar of points for everybody.
ColumnLayout {
    id: list

    required property RowsModel ranked

    spacing: Theme.gap(3)

    Repeater {
        model: list.ranked

        RowLayout {
            id: row

            required property var model

            Layout.fillWidth: true
            spacing: Theme.gap(3)
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("Place %1: %2, %3").arg(row.model.place).arg(row.model.name).arg(row.model.text)

            TextLabel {
                Layout.preferredWidth: Theme.dp(34)
                horizontalAlignment: Text.AlignRight
                text: qsTr("%1.", "a place").arg(row.model.place)
                kind: "title"
                tabular: true
                Accessible.ignored: true
            }
            Avatar {
                size: Theme.dp(row.model.place === 1 ? 60 : 48)
                number: row.model.avatar
                colour: row.model.colour
                Layout.preferredWidth: Theme.dp(60)
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: Theme.gap(1)

                TextLabel {
                    Layout.fillWidth: true
                    text: row.model.name
                    strong: true
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
                Rectangle {
                    Layout.fillWidth: true
                    implicitHeight: Theme.dp(12)
                    radius: height / 2
                    color: Theme.recess
                    border.width: Theme.hair
                    border.color: Theme.recessEdge

                    Rectangle {
                        width: Math.max(row.model.part > 0 ? height : 0, parent.width * row.model.part)
                        height: parent.height
                        radius: height / 2
                        color: row.model.place === 1 ? Theme.gold : Theme.accent
                    }
                }
                TextLabel {
                    Layout.fillWidth: true
                    text: row.model.text
                    kind: "small"
                    quiet: true
                    wrapMode: Text.WordWrap
                    Accessible.ignored: true
                }
            }
        }
    }
}
