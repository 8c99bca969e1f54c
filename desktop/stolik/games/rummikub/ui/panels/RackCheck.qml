pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Models
import Stolik.Games.Rummikub
import "../board"

// The tiles of a rack, pressed or typed, and the answer whether they could open.
FocusScope {
    id: check

    required property RackCheckModel tool

    // The grid has a column for each number, and one for the jokers.
    readonly property int columns: 14
    readonly property real gapWidth: Theme.gap(1)
    readonly property real cellWidth: Math.floor(Math.min(Theme.dp(88), (check.width - Theme.gap(4) - (columns - 1) * gapWidth) / columns))
    // Cells are as tall as tiles if the window also has room for the answer; in large type the page scrolls instead.
    readonly property real cellHeight: Math.round(Theme.largeType ? cellWidth * 1.32 : Math.max(Theme.target, Math.min(cellWidth * 1.32,
        (check.height - Theme.buttonHeight - legend.implicitHeight - Theme.gap(4) - leastAnswer) / 4 - gapWidth)))
    readonly property real leastAnswer: Theme.dp(check.narrow ? 190 : 152)
    readonly property bool narrow: width < Theme.dp(860)

    function takeFocus(): void { field.forceActiveFocus(Qt.TabFocusReason); }

    ScrollArea {
        id: flick

        anchors.fill: parent
        contentHeight: column.implicitHeight

        ColumnLayout {
            id: column

            width: Math.min(flick.width - (flick.overflows ? Theme.gap(3) : 0), Theme.dp(1300))
            x: Math.round((flick.width - (flick.overflows ? Theme.gap(3) : 0) - width) / 2)
            spacing: Theme.gap(2)

            RowLayout {
                spacing: Theme.gap(3)

                TextInputField {
                    id: field

                    Layout.fillWidth: true
                    focus: true
                    name: qsTr("Tiles on the rack")
                    placeholderText: check.tool.example
                    most: 400
                    inputMethodHints: Qt.ImhNoPredictiveText | Qt.ImhLatinOnly
                    onTextEdited: check.tool.write(text)
                    Keys.onDownPressed: cells.go(0)

                    Binding { field.text: check.tool.text }
                }
                TextLabel {
                    // In large type, the answer may be further down than the window shows.
                    text: Theme.largeType && check.tool.count > 0 ? check.tool.sentence : qsTr("%n tile(s)", "", check.tool.count)
                    kind: "lead"
                    onTable: true
                    quiet: !Theme.largeType
                    tabular: true
                }
                ActionButton {
                    Layout.preferredHeight: Theme.buttonHeight
                    text: qsTr("Clear the rack")
                    iconName: "bin"
                    enabled: check.tool.text !== ""
                    onClicked: {
                        check.tool.clear();
                        check.takeFocus();
                    }
                }
            }
            // The letters to type, each marked in the name of its colour.
            Flow {
                id: legend

                Layout.fillWidth: true
                spacing: Theme.gap(4)

                Repeater {
                    model: check.tool.legend

                    Row {
                        id: meaning

                        required property string letter
                        required property string name

                        spacing: Theme.gap(1)
                        Accessible.role: Accessible.StaticText
                        Accessible.name: qsTr("%1: %2").arg(meaning.letter).arg(meaning.name)

                        Rectangle {
                            anchors.verticalCenter: parent.verticalCenter
                            width: Theme.dp(26)
                            height: width
                            radius: Theme.radiusSmall
                            color: Theme.panel
                            border.width: Theme.hair
                            border.color: Theme.mutedOnTable

                            TextLabel {
                                anchors.centerIn: parent
                                text: meaning.letter
                                strong: true
                                Accessible.ignored: true
                            }
                        }
                        TextLabel {
                            anchors.verticalCenter: parent.verticalCenter
                            text: meaning.name.replace(meaning.letter, "<b>" + meaning.letter + "</b>")
                            textFormat: Text.StyledText
                            onTable: true
                            Accessible.ignored: true
                        }
                    }
                }
            }
            Item {
                id: cells

                // The kind of the tile that the arrows have reached.
                property int current: 0

                function spot(kind: int): point {
                    return kind === 52 ? Qt.point(13, 0) : Qt.point(kind % 13, Math.floor(kind / 13));
                }
                function go(kind: int): void {
                    const cell = tiles.itemAt(kind) as Item;
                    if (cell)
                        cell.forceActiveFocus(Qt.TabFocusReason);
                }
                // Takes a step to the side or to another colour; upwards from the first row it leads to the text.
                function step(across: int, down: int): void {
                    const at = cells.spot(cells.current);
                    const x = Math.max(0, Math.min(13, at.x + across)), y = at.y + down;
                    if (y < 0)
                        field.forceActiveFocus(Qt.TabFocusReason);
                    else if (x === 13)
                        cells.go(52);
                    else if (y < 4)
                        cells.go(13 * y + x);
                }

                Layout.alignment: Qt.AlignHCenter
                implicitWidth: check.columns * (check.cellWidth + check.gapWidth) - check.gapWidth
                implicitHeight: 4 * (check.cellHeight + check.gapWidth) - check.gapWidth
                Accessible.role: Accessible.List
                Accessible.name: qsTr("All tiles")

                Repeater {
                    id: tiles

                    model: check.tool.kinds

                    // A kind is pale while it isn't on the rack, and has a sign if both of its tiles are.
                    PressButton {
                        id: cell

                        required property int kind
                        required property string tile
                        required property string name
                        required property int held

                        readonly property point spot: cells.spot(cell.kind)

                        x: spot.x * (check.cellWidth + check.gapWidth)
                        y: spot.y * (check.cellHeight + check.gapWidth)
                        width: check.cellWidth
                        height: check.cellHeight
                        focusPolicy: cell.kind === cells.current || cell.activeFocus ? Qt.StrongFocus : Qt.ClickFocus
                        text: cell.name
                        Accessible.description: cell.held === 0 ? qsTr("not on the rack") : cell.held === 1
                            ? qsTr("once on the rack") : qsTr("twice on the rack")
                        onActiveFocusChanged: if (activeFocus) cells.current = cell.kind
                        onClicked: check.tool.press(cell.kind)
                        Keys.onLeftPressed: cells.step(-1, 0)
                        Keys.onRightPressed: cells.step(1, 0)
                        Keys.onUpPressed: cells.step(0, -1)
                        Keys.onDownPressed: cells.step(0, 1)
                        Keys.onDeletePressed: check.tool.take(cell.kind)
                        Keys.onPressed: event => {
                            if (event.key === Qt.Key_Backspace) {
                                check.tool.take(cell.kind);
                                event.accepted = true;
                            }
                        }
                        TapHandler {
                            acceptedButtons: Qt.RightButton
                            onTapped: check.tool.take(cell.kind)
                        }

                        background: Item {
                            Rectangle {
                                anchors.fill: parent
                                anchors.margins: -Theme.dp(1)
                                radius: Theme.radiusSmall
                                color: cell.hovered ? Theme.hoverWash : "transparent"
                            }
                            FocusRing { shown: cell.visualFocus; inner: Theme.radiusSmall }
                        }
                        contentItem: Item {
                            TileFace {
                                id: face

                                readonly property real wide: Math.min(cell.width - Theme.dp(4), (cell.height - Theme.dp(4)) / 1.2)

                                anchors.centerIn: parent
                                width: wide
                                height: Math.min(cell.height - Theme.dp(4), wide * 1.32)
                                tile: cell.tile
                                // The tile is pale, but its number must stay readable.
                                opacity: cell.held > 0 || cell.hovered ? 1 : (Theme.ghost + Theme.dimmed) / 2
                                shadowed: cell.held > 0
                            }
                            Rectangle {
                                visible: cell.held > 0
                                anchors.fill: face
                                anchors.margins: -Theme.dp(1)
                                radius: face.corner + Theme.dp(1)
                                color: "transparent"
                                border.width: Theme.line
                                border.color: Theme.accent
                            }
                            Pill {
                                visible: cell.held > 1
                                anchors.right: face.right
                                anchors.top: face.top
                                anchors.margins: -Theme.gap(1.5)
                                width: twice.implicitWidth + Theme.dp(8)
                                height: twice.implicitHeight + Theme.dp(2)
                                color: Theme.accent

                                TextLabel {
                                    id: twice

                                    anchors.centerIn: parent
                                    text: qsTr("2×")
                                    kind: "small"
                                    strong: true
                                    color: Theme.accentInk
                                    Accessible.ignored: true
                                }
                            }
                        }
                    }
                }
            }

            Panel {
                Layout.fillWidth: true
                implicitHeight: told.implicitHeight + Theme.gap(6)
                color: check.tool.opens ? Theme.accentWash : Theme.panel
                border.width: check.tool.opens ? Theme.line : Theme.hair
                border.color: check.tool.opens ? Theme.accent : Theme.hairline

                GridLayout {
                    id: told

                    x: Theme.gap(4)
                    y: Theme.gap(3)
                    width: parent.width - Theme.gap(8)
                    columns: check.narrow ? 1 : 2
                    columnSpacing: Theme.gap(5)
                    rowSpacing: Theme.gap(2)

                    RowLayout {
                        Layout.fillWidth: check.narrow || check.tool.sets.count === 0
                        spacing: Theme.gap(2)

                        Icon {
                            visible: check.tool.count > 0 || check.tool.refused
                            name: check.tool.refused ? "info" : check.tool.opens ? "check" : "close"
                            size: Theme.dp(28)
                            color: check.tool.opens ? Theme.accent : Theme.danger
                        }
                        Paragraph {
                            text: check.tool.sentence
                            kind: check.tool.count > 0 && !check.tool.refused ? "title" : "lead"
                            strong: kind === "title" || check.tool.refused
                            color: check.tool.refused ? Theme.danger : Theme.ink
                        }
                    }
                    Flow {
                        Layout.fillWidth: true
                        Layout.alignment: Qt.AlignVCenter
                        visible: check.tool.sets.count > 0
                        spacing: Theme.gap(3)

                        Repeater {
                            model: check.tool.sets

                            Row {
                                id: row

                                required property RowsModel tiles
                                required property string name
                                required property int worth

                                spacing: Theme.dp(2)
                                Accessible.role: Accessible.StaticText
                                Accessible.name: qsTr("%1: %2").arg(row.name).arg(row.worth)

                                Repeater {
                                    model: row.tiles

                                    TileFace {
                                        required tile
                                        required stands

                                        width: Theme.dp(38)
                                    }
                                }
                                TextLabel {
                                    height: Theme.dp(52)
                                    leftPadding: Theme.gap(1)
                                    text: "= " + row.worth
                                    kind: "lead"
                                    strong: true
                                    tabular: true
                                    verticalAlignment: Text.AlignVCenter
                                    Accessible.ignored: true
                                }
                            }
                        }
                    }
                    Paragraph {
                        Layout.columnSpan: told.columns
                        visible: text !== ""
                        text: check.tool.cost
                        quiet: !Theme.highContrast
                    }
                }
            }
        }
    }
}
