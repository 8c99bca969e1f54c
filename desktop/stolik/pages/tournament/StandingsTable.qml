pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Stolik
import Stolik.Tournament

// Everybody's place, in columns if everything fits without scrolling; only rows in view are created. A press
// on one opens the entrant, to leave, come back or correct the name.
Panel {
    id: table

    required property TournamentDesk desk
    readonly property real placeWidth: Theme.dp(table.columns > 1 ? 36 : 44)
    readonly property bool tight: Theme.largeType || table.columns > 1
    readonly property real pointsWidth: Theme.dp(table.tight ? 52 : 110)
    readonly property real space: Theme.gap(table.columns > 1 ? 1 : 3)
    // As few columns as show everybody, with lower rows only if needed; otherwise one that scrolls.
    readonly property real room: table.height - list.y - Theme.gap(2)
    readonly property int columns: {
        for (const row of [Theme.target, Theme.dp(30)])
            for (let columns = 1; columns === 1 || columns * Theme.dp(300) <= list.width; columns++)
                if (Math.ceil(table.desk.standings.count / columns) * row <= table.room)
                    return columns;
        return 1;
    }
    readonly property int rows: Math.max(1, Math.ceil(table.desk.standings.count / table.columns))

    signal entrantWanted(int entrant, string name, bool away)

    component Cell: SilentLabel {
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
    }

    Row {
        id: heading

        x: Theme.gap(2)
        height: Theme.dp(36)

        Repeater {
            model: table.columns

            Item {
                width: list.cellWidth
                height: heading.height

                RowLayout {
                    width: parent.width - Theme.gap(5)
                    height: parent.height
                    spacing: table.space

                    Cell {
                        Layout.fillWidth: true
                        Layout.leftMargin: table.placeWidth + table.space + (table.columns > 1 ? 0 : table.space + Math.min(Theme.dp(30), list.cellHeight - Theme.gap(1)))
                        text: qsTr("Player")
                        kind: "small"
                        quiet: true
                    }
                    Cell {
                        Layout.preferredWidth: table.pointsWidth
                        text: table.tight ? qsTr("Big", "points") : qsTr("Big points")
                        kind: "small"
                        quiet: true
                        horizontalAlignment: Text.AlignRight
                    }
                    Cell {
                        Layout.preferredWidth: table.pointsWidth
                        text: table.tight ? qsTr("Small", "points") : qsTr("Small points")
                        kind: "small"
                        quiet: true
                        horizontalAlignment: Text.AlignRight
                    }
                }
            }
        }
    }
    Rectangle {
        y: heading.height
        width: parent.width
        height: Theme.hair
        color: Theme.hairline
    }
    GridView {
        id: list

        x: Theme.gap(2)
        y: heading.height + Theme.gap(1)
        width: parent.width - Theme.gap(4)
        height: table.columns > 1 ? table.rows * cellHeight : table.room
        cellWidth: Math.floor(width / table.columns)
        cellHeight: Math.max(Math.min(Theme.target, Math.floor(table.room / table.rows)), table.columns > 1 ? Theme.dp(30) : Theme.target)
        flow: table.columns > 1 ? GridView.FlowTopToBottom : GridView.FlowLeftToRight
        clip: true
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        reuseItems: true
        // Otherwise rows out of view would be created step by step, even while the page goes.
        cacheBuffer: 0
        model: table.desk.standings
        T.ScrollBar.vertical: ScrollPositionBar { }
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Places")

        delegate: PressButton {
            id: row

            required property int index
            required property var model

            function step(by: int): void {
                const to = Math.max(0, Math.min(list.count - 1, row.index + by));
                list.positionViewAtIndex(to, GridView.Contain);
                const item = list.itemAtIndex(to) as T.AbstractButton;
                if (item)
                    item.forceActiveFocus(Qt.TabFocusReason);
            }

            width: list.cellWidth - Theme.gap(3)
            height: list.cellHeight
            // One tab stop; arrows move through the rows.
            focusPolicy: row.index === 0 || row.activeFocus ? Qt.StrongFocus : Qt.ClickFocus
            text: row.model.name
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("%1 %2, %3 big, %4 small", "place, name, points").arg(row.model.place).arg(row.model.name).arg(row.model.big).arg(row.model.small)
            Accessible.description: row.model.line
            Keys.onPressed: event => {
                const steps = { [Qt.Key_Up]: -1, [Qt.Key_Down]: 1, [Qt.Key_PageUp]: -8, [Qt.Key_PageDown]: 8,
                    [Qt.Key_Home]: -list.count, [Qt.Key_End]: list.count };
                if (table.columns > 1)
                    Object.assign(steps, { [Qt.Key_Left]: -table.rows, [Qt.Key_Right]: table.rows });
                event.accepted = steps[event.key] !== undefined;
                if (event.accepted)
                    row.step(steps[event.key]);
            }
            onClicked: table.entrantWanted(row.model.key, row.model.name, row.model.away)

            background: Rectangle {
                radius: Theme.radiusSmall
                color: row.hovered ? Theme.hoverWash : "transparent"

                Rectangle {
                    visible: row.model.cut
                    anchors.bottom: parent.bottom
                    width: parent.width
                    height: Theme.line
                    color: Theme.accent
                }
                FocusRing { shown: row.visualFocus; inner: Theme.radiusSmall }
            }
            contentItem: RowLayout {
                spacing: table.space

                Cell {
                    Layout.leftMargin: Theme.gap(2)
                    Layout.preferredWidth: table.placeWidth - Theme.gap(2)
                    text: row.model.place
                    strong: true
                    tabular: true
                    horizontalAlignment: Text.AlignRight
                }
                Avatar {
                    visible: table.columns === 1
                    size: Math.min(Theme.dp(30), row.height - Theme.gap(1))
                    number: row.model.face
                    bot: row.model.bot
                    colour: row.model.colour
                }
                RowLayout {
                    Layout.minimumWidth: 0
                    spacing: table.space

                    Cell {
                        Layout.fillWidth: true
                        Layout.maximumWidth: table.tight ? -1 : Math.ceil(implicitWidth)
                        text: row.model.name
                        fontSizeMode: table.columns > 1 ? Text.HorizontalFit : Text.FixedSize
                        minimumPixelSize: Theme.dp(13)
                        font.strikeout: row.model.left
                        quiet: row.model.left
                    }
                    Cell {
                        Layout.fillWidth: true
                        Layout.minimumWidth: 0
                        visible: !table.tight
                        text: row.model.line
                        kind: "small"
                        quiet: true
                    }
                }
                Cell {
                    Layout.preferredWidth: table.pointsWidth
                    text: row.model.big
                    strong: true
                    tabular: true
                    horizontalAlignment: Text.AlignRight
                }
                Cell {
                    Layout.rightMargin: Theme.gap(2)
                    Layout.preferredWidth: table.pointsWidth
                    text: row.model.small
                    tabular: true
                    horizontalAlignment: Text.AlignRight
                }
            }
        }
    }
}
