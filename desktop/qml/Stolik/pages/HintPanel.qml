pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik

// The best options with their worth, in words; goes away by itself with the next move. It is no higher
// than the row of seats that it lies over: tiles and dice stay in sight.
Panel {
    id: panel

    property var hints: []

    signal closed

    visible: panel.hints.length > 0
    isRaised: true
    width: row.implicitWidth + 2 * Theme.gap(3)
    height: row.implicitHeight + 2 * Theme.gap(2)
    Accessible.role: Accessible.Note
    Accessible.name: panel.hints.map(hint => hint.text).join(" ")

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.margins: Theme.gap(2)
        anchors.leftMargin: Theme.gap(3)
        anchors.rightMargin: Theme.gap(1)
        spacing: Theme.gap(2)

        Icon {
            Layout.alignment: Qt.AlignTop
            name: "hint"
            color: Theme.goldText
        }
        ColumnLayout {
            spacing: Theme.gap(1)

            Repeater {
                model: panel.hints

                Words {
                    required property int index
                    required property var modelData

                    Layout.maximumWidth: Theme.dp(520)
                    text: modelData.text
                    strong: index === 0
                    wrapMode: Text.WordWrap
                    Accessible.ignored: true
                }
            }
        }
        IconButton {
            Layout.alignment: Qt.AlignTop
            iconName: "close"
            text: qsTr("Close")
            onClicked: panel.closed()
        }
    }
}
