pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Comfort
import Stolik.Shell

// The folder in which everything is kept, where it moves at the next start, and which earlier day is put back then.
Panel {
    id: choices

    required property FolderChoice folder
    required property Shell shell
    property bool low: false

    implicitHeight: content.implicitHeight + 2 * Theme.gap(choices.low ? 3 : 5)

    ColumnLayout {
        id: content

        anchors.fill: parent
        anchors.margins: Theme.gap(choices.low ? 3 : 5)
        spacing: Theme.gap(3)

        TextLabel {
            text: qsTr("Where everything is kept")
            strong: true
        }
        TextLabel {
            Layout.fillWidth: true
            text: choices.folder.folder
            textFormat: Text.PlainText
            wrapMode: Text.WrapAnywhere
        }
        TextLabel {
            Layout.fillWidth: true
            text: choices.folder.sentence
            textFormat: Text.PlainText
            quiet: true
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
        }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.gap(3)

            ActionButton {
                visible: choices.folder.canMove
                large: false
                text: qsTr("Move…")
                Accessible.name: qsTr("Move everything to another folder…")
                onClicked: folders.begin()
            }
            ActionButton {
                visible: choices.folder.canReturn
                large: false
                text: qsTr("Back to this computer")
                onClicked: choices.folder.goBack()
            }
            ActionButton {
                visible: choices.folder.canCancel
                large: false
                text: qsTr("Cancel")
                onClicked: choices.folder.cancel()
            }
        }
        TextLabel {
            Layout.topMargin: Theme.gap(2)
            visible: choices.folder.days.length > 0
            text: qsTr("Earlier days")
            strong: true
        }
        TextLabel {
            Layout.fillWidth: true
            visible: choices.folder.days.length > 0
            text: choices.folder.daysSentence
            quiet: true
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
        }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.gap(3)

            Repeater {
                model: choices.folder.days

                ActionButton {
                    required property int index
                    required property string modelData

                    width: Math.min(implicitWidth, parent.width)
                    large: false
                    primary: index === choices.folder.wantedDay
                    text: modelData
                    Accessible.name: primary ? qsTr("Put nothing back") : qsTr("Put back: %1").arg(modelData)
                    onClicked: choices.folder.putBack(primary ? -1 : index)
                }
            }
        }
    }
    FileChoice {
        id: folders

        shell: choices.shell
        what: "folders"
        title: qsTr("Where everything is to be kept")
        accept: qsTr("Keep it here")
        onChosen: path => choices.folder.move(path)
    }
}
