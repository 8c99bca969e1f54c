pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Models

// The sheets of all seats except the one whose sheet is large, and the meaning of the marks beside their names.
Item {
    id: table

    required property RowsModel sheets
    required property int owner             // the seat whose sheet is large
    required property int others            // the number of sheets shown here
    property real level: 0                  // the height of the large sheet's top, where the first row begins
    property real most: Theme.dp(84)        // the largest edge of a cell
    property bool bringing: false           // points wait until what brings them has been shown
    property bool marked: false             // a roll is being entered
    property var seatOf: seat => ({})       // the row of a seat: its name, face and colour

    // The number of columns that makes the sheets largest.
    readonly property int columns: {
        let best = 1, most = 0;
        for (let columns = 1; columns <= Math.max(1, table.others); columns++) {
            const unit = table.bestUnitFor(columns);
            if (unit > most) {
                most = unit;
                best = columns;
            }
        }
        return best;
    }
    // The width of the strips for the bonuses, in cells; there are none if the bonuses couldn't be read.
    readonly property real ends: 0.6
    readonly property real readable: Theme.dp(24)
    readonly property real strip: table.unitFor(table.columns, table.ends) < table.readable ? 0 : Math.round(table.ends * table.unit)
    readonly property real unit: table.bestUnitFor(table.columns)
    readonly property int rows: Math.ceil(table.others / table.columns)
    // All sheets show their owners in the same way.
    readonly property string naming: {
        // Players without a name get one in the current language.
        const language = Qt.uiLanguage, room = 5 * table.unit - Theme.air(15) - Theme.gap(1);
        let widest = 0;
        for (let seat = 0; seat <= table.others; seat++)
            widest = Math.max(widest, ruler.advanceWidth(table.seatOf(seat).name ?? ""));
        return widest + ruler.advanceWidth("000") + Theme.gap(1) <= room ? "score" : widest <= room ? "name" : "face";
    }
    readonly property real gap: Theme.gap(Theme.largeType ? 1 : 2)
    readonly property real marksTall: marks.fits ? marks.height : 0
    // The gaps take up what whole pixels leave over, so that the last sheet ends level with the rest of the page.
    readonly property real apart: Math.min(2 * gap, Math.floor((width - columns * (5 * unit + 2 * strip + Theme.air(8))) / Math.max(1, columns - 1)))
    readonly property real headTall: Theme.largeType ? Theme.small * 1.25 + Theme.air(8) : Theme.dp(28)
    readonly property real allTall: rows * (5 * unit + strip + headTall + gap) - gap
    readonly property real first: Math.round(Math.max(marksTall, Math.min(table.level, height - allTall)))

    signal opened(int seat)

    // The edge of a cell with so many columns, and strips of `ends` cells at the ends of the lines; it is in whole
    // pixels, so that all lines are equally thick.
    function unitFor(columns: int, ends: real): real {
        const rows = Math.ceil(Math.max(1, table.others) / columns);
        const across = (table.width + table.gap) / columns - table.gap - Theme.air(8);
        const down = (table.height - table.marksTall + table.gap) / rows - table.gap - table.headTall;
        return Math.floor(Math.max(Theme.air(8), Math.min(across / (5 + 2 * ends), down / (5 + ends), table.most)));
    }
    function bestUnitFor(columns: int): real {
        const unit = table.unitFor(columns, table.ends);
        return unit < table.readable ? table.unitFor(columns, 0) : unit;
    }

    FontMetrics { id: ruler; font.family: Theme.family; font.pixelSize: Theme.dp(13) }
    component Mark: Row {
        id: mark

        property string icon: ""
        property string text: ""

        height: parent.height
        spacing: Theme.gap(1)
        rightPadding: Theme.gap(2)

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: mark.icon
            size: Theme.dp(15)
            color: Theme.mutedOnTable
        }
        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            text: mark.text
            kind: "note"
            onTable: true
        }
    }
    Row {
        id: marks

        y: table.first - height
        // Half an explanation is no use, and each sheet says aloud what its mark means.
        readonly property bool fits: implicitWidth <= table.width

        height: Theme.dp(24)
        spacing: Theme.gap(1)
        visible: fits
        opacity: table.marked ? 1 : 0

        Mark { icon: "edit"; text: qsTr("still writing", "another player") }
        Mark { icon: "check"; text: qsTr("done", "another player") }
    }
    Repeater {
        model: table.sheets

        MiniSheet {
            id: mini

            // The sheets are in the order of the seats, so only one changes its place when the mouse passes on.
            readonly property var who: table.seatOf(mini.seat)
            readonly property int order: mini.seat < table.owner ? mini.seat : mini.seat - 1

            visible: mini.seat !== table.owner
            awaited: table.bringing
            unit: table.unit
            strip: table.strip
            x: (mini.order % table.columns) * (mini.width + table.apart)
            y: table.first + Math.floor(mini.order / table.columns) * (mini.height + table.gap)
            name: mini.who.name ?? ""
            naming: table.naming
            colour: mini.who.colour ?? 0
            avatar: mini.who.avatar ?? 0
            bot: mini.who.bot ?? ""
            onOpened: table.opened(mini.seat)
        }
    }
}
