pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Games.Rummikub

// The line between cloth and rack: what to do or what is wrong, and the progress of the opening.
Item {
    id: status

    required property RummikubViewModel viewModel
    readonly property TurnLine turn: viewModel.line
    // This doesn't depend on the sign in front of the line, because the line itself depends on this.
    readonly property bool narrow: status.width - told.anchors.rightMargin < Theme.dp(640)
    // The width of what is below the opening, 0 for nothing.
    property real underMeter: 0
    readonly property alias counting: meter.visible
    // The explanation of the tool under the pointer, shown instead of the line so that no bubble covers tools or tiles.
    property string explanation: ""
    // The text that is being told beside its subject, and so isn't repeated here.
    property string toldElsewhere: ""
    readonly property string seen: explanation !== "" ? explanation : line === toldElsewhere ? "" : line
    // Whether the names of the actions are being told.
    property bool quiet: false
    // Whether it was already told in this turn what to do; it isn't told again when tiles are put down.
    property bool asked: false
    property string last: ""
    // The points of the opening, -1 if they don't count.
    readonly property int counted: status.turn.opening ? status.turn.points : -1
    property int countedBefore: -1
    readonly property bool wrong: status.turn.wrong && explanation === "" && seen !== ""
    // The fullest version that takes no more than two lines.
    readonly property string line: {
        for (let at = 0; at < rulers.count; at++)
            if (((rulers.itemAt(at) as TextLabel)?.lineCount ?? 0) <= 2)
                return status.turn.lines[at] ?? "";
        return status.turn.lines[rulers.count - 1] ?? "";
    }

    // A sentence that only the person at the screen should hear, once; the table announces what everyone may hear.
    signal heard(string sentence)

    implicitHeight: Theme.dp(46)
    Accessible.role: Accessible.StatusBar
    Accessible.name: line
    Accessible.ignored: line === ""

    // The deeds of others were told when they happened, and nothing is told twice in a row.
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
        // The line, which the same tile changes, is told first.
        if (status.counted >= 0 && status.countedBefore >= 0)
            Qt.callLater(status.tellCount);
        status.countedBefore = status.counted;
    }
    // The first count isn't a change, so it isn't told.
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

    // There are at most two lines; if even the briefest version is longer, its type is smaller.
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
    // These invisible texts show how many lines each version takes.
    Repeater {
        id: rulers

        model: status.turn.lines

        Line {
            required property string modelData

            visible: false
            // Room for the sign is left even while it isn't in view, because that depends on the line chosen here.
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
        // The meter is above the legend's place, even while there is no legend.
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
