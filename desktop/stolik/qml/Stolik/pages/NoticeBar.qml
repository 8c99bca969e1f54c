import QtQuick
import QtQuick.Layouts
import Stolik

// One sentence that must be read: it stays until somebody has done so.
Item {
    id: bar

    property string text: ""
    // As high as a table's bar: the words rather grow smaller than hide what lies below.
    property bool slim: false

    signal dismissed

    implicitWidth: Theme.dp(slim ? 960 : 760)
    implicitHeight: slim ? Theme.target + Theme.gap(1) : row.implicitHeight + 2 * Theme.gap(3)
    visible: text !== ""
    z: 20

    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    Shadow {
        anchors.fill: parent
        lifted: true
        visible: strength > 0
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.raised
        border.width: Theme.line
        border.color: Theme.gold
    }
    RowLayout {
        id: row

        anchors.fill: parent
        anchors.leftMargin: Theme.gap(5)
        anchors.rightMargin: Theme.gap(3)
        spacing: Theme.gap(4)

        Icon {
            name: "info"
            color: Theme.goldText
        }
        TextLabel {
            Layout.fillWidth: true
            text: bar.text
            Layout.fillHeight: bar.slim
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.Wrap
            fontSizeMode: bar.slim ? Text.Fit : Text.FixedSize
            minimumPixelSize: Theme.dp(13)
            lineHeight: bar.slim ? 1 : Theme.lineHeight
            Accessible.ignored: true
        }
        ActionButton {
            text: qsTr("All right")
            large: false
            onClicked: bar.dismissed()
        }
    }
}
