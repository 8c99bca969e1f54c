pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Models

// The panel beside the sheet: the two dice and their sum, what to do now, the key, and the buttons.
Item {
    id: call

    property var dice: []
    property int total: 0
    property bool lastRoll: false
    property string notice: ""
    property string line: ""
    required property RowsModel due
    property string picked: ""
    required property RowsModel combinations
    property bool canRoll: false
    property bool canPass: false
    // The meaning of the small numbers in the cells while they are shown; before a roll there are none.
    property string note: ""
    readonly property string noted: call.note === "" && call.oddsShown && call.waiting ? qsTr("After the roll: the darker a cell, the better.") : call.note
    property bool oddsShown: false
    // The things that a hint lights up, and the height and the place of its sentence.
    property var lit: []
    property real hintTall: 0
    readonly property real hintTop: top.y + advice.y
    // The room under the dice, where no cell is covered, is used to tell what has happened.
    readonly property real freeTop: thrown.y + thrown.height + Theme.gap(1)
    readonly property bool keyFits: keyHere && !keyFolded && key.height <= key.room
    readonly property real freeTall: (keyFits ? key.y : buttons.y) - freeTop - Theme.gap(2)
    // The height of what is told there now, 0 for nothing.
    property real toldTall: 0
    // The text of the button that draws owed circles if there is nothing to choose, "" for none.
    property string drawLabel: ""
    property var dieNames: []
    property string sumName: ""
    property var made: []
    property int tosses: 0
    // While the dice are in the air, the sum isn't known.
    property bool inAir: false
    // Before a roll the dice are in the cup; real dice don't need it.
    readonly property bool waiting: call.dice.length === 0
    property string cupName: ""
    property bool cupless: false
    property alias cup: cup
    // How far the dice have gone into the cup, from 0 to 1.
    property real away: 1
    // The key is shown here, and not elsewhere on the table.
    property bool keyHere: true
    readonly property bool high: height > Theme.dp(500)
    // In large type, the sum is under the dice.
    readonly property bool stacked: Theme.largeType
    readonly property real die: stacked ? Math.min(Theme.dp(96), (width - thrown.gap) / 2, height * 0.24)
        : Math.min(Theme.dp(96), width * 0.28, height * 0.17)
    // There is never enough room for the key, so a button shows it elsewhere.
    readonly property bool keyFolded: keyHere && height < key.usualTall + Theme.dp(220)
    readonly property bool keyAsked: keyFolded && keyButton.checked

    signal rollWanted
    signal passWanted
    signal oddsWanted
    signal drawWanted
    signal picking(string line)

    function toss(ms: int): void {
        call.tosses += 1;
        call.inAir = ms > 0;
        for (const die of [left, right])
            die.tumble(cup.tip.x - die.x, cup.tip.y - die.y, 2 * call.tosses + die.number, ms,
                call.cupless ? 0 : cup.lead((2 - die.number) / 2));
        if (ms <= 0) {
            takingUp.go(Theme.fade, 0);
            return;
        }
        if (!call.cupless)
            cup.pour(ms);
    }
    // The dice have fallen, so the sum is called out.
    function land(): void {
        if (!call.inAir)
            return;
        call.inAir = false;
        calling.restart();
    }
    // The button on which a turn begins, null if it begins on the sheet.
    function begun(): ActionButton {
        return call.canRoll ? roll.button : call.drawLabel !== "" ? draw : null;
    }
    function settle(): void {
        left.settle();
        right.settle();
        cup.settle();
        takingUp.complete();
        calling.stop();
        call.inAir = false;
        sum.scale = 1;
    }

    onWaitingChanged: takingUp.go(!waiting ? 0 : Theme.moves ? Theme.travel : Theme.fade, waiting ? 1 : 0)
    Component.onCompleted: takingUp.go(0, waiting ? 1 : 0)

    NumberAnimation {
        id: takingUp

        function go(ms: int, to: real): void {
            takingUp.stop();
            call.away = ms > 0 ? 1 - to : to;
            takingUp.to = to;
            takingUp.duration = ms;
            if (ms > 0)
                takingUp.start();
        }

        target: call
        property: "away"
        easing.type: Easing.InOutQuad
    }
    NumberAnimation {
        id: calling

        target: sum
        property: "scale"
        from: 1.7
        to: 1
        duration: Theme.travel
        easing.type: Theme.easeGain
    }
    component PairDie: Die {
        required property int number
        readonly property real place: (number - 1) * (call.die + thrown.gap)
        readonly property real moved: Theme.moves && !call.cupless ? call.away : 0

        // The die moves in an arc over the rim of the cup and shrinks, because it is too large for the cup.
        x: place + (cup.home.x - size / 2 - place) * moved
        y: Theme.gap(1) - 1.6 * size * moved * (1 - moved)
        z: 100
        scale: tumbling ? Math.min(1, 0.6 + progress) : 1 - 0.45 * moved
        opacity: Theme.moves && !call.cupless ? 1 : 1 - call.away
        visible: call.away < 1 && progress >= lead
        size: call.die
        face: call.dice[number - 1] ?? 0
        name: call.dieNames[number - 1] ?? ""

        HintGlow { shown: call.lit.includes("dice"); around: call.die * Theme.dieRadius }
    }
    Column {
        id: top

        width: parent.width
        spacing: Theme.gap(2)

        Rectangle {
            visible: call.notice !== ""
            width: parent.width
            height: notice.implicitHeight + Theme.gap(2)
            radius: Theme.radiusSmall
            color: Theme.raised
            border.width: Theme.line
            border.color: Theme.gold

            TextLabel {
                id: notice

                anchors.centerIn: parent
                // Wrapped text has line spacing even below its last line.
                anchors.verticalCenterOffset: Theme.dp(2)
                width: parent.width - Theme.gap(4)
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                text: call.notice
                strong: true
                color: Theme.goldText
            }
        }
        // The dice and their sum are together in the middle of the panel.
        Item {
            id: thrown

            readonly property real gap: Theme.gap(2)

            anchors.horizontalCenter: parent.horizontalCenter
            width: call.stacked ? 2 * call.die + gap : 3 * call.die + 2 * gap
            height: left.height + Theme.gap(2) + (call.stacked ? sum.height : 0)

            PairDie { id: left; number: 1 }
            PairDie { id: right; number: 2 }
            DiceCup {
                id: cup

                die: call.die * 0.54
                home: Qt.point(call.die + thrown.gap / 2, Theme.gap(1) + left.height / 2)
                tip: Qt.point(-call.die * 0.2, call.die * 2.2)
                tilt: 56
                shown: call.waiting && !call.cupless
                acts: call.canRoll
                name: call.cupName
                onClicked: call.rollWanted()
            }
            TextLabel {
                id: sum

                x: call.stacked ? 0 : 2 * (call.die + thrown.gap)
                y: call.stacked ? left.height + Theme.gap(2) : (parent.height - height) / 2
                width: call.stacked ? parent.width : call.die
                height: call.die * (call.stacked ? 0.7 : 1)
                verticalAlignment: Text.AlignVCenter
                horizontalAlignment: Text.AlignHCenter
                visible: call.total > 0 && !call.inAir
                text: call.total
                strong: true
                tabular: true
                font.pixelSize: call.die * (call.stacked ? 0.7 : 0.8)
                color: Theme.accent
                Accessible.name: call.sumName
            }
        }
        Item {
            id: advice

            visible: call.hintTall > 0
            width: parent.width
            height: call.hintTall
        }
        TextLabel {
            // In large type, there is room for only one of the two sentences.
            visible: text !== "" && !(call.stacked && call.noted !== "")
            width: parent.width
            // The sentence may name the sum, and no line of it begins with a number.
            text: call.inAir ? "" : call.line.replace(/ (\d)/g, "\u00a0$1")
            kind: call.height < Theme.dp(280) ? "body" : "lead"
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
        }
        // If one number fills several lines, the player chooses which comes first.
        Repeater {
            model: call.due.count > 1 ? call.due : null

            ActionButton {
                id: choice

                required property string line
                required property string name
                required property string spoken
                required property int circles

                width: top.width
                primary: choice.line === call.picked
                leftPadding: Theme.gap(2)
                rightPadding: Theme.gap(4) + rings.width
                text: choice.name
                Accessible.name: choice.spoken
                onClicked: call.picking(choice.line)

                HintGlow { shown: call.lit.includes("pick:" + choice.line); around: Theme.radius }

                Row {
                    id: rings

                    anchors.right: parent.right
                    anchors.rightMargin: Theme.gap(2)
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: Theme.dp(2)

                    Repeater {
                        model: choice.circles

                        PencilCircle {
                            required property int index

                            width: Theme.dp(18)
                            height: width
                            seed: index
                            shown: true
                            color: choice.inkColor
                        }
                    }
                }
            }
        }
        LargeButton {
            id: draw

            visible: call.drawLabel !== ""
            width: parent.width
            leftPadding: Theme.gap(2)
            rightPadding: Theme.gap(2)
            primary: true
            text: call.drawLabel
            shortcutHint: "C"
            onClicked: call.drawWanted()

            HintGlow { shown: call.lit.includes("draw"); around: Theme.radius }
        }
        TextLabel {
            // If this, the key and a hint don't all fit, the key is more important.
            visible: call.noted !== "" && (call.high || call.hintTall === 0)
            width: parent.width
            text: call.noted
            kind: "note"
            onTable: true
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
        }
    }
    CombinationLegend {
        id: key

        readonly property real room: buttons.y - top.height - Theme.gap(5)
        readonly property real usualLine: Math.max(Theme.dp(24), Math.min(Theme.dp(34), call.height / 20))
        readonly property real usualTall: call.combinations.count * usualLine + Theme.gap(3)

        made: call.made
        width: parent.width
        anchors.bottom: buttons.top
        anchors.bottomMargin: Theme.gap(3)
        rows: call.combinations
        // The lines are closer together beside a hint.
        lineTall: Math.max(Theme.dp(20), Math.min(key.usualLine, (key.room - Theme.gap(3)) / call.combinations.count))
        // If there is no room for both, what is told under the dice is more important.
        visible: call.keyFits && call.toldTall <= call.freeTall + Theme.gap(1)
    }
    // High panels have two rows of buttons, low ones a single row, which leaves room for the key.
    Item {
        id: buttons

        readonly property real gap: Theme.gap(2)
        readonly property real half: (width - gap) / 2
        readonly property real chart: call.high ? (call.lastRoll ? half : width) : Theme.buttonHeight
        readonly property real rest: call.high ? width : width - chart - gap - (call.keyFolded ? chart + gap : 0)

        // Buttons that a hint would cover are hidden.
        visible: call.hintTall === 0 || call.hintTop + call.hintTall <= y
        width: parent.width
        height: call.high ? 2 * Theme.buttonHeight + gap : Theme.buttonHeight
        anchors.bottom: parent.bottom

        TurnButton {
            id: pass

            visible: call.lastRoll
            width: call.high ? buttons.half : (buttons.rest - buttons.gap) / 2
            possible: call.canPass
            lit: call.lit.includes("pass")
            text: qsTr("Pass")
            shortcutHint: width < Theme.dp(120) ? "" : "P"
            onWanted: call.passWanted()
        }
        IconButton {
            id: odds

            x: buttons.width - width
            width: buttons.chart
            height: Theme.buttonHeight
            iconName: "chart"
            text: call.high && call.lastRoll ? qsTr("Cell values") : qsTr("What is each cell worth?")
            shortcutHint: "O"
            showText: call.high
            checkable: true
            checked: call.oddsShown
            onClicked: call.oddsWanted()
        }
        IconButton {
            id: keyButton

            visible: call.keyFolded
            x: odds.x - buttons.gap - width
            width: buttons.chart
            height: Theme.buttonHeight
            iconName: "info"
            text: qsTr("What earns circles?")
            checkable: true
        }
        TurnButton {
            id: roll

            x: pass.visible && !call.high ? pass.width + buttons.gap : 0
            y: buttons.height - height
            width: pass.visible && !call.high ? pass.width : buttons.rest
            possible: call.canRoll
            lit: call.lit.includes("roll")
            primary: true
            text: width < Theme.dp(230) ? qsTr("Roll") : qsTr("Roll both dice")
            shortcutHint: "R"
            onWanted: call.rollWanted()
        }
    }
}
