pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// Beside the sheet: the two dice and their sum, what is to be done now, the key, and the buttons.
Item {
    id: call

    property var dice: []
    property int total: 0
    property bool lastRoll: false
    property string notice: ""
    property string line: ""
    property var due: []
    property string picked: ""
    property var combinations: []
    property bool canRoll: false
    property bool canPass: false
    property bool instant: false
    property int tosses: 0
    // While the dice are in the air the sum isn't known.
    property bool inAir: false
    readonly property real die: Math.min(Theme.dp(84), width * 0.26, height * 0.15)

    signal rollWanted
    signal passWanted
    signal picking(string line)

    function toss(ms: int): void {
        call.tosses += 1;
        call.inAir = ms > 0;
        left.tumble(-call.die, call.die * 3, 2 * call.tosses, ms);
        right.tumble(-call.die * 1.6, call.die * 3.4, 2 * call.tosses + 1, ms);
        if (ms > 0)
            calling.start();
    }
    function settle(): void {
        left.settle();
        right.settle();
        calling.stop();
        call.inAir = false;
        sum.scale = 1;
    }
    function items(): list<Item> {
        return [roll.button, pass.button].filter(item => item.visible && item.enabled);
    }

    SequentialAnimation {
        id: calling

        PauseAnimation { duration: Theme.dice }
        PropertyAction { target: call; property: "inAir"; value: false }
        NumberAnimation { target: sum; property: "scale"; from: 1.7; to: 1; duration: Theme.travel; easing.type: Theme.easeGain }
    }
    component PairDie: Die {
        size: call.die
        dimmed: call.total === 0 && !call.canRoll
        name: face > 0 ? qsTr("Die, %1").arg(face) : ""
        selectable: call.canRoll
        onClicked: if (call.canRoll) call.rollWanted()
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

            Words {
                id: notice

                anchors.centerIn: parent
                width: parent.width - Theme.gap(4)
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                text: call.notice
                strong: true
                color: Theme.goldText
            }
        }
        Item {
            width: parent.width
            height: left.height + Theme.gap(2)

            PairDie {
                id: left

                y: Theme.gap(1)
                face: call.dice[0] ?? 1
            }
            PairDie {
                id: right

                x: call.die + Theme.gap(2)
                y: Theme.gap(1)
                face: call.dice[1] ?? 1
            }
            Words {
                id: sum

                x: right.x + call.die
                width: parent.width - x
                anchors.verticalCenter: parent.verticalCenter
                horizontalAlignment: Text.AlignHCenter
                visible: call.total > 0 && !call.inAir
                text: call.total
                strong: true
                tabular: true
                font.pixelSize: call.die
                color: Theme.accent
                Accessible.name: qsTr("The sum is %1").arg(call.total)
            }
        }
        Words {
            width: parent.width
            text: call.line
            kind: "lead"
            wrapMode: Text.WordWrap
        }
        // Several lines filled by one number: the player says which comes first.
        Repeater {
            model: call.due.length > 1 ? call.due : []

            ActionButton {
                required property var modelData

                width: top.width
                large: false
                primary: modelData.line === call.picked
                text: qsTr("%1: %n circle(s)", "a filled line", modelData.circles).arg(modelData.name)
                onClicked: call.picking(modelData.line)
            }
        }
    }
    CombinationKey {
        id: key

        width: parent.width
        anchors.bottom: buttons.top
        anchors.bottomMargin: Theme.gap(3)
        rows: call.combinations
        // Where there is no room for both, what is to be done now comes first.
        visible: y > top.height + Theme.gap(1)
    }
    Row {
        id: buttons

        width: parent.width
        anchors.bottom: parent.bottom
        spacing: Theme.gap(2)

        TurnButton {
            id: roll

            width: pass.visible ? (call.width - buttons.spacing) / 2 : call.width
            possible: call.canRoll
            primary: true
            text: pass.visible ? qsTr("Roll") : qsTr("Roll both dice")
            shortcutHint: "R"
            onWanted: call.rollWanted()
        }
        TurnButton {
            id: pass

            visible: call.lastRoll
            width: (call.width - buttons.spacing) / 2
            possible: call.canPass
            text: qsTr("Pass")
            shortcutHint: "P"
            onWanted: call.passWanted()
        }
    }
}
