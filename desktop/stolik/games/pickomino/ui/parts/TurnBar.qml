pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// What can be done now, always in the same places, with the chance of a bust beside the roll.
Item {
    id: bar

    property string line: ""
    property int dice: 8
    property bool canRoll: false
    property int takeTile: 0
    property int stealTile: 0
    property string stealFrom: ""
    property real bustChance: -1
    property string bustPercent: ""
    property bool oddsShown: false
    // What a hint lights up.
    property var lit: []

    // Rolling stands out where it is all that can be done, or rather goes well than not; else what can be had.
    readonly property bool rollsFirst: bar.canRoll && (bar.takeTile === 0 && bar.stealTile === 0 || bar.bustChance < 0.5)
    readonly property bool takesFirst: !bar.rollsFirst

    readonly property real gap: Theme.gap(3)
    readonly property real space: Math.min(width, Theme.dp(1120))
    readonly property real unit: (space - 4 * gap) / 100
    readonly property real start: (width - space) / 2

    signal rollWanted
    signal takeWanted
    signal stealWanted
    signal oddsWanted

    // In large type the words of the odds give way to those of the acts.
    readonly property var shares: Theme.largeType ? [25, 16, 22, 30, 7] : [21, 11, 19, 36.5, 12.5]

    implicitHeight: says.height + Theme.gap(Theme.largeType ? 1 : 2) + Theme.buttonHeight

    function items(): list<Item> {
        return [roll.button, take.button, steal.button, odds].filter(item => item.enabled);
    }

    TextLabel {
        id: says

        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(implicitWidth, bar.space)
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

        y: bar.height - height
        x: bar.start
        width: bar.shares[0] * bar.unit
        possible: bar.canRoll
        lit: bar.lit.includes("roll")
        primary: bar.rollsFirst || !bar.canRoll && bar.takeTile === 0 && bar.stealTile === 0
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
        opacity: bar.bustChance >= 0 ? 1 : 0
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Chance that this roll is a bust: %1").arg(bar.bustPercent)
        Accessible.ignored: bar.bustChance < 0

        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width

            TextLabel {
                text: bar.bustPercent
                kind: Theme.largeType ? "lead" : "title"
                strong: true
                color: bar.bustChance < 0.5 ? Theme.ink : Theme.danger
                Accessible.ignored: true
            }
            TextLabel {
                width: parent.width
                text: qsTr("bust risk")
                kind: "small"
                quiet: true
                onTable: true
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
    TurnButton {
        id: take

        y: bar.height - height
        x: chance.x + chance.width + bar.gap
        width: bar.shares[2] * bar.unit
        possible: bar.takeTile > 0
        lit: bar.lit.includes("take")
        primary: possible && bar.takesFirst
        text: bar.takeTile > 0 ? qsTr("Take tile %1").arg(bar.takeTile) : qsTr("Take a tile")
        shortcutHint: "T"
        onWanted: bar.takeWanted()
    }
    TurnButton {
        id: steal

        y: bar.height - height
        x: take.x + take.width + bar.gap
        width: bar.shares[3] * bar.unit
        possible: bar.stealTile > 0
        lit: bar.lit.includes("steal")
        primary: possible && bar.takesFirst
        text: bar.stealTile > 0 ? qsTr("Steal tile %1 from %2").arg(bar.stealTile).arg(bar.stealFrom) : qsTr("Steal a tile")
        shortcutHint: "S"
        onWanted: bar.stealWanted()
    }
    IconButton {
        id: odds

        x: steal.x + steal.width + bar.gap
        y: bar.height - height
        width: bar.shares[4] * bar.unit
        height: Theme.buttonHeight
        iconName: "chart"
        text: qsTr("Odds")
        shortcutHint: "O"
        showText: !Theme.largeType
        framed: true
        checkable: true
        checked: bar.oddsShown
        onClicked: bar.oddsWanted()
    }
}
