pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Stolik
import Stolik.Models
import Stolik.Games.RyzykFizyk
import "track.js" as Layout

// The accounts as a race to 100 and past it: a marker for each seat on the road, its exact place on the scale
// below, and how far the turn's points would carry the seat on turn.
Item {
    id: track

    required property RyzykFizykViewModel viewModel
    required property RowsModel seats
    property bool still: false
    // The accounts that have changed, such as "account:2".
    property var lit: []

    readonly property int count: track.viewModel.accounts.count
    readonly property int rows: count > 4 ? 2 : 1
    readonly property real marker: Theme.air(rows > 1 ? 34 : 44)
    readonly property real pitch: marker * 1.12
    readonly property real pad: Theme.gap(1.5)
    readonly property real foot: Theme.gap(3)
    readonly property real roadHeight: rows * (marker + Theme.gap(1)) + 2 * pad + foot
    readonly property real margin: pad + marker / 2 + Theme.gap(1)
    readonly property real unit: (width - 2 * margin) / Math.max(1, end)
    property int end: track.viewModel.trackEnd
    property var spots: ({})

    // In large type, the dice under two rows are so near that lifted (chosen) ones would cover the scale.
    implicitHeight: roadHeight + (Theme.largeType ? Theme.small * 1.3 + (rows > 1 ? Theme.lift : 0) : Theme.dp(24))

    Behavior on end { NumberAnimation { duration: track.still ? 0 : Theme.travel } }

    function at(points: real): real { return track.margin + points * track.unit; }
    function arrange(): void {
        const markers = [];
        for (let i = 0; i < track.count; i++) {
            const row = track.viewModel.accounts.at(i);
            markers.push({ seat: row.seat, x: track.at(row.account) });
        }
        track.spots = Layout.places(markers, track.rows, track.pitch, track.margin, track.width - track.margin);
    }

    onUnitChanged: track.arrange()
    onCountChanged: track.arrange()
    Component.onCompleted: track.arrange()
    Connections {
        target: track.viewModel

        function onChanged(): void { track.arrange(); }
    }

    RoundedBlock {
        width: track.width
        height: track.roadHeight
        radius: Theme.radius * 1.5
        edge: Theme.recessEdge
        edgeWidth: Theme.hair
        upper: Theme.highContrast ? Theme.recess : Theme.recessEdge
        face: Theme.recess
        lower: Theme.recess
        shine: 0.06
        fall: 0.5
        opacity: Theme.highContrast ? 1 : 0.62
    }
    // The road past the line.
    Rectangle {
        x: track.at(100)
        y: Theme.hair
        width: track.width - x - Theme.hair
        height: track.roadHeight - 2 * Theme.hair
        topRightRadius: Theme.radius * 1.5
        bottomRightRadius: Theme.radius * 1.5
        color: Qt.alpha(Theme.gold, Theme.dark ? 0.16 : 0.2)
    }
    // The line itself: a chequered band, as at the end of any race.
    Item {
        id: finish

        readonly property real square: Theme.dp(5)

        x: track.at(100) - square
        width: 2 * square
        height: track.roadHeight

        Repeater {
            model: 2 * Math.floor(finish.height / finish.square)

            Rectangle {
                required property int index

                x: index % 2 * finish.square
                y: Math.floor(index / 2) * finish.square
                width: finish.square
                height: finish.square
                color: (index % 2 + Math.floor(index / 2)) % 2 === 0 ? Theme.tileBlack : Theme.tileFace
            }
        }
    }
    Repeater {
        model: Math.floor(track.viewModel.trackEnd / 10) + 1

        Item {
            id: mark

            required property int index
            readonly property int number: index * 10
            readonly property bool line: number === 100

            x: track.at(number)
            y: track.roadHeight
            Accessible.ignored: true

            Rectangle {
                visible: !mark.line
                x: -width / 2
                y: -height
                width: Theme.hair
                height: mark.number % 50 === 0 ? Theme.dp(10) : Theme.dp(6)
                color: Theme.outline
            }
            TextLabel {
                x: -width / 2
                y: Theme.dp(2)
                text: mark.number
                kind: mark.line ? "body" : "small"
                strong: mark.line
                color: mark.line ? Theme.goldText : Theme.mutedOnTable
                tabular: true
                Accessible.ignored: true
            }
        }
    }
    Repeater {
        model: track.viewModel.accounts

        Item {
            id: runner

            required property int seat
            required property int account
            required property int reach
            required property bool active
            required property bool out
            required property string words
            readonly property var who: track.seats.at(seat)
            readonly property var spot: track.spots[seat] ?? ({ x: track.margin, row: 0 })
            readonly property color tint: Theme.seatColor(runner.who.colour ?? 0)
            readonly property real groundY: track.roadHeight - Theme.dp(4)
            property real exact: track.at(account)
            property real middle: spot.x
            readonly property real high: track.pad + spot.row * (track.marker + Theme.gap(1))
            readonly property real reachX: track.at(reach)

            z: active ? 2 : 1
            opacity: out ? Theme.dimmed : 1
            Behavior on exact { enabled: !track.still; NumberAnimation { duration: 2 * Theme.travel; easing.type: Easing.InOutCubic } }
            Behavior on middle { enabled: !track.still; NumberAnimation { duration: 2 * Theme.travel; easing.type: Easing.InOutCubic } }

            Accessible.role: Accessible.StaticText
            Accessible.name: runner.words

            // The line from the marker to its exact place on the scale.
            Shape {
                preferredRendererType: Shape.CurveRenderer

                ShapePath {
                    strokeColor: runner.tint
                    strokeWidth: Theme.dp(2)
                    fillColor: "transparent"
                    startX: runner.middle
                    startY: runner.high + track.marker * 0.9
                    PathLine { x: runner.exact; y: runner.groundY }
                }
            }
            // The turn's points, which may still be lost.
            Pill {
                visible: runner.active && runner.reach > runner.account
                x: runner.exact
                y: runner.groundY - height / 2
                width: Math.max(0, runner.reachX - runner.exact)
                height: Theme.dp(6)
                color: Qt.alpha(runner.tint, 0.55)
                Behavior on width { enabled: !track.still; NumberAnimation { duration: Theme.quick } }
            }
            Pill {
                visible: runner.active && runner.reach > runner.account
                x: runner.reachX - width / 2
                y: runner.groundY - height / 2
                width: Theme.dp(12)
                height: width
                color: Theme.panel
                border.width: Theme.dp(3)
                border.color: runner.tint
            }
            Pill {
                x: runner.exact - width / 2
                y: runner.groundY - height / 2
                width: Theme.dp(9)
                height: width
                color: runner.tint
            }
            Pill {
                visible: runner.active
                x: medal.x - Theme.dp(3)
                y: medal.y - Theme.dp(3)
                width: medal.width + Theme.dp(6)
                height: width
                color: "transparent"
                border.width: Theme.dp(2.5)
                border.color: Theme.accent
            }
            HintGlow {
                anchors.fill: medal
                shown: track.lit.includes("account:" + runner.seat)
                around: medal.width / 2
            }
            Avatar {
                id: medal

                x: runner.middle - width / 2
                y: runner.high
                size: track.marker
                colour: runner.who.colour ?? 0
                number: runner.who.avatar ?? 0
                bot: runner.who.bot ?? ""
            }
        }
    }
}
