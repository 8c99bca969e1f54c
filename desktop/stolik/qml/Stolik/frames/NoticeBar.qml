import QtQuick
import QtQuick.Layouts
import Stolik

// A notice that must be read; it stays until it is dismissed.
Item {
    id: bar

    property string text: ""
    // As high as a table's bar; the text gets smaller rather than covering anything below.
    property bool slim: false
    // In large type the text takes all the room.
    readonly property bool tight: slim && Theme.largeType

    signal dismissed

    implicitWidth: Theme.dp(slim ? 960 : 760)
    implicitHeight: slim ? Theme.target + Theme.gap(1) : row.implicitHeight + 2 * Theme.gap(3)
    visible: text !== ""
    z: 20

    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    Shadow { anchors.fill: parent; lifted: true; visible: strength > 0 }
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
        anchors.leftMargin: Theme.gap(bar.tight ? 2 : 5)
        anchors.rightMargin: Theme.gap(bar.tight ? 1 : 3)
        spacing: Theme.gap(bar.tight ? 2 : 4)

        Icon { visible: !bar.tight; name: "info"; color: Theme.goldText }
        SilentParagraph {
            text: bar.text
            Layout.fillHeight: bar.slim
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.Wrap
            fontSizeMode: bar.slim ? Text.Fit : Text.FixedSize
            minimumPixelSize: Theme.dp(13)
            lineHeight: bar.tight ? 0.9 : bar.slim ? 1 : Theme.lineHeight
        }
        ActionButton { text: qsTr("All right"); onClicked: bar.dismissed() }
    }
}
