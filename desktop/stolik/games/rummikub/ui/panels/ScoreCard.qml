pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import "../board"

// The score card of the match: every finished game with everyone's points and their proof, and the totals.
FocusScope {
    id: card

    property var games: []
    property var names: []
    // The number of games in the match.
    property int match: 2
    // The text about how often a pause stopped a turn's time; empty without a clock.
    property string pauses: ""
    // The text about players with a handicap; empty if there are none.
    property string handicap: ""
    // Whether a button closes the card; otherwise a click anywhere puts it away.
    property bool closable: true
    // Whether the way on lights up.
    property bool lit: false
    readonly property bool low: (parent?.height ?? 0) < Theme.dp(560)
    // Tiles are beside their sentence if rows of their own would take too much room, as at the end of a match.
    readonly property bool tight: card.games.length > 1 && (card.low || card.names.length > 2 && parent.height < Theme.dp(700))
    readonly property var last: games.length > 0 ? games[games.length - 1] : null

    signal closed

    implicitHeight: column.implicitHeight + foot.height + Theme.gap(!card.closable ? 9 : card.low ? 10 : 12)

    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Score card")
    Accessible.ignored: !visible

    // The button only exists if it closes something; otherwise any key goes on.
    function takeFocus(): void {
        if (card.visible)
            (card.closable ? on as Item : card).forceActiveFocus(Qt.OtherFocusReason);
    }
    onVisibleChanged: card.takeFocus()
    onClosableChanged: card.takeFocus()
    Keys.onEscapePressed: card.closed()

    function signed(points: int): string {
        return points > 0 ? "+" + points : points < 0 ? "−" + -points : "0";
    }
    // The seats by big points, then by small points.
    function ranked(): var {
        return card.names.map((name, seat) => seat).sort((one, other) => {
            const first = card.sum(one), second = card.sum(other);
            return second.big - first.big || second.small - first.small;
        });
    }
    // A seat's small and big points over all games so far.
    function sum(seat: int): var {
        let small = 0, big = 0;
        for (const game of card.games)
            for (const line of game.lines)
                if (line.seat === seat) {
                    small += line.small;
                    big += line.big;
                }
        return { small: small, big: big };
    }

    component Beside: TextLabel {
        Layout.preferredWidth: Theme.dp(72)
        horizontalAlignment: Text.AlignRight
    }
    // The big points, which decide the places, in large type, and the small ones beside them.
    component Points: RowLayout {
        id: points

        property int big: 0
        property int small: 0
        property bool first: false

        spacing: Theme.gap(2)

        Beside {
            Layout.alignment: Qt.AlignBaseline
            text: points.big
            kind: "title"
            tabular: true
            color: points.first ? Theme.goldText : Theme.ink
            Accessible.name: qsTr("big points: %1").arg(points.big)
        }
        Beside {
            Layout.alignment: Qt.AlignBaseline
            text: card.signed(points.small)
            tabular: true
            color: points.first ? Theme.goldText : Theme.ink
            Accessible.name: qsTr("small points: %1").arg(card.signed(points.small))
        }
    }

    MouseArea { anchors.fill: parent }
    Panel { anchors.fill: parent; isRaised: true }
    ScrollArea {
        id: flick

        ground: Theme.raised
        x: Theme.gap(5)
        y: Theme.gap(4)
        width: parent.width - Theme.gap(10)
        height: parent.height - foot.height - Theme.gap(!card.closable ? 8 : card.low ? 9 : 11)
        contentHeight: column.implicitHeight

        ColumnLayout {
            id: column

            width: flick.width - (flick.interactive ? Theme.gap(4) : 0)
            spacing: Theme.gap(card.low ? 1 : 2)

            RowLayout {
                spacing: Theme.gap(2)

                TextLabel {
                    Layout.fillWidth: true
                    text: !card.last ? "" : card.match > 1 ? qsTr("Score card after game %1").arg(card.last.game) : qsTr("Score card")
                    kind: "title"
                }
                Beside {
                    text: qsTr("big points")
                    kind: "note"
                    wrapMode: Text.WordWrap
                }
                Beside {
                    text: qsTr("small points")
                    kind: "note"
                    wrapMode: Text.WordWrap
                }
            }
            Repeater {
                model: card.last ? card.last.lines : []

                ColumnLayout {
                    id: line

                    required property var modelData
                    readonly property var shown: line.modelData.sets.length > 0 ? line.modelData.sets
                        : line.modelData.rack.length > 0 ? [line.modelData.rack] : []

                    spacing: Theme.gap(1)

                    Rectangle {
                        Layout.fillWidth: true
                        implicitHeight: Theme.hair
                        color: Theme.hairline
                    }
                    RowLayout {
                        spacing: Theme.gap(2)

                        // The reason for a player's points, with the sets that could have been laid or the tiles left.
                        Flow {
                            id: proof

                            readonly property bool small: card.low || card.tight
                            readonly property real tileWide: Theme.dp(card.tight && card.low ? 20 : proof.small ? 24 : 30)
                            readonly property real tileTall: proof.tileWide * 1.38

                            Layout.fillWidth: true
                            spacing: Theme.gap(card.tight ? 2 : proof.small ? 1 : 3)

                            TextLabel {
                                // A text at exactly its own width may break its last word when the width is rounded.
                                width: card.tight ? Math.min(Math.ceil(implicitWidth) + 1, proof.width) : proof.width
                                height: card.tight && line.shown.length > 0 ? Math.max(implicitHeight, proof.tileTall) : implicitHeight
                                verticalAlignment: Text.AlignVCenter
                                text: line.modelData.reason
                                wrapMode: Text.WordWrap
                                strong: line.modelData.place === 1
                            }
                            Repeater {
                                model: line.shown

                                Row {
                                    id: tiles

                                    required property var modelData

                                    spacing: Theme.dp(2)

                                    Repeater {
                                        model: tiles.modelData

                                        TileFace {
                                            id: piece

                                            required property string modelData

                                            width: proof.tileWide
                                            height: proof.tileTall
                                            tile: piece.modelData
                                            shadowed: false

                                            Rectangle {
                                                anchors.fill: parent
                                                anchors.margins: -Theme.dp(2)
                                                radius: Theme.dp(6)
                                                color: "transparent"
                                                visible: piece.modelData === line.modelData.culprit
                                                border.width: Theme.ring
                                                border.color: Theme.danger
                                            }
                                        }
                                    }
                                }
                            }
                        }
                        Points {
                            Layout.alignment: Qt.AlignTop
                            big: line.modelData.big
                            small: line.modelData.small
                            first: line.modelData.place === 1
                        }
                    }
                }
            }
            // The totals of the match, if there is more than one game.
            Rectangle {
                Layout.fillWidth: true
                Layout.topMargin: Theme.gap(1)
                visible: card.games.length > 1
                implicitHeight: Theme.line
                color: Theme.outline
            }
            TextLabel { visible: card.games.length > 1; text: qsTr("Both games together"); kind: "note" }
            Repeater {
                model: card.games.length > 1 ? card.ranked() : []

                RowLayout {
                    id: total

                    required property int index
                    required property int modelData
                    readonly property var points: card.sum(total.modelData)

                    spacing: Theme.gap(2)

                    TextLabel {
                        Layout.fillWidth: true
                        text: card.names[total.modelData]
                        strong: true
                        color: total.index === 0 ? Theme.goldText : Theme.ink
                        elide: Text.ElideRight
                    }
                    Points {
                        big: total.points.big
                        small: total.points.small
                        first: total.index === 0
                    }
                }
            }
        }
    }
    // Without a graphics card, drawn signs aren't clipped, so these edges cover them.
    component Edge: Rectangle {
        x: Theme.gap(2)
        width: parent.width - Theme.gap(4)
        visible: flick.interactive
        color: Theme.raised
    }
    Edge { y: Theme.gap(1); height: flick.y - y }
    Edge { y: flick.y + flick.height; height: parent.height - Theme.gap(1) - y }
    TextLabel {
        id: told

        x: flick.x
        width: on.x - Theme.gap(2) - x
        y: card.closable ? on.y + (on.height - height) / 2 : parent.height - height - Theme.gap(4)
        visible: text !== ""
        text: [card.handicap, card.pauses].filter(line => line !== "").join(" ")
        quiet: true
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        elide: Text.ElideRight
    }
    ActionButton {
        id: on

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.gap(4)
        primary: true
        text: qsTr("Next")
        visible: card.closable
        onClicked: card.closed()

        HintGlow { shown: card.lit; around: Theme.radius }
    }
    Item {
        id: foot

        height: card.closable ? on.height : told.visible ? told.height + Theme.gap(2) : 0
    }
}
