pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Table

// The seats along the top of a table: a row of cards, or a strip of one or a few lines if type is too large
// or there are too many seats.
Item {
    id: cards

    required property TableController table
    // Whether one person plays alone, so that there is no winner.
    property bool alone: false
    property bool lookingBack: false
    // The seat that decides at the moment looked at, -1 for the one that moved last.
    property int deciding: -1
    // Whether play has stopped although the game isn't over.
    property bool ended: false
    // Whether things that change the scores are still travelling; the scores follow on arrival.
    property bool awaiting: false
    // The turn of the moment looked at, in words.
    property string turn: ""
    // Whether there is no room for cards.
    property bool low: false
    // The game's content for each card.
    property Component slot: null

    readonly property int count: cards.table.seats.count
    readonly property real spacing: Theme.gap(cards.folded ? 1 : 2)
    readonly property bool folded: Theme.largeType || cards.low || cards.width / Math.max(1, cards.count) < Theme.dp(118)
    readonly property int lines: !cards.folded ? 1 : Math.max(1, Math.ceil(cards.count * Theme.dp(132) / Math.max(1, cards.width)))
    readonly property int columns: Math.ceil(Math.max(1, cards.count) / cards.lines)
    // How far the flag of the seat on turn rises above the cards.
    readonly property real flagTall: cards.folded ? 0 : Theme.dp(22) * 0.66
    // The width of each card, equal for all so that nothing shifts when the turn passes.
    readonly property real share: Math.floor((cards.width - cards.spacing * (cards.columns - 1)) / cards.columns)
    readonly property real most: Math.min(cards.share, Theme.dp(320))

    // If one card lacks room for the unit beside its score, no card shows it.
    property bool numbersOnly: false

    function compareScores(): void {
        let cramped = false;
        for (let seat = 0; seat < seatCards.count; seat++)
            cramped = cramped || ((seatCards.itemAt(seat) as SeatCard)?.cramped ?? false);
        cards.numbersOnly = cramped;
    }
    function cardOf(seat: int): SeatCard { return seatCards.itemAt(seat) as SeatCard; }

    implicitHeight: grid.implicitHeight

    GridLayout {
        id: grid

        anchors.horizontalCenter: parent.horizontalCenter
        columns: cards.columns
        columnSpacing: cards.spacing
        rowSpacing: cards.spacing

        Repeater {
            id: seatCards

            model: cards.table.seats

            SeatCard {
                id: card

                required property var model
                // Computers need no clock; when looking back, the clock stays with the game in progress.
                readonly property bool timed: cards.table.clock.seat === card.seat && card.bot === ""
                    && (card.model.active || cards.lookingBack) && !cards.table.privacy.goesRound

                Layout.fillHeight: true
                Layout.preferredWidth: cards.most
                Layout.maximumWidth: cards.most
                Layout.minimumWidth: cards.most
                folded: cards.folded
                compact: cards.share < Theme.dp(280)
                tight: cards.share < Theme.dp(190)
                seat: card.model.seat
                name: card.model.name
                avatar: card.model.avatar
                colour: card.model.colour
                bot: card.model.bot
                handicap: card.model.handicap === "" ? "" : qsTranslate(cards.table.gameId, card.model.handicap)
                numberOnly: cards.numbersOnly
                onCrampedChanged: cards.compareScores()
                active: cards.deciding >= 0 ? card.seat === cards.deciding : (card.model.active ?? false) && !cards.ended && (cards.lookingBack || !cards.table.over)
                winner: cards.table.over && !cards.alone && !cards.lookingBack && card.model.rank === 1
                viewer: cards.table.privacy.shared && cards.table.privacy.viewer === card.seat
                timeTotal: card.timed ? cards.table.clock.total : -1
                timeLeft: card.timed ? cards.table.clock.left : -1
                timeRuns: cards.table.clock.runs
                clocked: cards.table.clock.total > 0 && card.bot === ""
                doing: !card.active ? "" : cards.lookingBack ? cards.turn : card.model.doing === "thinking" && cards.table.realDice.asked === 0 ? qsTr("is thinking …") : ""

                Binding {
                    target: card
                    property: "scoreText"
                    value: card.model.score
                    when: !cards.awaiting
                    restoreMode: Binding.RestoreNone
                }
                Loader {
                    readonly property int seat: card.model.seat

                    enabled: !cards.lookingBack
                    sourceComponent: cards.slot
                }
            }
        }
    }
}
