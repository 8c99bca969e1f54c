pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Games.RyzykFizyk
import "parts"

// The table of Ryzyk-Fizyk: the race to 100 over the dice, and what the groups set aside are worth.
DiceTable {
    id: view

    property RyzykFizykViewModel viewModel: view.table.viewModel as RyzykFizykViewModel

    property int shownPoints: 0
    property int shownAccount: 0
    readonly property int total: view.viewModel.adds === 0 && view.tray.promised > 0 ? view.tray.promised : view.shownPoints + view.viewModel.adds

    topFoot: track.y + track.height
    room: ({ over: 9.7, beside: 9.9, largeSum: 104, all: 11.7, spread: 11.8, most: 170 })
    keys: ({
        A: () => view.viewModel.pickAll(),
        B: () => view.play.act("bank")
    })

    dice.lifts: false
    dice.onHopped: view.viewModel.sounded("die_set")

    tray.columns: 4.6
    tray.least: 104
    tray.leastBeside: 128
    tray.sumTop: Theme.gap(1)
    tray.tabular: true
    tray.titleHeard: view.viewModel.earlier > 0 && view.shownPoints >= view.viewModel.earlier
    // Six dice that were rolled again are no longer on the table, so the points they brought are told here.
    tray.title: !tray.titleHeard ? qsTr("This turn")
        : `${view.viewModel.earlier} + ${(view.tray.coming || view.shownPoints) - view.viewModel.earlier} =`
    tray.total: view.shownPoints
    tray.wouldBe: view.viewModel.adds > 0 ? view.total : 0
    tray.lost: view.play.lost
    tray.struck: view.play.lost && view.total > 0
    // Its room is always kept so that the number doesn't jump.
    tray.foot: Component {
        TextLabel {
            width: view.tray.sumOver ? implicitWidth : Math.min(implicitWidth, view.tray.sumWidth)
            text: view.total > 0 && !view.play.lost
                ? qsTr("account: %1 → %2").arg(view.shownAccount).arg(view.shownAccount + view.total) : " "
            kind: "small"
            tabular: true
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.air(13)
            elide: Text.ElideRight
            Accessible.ignored: view.total === 0
        }
    }

    bar.shares: Theme.largeType ? [27, 17, 46, 10] : [25, 21, 34.5, 19.5]
    bar.tabular: true
    bar.aside.iconName: "check"
    bar.aside.text: view.viewModel.chooseLabel
    bar.aside.shortcutHint: "A"
    bar.aside.enabled: view.live && view.viewModel.mayChoose
    bar.onAsideWanted: view.viewModel.pickAll()

    seatSlot: Component {
        SeatMark {
            id: mark

            // The place on the page tells which seat this is.
            readonly property var place: mark.parent

            viewModel: view.viewModel
            seat: mark.place?.seat ?? -1
            narrow: view.table.seats.count > 3
            tiny: view.seatsFolded || view.width < Theme.dp(190) * view.table.seats.count
        }
    }
    endSlot: Component {
        // A seat's account as a bar on the way to 100 and past it, growing as it is counted at the end.
        Item {
            id: end

            readonly property EndPlace place: end.parent as EndPlace
            readonly property int counted: (end.place?.lines ?? []).reduce((sum, line) => sum + line.value, 0)

            implicitHeight: Theme.dp(44)
            Accessible.ignored: true

            Pill {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width
                height: Theme.dp(14)
                color: Theme.recess
                border.width: Theme.hair
                border.color: Theme.recessEdge
            }
            Pill {
                anchors.verticalCenter: parent.verticalCenter
                width: end.counted > 0 ? Math.max(height, end.width * Math.min(1, end.counted / view.viewModel.trackEnd)) : 0
                height: Theme.dp(14)
                color: end.counted > 100 ? Theme.gold : Theme.accent
                Behavior on width { NumberAnimation { duration: Theme.quick } }
            }
            Rectangle {
                x: end.width * 100 / view.viewModel.trackEnd - width / 2
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.dp(3)
                height: Math.min(Theme.dp(28), end.height)
                color: Theme.ink
            }
        }
    }

    onPlayed: scene => {
        if (scene.kind === "roll_began")
            sums.refresh();
        else if (scene.kind === "try_missed" || scene.kind === "points_banked")
            view.news = scene.text;
    }
    onArrived: {
        sums.refresh();
        view.shownPoints = view.viewModel.points;
        view.shownAccount = view.viewModel.account;
    }
    Connections {
        target: view.director

        function onPartBegan(part: string): void {
            if (part === "cheering" && !view.table.calm)
                view.dice.cheer(3 * view.motion.travel);
        }
    }

    // ------------------------------------------------------------------ the cloth

    Track {
        id: track

        x: view.side
        y: Theme.gap(Theme.largeType ? 2 : 4)
        width: view.width - 2 * view.side
        viewModel: view.viewModel
        seats: view.table.seats
        lit: view.lit
        still: view.director.instant || !Theme.moves || view.table.lookingAt >= 0
    }
    GroupSums {
        id: sums

        parent: view.middle
        anchors.fill: parent
        dice: view.dice
    }
}
