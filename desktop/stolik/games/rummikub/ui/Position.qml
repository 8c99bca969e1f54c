pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// A waiting game in miniature: the sets on the table. Racks stay hidden.
Item {
    id: still

    property var position: ({})
    readonly property var sets: still.position.table ?? []
    // The largest size with which all sets fit in rows, with a limit that leaves room for more rows.
    readonly property real tile: {
        let size = Math.max(Theme.dp(18), still.height / 4);
        while (size > 2 && (still.rowsAt(size) * size * 1.62 > still.height || still.widest * size > still.width))
            size -= 0.5;
        return size;
    }

    readonly property int widest: Math.max(0, ...still.sets.map(one => one.length))

    function rowsAt(size: real): int {
        let rows = 1;
        let x = 0;
        for (const one of still.sets) {
            const wide = one.length * size;
            if (x > 0 && x + wide + size * 0.26 > still.width) {
                rows++;
                x = 0;
            }
            x += wide + size * 0.5;
        }
        return rows;
    }
    function inkOf(name: string): color {
        return name === "jb" ? Theme.pieceColors.ink : ({ "k": Theme.pieceColors.ink, "b": Theme.pieceColors.blue, "o": Theme.pieceColors.orange })[name.charAt(0)] ?? Theme.pieceColors.red;
    }

    Accessible.ignored: true

    Flow {
        x: (still.width - childrenRect.width + still.tile * 0.26) / 2
        width: still.width
        anchors.verticalCenter: parent.verticalCenter
        spacing: still.tile * 0.24

        Repeater {
            model: still.sets

            Row {
                id: line

                required property list<string> modelData

                rightPadding: still.tile * 0.26

                Repeater {
                    model: line.modelData

                    Rectangle {
                        id: face

                        required property string modelData

                        width: still.tile
                        height: still.tile * 1.38
                        radius: width * Theme.tileRadius
                        color: Theme.pieceColors.face
                        border.width: Theme.hair
                        border.color: Theme.pieceColors.edge

                        // A joker is drawn as a ring, a number as a dot in its colour.
                        Pill {
                            readonly property color ink: still.inkOf(face.modelData)
                            readonly property bool joker: face.modelData.charAt(0) === "j"

                            anchors.centerIn: parent
                            width: parent.width * 0.56
                            height: width
                            color: joker ? "transparent" : ink
                            border.width: joker ? Math.max(1, width * 0.25) : 0
                            border.color: ink
                        }
                    }
                }
            }
        }
    }
}
