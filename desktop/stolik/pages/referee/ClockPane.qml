pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Referee

// The clock of a real table: digits to be read across a room, and a place to press for every seat.
FocusScope {
    id: pane

    required property ClockModel clock

    readonly property bool up: clock.phase === "up"
    readonly property bool paused: clock.phase === "paused"
    readonly property bool ready: clock.phase === "ready"
    readonly property bool low: height < Theme.dp(440)
    readonly property int rows: clock.count > 6 ? 2 : 1
    readonly property string onTurn: {
        const row = clock.seats.at(clock.seat);
        return row.name ?? "";
    }
    readonly property string digits: {
        const left = pane.clock.shown;
        return Math.floor(left / 60) + ":" + (left % 60 < 10 ? "0" : "") + left % 60;
    }

    function takeFocus(): void {
        face.forceActiveFocus(Qt.OtherFocusReason);
    }
    // After a press by mouse or finger the keys belong to the clock again.
    function handBack(button: Item): void {
        if (!(button as ActionButton)?.visualFocus)
            pane.takeFocus();
    }

    Keys.onPressed: event => {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier))
            return;
        event.accepted = true;
        if (event.isAutoRepeat)
            return;
        if (event.key >= Qt.Key_1 && event.key <= Qt.Key_9)
            pane.clock.press(event.key - Qt.Key_1);
        else if (event.key === Qt.Key_0)
            pane.clock.press(9);
        else if (event.key === Qt.Key_Space || event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            pane.clock.nextTurn();
        else if (event.key === Qt.Key_P)
            pane.clock.togglePause();
        else
            event.accepted = false;
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gap(pane.low ? 2 : 3)

        ClockFace {
            id: face

            Layout.fillWidth: true
            Layout.fillHeight: true
            focus: true
            clock: pane.clock
            digits: pane.digits
            onTurn: pane.onTurn
            onPressed: pane.clock.nextTurn()
        }
        GridLayout {
            id: seats

            Layout.fillWidth: true
            columns: Math.ceil(pane.clock.count / pane.rows)
            columnSpacing: Theme.gap(2)
            rowSpacing: Theme.gap(2)
            uniformCellWidths: true

            Repeater {
                model: pane.clock.seats

                ClockSeat {
                    id: place

                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    Layout.preferredHeight: pane.low && pane.rows > 1 ? Theme.dp(52) : Theme.dp(pane.low || pane.rows > 1 ? 64 : 92)
                    onTurn: place.seat === pane.clock.seat
                    timeUp: onTurn && pane.up
                    onClicked: {
                        pane.clock.press(place.seat);
                        if (!visualFocus)
                            pane.takeFocus();
                    }
                }
            }
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap(3)

            ActionButton {
                id: next

                Layout.fillWidth: true
                Layout.preferredWidth: Theme.dp(320)
                Layout.minimumWidth: Theme.dp(150)
                primary: true
                text: pane.ready ? qsTr("Start the first turn") : qsTr("Next turn")
                shortcutHint: qsTr("Space")
                onClicked: {
                    pane.clock.nextTurn();
                    pane.handBack(next);
                }
            }
            ActionButton {
                id: pause

                // As wide with its other words.
                Layout.preferredWidth: Theme.dp(Theme.largeType ? 140 : 200)
                enabled: pane.paused || pane.clock.phase === "running"
                iconName: pane.paused ? "play" : "pause"
                text: pane.paused ? qsTr("Go on") : qsTr("Pause")
                shortcutHint: "P"
                onClicked: {
                    pane.clock.togglePause();
                    pane.handBack(pause);
                }
            }
            ActionButton {
                id: over

                visible: !pane.ready
                iconName: "replay"
                text: qsTr("Start over")
                onClicked: {
                    pane.clock.startOver();
                    pane.handBack(over);
                }
            }
            ActionButton {
                iconName: "settings"
                text: qsTr("Seats and time")
                onClicked: {
                    setUp.active = true;
                    (setUp.item as ClockSetUp).open();
                }
            }
        }
    }
    Loader {
        id: setUp

        active: false
        sourceComponent: ClockSetUp {
            clock: pane.clock
            onClosed: pane.takeFocus()
        }
    }
}
