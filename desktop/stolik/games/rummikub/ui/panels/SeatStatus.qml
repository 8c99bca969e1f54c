import QtQuick
import Stolik
import Stolik.Games.Rummikub

// Whether a seat has opened, and its points of the match so far; after it the small ones alone, which leave the card the
// room to tell the big ones in full.
Row {
    id: status

    required property RummikubViewModel viewModel
    property int seat: -1
    property bool narrow: false
    // In a strip: the figures are told by the tip and the score card.
    property bool folded: false
    property var row: ({})
    readonly property bool scored: status.row.scored === true
    readonly property bool over: status.row.over === true
    readonly property string told: status.row.spoken ?? ""

    function read(): void { status.row = status.viewModel.seats.at(status.seat); }

    spacing: Theme.gap(1.5)
    onSeatChanged: status.read()
    Component.onCompleted: status.read()
    Accessible.role: Accessible.StaticText
    Accessible.name: status.told

    Connections {
        target: status.viewModel

        function onChanged(): void { status.read(); }
    }
    HoverHandler { id: hover }
    ToolTipLabel { owner: status; wanted: hover.hovered; text: status.told }

    component Figure: TextLabel {
        anchors.right: parent?.right
        kind: "small"
        tabular: true
        Accessible.ignored: true
    }

    Column {
        anchors.verticalCenter: parent.verticalCenter
        spacing: 0
        visible: !status.folded && (!status.narrow || (status.scored && !status.over))

        Figure {
            visible: status.scored && !status.over
            text: status.row.big ?? ""
            strong: true
        }
        Figure {
            visible: status.scored
            // At the end the figure under its word.
            text: status.over ? status.row.small.replace(/\s/, "\n") : status.row.small ?? ""
            horizontalAlignment: Text.AlignRight
        }
        Figure {
            visible: !status.narrow && !status.over && (!status.scored || status.row.announced === true)
            text: status.row.opening ?? ""
            quiet: !status.row.opened && !status.row.announced
            strong: status.row.announced === true
        }
    }
    // The opening: a hollow ring with the points that it needs before it, a tick after it.
    Pill {
        readonly property bool opened: status.row.opened === true

        visible: !status.over
        anchors.verticalCenter: parent.verticalCenter
        width: status.folded ? Theme.air(30) : Theme.dp(status.narrow && status.scored ? 24 : 32)
        height: width
        color: opened ? Theme.accent : "transparent"
        border.width: opened ? 0 : Theme.line
        border.color: Theme.outline
        Accessible.ignored: true

        TextLabel {
            anchors.centerIn: parent
            width: 0.7 * parent.width
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.air(13)
            visible: !parent.opened
            text: status.row.needed ?? ""
            kind: "note"
            strong: true
            tabular: true
            Accessible.ignored: true
        }
        Icon {
            anchors.centerIn: parent
            visible: parent.opened
            name: "check"
            size: Math.round(parent.width * 0.62)
            color: Theme.accentInk
        }
    }
}
