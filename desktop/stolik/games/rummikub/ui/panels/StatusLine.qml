pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Games.Rummikub

// Between cloth and rack: what to do or what is wrong, and how far the opening has come.
Item {
    id: status

    required property RummikubViewModel viewModel
    readonly property TurnLine turn: viewModel.line
    // Whether or not the sign stands before the line, which itself depends on it.
    readonly property bool narrow: status.width - told.anchors.rightMargin < Theme.dp(640)
    // The width of what stands under the opening, 0 for nothing.
    property real underMeter: 0
    readonly property alias counting: meter.visible
    // What the tool under the pointer does, seen in place of the line: no bubble covers tools or tiles.
    property string explanation: ""
    // What is being told beside its subject, and so not here as well.
    property string toldElsewhere: ""
    readonly property string seen: explanation !== "" ? explanation : line === toldElsewhere ? "" : line
    // The actions are being told by their names.
    property bool quiet: false
    // What to do was told in this turn, and isn't told again when tiles are put down.
    property bool asked: false
    property string last: ""
    // The points of the opening, -1 if they don't count.
    readonly property int counted: status.turn.opening ? status.turn.points : -1
    property int countedBefore: -1
    readonly property bool wrong: status.turn.wrong && explanation === "" && seen !== ""
    // The fullest telling that takes two lines.
    readonly property string line: {
        for (let at = 0; at < rulers.count; at++)
            if (((rulers.itemAt(at) as TextLabel)?.lineCount ?? 0) <= 2)
                return status.turn.lines[at] ?? "";
        return status.turn.lines[rulers.count - 1] ?? "";
    }

    // What only the person at the screen should hear, once; the table announces what everyone may.
    signal heard(string sentence)

    implicitHeight: Theme.dp(46)
    Accessible.role: Accessible.StatusBar
    Accessible.name: line
    Accessible.ignored: line === ""

    // What others have done was told when they did it; nothing is told twice in a row.
    function tell(): void {
        if (!status.viewModel.active) {
            status.asked = false;
            status.last = "";
        }
        if (!status.viewModel.active || status.line === "" || (status.quiet && status.viewModel.pickedCount > 0))
            return;
        const asks = status.turn.asks, ask = status.turn.ask;
        // The line may change before the question does.
        if (asks ? status.asked || ask === "" : status.line === status.last)
            return;
        status.last = asks ? ask : status.line;
        status.asked = status.asked || asks;
        status.heard(status.last);
    }

    function tellCount(): void { status.heard(status.turn.openingSpoken); }

    Binding {
        target: status.turn
        property: "byEar"
        value: Theme.byEar
    }
    Binding {
        target: status.turn
        property: "narrow"
        value: status.narrow
    }

    onHeard: sentence => status.Accessible.announce(sentence, Accessible.Polite)
    onLineChanged: status.tell()
    onCountedChanged: {
        // The line that the same tile changes comes first.
        if (status.counted >= 0 && status.countedBefore >= 0)
            Qt.callLater(status.tellCount);
        status.countedBefore = status.counted;
    }
    // It starts with a count of nothing, which no change announces.
    Component.onCompleted: status.countedBefore = status.counted

    Icon {
        id: sign

        visible: status.wrong
        anchors.verticalCenter: parent.verticalCenter
        name: "info"
        size: Theme.dp(22)
        color: Theme.danger
    }
    component Line: TextLabel {
        lineHeight: 1
        wrapMode: Text.WordWrap
        Accessible.ignored: true
    }

    // Two lines at most: if even the briefest telling is longer, it is written smaller.
    Line {
        id: told

        anchors.left: parent.left
        anchors.leftMargin: sign.visible ? Theme.dp(28) : 0
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap(4) + (meter.visible ? Math.max(meter.width, status.underMeter) : 0)
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        text: status.seen
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.dp(13)
        kind: lead.lineCount > 1 ? "body" : "lead"
        color: status.wrong ? Theme.danger : Theme.ink
    }
    // They show how many lines each telling takes.
    Repeater {
        id: rulers

        model: status.turn.lines

        Line {
            required property string modelData

            visible: false
            // Beside the sign, whether it is in view or not: that depends on the line which is chosen here.
            width: status.width - told.anchors.rightMargin - (status.turn.wrong ? Theme.dp(28) : 0)
            text: modelData
        }
    }
    Line {
        id: lead

        visible: false
        width: told.width
        text: status.seen
        kind: "lead"
    }
    Row {
        id: meter

        visible: status.turn.opening
        anchors.right: parent.right
        // Over the place of the legend, also while there is none.
        y: 0
        spacing: Theme.gap(2)

        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            text: status.turn.openingText
            kind: "lead"
            strong: true
            tabular: true
            color: status.turn.points >= status.turn.needed ? Theme.accent : Theme.ink
        }
        Pill {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.dp(96)
            height: Theme.dp(12)
            color: Theme.recess
            border.width: Theme.hair
            border.color: Theme.outline

            Pill {
                width: parent.width * Math.min(1, status.turn.points / status.turn.needed)
                height: parent.height
                visible: width > height / 2
                color: status.turn.points >= status.turn.needed ? Theme.accent : Theme.gold
                Behavior on width { NumberAnimation { duration: Theme.moves ? Theme.base : 0 } }
            }
        }
    }
}
