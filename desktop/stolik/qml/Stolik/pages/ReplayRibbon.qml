import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Table

// What is played just now was played before: the ribbon says so and tells it, and can stop it.
Item {
    id: ribbon

    required property TableController table

    readonly property string told: ribbon.table.director.scene.text ?? ""

    implicitHeight: Theme.target + Theme.gap(1)
    implicitWidth: row.implicitWidth
    Accessible.role: Accessible.Note
    Accessible.name: title.text
    Component.onCompleted: ribbon.Accessible.announce(title.text, Accessible.Polite)

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.gap(0.5)
        radius: Theme.radius
        color: Theme.accentWash
        border.width: Theme.line
        border.color: Theme.accent
    }
    RowLayout {
        id: row

        anchors.fill: parent
        anchors.leftMargin: Theme.gap(3)
        anchors.rightMargin: Theme.gap(1)
        spacing: Theme.gap(2)

        Icon {
            name: "replay"
            color: Theme.accent
        }
        TextLabel {
            id: title

            text: qsTr("Shown again")
            strong: true
            Accessible.ignored: true
        }
        TextLabel {
            Layout.fillWidth: true
            text: ribbon.told
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        ActionButton {
            large: false
            primary: true
            text: qsTr("Stop")
            Accessible.description: qsTr("Back to the game")
            onClicked: ribbon.table.stopReplay()
        }
    }
}
