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

            required property string text
            required property string name
            required property int place
            required property int avatar
            required property int colour
            required property real part

            spacing: Theme.gap(3)
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("Place %1: %2, %3").arg(row.place).arg(row.name).arg(row.text)

            SilentLabel {
                Layout.preferredWidth: Theme.dp(34)
                horizontalAlignment: Text.AlignRight
                text: qsTr("%1.", "a place").arg(row.place)
                kind: "title"
                tabular: true
            }
            Avatar {
                size: Theme.dp(row.place === 1 ? 60 : 48)
                number: row.avatar
                colour: row.colour
                Layout.preferredWidth: Theme.dp(60)
            }
            ColumnLayout {
                spacing: Theme.gap(1)

                SilentParagraph { text: row.name; strong: true; wrapMode: Text.Wrap }
                Pill {
                    Layout.fillWidth: true
                    implicitHeight: Theme.dp(12)
                    color: Theme.recess
                    border.width: Theme.hair
                    border.color: Theme.recessEdge

                    Pill {
                        width: Math.max(row.part > 0 ? height : 0, parent.width * row.part)
                        height: parent.height
                        color: row.place === 1 ? Theme.gold : Theme.accent
                    }
                }
                SilentParagraph { text: row.text; kind: "note" }
            }
        }
    }
}
