pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Games.Farkle

// The table of Farkle: six dice, those set aside lower than the others, and what can be done.
GameTable {
    id: view

    property FarkleViewModel viewModel: view.table.viewModel as FarkleViewModel
    // What happened last.
    property string news: ""

    readonly property bool live: view.table.lookingAt < 0 && !view.table.over
    readonly property bool choosing: view.live && view.viewModel.choosing
    readonly property real die: Math.min(Theme.dp(96), view.width / 9, view.height / 5)

    function items(): list<Item> {
        const found = [];
        for (let i = 0; i < dice.count; i++) {
            if (dice.itemAt(i).activeFocusOnTab)
                found.push(dice.itemAt(i));
        }
        return found;
    }
    function keys(): list<Item> {
        return [keep.button, roll.button, bank.button].filter(key => key.enabled);
    }
    function step(dx: int, dy: int): void {
        const next = view.neighbour([view.items(), view.keys()], dx, dy);
        (next ?? view.items()[0] ?? view.keys()[0])?.forceActiveFocus(Qt.TabFocusReason);
    }

    Keys.onLeftPressed: view.step(-1, 0)
    Keys.onRightPressed: view.step(1, 0)
    Keys.onUpPressed: view.step(0, -1)
    Keys.onDownPressed: view.step(0, 1)

    commands: view.live ? {
        K: view.choosing ? () => keep.wanted() : undefined,
        R: () => roll.wanted(),
        B: () => bank.wanted()
    } : {}

    Connections {
        target: view.director

        function onPlaying(): void { view.news = view.director.scene.text; }
    }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.gap(8)
        spacing: view.die / 3

        Repeater {
            id: dice

            model: view.viewModel.dice

            Die {
                id: cube

                required property int index
                required property string zone
                required property bool chosen
                required face

                y: cube.zone === "kept" ? 1.5 * view.die : 0
                size: view.die
                dimmed: cube.zone === "hand"
                selectable: view.choosing && cube.zone === "free"
                selected: cube.chosen
                activeFocusOnTab: cube.selectable
                focusShown: cube.activeFocus
                name: cube.zone === "hand" ? qsTr("Die in the hand")
                    : cube.zone === "kept" ? qsTr("Die, %1, set aside").arg(cube.face)
                    : cube.chosen ? qsTr("Die, %1, chosen").arg(cube.face) : qsTr("Die, %1").arg(cube.face)
                onClicked: view.viewModel.toggle(cube.index)
                Keys.onSpacePressed: cube.clicked()
                Keys.onReturnPressed: cube.clicked()
                Keys.onEnterPressed: cube.clicked()
            }
        }
    }
    ColumnLayout {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gap(4)
        width: Math.min(view.width - Theme.gap(4), Theme.dp(900))
        spacing: Theme.gap(2)

        TextLabel {
            Layout.alignment: Qt.AlignHCenter
            text: view.news
            quiet: true
            onTable: true
        }
        TextLabel {
            Layout.alignment: Qt.AlignHCenter
            text: qsTr("This turn: %n points", "", view.viewModel.points)
            kind: "lead"
            tabular: true
        }
        TextLabel {
            Layout.alignment: Qt.AlignHCenter
            opacity: view.viewModel.canRoll ? 1 : 0
            text: qsTr("Chance that the roll loses them: %1%").arg(Math.round(100 * view.viewModel.lossChance))
            kind: "small"
            onTable: true
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap(3)

            Act {
                id: keep

                possible: view.choosing
                text: qsTr("Set aside")
                shortcutHint: "K"
                onWanted: view.table.submit({ kind: "keep", dice: view.viewModel.choice() })
            }
            Act {
                id: roll

                possible: view.live && view.viewModel.canRoll
                primary: true
                text: qsTr("Roll %n dice", "", view.viewModel.diceToRoll)
                shortcutHint: "R"
                onWanted: view.table.submit({ kind: "roll" })
            }
            Act {
                id: bank

                possible: view.live && view.viewModel.canBank
                text: qsTr("Bank the points")
                shortcutHint: "B"
                onWanted: view.table.submit({ kind: "bank" })
            }
        }
    }

    component Act: TurnButton {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        Layout.preferredHeight: Theme.buttonHeight
    }
}
