pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Stolik
import Stolik.Tournament

// The tables of a round, side by side; a press opens one.
Item {
    id: view

    required property TournamentDesk desk

    signal tableWanted(string key)
    signal lateWanted
    signal drawTakenBack

    RowLayout {
        id: heading

        width: parent.width
        spacing: Theme.gap(2)

        TextLabel {
            Layout.fillWidth: true
            text: view.desk.roundTitle
            kind: "lead"
            strong: true
            elide: Text.ElideRight
            Accessible.role: Accessible.Heading
        }
        IconButton {
            visible: view.desk.canJoin
            iconName: "plus"
            text: qsTr("Add a latecomer")
            showText: true
            onClicked: view.lateWanted()
        }
        IconButton {
            visible: view.desk.canTakeDrawBack
            iconName: "undo"
            text: qsTr("Undo the draw")
            showText: true
            onClicked: again.open()
        }
        IconButton {
            visible: view.desk.hasEarlierRound || view.desk.hasLaterRound
            enabled: view.desk.hasEarlierRound
            iconName: "left"
            text: qsTr("Previous round")
            onClicked: view.desk.showEarlierRound()
        }
        IconButton {
            visible: view.desk.hasEarlierRound || view.desk.hasLaterRound
            enabled: view.desk.hasLaterRound
            iconName: "right"
            text: qsTr("Next round")
            onClicked: view.desk.showLaterRound()
        }
    }
    ModalSheet {
        id: again

        title: qsTr("Undo the draw")
        wide: Theme.dp(640)

        Paragraph {
            text: qsTr("All seats are cleared, and the next draw will be different. Latecomers can join before it. The log keeps both draws.")
            wrapMode: Text.Wrap
        }
        actions: [
            Item { Layout.fillWidth: true },
            LargeButton {
                text: qsTr("Undo the draw")
                onClicked: {
                    again.close();
                    view.desk.takeDrawBack();
                    view.drawTakenBack();
                }
            }
        ]
    }
    TextLabel {
        y: heading.height + Theme.gap(4)
        width: parent.width
        visible: view.desk.tables.count === 0
        text: qsTr("No tables have been drawn yet.")
        quiet: true
        onTable: true
        horizontalAlignment: Text.AlignHCenter
    }
    ScrollArea {
        id: area

        y: heading.height + Theme.gap(1)
        x: -Theme.gap(2)
        width: parent.width + Theme.gap(4)
        height: parent.height - y
        contentHeight: grid.implicitHeight + Theme.gap(6)

        GridLayout {
            id: grid

            readonly property real room: area.width - Theme.gap(6)

            x: Theme.gap(2)
            y: Theme.gap(2)
            // A few tables don't stretch to the width of the window.
            width: Math.min(room, Math.min(columns, view.desk.tables.count) * (Theme.dp(360) + columnSpacing))
            columns: Math.max(1, Math.floor((room + columnSpacing) / (Theme.dp(Theme.largeType ? 225 : 260) + columnSpacing)))
            uniformCellWidths: true
            columnSpacing: Theme.gap(3)
            rowSpacing: Theme.gap(3)

            Repeater {
                id: cards

                model: view.desk.tables

                PressButton {
                    id: card

                    required property int index
                    required property var model
                    readonly property string said: card.model.seats.map(seat => seat.big === "" ? seat.name
                        : qsTr("%1: %2 big, %3 small").arg(seat.name).arg(seat.big).arg(seat.small)).join("; ")

                    function step(by: int): bool {
                        const item = cards.itemAt(card.index + by) as T.AbstractButton;
                        if (item)
                            item.forceActiveFocus(Qt.TabFocusReason);
                        return item !== null;
                    }

                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 1
                    Layout.maximumWidth: Theme.dp(360)
                    implicitHeight: inside.implicitHeight + Theme.gap(5)
                    text: card.model.title
                    Accessible.description: `${card.model.state}. ${card.said}`
                    Keys.onLeftPressed: event => event.accepted = card.step(-1)
                    Keys.onRightPressed: event => event.accepted = card.step(1)
                    Keys.onUpPressed: event => event.accepted = card.step(-grid.columns)
                    Keys.onDownPressed: event => event.accepted = card.step(grid.columns)
                    onClicked: view.tableWanted(card.model.key)
                    background: Panel {
                        color: card.down ? Theme.accentWash : card.hovered ? Theme.raised : Theme.panel

                        FocusRing { shown: card.visualFocus }
                    }
                    contentItem: Item {
                        implicitHeight: inside.implicitHeight

                        ColumnLayout {
                            id: inside

                            x: Theme.gap(3)
                            y: Theme.gap(2)
                            width: parent.width - Theme.gap(6)
                            spacing: Theme.gap(0.5)

                            RowLayout {
                                spacing: Theme.gap(2)

                                SilentLabel {
                                    Layout.fillWidth: true
                                    text: card.text
                                    strong: true
                                    elide: Text.ElideRight
                                }
                                Icon {
                                    visible: card.model.done
                                    name: "check"
                                    weight: 3
                                    size: Theme.dp(18)
                                    color: Theme.accent
                                }
                                SilentLabel {
                                    visible: !card.model.done
                                    text: card.model.state
                                    kind: "small"
                                    quiet: !card.model.begun
                                    strong: card.model.begun
                                    tabular: true
                                }
                            }
                            Repeater {
                                model: card.model.seats

                                RowLayout {
                                    id: seat

                                    required property var modelData

                                    spacing: Theme.gap(2)

                                    Avatar {
                                        size: Theme.dp(view.desk.tables.count > 8 ? 20 : 26)
                                        number: seat.modelData.face
                                        bot: seat.modelData.bot
                                        colour: seat.modelData.colour
                                    }
                                    SilentLabel {
                                        Layout.fillWidth: true
                                        text: seat.modelData.name
                                        strong: seat.modelData.first
                                        quiet: seat.modelData.left
                                        font.strikeout: seat.modelData.left
                                        elide: Text.ElideRight
                                    }
                                    SilentLabel {
                                        text: seat.modelData.big
                                        strong: true
                                        tabular: true
                                    }
                                    SilentLabel {
                                        Layout.preferredWidth: seat.modelData.small === "" ? 0 : Theme.dp(44)
                                        text: seat.modelData.small
                                        kind: "note"
                                        tabular: true
                                        horizontalAlignment: Text.AlignRight
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
