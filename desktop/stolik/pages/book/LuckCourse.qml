import QtQuick
import QtQuick.Layouts
import Stolik

// The luck added up from game to game, in the band in which average luck stays. It is a canvas: unlike shapes it is
// cut off where it scrolls out of view without a graphics card too.
ColumnLayout {
    id: view

    required property list<real> course
    required property list<real> band
    required property string courseText
    required property string bandText
    // The value at the top; at the foot it is as far below 0.
    readonly property real reach: Math.max(1, Math.ceil(Math.max(...view.band, ...view.course.map(value => Math.abs(value)))))

    spacing: Theme.gap(0.5)

    TextLabel {
        Layout.fillWidth: true
        text: view.courseText
        strong: true
        wrapMode: Text.WordWrap
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap(2)

        Item {
            Layout.preferredWidth: Math.max(most.implicitWidth, least.implicitWidth)
            Layout.fillHeight: true

            TextLabel {
                id: most

                anchors.right: parent.right
                text: qsTr("+%1", "so many games or points").arg(view.reach)
                kind: "small"
                quiet: true
                tabular: true
            }
            TextLabel {
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: "0"
                kind: "small"
                quiet: true
                tabular: true
            }
            TextLabel {
                id: least

                anchors.right: parent.right
                anchors.bottom: parent.bottom
                text: qsTr("−%1", "so many games or points").arg(view.reach)
                kind: "small"
                quiet: true
                tabular: true
            }
        }
        Canvas {
            id: canvas

            readonly property color line: Theme.accent
            readonly property color shade: Theme.accentWash
            readonly property color axis: Theme.muted
            readonly property color edge: Theme.outline
            readonly property list<real> values: [...view.course, ...view.band]

            Layout.fillWidth: true
            implicitHeight: Theme.dp(130)
            Accessible.role: Accessible.Graphic
            Accessible.name: view.courseText
            Accessible.description: view.bandText
            onLineChanged: canvas.requestPaint()
            onShadeChanged: canvas.requestPaint()
            onValuesChanged: canvas.requestPaint()
            onPaint: {
                const pen = canvas.getContext("2d");
                const last = Math.max(1, view.course.length - 1);
                const across = game => (canvas.width - 2) * game / last + 1;
                const down = value => canvas.height / 2 - (canvas.height / 2 - 3) * value / view.reach;
                pen.reset();
                pen.fillStyle = canvas.shade;
                pen.beginPath();
                view.band.forEach((value, game) => pen.lineTo(across(game), down(value)));
                for (let game = last; game >= 0; game--)
                    pen.lineTo(across(game), down(-view.band[game]));
                pen.closePath();
                pen.fill();
                pen.lineWidth = Theme.hair;
                pen.strokeStyle = canvas.edge;
                pen.stroke();
                pen.strokeStyle = canvas.axis;
                pen.beginPath();
                pen.moveTo(0, down(0));
                pen.lineTo(canvas.width, down(0));
                pen.stroke();
                pen.lineWidth = Theme.dp(2.5);
                pen.lineJoin = "round";
                pen.strokeStyle = canvas.line;
                pen.beginPath();
                view.course.forEach((value, game) => pen.lineTo(across(game), down(value)));
                pen.stroke();
            }
        }
    }
    TextLabel {
        Layout.fillWidth: true
        text: view.bandText
        kind: "small"
        quiet: true
        wrapMode: Text.WordWrap
    }
}
