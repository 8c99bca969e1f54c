pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Shapes
import QtQuick.Templates as T
import Stolik
import Stolik.Table

// The curtain between two people with secrets, which shows only who looks next. Somebody who is really there
// holds the button for a moment, or presses Space or Enter.
FocusScope {
    id: cover

    required property TableController table
    readonly property int awaited: cover.table.privacy.awaited
    readonly property bool shown: cover.awaited >= 0
    // The last awaited person, so that nothing becomes empty while it fades out.
    property var who: ({})
    readonly property string name: cover.who.name ?? ""
    readonly property string sentence: qsTr("Only %1 may look now. Everyone else, look away.").arg(cover.name)

    signal pauseWanted

    function takeFocus(): void { look.forceActiveFocus(); }

    visible: cover.shown
    enabled: cover.shown
    Accessible.role: Accessible.Pane
    Accessible.name: cover.sentence

    onAwaitedChanged: cover.meet()
    Component.onCompleted: cover.meet()

    function meet(): void {
        look.letGo();
        look.early = false;
        if (cover.awaited < 0)
            return;
        cover.who = cover.table.seats.at(cover.awaited);
        haste.restart();
        cover.Accessible.announce(cover.sentence, Accessible.Assertive);
        cover.table.aloud.call(cover.sentence);
    }

    Timer { id: haste; interval: Theme.haste }
    TableBackground { anchors.fill: parent }
    // Blocks presses, hovering and scrolling below.
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
        onWheel: wheel => wheel.accepted = true
    }

    // Their place at the table.
    RowLayout {
        anchors.left: parent.left
        anchors.leftMargin: Theme.gap(4)
        height: Theme.target + Theme.gap(1)
        spacing: Theme.gap(1)

        IconButton {
            iconName: "menu"
            text: qsTr("Menu and pause")
            framed: false
            shortcutHint: qsTr("Esc")
            onClicked: cover.pauseWanted()
        }
        IconButton {
            iconName: "undo"
            text: qsTr("Undo")
            framed: false
            shortcutHint: "U"
            showText: true
            visible: cover.table.canUndo
            onClicked: cover.table.undo()
        }
    }

    Panel {
        anchors.centerIn: parent
        // Below the menu, as far as there is room.
        anchors.verticalCenterOffset: Math.max(0, Math.min(Theme.gap(4), (cover.height - height) / 2 - Theme.gap(3)))
        width: Math.min(Theme.sheetWidth, parent.width - Theme.gap(8))
        height: column.implicitHeight + Theme.gap(Theme.largeType ? 6 : 12)
        isRaised: true
        color: Theme.panel

        ColumnLayout {
            id: column

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.margins: Theme.gap(6)
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.gap(2)

            Avatar {
                Layout.alignment: Qt.AlignHCenter
                size: Theme.air(Theme.largeType ? 56 : 112)
                colour: cover.who.colour ?? 0
                number: cover.who.avatar ?? 0
            }
            TextLabel {
                Layout.fillWidth: true
                text: cover.name
                kind: Theme.largeType ? "headline" : "display"
                color: Theme.seatColor(cover.who.colour ?? 0)
                horizontalAlignment: Text.AlignHCenter
                elide: Text.ElideRight
                Accessible.role: Accessible.Heading
            }
            Paragraph {
                text: cover.sentence
                kind: "lead"
                horizontalAlignment: Text.AlignHCenter
            }
            Paragraph {
                visible: cover.table.clock.total >= 0 || cover.table.privacy.goesRound
                text: cover.table.privacy.goesRound ? qsTr("Before the first move, everyone looks once.")
                    : qsTr("The clock is stopped until then.")
                quiet: true
                horizontalAlignment: Text.AlignHCenter
            }

            T.AbstractButton {
                id: look

                property real filled: 0
                property bool early: false

                function begin(): void {
                    look.early = false;
                    filling.restart();
                }
                function letGo(): void {
                    filling.stop();
                    look.filled = 0;
                }

                Layout.alignment: Qt.AlignHCenter
                Layout.topMargin: Theme.gap(4)
                implicitWidth: Theme.air(Theme.largeType ? 100 : 128)
                implicitHeight: implicitWidth
                focus: true
                focusPolicy: Qt.StrongFocus
                hoverEnabled: true
                text: look.early ? qsTr("Hold a little longer") : qsTr("Press and hold to look")
                Accessible.role: Accessible.Button
                Accessible.name: qsTr("Press and hold to look")
                Accessible.description: cover.sentence
                Accessible.onPressAction: cover.table.privacy.reveal()

                onPressedChanged: {
                    if (look.pressed) {
                        look.begin();
                    } else if (filling.running) {
                        look.letGo();
                        look.early = true;
                    }
                }
                onActiveFocusChanged: if (!look.activeFocus) look.letGo()
                // A key needn't be held, but one struck in haste to end an animation reveals nothing.
                Keys.onPressed: event => {
                    if (![Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter, Qt.Key_Select].includes(event.key))
                        return;
                    event.accepted = true;
                    // A key that was already held counts only after its release.
                    if (haste.running)
                        haste.restart();
                    else if (!event.isAutoRepeat && !filling.running)
                        look.begin();
                }
                Keys.onReleased: event => {
                    event.accepted = [Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter, Qt.Key_Select].includes(event.key);
                }

                NumberAnimation {
                    id: filling

                    target: look
                    property: "filled"
                    from: 0
                    to: 1
                    duration: Theme.hold
                    onFinished: cover.table.privacy.reveal()
                }
                HoverHandler { cursorShape: Qt.PointingHandCursor }

                background: Item {
                    Pill {
                        anchors.fill: parent
                        anchors.margins: Theme.dp(12)
                        color: look.pressed ? Theme.accentPressed : look.hovered ? Theme.accentHover : Theme.accent
                    }
                    Shape {
                        anchors.fill: parent
                        preferredRendererType: Shape.CurveRenderer

                        ShapePath {
                            strokeColor: Theme.outline
                            strokeWidth: Theme.line
                            fillColor: "transparent"
                            PathAngleArc {
                                centerX: look.width / 2
                                centerY: look.height / 2
                                radiusX: look.width / 2 - Theme.dp(5)
                                radiusY: radiusX
                                startAngle: 0
                                sweepAngle: 360
                            }
                        }
                        ShapePath {
                            strokeColor: look.filled > 0 ? Theme.accent : "transparent"
                            strokeWidth: Theme.dp(8)
                            fillColor: "transparent"
                            capStyle: ShapePath.FlatCap
                            PathAngleArc {
                                centerX: look.width / 2
                                centerY: look.height / 2
                                radiusX: look.width / 2 - Theme.dp(5)
                                radiusY: radiusX
                                startAngle: -90
                                sweepAngle: 360 * look.filled
                            }
                        }
                    }
                    FocusRing { shown: look.visualFocus; around: look.height / 2 }
                }
                contentItem: Item {
                    Icon {
                        anchors.centerIn: parent
                        name: "eye"
                        size: look.width * 0.4
                        color: Theme.accentInk
                    }
                }
            }
            SilentLabel {
                Layout.fillWidth: true
                text: look.text
                kind: "lead"
                strong: true
                horizontalAlignment: Text.AlignHCenter
            }
            TextLabel {
                Layout.fillWidth: true
                text: qsTr("or press Space")
                quiet: true
                horizontalAlignment: Text.AlignHCenter
            }
        }
    }
}
