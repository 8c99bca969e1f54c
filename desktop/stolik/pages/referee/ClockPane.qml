pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Referee

// The clock of a real table: digits legible across a room, and a button for every seat.
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
    // Returns the keys to the clock after a press by mouse or finger.
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

        // The digits, larger and framed in another colour in the last ten seconds; at the end, words.
        Item {
            id: face

            readonly property bool alarmed: pane.up || (pane.clock.hurries && !pane.paused)
            // There is room only for the digits; the seat below stands out anyway.
            readonly property bool tight: height < Theme.dp(190)
            readonly property color ink: alarmed ? (Theme.dark ? Theme.accentInk : Theme.panel) : pane.paused ? Theme.muted : Theme.ink

            Layout.fillWidth: true
            Layout.fillHeight: true
            focus: true
            activeFocusOnTab: true
            Accessible.role: Accessible.Button
            Accessible.name: pane.up ? qsTr("%1: time is up").arg(pane.onTurn) : pane.onTurn === ""
                ? qsTr("%n second(s) per turn", "", pane.clock.seconds)
                : pane.paused ? qsTr("%1: %n second(s) left, clock stopped", "", pane.clock.shown).arg(pane.onTurn)
                : qsTr("%1: %n second(s) left", "", pane.clock.shown).arg(pane.onTurn)

            Accessible.onPressAction: pane.clock.nextTurn()

            Panel {
                anchors.fill: parent
                color: face.alarmed ? Theme.danger : pane.paused ? Theme.recess : Theme.panel
                border.width: face.alarmed ? Theme.dp(10) : Theme.hair
                border.color: face.alarmed ? face.ink : Theme.hairline

                Pill {
                    visible: !pane.up && pane.clock.seat >= 0
                    x: Theme.gap(6)
                    y: parent.height - height - Theme.gap(5)
                    width: (parent.width - 2 * x) * pane.clock.part
                    height: Theme.dp(10)
                    color: face.alarmed ? face.ink : pane.paused ? Theme.muted : Theme.accent
                }
            }
            FocusRing {
                shown: face.activeFocus && face.Window.active && Theme.highContrast
                inner: Theme.radius
            }

            ColumnLayout {
                anchors.fill: parent
                anchors.topMargin: Theme.gap(face.tight ? 1 : 5)
                anchors.bottomMargin: Theme.gap(face.tight ? 4 : 7)
                anchors.leftMargin: Theme.gap(6)
                anchors.rightMargin: Theme.gap(6)
                spacing: 0

                SilentLabel {
                    Layout.fillWidth: true
                    visible: !face.tight
                    text: pane.onTurn
                    kind: face.height < Theme.dp(340) ? "headline" : "display"
                    color: face.ink
                    elide: Text.ElideRight
                    horizontalAlignment: Text.AlignHCenter
                }
                Text {
                    id: figures

                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    text: pane.up ? qsTr("Time is up") : pane.clock.hurries ? pane.clock.shown : pane.digits
                    color: face.ink
                    textFormat: Text.PlainText
                    font.family: Theme.family
                    font.weight: Font.Bold
                    font.features: Theme.tabular
                    font.pixelSize: Math.max(Theme.display, height * (pane.clock.hurries ? 1.32 : 1.08))
                    minimumPixelSize: Math.round(Theme.headline)
                    // Words have ascenders and descenders, unlike figures.
                    fontSizeMode: pane.up ? Text.Fit : Text.HorizontalFit
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    Accessible.ignored: true

                    // Each of the last seconds has a beat.
                    onTextChanged: if (face.alarmed && Theme.moves) strike.restart()

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
                    visible: text !== "" && !face.tight
                    text: pane.clock.slept ? qsTr("The computer was asleep, so the clock stopped.")
                        : pane.paused ? qsTr("Paused: the clock is stopped.")
                        : pane.up ? qsTr("Press a seat or Space for the next turn.")
                        : pane.clock.phase === "ready" ? qsTr("Press the seat that starts.") : ""
                    kind: "title"
                    color: face.ink
                    horizontalAlignment: Text.AlignHCenter
                    Accessible.ignored: !visible
                }
            }
            Icon {
                visible: pane.paused
                anchors.right: parent.right
                anchors.top: parent.top
                anchors.margins: Theme.gap(4)
                name: "pause"
                size: Theme.dp(56)
                color: face.ink
            }
        }
        GridLayout {
            id: seats

            columns: Math.ceil(pane.clock.count / pane.rows)
            columnSpacing: Theme.gap(2)
            rowSpacing: Theme.gap(2)
            uniformCellWidths: true

            Repeater {
                model: pane.clock.seats

                // A seat as a button, highlighted during its turn, with the key that does the same.
                PressButton {
                    id: place

                    required property int seat
                    required property string name
                    readonly property bool onTurn: place.seat === pane.clock.seat
                    readonly property bool timeUp: onTurn && pane.up
                    readonly property color ink: !onTurn ? Theme.ink : timeUp ? (Theme.dark ? Theme.accentInk : Theme.panel) : Theme.accentInk

                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    Layout.preferredHeight: pane.low && pane.rows > 1 ? Theme.dp(52) : Theme.dp(pane.low || pane.rows > 1 ? 64 : 92)
                    onClicked: {
                        pane.clock.press(place.seat);
                        if (!visualFocus)
                            pane.takeFocus();
                    }
                    text: place.name
                    focusPolicy: Qt.TabFocus
                    Accessible.description: place.timeUp ? qsTr("time is up") : place.onTurn ? qsTr("to move") : ""

                    background: Item {
                        Rectangle {
                            anchors.fill: parent
                            radius: Theme.radius
                            color: place.timeUp ? Theme.danger : place.onTurn ? Theme.accent : place.down ? Theme.accentWash
                                : place.hovered ? Theme.raised : Theme.panel
                            border.width: place.onTurn ? 0 : Theme.line
                            border.color: Theme.outline
                        }
                        FocusRing { shown: place.visualFocus; around: Theme.radius }
                    }
                    contentItem: Item {
                        RowLayout {
                            anchors.fill: parent
                            anchors.leftMargin: Theme.gap(3)
                            anchors.rightMargin: Theme.gap(3)
                            spacing: Theme.gap(2)

                            Rectangle {
                                visible: place.seat < 10 && !(Theme.largeType && place.width < Theme.dp(130))
                                implicitWidth: Theme.dp(28)
                                implicitHeight: Theme.dp(28)
                                radius: Theme.dp(6)
                                color: "transparent"
                                border.width: Theme.hair
                                border.color: place.ink

                                SilentLabel {
                                    anchors.centerIn: parent
                                    text: (place.seat + 1) % 10
                                    strong: true
                                    tabular: true
                                    color: place.ink
                                }
                            }
                            SilentParagraph {
                                Layout.fillHeight: true
                                text: place.name
                                kind: "title"
                                lineHeight: 1
                                color: place.ink
                                verticalAlignment: Text.AlignVCenter
                                maximumLineCount: 2
                                fontSizeMode: Text.Fit
                                minimumPixelSize: Theme.small
                                elide: Text.ElideRight
                            }
                        }
                    }
                }
            }
        }
        RowLayout {
            spacing: Theme.gap(3)

            LargeButton {
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
            LargeButton {
                id: pause

                // The same width for both of its texts.
                Layout.preferredWidth: Theme.dp(Theme.largeType ? 140 : 200)
                enabled: pane.clock.canGoOn || pane.clock.phase === "running"
                iconName: pane.clock.canGoOn ? "play" : "pause"
                text: pane.clock.canGoOn ? qsTr("Resume") : qsTr("Pause")
                shortcutHint: "P"
                onClicked: {
                    pane.clock.togglePause();
                    pane.handBack(pause);
                }
            }
            LargeButton {
                id: over

                visible: !pane.ready
                iconName: "replay"
                text: qsTr("Start over")
                onClicked: {
                    pane.clock.startOver();
                    pane.handBack(over);
                }
            }
            LargeButton {
                iconName: "settings"
                text: qsTr("Seats and time")
                onClicked: setUp.open()
            }
        }
    }
    LaterSheet {
        id: setUp

        // The number of players, their names, and the time for a turn.
        sourceComponent: ModalSheet {
            id: sheet

            onClosed: pane.takeFocus()
            title: qsTr("Seats and time")
            cross: false

            ColumnLayout {
                spacing: Theme.gap(3)

                Paragraph {
                    visible: pane.clock.phase !== "ready"
                    text: qsTr("Changing either of these resets the clock.")
                    quiet: true
                }
                Stepper {
                    text: qsTr("Seats")
                    value: pane.clock.count
                    from: pane.clock.fewest
                    to: pane.clock.most
                    onMoved: value => pane.clock.setUp(value, pane.clock.seconds)
                }
                Stepper {
                    text: qsTr("Seconds per turn")
                    value: pane.clock.choices.indexOf(pane.clock.seconds)
                    to: pane.clock.choices.length - 1
                    valueText: pane.clock.seconds.toString()
                    onMoved: place => pane.clock.setUp(pane.clock.count, pane.clock.choices[place])
                }
                GridLayout {
                    columns: 2
                    columnSpacing: Theme.gap(3)
                    rowSpacing: Theme.gap(2)
                    uniformCellWidths: true

                    Repeater {
                        model: pane.clock.seats

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
                            onEditingFinished: pane.clock.rename(field.seat, text)
                        }
                    }
                }
            }
            actions: LargeButton {
                Layout.fillWidth: true
                primary: true
                text: qsTr("Show clock")
                onClicked: sheet.close()
            }
        }
    }
}
