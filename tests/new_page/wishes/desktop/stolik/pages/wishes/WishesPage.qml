pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Shell
import Stolik.Wishes

// Who would like to play what.
FocusScope {
    id: page

    required property Shell shell
    required property Settings settings
    required property WishesModel model

    signal backWanted

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Wishes")
    Keys.onEscapePressed: backWanted()

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap(6)

        PageHeader {
            Layout.fillWidth: true
            title: qsTr("Wishes")
            backButton.focus: true
            onBackWanted: page.backWanted()
        }
        Repeater {
            model: page.model.rows

            TextLabel {
                required property string name
                required property string title

                text: qsTr("%1 would like to play %2.").arg(name).arg(title)
                onTable: true
            }
        }
        Item { Layout.fillHeight: true }
    }
}
