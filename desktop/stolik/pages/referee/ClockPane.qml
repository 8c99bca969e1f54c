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

    function takeFocus(): void { face.forceActiveFocus(Qt.OtherFocusReason); }
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
        sourceComponent: ClockSetUp { clock: pane.clock; onClosed: pane.takeFocus() }
    }

    // The digits: in the last ten seconds larger, in a frame, on another ground; at the end words instead.
    component ClockFace: Item {
        id: clockFace

        required property ClockModel clock
        required property string digits
        required property string onTurn

        readonly property bool up: clock.phase === "up"
        readonly property bool paused: clock.phase === "paused"
        readonly property bool alarmed: up || (clock.hurries && !paused)
        // No room but for the digits: the seat below stands out anyway.
        readonly property bool tight: height < Theme.dp(190)
        readonly property color ink: alarmed ? (Theme.dark ? Theme.accentInk : Theme.panel) : paused ? Theme.muted : Theme.ink

        // A press passes the clock on.
        signal pressed

        activeFocusOnTab: true
        Accessible.role: Accessible.Button
        Accessible.name: clockFace.up ? qsTr("%1: time is up").arg(clockFace.onTurn) : clockFace.onTurn === ""
            ? qsTr("%n second(s) for each turn", "", clockFace.clock.seconds)
            : clockFace.paused ? qsTr("%1: %n second(s) left, the clock stands still", "", clockFace.clock.shown).arg(clockFace.onTurn)
            : qsTr("%1: %n second(s) left", "", clockFace.clock.shown).arg(clockFace.onTurn)

        Accessible.onPressAction: clockFace.pressed()

        Panel {
            anchors.fill: parent
            color: clockFace.alarmed ? Theme.danger : clockFace.paused ? Theme.recess : Theme.panel
            border.width: clockFace.alarmed ? Theme.dp(10) : Theme.hair
            border.color: clockFace.alarmed ? clockFace.ink : Theme.hairline

            Pill {
                visible: !clockFace.up && clockFace.clock.seat >= 0
                x: Theme.gap(6)
                y: parent.height - height - Theme.gap(5)
                width: (parent.width - 2 * x) * clockFace.clock.part
                height: Theme.dp(10)
                color: clockFace.alarmed ? clockFace.ink : clockFace.paused ? Theme.muted : Theme.accent
            }
        }
        FocusRing {
            shown: clockFace.activeFocus && clockFace.Window.active && Theme.highContrast
            inner: Theme.radius
        }

        ColumnLayout {
            anchors.fill: parent
            anchors.topMargin: Theme.gap(clockFace.tight ? 1 : 5)
            anchors.bottomMargin: Theme.gap(clockFace.tight ? 4 : 7)
            anchors.leftMargin: Theme.gap(6)
            anchors.rightMargin: Theme.gap(6)
            spacing: 0

            TextLabel {
                Layout.fillWidth: true
                visible: !clockFace.tight
                text: clockFace.onTurn
                kind: clockFace.height < Theme.dp(340) ? "headline" : "display"
                color: clockFace.ink
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignHCenter
                Accessible.ignored: true
            }
            Text {
                id: figures

                Layout.fillWidth: true
                Layout.fillHeight: true
                text: clockFace.up ? qsTr("Time is up") : clockFace.clock.hurries ? clockFace.clock.shown : clockFace.digits
                color: clockFace.ink
                textFormat: Text.PlainText
                font.family: Theme.family
                font.weight: Font.Bold
                font.features: Theme.tabular
                font.pixelSize: Math.max(Theme.display, height * (clockFace.clock.hurries ? 1.32 : 1.08))
                minimumPixelSize: Math.round(Theme.headline)
                // Words have letters that reach above and below the figures.
                fontSizeMode: clockFace.up ? Text.Fit : Text.HorizontalFit
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                Accessible.ignored: true

                // Each of the last seconds strikes.
                onTextChanged: if (clockFace.alarmed && Theme.moves) strike.restart()

                NumberAnimation {
                    id: strike

                    target: figures
                    property: "scale"
                    from: 1.08
                    to: 1
                    duration: Theme.base
                    easing.type: Theme.easeRest
                }
            }
            Paragraph {
                visible: text !== "" && !clockFace.tight
                text: clockFace.clock.slept ? qsTr("The computer slept. The clock has stood still.")
                    : clockFace.paused ? qsTr("Pause: the clock stands still.")
                    : clockFace.up ? qsTr("Press a seat or Space for the next turn.")
                    : clockFace.clock.phase === "ready" ? qsTr("Press the seat that begins.") : ""
                kind: "title"
                color: clockFace.ink
                horizontalAlignment: Text.AlignHCenter
                Accessible.ignored: !visible
            }
        }
        Icon {
            visible: clockFace.paused
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: Theme.gap(4)
            name: "pause"
            size: Theme.dp(56)
            color: clockFace.ink
        }
    }

    // A seat to press: whose time it is stands out, and the key that does the same.
    component ClockSeat: PressButton {
        id: button

        required property int seat
        required property string name
        property bool onTurn: false
        property bool timeUp: false

        readonly property color ink: !onTurn ? Theme.ink : timeUp ? (Theme.dark ? Theme.accentInk : Theme.panel) : Theme.accentInk

        text: button.name
        focusPolicy: Qt.TabFocus
        Accessible.description: button.timeUp ? qsTr("time is up") : button.onTurn ? qsTr("to move") : ""

        background: Item {
            Rectangle {
                anchors.fill: parent
                radius: Theme.radius
                color: button.timeUp ? Theme.danger : button.onTurn ? Theme.accent : button.down ? Theme.accentWash
                    : button.hovered ? Theme.raised : Theme.panel
                border.width: button.onTurn ? 0 : Theme.line
                border.color: Theme.outline
            }
            FocusRing { shown: button.visualFocus; around: Theme.radius }
        }
        contentItem: Item {
            RowLayout {
                anchors.fill: parent
                anchors.leftMargin: Theme.gap(3)
                anchors.rightMargin: Theme.gap(3)
                spacing: Theme.gap(2)

                Rectangle {
                    visible: button.seat < 10 && !(Theme.largeType && button.width < Theme.dp(130))
                    implicitWidth: Theme.dp(28)
                    implicitHeight: Theme.dp(28)
                    radius: Theme.dp(6)
                    color: "transparent"
                    border.width: Theme.hair
                    border.color: button.ink

                    TextLabel {
                        anchors.centerIn: parent
                        text: (button.seat + 1) % 10
                        strong: true
                        tabular: true
                        color: button.ink
                        Accessible.ignored: true
                    }
                }
                Paragraph {
                    Layout.fillHeight: true
                    text: button.name
                    kind: "title"
                    lineHeight: 1
                    color: button.ink
                    verticalAlignment: Text.AlignVCenter
                    maximumLineCount: 2
                    fontSizeMode: Text.Fit
                    minimumPixelSize: Theme.small
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
        }
    }

    // How many sit at the table, who, and for how long a turn is.
    component ClockSetUp: ModalSheet {
        id: sheet

        required property ClockModel clock

        title: qsTr("Seats and time")
        cross: false

        ColumnLayout {
            spacing: Theme.gap(3)

            Paragraph {
                visible: sheet.clock.phase !== "ready"
                text: qsTr("Changing these two sets the clock back to the start.")
                quiet: true
            }
            Stepper {
                text: qsTr("Seats")
                value: sheet.clock.count
                from: sheet.clock.fewest
                to: sheet.clock.most
                onMoved: value => sheet.clock.setUp(value, sheet.clock.seconds)
            }
            Stepper {
                text: qsTr("Seconds a turn")
                value: sheet.clock.choices.indexOf(sheet.clock.seconds)
                to: sheet.clock.choices.length - 1
                valueText: sheet.clock.seconds.toString()
                onMoved: place => sheet.clock.setUp(sheet.clock.count, sheet.clock.choices[place])
            }
            GridLayout {
                columns: 2
                columnSpacing: Theme.gap(3)
                rowSpacing: Theme.gap(2)
                uniformCellWidths: true

                Repeater {
                    model: sheet.clock.seats

                    TextInputField {
                        id: field

                        required name
                        required property int seat
                        required property string given

                        Layout.fillWidth: true
                        Layout.preferredWidth: 1
                        implicitHeight: Theme.target
                        placeholderText: field.given === "" ? field.name : qsTr("Seat %1").arg(field.seat + 1)
                        Accessible.name: qsTr("Name at seat %1").arg(field.seat + 1)
                        text: field.given
                        onEditingFinished: sheet.clock.rename(field.seat, text)
                    }
                }
            }
        }
        actions: ActionButton {
            Layout.fillWidth: true
            primary: true
            text: qsTr("To the clock")
            onClicked: sheet.close()
        }
    }
}
