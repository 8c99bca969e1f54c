pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Stolik
import Stolik.Tournament

// Everybody's place; only the rows in sight are made. A press on one asks whether they leave.
Panel {
    id: table

    required property TournamentDesk desk
    readonly property real placeWidth: Theme.dp(44)
    readonly property real pointsWidth: Theme.dp(Theme.largeType ? 52 : 110)

    signal entrantWanted(int entrant, string name)

    component Cell: TextLabel {
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }

    RowLayout {
        id: heading

        x: Theme.gap(2)
        width: list.width - Theme.gap(5)
        height: Theme.dp(36)
        spacing: Theme.gap(3)

        Cell {
            Layout.fillWidth: true
            Layout.leftMargin: table.placeWidth + Theme.gap(3)
            text: qsTr("Player")
            kind: "small"
            quiet: true
        }
        Cell {
            Layout.preferredWidth: table.pointsWidth
            text: Theme.largeType ? qsTr("Big", "points") : qsTr("Big points")
            kind: "small"
            quiet: true
            horizontalAlignment: Text.AlignRight
        }
        Cell {
            Layout.preferredWidth: table.pointsWidth
            text: Theme.largeType ? qsTr("Small", "points") : qsTr("Small points")
            kind: "small"
            quiet: true
            horizontalAlignment: Text.AlignRight
        }
    }
    Rectangle {
        y: heading.height
        width: parent.width
        height: Theme.hair
        color: Theme.hairline
    }
    ListView {
        id: list

        x: Theme.gap(2)
        y: heading.height + Theme.gap(1)
        width: parent.width - Theme.gap(4)
        height: parent.height - y - Theme.gap(2)
        clip: true
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        reuseItems: true
        // What is out of sight would be made bit by bit, also while the page goes.
        cacheBuffer: 0
        model: table.desk.standings
        T.ScrollBar.vertical: ScrollPositionBar { }
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Places")

        delegate: T.AbstractButton {
            id: row

            required property int index
            required property var model

            function step(by: int): void {
                const to = Math.max(0, Math.min(list.count - 1, row.index + by));
                list.positionViewAtIndex(to, ListView.Contain);
                const item = list.itemAtIndex(to) as T.AbstractButton;
                if (item)
                    item.forceActiveFocus(Qt.TabFocusReason);
            }

            width: list.width - Theme.gap(3)
            height: Theme.target
            // One stop for Tab; the arrows lead through the rows.
            focusPolicy: row.index === 0 || row.activeFocus ? Qt.StrongFocus : Qt.ClickFocus
            hoverEnabled: true
            text: row.model.name
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("%1 %2, %3 big, %4 small", "place, name, points").arg(row.model.place).arg(row.model.name).arg(row.model.big).arg(row.model.small)
            Accessible.description: row.model.line
            Accessible.onPressAction: row.click()
            Keys.forwardTo: [strike]
            Keys.onUpPressed: row.step(-1)
            Keys.onDownPressed: row.step(1)
            Keys.onPressed: event => {
                const steps = { [Qt.Key_PageUp]: -8, [Qt.Key_PageDown]: 8, [Qt.Key_Home]: -list.count, [Qt.Key_End]: list.count };
                event.accepted = steps[event.key] !== undefined;
                if (event.accepted)
                    row.step(steps[event.key]);
            }
            onClicked: if (!row.model.left && !table.desk.over) table.entrantWanted(row.model.key, row.model.name)

            PressKeys {
                id: strike

                button: row
            }
            background: Rectangle {
                radius: Theme.radiusSmall
                color: row.hovered && !row.model.left && !table.desk.over ? Theme.hoverWash : "transparent"

                Rectangle {
                    visible: row.model.cut
                    anchors.bottom: parent.bottom
                    width: parent.width
                    height: Theme.line
                    color: Theme.accent
                }
                FocusRing {
                    shown: row.visualFocus
                    anchors.margins: 0
                    radius: Theme.radiusSmall
                }
            }
            contentItem: RowLayout {
                spacing: Theme.gap(3)

                Cell {
                    Layout.leftMargin: Theme.gap(2)
                    Layout.preferredWidth: table.placeWidth - Theme.gap(2)
                    text: row.model.place
                    strong: true
                    tabular: true
                    horizontalAlignment: Text.AlignRight
                }
                RowLayout {
                    Layout.fillWidth: true
                    Layout.minimumWidth: 0
                    spacing: Theme.gap(3)

                    Cell {
                        Layout.fillWidth: true
                        Layout.maximumWidth: Math.ceil(implicitWidth)
                        text: row.model.name
                        font.strikeout: row.model.left
                        quiet: row.model.left
                    }
                    Cell {
                        Layout.fillWidth: true
                        Layout.minimumWidth: 0
                        text: Theme.largeType ? "" : row.model.line
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
