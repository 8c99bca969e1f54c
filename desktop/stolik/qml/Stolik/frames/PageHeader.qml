import QtQuick
import QtQuick.Layouts
import Stolik

// The back button and the page's title; children are on the right.
RowLayout {
    id: header

    property string title: ""
    property string subtitle: ""
    property string backText: qsTr("Back")
    default property alias extra: extraRow.data
    property alias backButton: back

    signal backWanted

    spacing: Theme.gap(4)

    IconButton {
        id: back

        iconName: "back"
        text: header.backText
        shortcutHint: qsTr("Esc")
        // Everybody knows the arrow, and a tool tip would cover the page.
        tells: false
        onClicked: header.backWanted()
    }
    TextLabel {
        Layout.fillWidth: true
        Layout.maximumWidth: implicitWidth
        text: header.title
        kind: Theme.largeType ? "title" : "headline"
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.body
        elide: Text.ElideRight
        Accessible.role: Accessible.Heading
    }
    TextLabel {
        Layout.fillWidth: true
        Layout.alignment: Qt.AlignBaseline
        text: header.subtitle
        // Beside a long title, a truncated line would say nothing.
        opacity: truncated ? 0 : 1
        kind: "lead"
        quiet: true
        onTable: true
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.dp(13)
        elide: Text.ElideRight
    }
    Row { id: extraRow; spacing: Theme.gap(3) }
}
