import QtQuick
import QtQuick.Layouts
import Stolik

// A column that scrolls if there is too little room.
ScrollArea {
    id: area

    default property alias body: column.data

    contentHeight: column.implicitHeight + Theme.gap(4)

    ColumnLayout {
        id: column

        // Room for the shadows of its content, and for the bar beside it.
        x: Theme.gap(2)
        width: area.width - Theme.gap(6)
        spacing: Theme.gap(4)
    }
}
