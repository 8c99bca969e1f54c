pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Editor

// What can be put into the chosen tray.
Panel {
    id: palette

    required property EditorModel editor
    property real most: 0
    // Where what is wrong is told elsewhere, the way to it.
    property string verdict: ""
    property list<Item> listeners
    property int at: 0

    signal verdictWanted

    function step(by: int): bool {
        const next = palette.at + by;
        if (next < 0 || next >= pieces.count)
            return false;
        palette.at = next;
        (pieces.itemAt(next) as Item).forceActiveFocus(Qt.TabFocusReason);
        return true;
    }
    function takeFocus(): void {
        (pieces.itemAt(Math.min(palette.at, pieces.count - 1)) as Item)?.forceActiveFocus(Qt.TabFocusReason);
    }
    // How many stand in a row.
    function abreast(): int {
        const first = pieces.itemAt(0) as Item;
        for (let next = 1; next < pieces.count; next++)
            if ((pieces.itemAt(next) as Item).y > first.y)
                return next;
        return pieces.count;
    }

    implicitHeight: column.implicitHeight + Theme.gap(4)
    Accessible.role: Accessible.Grouping
    Accessible.name: palette.editor.paletteTitle

    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.margins: Theme.gap(2)
        spacing: Theme.gap(1)

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap(2)

            TextLabel {
                Layout.fillWidth: true
                Layout.leftMargin: Theme.gap(1)
                text: palette.editor.paletteTitle
                strong: true
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.dp(13)
                elide: Text.ElideRight
            }
            LinkButton {
                visible: palette.verdict !== ""
                text: palette.verdict
                onClicked: palette.verdictWanted()
            }
            IconButton {
                iconName: "bin"
                text: palette.editor.onSheet ? qsTr("Rub the cell out") : qsTr("Take the last one away")
                shortcutHint: qsTr("Del", "the key")
                onClicked: palette.editor.takeLast()
            }
        }
        TextLabel {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.gap(1)
            visible: pieces.count === 0
            text: qsTr("Nothing more fits here.")
            wrapMode: Text.WordWrap
        }
        ScrollArea {
            id: scrolled

            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: pieces.count > 0
            ground: Theme.panel
            implicitHeight: Math.min(flow.implicitHeight + 2 * Theme.ring, palette.most)
            contentHeight: flow.implicitHeight + 2 * Theme.ring

            Flow {
                id: flow

                x: Theme.ring
                y: Theme.ring
                width: scrolled.width - 2 * Theme.ring - (scrolled.overflows ? Theme.gap(3) : 0)
                spacing: Theme.gap(1)

                Repeater {
                    id: pieces

                    model: palette.editor.palette

                    EditorPieceButton {
                        id: thing

                        required piece
                        required property string name
                        required property int index

                        drawing: palette.editor.drawing
                        text: thing.name
                        reached: thing.index === Math.min(palette.at, pieces.count - 1)
                        listeners: palette.listeners
                        Keys.onLeftPressed: event => event.accepted = palette.step(-1)
                        Keys.onRightPressed: event => event.accepted = palette.step(1)
                        Keys.onUpPressed: event => event.accepted = palette.step(-palette.abreast())
                        Keys.onDownPressed: event => event.accepted = palette.step(palette.abreast())
                        onClicked: {
                            palette.at = thing.index;
                            palette.editor.put(thing.piece);
                        }
                    }
                }
            }
        }
    }
}
