pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik

// A seat at the table: the player, the score, and what they are doing. Children go into the slot on the right
// (a tile, a rack count, a small score sheet).
Item {
    id: card

    property string name: ""
    property int seat: 0
    property int colour: 0
    property int avatar: 0
    property string bot: ""
    property string scoreText: ""       // "7"
    property string scoreName: ""       // "worms": shown small beside it, spoken with it
    property bool numberOnly: false     // the score without its word, as on the cards beside this one
    property string doing: ""           // "rolls the dice"
    property string handicap: ""        // the handicap of this seat, shown as a tool tip
    property bool active: false         // on turn
    property bool winner: false
    property bool compact: false        // two lines in less room
    property bool tight: false          // the name has its own line, with seven at a small table
    property bool folded: false         // one line of a strip: face, name, score and slot
    property bool viewer: false         // the seat whose view the screen shows
    property real timeTotal: -1         // seconds of the turn, -1 while it isn't timed
    property real timeLeft: -1
    property bool timeRuns: false
    property bool clocked: false        // seconds are counted at this table
    default property alias slot: slotItem.data
    // The target of things that travel to the seat.
    readonly property Item anchor: layout

    signal clicked

    // Something was taken from the seat, to the right or left.
    function mind(toTheRight: bool): void { face.wince(toTheRight); }
    function settle(): void { face.settle(); }

    // In a crowded strip the name gets the width, and only the frame marks the seat on turn.
    readonly property bool roomy: width >= Theme.dp(180) || Theme.largeType
    // Whether the score lacks room for its unit.
    readonly property bool cramped: !card.folded && wide.advanceWidth > score.room
    // A name is made smaller rather than cut off, as long as it is legible.
    readonly property real leastName: Theme.air(Theme.largeType || Theme.scale > 1.2 ? 11.5 : 13)
    readonly property real air: Theme.gap(folded ? 1 : tight ? 1.5 : compact ? 2 : 3)

    implicitWidth: Math.max(Theme.dp(tight ? 120 : compact ? 148 : 188), layout.implicitWidth + layout.anchors.leftMargin + layout.anchors.rightMargin)
    // The same height while no seat is on turn, so that nothing under the cards moves.
    implicitHeight: Math.max(layout.implicitHeight, card.tight || card.folded ? 0 : who.implicitHeight + tally.implicitHeight + task.implicitHeight)
        + 2 * Theme.gap(folded ? 0.75 : compact ? 2 : 3)

    Accessible.role: Accessible.Grouping
    Accessible.name: {
        const who = scoreText === "" ? name : qsTr("%1, %2 %3").arg(name).arg(scoreText).arg(scoreName).trim();
        const seeing = viewer ? qsTr("%1, looking now", "the screen shows their secrets").arg(who) : who;
        const now = active ? qsTr("%1, to move").arg(seeing) : seeing;
        return doing === "" ? now : qsTr("%1: %2").arg(now).arg(doing);
    }

    Accessible.description: handicap

    TapHandler { onTapped: card.clicked() }

    Shadow { anchors.fill: parent; lifted: card.active; visible: strength > 0 }
    Rectangle {
        id: body

        anchors.fill: parent
        radius: Theme.radius
        color: card.active ? Theme.raised : Theme.panel
        border.width: card.active ? Theme.dp(3) : Theme.highContrast ? Theme.dp(1) : Theme.hair
        border.color: card.active ? Theme.accent : card.winner ? Theme.gold : Theme.hairline
        Behavior on border.color { ColorAnimation { duration: Theme.quick } }
    }
    // The flag of the seat on turn, a shape and not only a colour.
    Pill {
        objectName: "turnFlag"

        visible: card.active && !card.folded
        anchors.horizontalCenter: parent.horizontalCenter
        y: -height * 0.66
        width: flagText.implicitWidth + Theme.gap(4)
        height: Theme.dp(22)
        color: Theme.accent

        SilentLabel {
            id: flagText

            anchors.centerIn: parent
            kind: "small"
            strong: true
            color: Theme.accentInk
            text: qsTr("To move")
        }
    }
    TextMetrics { id: wide; font: score.font; text: card.scoreText }
    RowLayout {
        id: layout

        anchors.fill: parent
        anchors.leftMargin: card.air
        anchors.rightMargin: card.air
        spacing: card.air

        // A strip has no flag. Room for sign or clock is reserved, so that a new turn shifts nothing.
        Item {
            visible: card.folded && card.roomy
            implicitWidth: card.clocked ? Theme.dp(44) : sign.size
            implicitHeight: sign.size

            Icon {
                id: sign

                anchors.centerIn: parent
                visible: card.active && card.timeTotal < 0
                name: "play"
                size: Theme.air(18)
                color: Theme.accent
            }
            Loader {
                anchors.fill: parent
                active: card.folded && card.timeTotal >= 0
                sourceComponent: clock
            }
        }
        Component {
            id: clock

            ClockRing {
                digitsOnly: card.folded
                timeLeft: card.timeLeft
                timeTotal: card.timeTotal
                runs: card.timeRuns
            }
        }
        ColumnLayout {
            Layout.alignment: Qt.AlignVCenter
            spacing: Theme.gap(0.5)

            // The name has its own line in a narrow card.
            SilentLabel {
                Layout.fillWidth: true
                Layout.preferredWidth: Theme.dp(36)
                visible: card.tight && !card.folded
                text: card.name
                strong: true
                elide: Text.ElideRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: card.leastName
            }
            RowLayout {
                spacing: layout.spacing

                Item {
                    Layout.alignment: Qt.AlignVCenter
                    implicitWidth: face.size
                    implicitHeight: face.size

                    HoverHandler { id: faceHover }
                    ToolTipLabel { owner: face; wanted: faceHover.hovered; text: card.handicap }
                    Avatar {
                        id: face

                        size: card.folded ? Theme.air(card.roomy ? 36 : 30) : Theme.dp(card.tight ? card.width < Theme.dp(170) ? 30 : 40 : card.compact ? 44 : 56)
                        colour: card.colour
                        number: card.avatar
                        bot: card.bot
                    }
                    // Marks the seat whose secrets the screen shows.
                    Pill {
                        visible: card.viewer && !card.winner
                        // The clock is on the left in a strip.
                        x: card.folded ? parent.width - 0.6 * width : -Theme.dp(5)
                        y: card.folded ? parent.height - 0.8 * height : -Theme.dp(5)
                        width: card.folded ? Theme.air(18) : Theme.dp(24)
                        height: width
                        color: Theme.raised
                        border.width: Theme.hair
                        border.color: Theme.outline
                        z: 1

                        Icon {
                            anchors.centerIn: parent
                            name: "eye"
                            size: 0.75 * parent.width
                        }
                    }
                    Loader {
                        anchors.fill: parent
                        active: card.timeTotal >= 0 && !card.folded
                        sourceComponent: clock
                    }
                    Pill {
                        visible: card.winner
                        anchors.left: parent.left
                        anchors.bottom: parent.bottom
                        anchors.margins: -Theme.dp(4)
                        width: Theme.dp(24)
                        height: width
                        color: Theme.raised
                        border.width: Theme.hair
                        border.color: Theme.gold

                        Icon {
                            anchors.centerIn: parent
                            name: "trophy"
                            size: Theme.dp(16)
                            color: Theme.goldText
                        }
                    }
                }
                GridLayout {
                    id: words

                    Layout.alignment: Qt.AlignVCenter
                    columns: card.folded ? 2 : 1
                    rowSpacing: 0
                    columnSpacing: card.air

                    SilentLabel {
                        id: who

                        Layout.fillWidth: true
                        // Beside a clock and a score, the name is what gives way.
                        Layout.minimumWidth: card.folded ? Math.min(implicitWidth, Theme.dp(24)) : Theme.dp(36)
                        visible: !card.tight || card.folded
                        Layout.preferredWidth: implicitWidth
                        text: card.name
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: card.leastName
                        verticalAlignment: Text.AlignVCenter
                        kind: card.compact || card.folded ? "body" : "lead"
                        strong: true
                        elide: Text.ElideRight
                    }
                    RowLayout {
                        id: tally

                        spacing: Theme.gap(1)
                        visible: card.scoreText !== ""

                        SilentLabel {
                            id: score

                            // Not its own width, which depends on its text.
                            readonly property real room: words.width - (named.visible ? named.implicitWidth + Theme.gap(1) : 0)

                            Layout.fillWidth: !card.folded
                            Layout.minimumWidth: card.folded ? implicitWidth : Theme.dp(16)
                            Layout.preferredWidth: card.compact && !card.folded ? Theme.dp(36) : implicitWidth
                            // Without room, only the number.
                            text: card.folded || card.numberOnly || card.cramped ? card.scoreText.split(/\s/)[0] : card.scoreText
                            elide: Text.ElideRight
                            kind: card.folded ? "body" : card.tight ? "small" : card.compact ? "body" : "lead"
                            strong: true
                            tabular: true
                            color: Theme.goldText
                        }
                        SilentLabel {
                            id: named

                            Layout.alignment: Qt.AlignBaseline
                            visible: text !== ""
                            text: card.scoreName
                            kind: "note"
                        }
                    }
                    SilentLabel {
                        id: task

                        Layout.fillWidth: true
                        Layout.preferredWidth: card.compact ? Theme.dp(36) : implicitWidth
                        visible: card.doing !== "" && !card.tight && !card.folded
                        // It is shown elsewhere too, so all of it or nothing.
                        opacity: implicitWidth > width ? 0 : 1
                        text: card.doing
                        kind: "small"
                        color: card.active ? Theme.accent : Theme.muted
                        elide: Text.ElideRight
                    }
                }
            }
        }
        Item {
            id: slotItem

            Layout.alignment: Qt.AlignVCenter
            implicitWidth: childrenRect.width
            implicitHeight: childrenRect.height
            visible: children.length > 0
        }
    }
}
