import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Table

// What is played just now was played before: the ribbon says so and tells it, and can stop it.
Item {
    id: ribbon

    required property TableController table

    readonly property string told: ribbon.table.director.scene.text ?? ""

    // As tall as the bar in whose place it stands: the table stays where it is.
    implicitHeight: Theme.target
    implicitWidth: row.implicitWidth
    Accessible.role: Accessible.Note
    Accessible.name: title.text
    Component.onCompleted: ribbon.Accessible.announce(title.text, Accessible.Polite)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.accentWash
        border.width: Theme.line
        border.color: Theme.accent
    }
    TextMetrics {
        id: wide

        font.family: Theme.family
        font.pixelSize: Theme.body
        text: ribbon.told
    }
    RowLayout {
        id: row

        anchors.fill: parent
        anchors.leftMargin: Theme.gap(3)
        spacing: Theme.gap(2)

        Icon {
            name: "replay"
            color: Theme.accent
        }
        TextLabel {
            id: title

            text: qsTr("Shown again")
            strong: true
            // The sign says so too, where what happened needs the room.
            visible: wide.advanceWidth < ribbon.width - title.implicitWidth - Theme.dp(160)
            Accessible.ignored: true
        }
        TextLabel {
            Layout.fillWidth: true
            Layout.fillHeight: true
            text: ribbon.told
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
            lineHeight: 1
            // Rather two smaller lines than half of what happened.
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.dp(13)
            Accessible.ignored: true
        }
        ActionButton {
            large: false
            primary: true
            // What happened needs the room where it would take more than two lines.
            text: wide.advanceWidth > 2 * (ribbon.width - Theme.dp(200)) ? qsTr("Back") : qsTr("Back to the game")
            Accessible.name: qsTr("Back to the game")
            onClicked: ribbon.table.replay.stop()
        }
    }
}
