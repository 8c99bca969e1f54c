pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Models

// The actions of a turn, always in the same places, with the odds beside the roll and the status line above.
Item {
    id: bar

    required property DiceViewModel play
    property string line: ""
    // The things lit by a hint.
    property var lit: []
    // The percentages of the width for the roll, the odds, each further action, and the button at the end.
    property var shares: [25, 21, 34.5, 19.5]
    // The width of the dice and their tray together.
    readonly property real widest: Theme.dp(1880)
    // Keeps the figure of the odds in place while it changes.
    property bool tabular: false
    // The button at the end, which isn't an action of the turn.
    property alias aside: aside

    signal asideWanted

    readonly property real gap: Theme.gap(3)
    readonly property real space: Math.min(width, widest)
    readonly property real unit: (space - (shares.length - 1) * gap) / 100

    implicitHeight: says.height + Theme.gap(Theme.largeType ? 1 : 2) + Theme.buttonHeight

    function items(): list<Item> {
        const found = [];
        for (let i = 0; i < acts.count; i++)
            found.push((acts.itemAt(i) as TurnButton)?.button);
        return [...found, aside].filter(item => item?.visible && item.enabled);
    }
    // The left edge of the place with this number.
    function start(place: int): real {
        let x = (bar.width - bar.space) / 2;
        for (let i = 0; i < place; i++)
            x += bar.shares[i] * bar.unit + bar.gap;
        return x;
    }

    TextLabel {
        id: says

        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(implicitWidth, bar.width)
        // In large type, high enough for the two lines of a hint.
        height: Theme.largeType ? Theme.small * 2.3 : Theme.dp(28)
        text: bar.line
        kind: "lead"
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        tabular: true
    }
    Repeater {
        id: acts

        model: bar.play.acts

        TurnButton {
            id: act

            required possible
            required property int index
            required property string name
            required property string label
            required property string shortcut
            required property bool leads
            readonly property int place: index === 0 ? 0 : index + 1

            x: bar.start(place)
            y: bar.height - height
            width: bar.shares[place] * bar.unit
            lit: bar.lit.includes(act.name)
            text: act.label
            // A hint overrides the usual main action; impossible actions look the same with it.
            primary: bar.lit.length > 0 && act.possible ? act.lit : act.leads
            shortcutHint: act.shortcut
            onWanted: bar.play.act(act.name)
        }
    }
    Item {
        x: bar.start(1)
        y: bar.height - height
        width: bar.shares[1] * bar.unit
        height: Theme.buttonHeight
        opacity: bar.play.chanceShown ? 1 : 0
        Accessible.role: Accessible.StaticText
        Accessible.name: bar.play.chanceSpoken
        Accessible.ignored: !bar.play.chanceShown

        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width

            SilentLabel {
                text: bar.play.chanceFigure
                kind: Theme.largeType ? "lead" : "title"
                strong: true
                color: bar.play.chanceHigh ? Theme.danger : Theme.ink
                tabular: bar.tabular
            }
            SilentLabel {
                width: parent.width
                text: bar.play.chanceWords
                kind: "note"
                onTable: true
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.dp(13)
                elide: Text.ElideRight
            }
        }
    }
    IconButton {
        id: aside

        visible: bar.shares.length > acts.count + 1
        x: bar.start(bar.shares.length - 1)
        y: bar.height - height
        width: bar.shares[bar.shares.length - 1] * bar.unit
        height: Theme.buttonHeight
        iconName: "check"
        showText: !Theme.largeType
        onClicked: bar.asideWanted()
    }
}
