pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Tournament

// The bracket: a column for each stage, and a line for everybody who advances. The lines are a canvas, which
// is clipped when scrolled out of view even without a graphics card.
ScrollArea {
    id: area

    required property TournamentDesk desk
    readonly property var columns: area.desk.bracket
    readonly property real rowHeight: Theme.dp(28)
    readonly property real headHeight: Theme.dp(30)
    readonly property real groupSpace: Theme.gap(3)
    readonly property real space: Theme.dp(Theme.largeType ? 28 : 64)
    readonly property real columnWidth: Math.min(Theme.dp(440), (area.width - Theme.gap(area.overflows ? 3 : 0) - (columns.length - 1) * space) / columns.length)
    // The top of each group by column, and of each entrant's row by column and entrant.
    readonly property var tops: area.columns.map(column => area.topsOf(column))
    readonly property var middles: area.columns.map((column, at) => area.middlesOf(column, at))

    function groupHeight(group: var): real {
        return (group.title === "" ? 0 : area.headHeight) + group.rows.length * area.rowHeight + Theme.gap(3);
    }
    function topsOf(column: var): var {
        let y = area.headHeight + Theme.gap(2);
        return column.groups.map(group => {
            const top = y;
            y += area.groupHeight(group) + area.groupSpace;
            return top;
        });
    }
    function middlesOf(column: var, at: int): var {
        const found = {};
        column.groups.forEach((group, number) => group.rows.forEach((row, line) => {
            if (found[row.entrant] === undefined)
                found[row.entrant] = area.tops[at][number] + Theme.gap(1.5) + (group.title === "" ? 0 : area.headHeight) + (line + 0.5) * area.rowHeight;
        }));
        return found;
    }

    contentHeight: Math.max(...area.columns.map((column, at) => area.tops[at][column.groups.length - 1] + area.groupHeight(column.groups[column.groups.length - 1]))) + Theme.gap(4)
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("The road to the final")

    Canvas {
        id: canvas

        readonly property color line: Theme.accent
        readonly property var drawn: [area.middles, area.columnWidth, area.space, Theme.tone]

        width: area.width
        height: area.contentHeight
        Accessible.ignored: true
        onDrawnChanged: canvas.requestPaint()
        onWidthChanged: canvas.requestPaint()
        onPaint: {
            const pen = canvas.getContext("2d");
            pen.reset();
            pen.lineWidth = Theme.line;
            for (let at = 0; at + 1 < area.columns.length; at++) {
                const from = at * (area.columnWidth + area.space) + area.columnWidth;
                for (const group of area.columns[at].groups) {
                    for (const row of group.rows) {
                        const start = area.middles[at][row.entrant];
                        const end = area.middles[at + 1][row.entrant];
                        if (!row.through || !row.sure || end === undefined)
                            continue;
                        pen.strokeStyle = Qt.alpha(canvas.line, 0.75);
                        pen.beginPath();
                        pen.moveTo(from, start);
                        pen.bezierCurveTo(from + area.space / 2, start, from + area.space / 2, end, from + area.space, end);
                        pen.stroke();
                    }
                }
            }
        }
    }
    Repeater {
        model: area.columns

        Item {
            id: column

            required property int index
            required property var modelData

            x: index * (area.columnWidth + area.space)
            width: area.columnWidth
            height: area.contentHeight

            TextLabel {
                width: parent.width
                height: area.headHeight
                text: column.modelData.title
                kind: "lead"
                strong: true
                elide: Text.ElideRight
                verticalAlignment: Text.AlignVCenter
                Accessible.role: Accessible.Heading
            }
            Repeater {
                model: column.modelData.groups

                Panel {
                    id: group

                    required property int index
                    required property var modelData

                    y: area.tops[column.index][index]
                    width: column.width
                    height: area.groupHeight(modelData)
                    shadowed: false

                    TextLabel {
                        x: Theme.gap(3)
                        y: Theme.gap(1.5)
                        width: parent.width - 2 * x
                        height: area.headHeight
                        visible: text !== ""
                        text: group.modelData.title
                        kind: "note"
                        elide: Text.ElideRight
                        verticalAlignment: Text.AlignVCenter
                    }
                    Repeater {
                        model: group.modelData.rows

                        RowLayout {
                            id: row

                            required property int index
                            required property var modelData

                            x: Theme.gap(3)
                            y: Theme.gap(1.5) + (group.modelData.title === "" ? 0 : area.headHeight) + index * area.rowHeight
                            width: group.width - 2 * x
                            height: area.rowHeight
                            spacing: Theme.gap(2)

                            SilentLabel {
                                Layout.preferredWidth: Theme.dp(28)
                                visible: !Theme.largeType
                                text: row.modelData.place
                                kind: "note"
                                tabular: true
                                horizontalAlignment: Text.AlignRight
                            }
                            Avatar {
                                // A whole name is better than half a name and a face.
                                visible: row.modelData.name !== "" && column.width >= Theme.dp(320)
                                size: Theme.dp(22)
                                number: row.modelData.face
                                bot: row.modelData.bot
                                colour: row.modelData.colour
                            }
                            TextLabel {
                                Layout.fillWidth: true
                                text: row.modelData.name
                                strong: row.modelData.through
                                elide: Text.ElideRight
                                Accessible.name: row.modelData.through ? qsTr("%1 advances").arg(row.modelData.name) : row.modelData.name
                                Accessible.description: `${row.modelData.place} ${row.modelData.points}`
                            }
                            Icon {
                                visible: row.modelData.through && row.modelData.sure
                                name: "check"
                                weight: 3
                                size: Theme.dp(16)
                                color: Theme.accent
                            }
                            SilentLabel {
                                visible: !Theme.largeType
                                text: row.modelData.points
                                kind: "note"
                                tabular: true
                            }
                        }
                    }
                }
            }
        }
    }
}
