pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Games.Rummikub
import "../board"

// What a scene shows: the draw for the start in the middle of the empty cloth; great news and a tile just drawn
// between cloth and rack, where they hide no tile.
Item {
    id: overlay

    required property RummikubViewModel viewModel
    property real middle: height / 2
    required property rect strip
    property bool busy: false
    property bool waits: false
    // What is lost is told without a fuss.
    property bool calm: false
    // Gives the names of all who play.
    property var named: () => []

    // What each seat has drawn for the start.
    property list<string> startTiles
    property int starter: -1
    property string drawnTile: ""
    // How much of the strip's end it takes, 0 while none lies there.
    readonly property real drawnWide: drawn.visible ? drawn.width : 0

    function announce(title: string, reason: string, loss: bool): void {
        banner.title = title;
        banner.reason = reason;
        banner.loss = loss;
        banner.shown = true;
    }
    // The draw for the start lies there till a starter is found, or the scene is over.
    function clear(keepsStart: bool): void {
        banner.shown = false;
        overlay.drawnTile = "";
        if (!keepsStart) {
            overlay.startTiles = [];
            overlay.starter = -1;
        }
    }

    // The tiles drawn for the start, each over its player's name.
    Item {
        id: draw

        readonly property var names: visible ? overlay.named() : []

        anchors.horizontalCenter: parent.horizontalCenter
        y: overlay.middle - height / 2
        width: draws.implicitWidth + Theme.gap(10)
        height: draws.implicitHeight + Theme.gap(8)
        visible: overlay.startTiles.length > 0 && overlay.busy

        Panel { anchors.fill: parent; isRaised: true }
        Row {
            id: draws

            anchors.centerIn: parent
            spacing: Theme.gap(8)

            Repeater {
                model: overlay.startTiles

                Column {
                    id: one

                    required property int index
                    required property string modelData

                    spacing: Theme.gap(2)
                    opacity: one.modelData !== "" ? 1 : Theme.dimmed

                    TileFace {
                        anchors.horizontalCenter: parent.horizontalCenter
                        width: Theme.dp(64)
                        height: width * 1.38
                        tile: one.modelData
                        lifted: overlay.starter === one.index

                        Rectangle {
                            anchors.fill: parent
                            anchors.margins: -Theme.dp(4)
                            radius: Theme.dp(12)
                            color: "transparent"
                            visible: overlay.starter === one.index
                            border.width: Theme.dp(4)
                            border.color: Theme.gold
                        }
                    }
                    TextLabel {
                        anchors.horizontalCenter: parent.horizontalCenter
                        text: draw.names[one.index] ?? ""
                        strong: overlay.starter === one.index
                    }
                }
            }
        }
    }
    ReasonStrip {
        id: banner

        x: overlay.strip.x
        y: overlay.strip.y
        width: overlay.strip.width
        height: overlay.strip.height
        calm: overlay.calm && banner.loss
    }
    // The tile that was drawn, for its owner alone to see before the screen is covered.
    Item {
        id: drawn

        readonly property string tile: overlay.drawnTile

        // At the end of the strip: what the line tells stands before it.
        x: overlay.strip.x + overlay.strip.width - width
        y: overlay.strip.y
        width: row.implicitWidth + Theme.gap(8)
        height: overlay.strip.height
        visible: drawn.tile !== "" && overlay.waits

        Panel { anchors.fill: parent; isRaised: true }
        Row {
            id: row

            anchors.centerIn: parent
            spacing: Theme.gap(3)

            TileFace {
                anchors.verticalCenter: parent.verticalCenter
                width: (drawn.height - Theme.gap(2)) / 1.38
                height: width * 1.38
                tile: drawn.tile
            }
            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                text: overlay.viewModel.drawnText(drawn.tile)
                kind: "lead"
                strong: true
            }
        }
    }
}
