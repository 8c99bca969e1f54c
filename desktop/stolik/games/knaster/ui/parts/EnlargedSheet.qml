import QtQuick
import Stolik
import Stolik.Models

// Another seat's sheet, enlarged over the table; any click puts it back.
Item {
    id: near

    required property RowsModel cells
    required property RowsModel lines
    property string heading: ""
    property string name: ""

    signal closed

    onVisibleChanged: if (visible) back.forceActiveFocus()

    // The shade covers the margins of the page too; otherwise it would end before the window does.
    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: -Theme.gap(6)
        anchors.rightMargin: -Theme.gap(6)
        anchors.bottomMargin: -Theme.gap(6)
        color: Theme.scrim
    }
    MouseArea { anchors.fill: parent; hoverEnabled: true; onClicked: near.closed() }
    Panel {
        id: title

        anchors.horizontalCenter: sheet.horizontalCenter
        anchors.bottom: sheet.top
        anchors.bottomMargin: Theme.gap(1)
        width: Math.min(sheet.width, whose.implicitWidth + Theme.gap(8))
        height: whose.implicitHeight + Theme.gap(2)
        isRaised: true

        TextLabel {
            id: whose

            anchors.centerIn: parent
            width: Math.min(implicitWidth, title.width - Theme.gap(4))
            elide: Text.ElideRight
            kind: "title"
            text: near.heading
        }
    }
    SheetGrid {
        id: sheet

        anchors.centerIn: parent
        anchors.verticalCenterOffset: title.height / 2
        cells: near.cells
        lines: near.lines
        name: near.name
        ofAnother: true
        unit: Math.floor(Math.min(Theme.dp(170), (near.height - title.height - Theme.gap(6)) / 5.94, near.width / 9))
    }
    IconButton {
        id: back

        anchors.left: sheet.right
        anchors.leftMargin: Theme.gap(3)
        anchors.top: sheet.top
        iconName: "close"
        text: qsTr("Close the sheet")
        onClicked: near.closed()
    }
}
