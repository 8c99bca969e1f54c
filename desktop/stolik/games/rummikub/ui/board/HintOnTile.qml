import QtQuick
import Stolik

// What a hint shows on a tile: a light, the letter of the set it goes to or stays in, or that it is only shown; and
// for beginners that it can be laid now.
Item {
    id: mark

    property bool lit: false
    property bool ghost: false
    property bool layable: false
    // "-" for an arrow.
    property string letter: ""

    anchors.fill: parent

    HintGlow { shown: mark.lit; around: mark.width * Theme.tileRadius; out: Theme.dp(2) }
    // A tile that is only shown: a broken outline, which no tile has that lies there.
    Canvas {
        id: dashes

        anchors.fill: parent
        anchors.margins: -Theme.dp(2)
        visible: mark.ghost
        onVisibleChanged: requestPaint()
        onWidthChanged: requestPaint()
        onPaint: {
            const pen = dashes.getContext("2d");
            const line = Theme.dp(3);
            pen.reset();
            pen.strokeStyle = Theme.goldText;
            pen.lineWidth = line;
            pen.setLineDash([3, 2]);
            pen.roundedRect(line / 2, line / 2, dashes.width - line, dashes.height - line, dashes.width * Theme.tileRadius, dashes.width * Theme.tileRadius);
            pen.stroke();
        }
    }
    // What belongs together bears one letter; an arrow stands on what goes back to the rack.
    Pill {
        id: sign

        visible: mark.letter !== ""
        z: 30
        // Within the tile's own sides: no neighbour's light covers it, and none takes it for its own.
        x: mark.width - width
        y: -height * 0.5
        // It leaves the number free.
        width: Math.min(Theme.dp(24), 0.46 * mark.width)
        height: width
        color: Theme.goldText
        border.width: Theme.hair
        border.color: Theme.panel

        TextLabel {
            anchors.centerIn: parent
            visible: mark.letter !== "-"
            text: mark.letter
            font.pixelSize: Math.min(Theme.small, 0.66 * sign.width)
            strong: true
            color: Theme.panel
            Accessible.ignored: true
        }
        Icon {
            anchors.centerIn: parent
            visible: mark.letter === "-"
            name: "undo"
            size: sign.width * 0.72
            color: Theme.panel
        }
    }
    Pill {
        visible: mark.layable && !mark.lit
        x: (mark.width - width) / 2
        y: mark.height - height * 0.55
        z: 10
        width: mark.width * 0.5
        height: Math.max(Theme.dp(6), mark.height * 0.09)
        color: Theme.pick
        border.width: Theme.hair
        border.color: Theme.tileFace
    }
}
