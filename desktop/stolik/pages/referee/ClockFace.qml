import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Referee

// The digits: in the last ten seconds larger, in a frame, on another ground; at the end words instead.
Item {
    id: face

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
    Accessible.name: face.up ? qsTr("%1: time is up").arg(face.onTurn) : face.onTurn === ""
        ? qsTr("%n second(s) for each turn", "", face.clock.seconds)
        : face.paused ? qsTr("%1: %n second(s) left, the clock stands still", "", face.clock.shown).arg(face.onTurn)
        : qsTr("%1: %n second(s) left", "", face.clock.shown).arg(face.onTurn)

    Accessible.onPressAction: face.pressed()

    Panel {
        anchors.fill: parent
        color: face.alarmed ? Theme.danger : face.paused ? Theme.recess : Theme.panel
        border.width: face.alarmed ? Theme.dp(10) : Theme.hair
        border.color: face.alarmed ? face.ink : Theme.hairline

        Rectangle {
            visible: !face.up && face.clock.seat >= 0
            x: Theme.gap(6)
            y: parent.height - height - Theme.gap(5)
            width: (parent.width - 2 * x) * face.clock.part
            height: Theme.dp(10)
            radius: height / 2
            color: face.alarmed ? face.ink : face.paused ? Theme.muted : Theme.accent
        }
    }
    FocusRing {
        shown: face.activeFocus && face.Window.active && Theme.highContrast
        anchors.margins: 0
        radius: Theme.radius
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.topMargin: Theme.gap(face.tight ? 1 : 5)
        anchors.bottomMargin: Theme.gap(face.tight ? 4 : 7)
        anchors.leftMargin: Theme.gap(6)
        anchors.rightMargin: Theme.gap(6)
        spacing: 0

        TextLabel {
            Layout.fillWidth: true
            visible: !face.tight
            text: face.onTurn
            kind: face.height < Theme.dp(340) ? "headline" : "display"
            color: face.ink
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
        Text {
            id: figures

            Layout.fillWidth: true
            Layout.fillHeight: true
            text: face.up ? qsTr("Time is up") : face.clock.hurries ? face.clock.shown : face.digits
            color: face.ink
            textFormat: Text.PlainText
            font.family: Theme.family
            font.weight: Font.Bold
            font.features: Theme.tabular
            font.pixelSize: Math.max(Theme.display, height * (face.clock.hurries ? 1.32 : 1.08))
            minimumPixelSize: Math.round(Theme.headline)
            // Words have letters that reach above and below the figures.
            fontSizeMode: face.up ? Text.Fit : Text.HorizontalFit
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            Accessible.ignored: true

            // Each of the last seconds strikes.
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
        TextLabel {
            Layout.fillWidth: true
            visible: text !== "" && !face.tight
            text: face.clock.slept ? qsTr("The computer slept. The clock has stood still.")
                : face.paused ? qsTr("Pause: the clock stands still.")
                : face.up ? qsTr("Press a seat or Space for the next turn.")
                : face.clock.phase === "ready" ? qsTr("Press the seat that begins.") : ""
            kind: "title"
            color: face.ink
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            Accessible.ignored: !visible
        }
    }
    Icon {
        visible: face.paused
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.gap(4)
        name: "pause"
        size: Theme.dp(56)
        color: face.ink
    }
}
