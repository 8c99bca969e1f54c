pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Stolik
import Stolik.Models
import Stolik.Tournament

// Everybody who has entered, in their order; a press changes one, the cross takes one out.
Panel {
    id: panel

    required property TournamentSetup setup
    // Whether the list scrolls in itself, or the page scrolls with it.
    property bool scrolls: false
    readonly property real rowHeight: Theme.target
    // No more columns than the height asks for: so names have the most room, and few people stand close together.
    readonly property int mostColumns: Math.max(1, Math.floor((list.width + Theme.gap(2)) / Theme.dp(230)))
    readonly property int leastColumns: Math.max(1, Math.floor((list.width + Theme.gap(2)) / Theme.dp(340)))
    readonly property int inHeight: Math.max(1, Math.floor(list.height / panel.rowHeight))
    readonly property int columns: !panel.scrolls ? mostColumns
        : Math.max(leastColumns, Math.min(mostColumns, Math.ceil(panel.setup.entrants.count / inHeight)))
    readonly property int lines: Math.ceil(panel.setup.entrants.count / columns)

    signal editWanted(int key)

    implicitHeight: heading.implicitHeight + Math.max(1, lines) * rowHeight + Theme.gap(8)

    TextLabel {
        id: heading

        x: Theme.gap(4)
        y: Theme.gap(3)
        width: parent.width - 2 * x
        text: qsTr("%n entrant(s)", "", panel.setup.entrants.count)
        kind: "lead"
        strong: true
        Accessible.role: Accessible.Heading
    }
    TextLabel {
        x: Theme.gap(4)
        y: list.y
        width: parent.width - 2 * x
        visible: panel.setup.entrants.count === 0
        text: qsTr("Entrants appear here.")
        quiet: true
        wrapMode: Text.WordWrap
    }
    GridView {
        id: list

        x: Theme.gap(2)
        y: heading.y + heading.implicitHeight + Theme.gap(2)
        width: panel.width - Theme.gap(4)
        height: panel.height - y - Theme.gap(2)
        cellWidth: Math.floor((width - Theme.gap(2)) / panel.columns)
        cellHeight: panel.rowHeight
        interactive: panel.scrolls && contentHeight > height + 1
        boundsBehavior: Flickable.StopAtBounds
        clip: interactive
        // What is out of sight would be made bit by bit, also while the page goes.
        cacheBuffer: 0
        model: panel.setup.entrants
        Accessible.role: Accessible.List
        Accessible.name: heading.text
        onCountChanged: if (panel.scrolls) Qt.callLater(list.positionViewAtEnd)
        T.ScrollBar.vertical: ScrollPositionBar { }

        delegate: Item {
            id: row

            required property int index
            required property int key
            required property int number
            required property string name
            required property string club
            required property string bot
            required property bool twice
            readonly property string shownName: Names.isolated(name)

            width: list.cellWidth
            height: list.cellHeight
            Accessible.role: Accessible.Grouping
            Accessible.name: row.name

            T.AbstractButton {
                id: button

                width: parent.width - cross.width
                height: parent.height
                focusPolicy: Qt.StrongFocus
                hoverEnabled: true
                text: row.name
                Accessible.role: Accessible.Button
                Accessible.name: row.bot ? qsTr("%1, computer").arg(row.shownName) : row.name
                Accessible.description: row.twice ? qsTr("This name can't stay.") : row.club
                Accessible.onPressAction: button.click()
                Keys.forwardTo: [strike]
                onActiveFocusChanged: if (activeFocus) list.positionViewAtIndex(row.index, GridView.Contain)
                onClicked: panel.editWanted(row.key)

                PressKeys {
                    id: strike

                    button: button
                }
                HoverHandler { cursorShape: Qt.PointingHandCursor }
                background: Rectangle {
                    radius: Theme.radiusSmall
                    color: row.twice ? Theme.dangerWash : button.down ? Theme.pressWash : button.hovered ? Theme.hoverWash : "transparent"
                    border.width: row.twice ? Theme.line : 0
                    border.color: Theme.danger

                    FocusRing {
                        shown: button.visualFocus
                        anchors.margins: 0
                        radius: Theme.radiusSmall
                    }
                }
                contentItem: Item {
                    RowLayout {
                        x: Theme.gap(2)
                        width: parent.width - Theme.gap(3)
                        anchors.verticalCenter: parent.verticalCenter
                        spacing: Theme.gap(2)

                        TextLabel {
                            Layout.preferredWidth: Theme.dp(24)
                            text: row.number
                            quiet: true
                            tabular: true
                            horizontalAlignment: Text.AlignRight
                            Accessible.ignored: true
                        }
                        TextLabel {
                            Layout.maximumWidth: implicitWidth + 1
                            Layout.fillWidth: true
                            text: row.shownName
                            elide: Text.ElideRight
                            Accessible.ignored: true
                        }
                        Icon {
                            visible: row.bot !== ""
                            name: "robot"
                            size: Theme.dp(18)
                            color: Theme.muted
                        }
                        TextLabel {
                            Layout.fillWidth: true
                            text: Names.isolated(row.club)
                            kind: "small"
                            quiet: true
                            elide: Text.ElideRight
                            Accessible.ignored: true
                        }
                    }
                }
            }
            IconButton {
                id: cross

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                iconName: "close"
                ink: Theme.muted
                text: qsTr("Take out %1").arg(row.name)
                onClicked: panel.setup.remove(row.key)
            }
        }
    }
}
