pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik

// The best options with their worth, in words; goes away by itself with the next move.
Panel {
    id: panel

    property var hints: []

    signal closed

    visible: panel.hints.length > 0
    isRaised: true
    implicitWidth: Math.min(Theme.dp(440), column.implicitWidth + 2 * Theme.gap(4))
    implicitHeight: column.implicitHeight + 2 * Theme.gap(3)
    width: implicitWidth
    height: implicitHeight
    Accessible.role: Accessible.Note
    Accessible.name: panel.hints.map(hint => hint.text).join(" ")

    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.margins: Theme.gap(3)
        anchors.leftMargin: Theme.gap(4)
        spacing: Theme.gap(1)

        RowLayout {
            Icon {
                name: "hint"
                color: Theme.goldText
            }
            Words {
                Layout.fillWidth: true
                text: qsTr("Best first")
                Accessible.ignored: true
                kind: "body"
                strong: true
            }
            IconButton {
                iconName: "close"
                text: qsTr("Close")
                onClicked: panel.closed()
            }
        }
        Repeater {
            model: panel.hints

            Words {
                required property int index
                required property var modelData

                Layout.fillWidth: true
                Layout.maximumWidth: Theme.dp(400)
                Layout.bottomMargin: Theme.gap(1)
                text: modelData.text
                strong: index === 0
                Accessible.ignored: true
                wrapMode: Text.WordWrap
            }
        }
    }
}
