pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// What can be done now, always in the same places, with the chance to lose it all beside the roll.
Item {
    id: bar

    property string line: ""
    property int dice: 6
    property int points: 0
    property bool canRoll: false
    property bool canBank: false
    property bool canChoose: false
    property bool allChosen: false
    // From 0 to 1, -1 where no roll can follow.
    property real lossChance: -1
    property string percent: ""
    // The chance is that all tries of the sixth die fail.
    property bool trying: false
    // What a hint lights up.
    property var lit: []

    // Rolling stands out where it is all that can be done, or rather goes well than not; else banking.
    readonly property bool banksFirst: bar.canBank && (!bar.canRoll || bar.lossChance >= 0.5)

    readonly property real gap: Theme.gap(3)
    readonly property real space: Math.min(width, Theme.dp(980))
    readonly property real unit: (space - 3 * gap) / 100
    readonly property real start: (width - space) / 2

    signal rollWanted
    signal bankWanted
    signal allWanted

    readonly property var shares: Theme.largeType ? [27, 17, 46, 10] : [25, 21, 34.5, 19.5]

    implicitHeight: says.height + Theme.gap(Theme.largeType ? 1 : 2) + Theme.buttonHeight

    function items(): list<Item> {
        return [roll.button, bank.button, all].filter(item => item.enabled);
    }

    TextLabel {
        id: says

        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(implicitWidth, bar.width)
        // In large type with room for the two lines of a hint.
        height: Theme.largeType ? Theme.small * 2.3 : Theme.dp(28)
        text: bar.line
        kind: "lead"
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        tabular: true
    }
    TurnButton {
        id: roll

        x: bar.start
        y: bar.height - height
        width: bar.shares[0] * bar.unit
        possible: bar.canRoll
        lit: bar.lit.includes("roll")
        primary: !bar.banksFirst
        text: bar.canRoll ? qsTr("Roll %n dice", "", bar.dice) : qsTr("Roll the dice")
        shortcutHint: "R"
        onWanted: bar.rollWanted()
    }
    Item {
        id: chance

        x: roll.x + roll.width + bar.gap
        y: bar.height - height
        width: bar.shares[1] * bar.unit
        height: Theme.buttonHeight
        opacity: bar.lossChance >= 0 ? 1 : 0
        Accessible.role: Accessible.StaticText
        Accessible.name: bar.trying ? qsTr("Chance that no try matches and all is lost: %1").arg(bar.percent)
            : qsTr("Chance that this roll loses it all: %1").arg(bar.percent)
        Accessible.ignored: bar.lossChance < 0

        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width

            TextLabel {
                text: bar.percent
                kind: Theme.largeType ? "lead" : "title"
                strong: true
                color: bar.lossChance < 0.5 ? Theme.ink : Theme.danger
                tabular: true
                Accessible.ignored: true
            }
            TextLabel {
                width: parent.width
                text: bar.trying ? qsTr("that no try matches") : qsTr("to lose it all")
                kind: "small"
                quiet: true
                onTable: true
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
    TurnButton {
        id: bank

        x: chance.x + chance.width + bar.gap
        y: bar.height - height
        width: bar.shares[2] * bar.unit
        possible: bar.canBank
        lit: bar.lit.includes("bank")
        primary: bar.banksFirst
        text: bar.points > 0 ? qsTr("Bank %n points", "", bar.points) : qsTr("Bank the points")
        shortcutHint: "B"
        onWanted: bar.bankWanted()
    }
    IconButton {
        id: all

        x: bank.x + bank.width + bar.gap
        y: bar.height - height
        width: bar.shares[3] * bar.unit
        height: Theme.buttonHeight
        enabled: bar.canChoose
        iconName: "check"
        text: bar.allChosen ? qsTr("Choose none") : qsTr("Choose all")
        shortcutHint: "A"
        showText: !Theme.largeType
        framed: true
        onClicked: bar.allWanted()
    }
}
