import QtQuick
import QtQuick.Layouts
import Stolik

// The content of a page, with the page's margins.
ColumnLayout {
    property bool narrow: false
    property real ends: Theme.gap(narrow ? 2 : 4)

    anchors.fill: parent
    anchors.leftMargin: Theme.gap(narrow ? 4 : 8)
    anchors.rightMargin: Theme.gap(narrow ? 4 : 8)
    anchors.topMargin: ends
    anchors.bottomMargin: ends
}
