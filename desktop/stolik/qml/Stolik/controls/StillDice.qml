pragma ComponentBehavior: Bound
import QtQuick

// A row of dice in a picture.
Row {
    id: row

    property var faces: []
    property real size: 0
    property string kind: "pips"
    property url symbolSource

    spacing: row.size * 0.12

    Repeater {
        model: row.faces

        Die {
            required property int modelData

            face: modelData
            kind: row.kind
            symbolSource: row.symbolSource
            size: row.size
            still: true
        }
    }
}
