import QtQuick
import Stolik
import Stolik.Games.Farkle

// The table of Farkle: six dice, and the turn's points.
DiceTable {
    id: view

    property FarkleViewModel viewModel: view.table.viewModel as FarkleViewModel

    keys: ({
        A: () => view.viewModel.pickAll(),
        B: () => view.play.act("bank")
    })

    tray.title: qsTr("This turn")
    tray.total: view.viewModel.points
    tray.wouldBe: view.play.wouldBe
    tray.lost: view.play.lost

    bar.aside.text: view.viewModel.chooseLabel
    bar.aside.shortcutHint: "A"
    bar.aside.enabled: view.live && view.viewModel.mayChoose
    bar.onAsideWanted: view.viewModel.pickAll()
}
