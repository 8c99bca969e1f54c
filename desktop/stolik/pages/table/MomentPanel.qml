pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Table

// What happened at the moment looked back at, in one sentence with player and turn. It is in the place of
// hints, where it covers nothing. After the game, people choose here from whose seat they look.
Panel {
    id: panel

    required property TableController table
    property rect room: Qt.rect(0, 0, Theme.dp(600), Theme.dp(48))

    readonly property ShownMoment moment: panel.table.moment
    readonly property bool narrow: panel.room.width < Theme.dp(420)
    readonly property var who: panel.moment.seat < 0 ? ({}) : panel.table.seats.at(panel.moment.seat)
    readonly property string turn: panel.moment.turn === 0 ? "" 
        : (panel.moment.countsRounds ? qsTr("Round %1") : qsTr("Turn %1")).arg(panel.moment.turn)
    readonly property string counted: panel.turn !== "" && panel.moment.game > 1
        ? (panel.moment.countsRounds ? qsTr("Game %1, round %2") : qsTr("Game %1, turn %2")).arg(panel.moment.game).arg(panel.moment.turn) : panel.turn
    readonly property string told: panel.moment.text === "" ? qsTr("The game begins.") : panel.moment.text
    readonly property string spoken: panel.counted === "" ? panel.told : qsTr("%1: %2", "a turn and what happened").arg(panel.counted).arg(panel.told)

    isRaised: true
    x: panel.room.x
    y: panel.room.y + (panel.narrow ? 0 : panel.room.height - panel.height)
    width: panel.room.width
    height: Math.max(panel.narrow ? 0 : panel.room.height, grid.implicitHeight + Theme.gap(panel.narrow ? 3 : 0))
    Accessible.role: Accessible.Note
    Accessible.name: panel.spoken

    onSpokenChanged: panel.Accessible.announce(panel.spoken, Accessible.Polite)
    Component.onCompleted: panel.Accessible.announce(panel.spoken, Accessible.Polite)

    // Blocks clicks on things below.
    MouseArea { anchors.fill: parent }
    GridLayout {
        id: grid

        anchors.fill: parent
        anchors.leftMargin: Theme.gap(2)
        anchors.rightMargin: Theme.gap(2)
        anchors.topMargin: Theme.gap(panel.narrow ? 1.5 : 0)
        anchors.bottomMargin: Theme.gap(panel.narrow ? 1.5 : 0)
        columns: panel.narrow ? 1 : 3
        columnSpacing: Theme.gap(3)
        rowSpacing: Theme.gap(1)

        RowLayout {
            visible: panel.moment.seat >= 0 || panel.counted !== ""
            spacing: Theme.gap(2)

            Avatar {
                visible: panel.moment.seat >= 0
                size: Theme.dp(36)
                colour: panel.who.colour ?? 0
                number: panel.who.avatar ?? 0
                bot: panel.who.bot ?? ""
            }
            ColumnLayout {
                spacing: 0

                SilentLabel {
                    Layout.maximumWidth: Theme.dp(160)
                    visible: text !== ""
                    text: panel.who.name ?? ""
                    kind: "small"
                    strong: true
                    elide: Text.ElideRight
                    lineHeight: 1.1
                }
                SilentLabel {
                    visible: text !== ""
                    text: panel.counted
                    kind: "note"
                    tabular: true
                    lineHeight: 1.1
                }
            }
        }
        SilentParagraph {
            // Wrapped text has line spacing below its last line.
            Layout.topMargin: Theme.dp(3)
            text: panel.told
            strong: true
            kind: panel.narrow || longest.advanceWidth > width ? "small" : "body"
            maximumLineCount: panel.narrow ? 6 : 2
            elide: Text.ElideRight
        }
        RowLayout {
            id: viewers

            visible: panel.moment.seenAs >= 0
            spacing: 0

            SilentLabel {
                Layout.rightMargin: Theme.gap(1)
                text: qsTr("As seen by")
                kind: "note"
            }
            Repeater {
                model: viewers.visible ? panel.table.seats : null

                ChoiceButton {
                    id: viewer

                    required property int seat
                    required property string name
                    required property int avatar
                    required property int colour
                    required property string bot

                    implicitWidth: Theme.target
                    implicitHeight: Theme.target
                    current: panel.moment.seenAs === viewer.seat
                    text: qsTr("As seen by %1").arg(viewer.name)
                    onClicked: panel.moment.seeAs(viewer.seat)
                    background: Rectangle {
                        radius: Theme.radiusSmall
                        color: viewer.checked ? Theme.accentWash : viewer.hovered ? Theme.hoverWash : "transparent"
                        border.width: viewer.checked ? Theme.line : 0
                        border.color: Theme.accent

                        FocusRing { shown: viewer.visualFocus; around: parent.radius }
                    }
                    contentItem: Item {
                        Avatar {
                            anchors.centerIn: parent
                            size: Math.min(Theme.dp(34), 0.78 * Theme.target)
                            colour: viewer.colour
                            number: viewer.avatar
                            bot: viewer.bot
                        }
                    }
                    ToolTipLabel {
                        text: viewer.text
                        owner: viewer
                        wanted: viewer.hovered || viewer.visualFocus
                    }
                }
            }
        }
    }
    // The width of the sentence on one line.
    TextMetrics {
        id: longest

        font.family: Theme.family
        font.pixelSize: Theme.body
        font.weight: Font.Bold
        text: panel.told
    }
}
