import QtQuick
import Stolik
import Stolik.Models

// Another seat's sheet over the table, large; any click puts it back.
Item {
    id: near

    required property RowsModel cells
    required property RowsModel lines
    property string owner: ""

    signal closed

    onVisibleChanged: if (visible) back.forceActiveFocus()

    Rectangle {
        anchors.fill: parent
        color: Theme.scrim
    }
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        onClicked: near.closed()
    }
    Words {
        id: title

        anchors.horizontalCenter: sheet.horizontalCenter
        anchors.bottom: sheet.top
        anchors.bottomMargin: Theme.gap(1)
        kind: "title"
        color: Theme.tileFace
        text: near.owner
    }
    SheetGrid {
        id: sheet

        anchors.centerIn: parent
        anchors.verticalCenterOffset: title.height / 2
        cells: near.cells
        lines: near.lines
        owner: near.owner
        unit: Math.floor(Math.min(Theme.dp(132), (near.height - title.height - Theme.gap(6)) / 5.94, near.width / 9))
    }
    IconButton {
        id: back

        anchors.left: sheet.right
        anchors.leftMargin: Theme.gap(3)
        anchors.top: sheet.top
        iconName: "close"
        text: qsTr("Put the sheet back")
        framed: true
        onClicked: near.closed()
    }
}
