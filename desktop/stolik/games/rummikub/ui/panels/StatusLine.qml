pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Games.Rummikub

// Between cloth and rack: what to do or what is wrong, and how far the opening has come.
Item {
    id: status

    required property RummikubViewModel viewModel
    // Who is on turn.
    property string who: ""
    // The fullest telling of what has happened since the viewer's last turn that leaves room for what is to be done.
    readonly property string news: {
        for (let at = 0; at < rulers.count; at++)
            if (((rulers.itemAt(at) as TextLabel)?.lineCount ?? 0) <= 2)
                return status.viewModel.tellings[at] ?? "";
        return status.viewModel.tellings[rulers.count - 1] ?? "";
    }
    readonly property string ask: !status.viewModel.active ? ""
        : status.viewModel.canPass ? qsTr("%1, lay tiles, or pass.").arg(status.who) : !status.viewModel.opening
        ? qsTr("%1, lay tiles, or draw one.").arg(status.who) : told.width < Theme.dp(640)
        ? qsTr("%1, open with %2 points, or draw.").arg(status.who).arg(status.viewModel.needed)
        : qsTr("%1, open with %2 points from your rack, or draw a tile.").arg(status.who).arg(status.viewModel.needed)
    // So wide is what stands under the opening, 0 where nothing does.
    property real underMeter: 0
    readonly property alias counting: meter.visible
    // What is wrong with the set under the pointer.
    property string pointed: ""
    // What the tool under the pointer does, seen in place of the line: no bubble covers tools or tiles.
    property string explanation: ""
    readonly property string seen: explanation === "" ? line : explanation
    // The actions are told by their names just now.
    property bool quiet: false
    // What there is to do was told in this turn, and isn't told again when tiles are let go of.
    property bool asked: false
    property string last: ""
    // The points of the opening, -1 where they don't count.
    readonly property int counted: status.viewModel.active && status.viewModel.opening ? status.viewModel.points : -1
    property int countedBefore: -1
    readonly property bool wrong: viewModel.active && !viewModel.looksBefore && explanation === "" && (pointed !== "" || (viewModel.problem !== "" && !viewModel.unfinished))
    readonly property string line: {
        if (status.viewModel.looksBefore)
            return qsTr("The table as it was before your turn.");
        if (!status.viewModel.active)
            return status.news;
        if (status.pointed !== "")
            return status.pointed;
        if (status.wrong)
            return status.viewModel.problem;
        if (status.viewModel.pickedCount > 0)
            return Theme.byEar ? qsTr("Go to a tile with the arrows: Space puts the tiles after it, N makes a new set, R takes them back.")
                : qsTr("Click where the tiles shall go: a set, a joker, free cloth, or your rack.");
        if (status.viewModel.problem !== "")
            return status.viewModel.problem;
        if (status.viewModel.laidCount > 0)
            return status.viewModel.canPlay ? qsTr("Everything is in order.") : status.viewModel.opening
                ? qsTr("An opening needs %1 points from your own rack.").arg(status.viewModel.needed) : "";
        return status.besideAsk(status.news);
    }

    // What only who is at the screen shall hear, once; the table announces what everybody may.
    signal heard(string sentence)

    function besideAsk(telling: string): string {
        return telling === "" ? status.ask : status.ask === "" ? telling : telling + "  " + status.ask;
    }

    implicitHeight: Theme.dp(46)
    Accessible.role: Accessible.StatusBar
    Accessible.name: line
    Accessible.ignored: line === ""

    // What others have done was told when they did it; nothing is told twice running.
    function tell(): void {
        if (!status.viewModel.active) {
            status.asked = false;
            status.last = "";
        }
        if (!status.viewModel.active || status.line === "" || (status.quiet && status.viewModel.pickedCount > 0))
            return;
        const asks = status.line === status.besideAsk(status.news);
        // The line may change before what is asked does.
        if (asks ? status.asked || status.ask === "" : status.line === status.last)
            return;
        status.last = asks ? status.ask : status.line;
        status.asked = status.asked || asks;
        status.heard(status.last);
    }

    onHeard: sentence => status.Accessible.announce(sentence, Accessible.Polite)
    onLineChanged: status.tell()
    onCountedChanged: {
        if (status.counted >= 0 && status.countedBefore >= 0)
            status.heard(status.counted >= status.viewModel.needed ? qsTr("Opening: %n point(s), that is enough.", "", status.counted)
                : qsTr("Opening: %1 of %2 points.").arg(status.counted).arg(status.viewModel.needed));
        status.countedBefore = status.counted;
    }

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

    // Two lines at most: where even the briefest telling is longer, it is written smaller.
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

        model: status.viewModel.tellings

        Line {
            required property string modelData

            visible: false
            width: told.width
            text: status.besideAsk(modelData)
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

        visible: status.viewModel.opening && status.viewModel.active
        anchors.right: parent.right
        y: status.underMeter > 0 ? 0 : (parent.height - height) / 2
        spacing: Theme.gap(2)

        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            text: status.viewModel.openingText
            kind: "lead"
            strong: true
            tabular: true
            color: status.viewModel.points >= status.viewModel.needed ? Theme.accent : Theme.ink
        }
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.dp(96)
            height: Theme.dp(12)
            radius: height / 2
            color: Theme.recess
            border.width: Theme.hair
            border.color: Theme.outline

            Rectangle {
                width: parent.width * Math.min(1, status.viewModel.points / status.viewModel.needed)
                height: parent.height
                radius: height / 2
                visible: width > height / 2
                color: status.viewModel.points >= status.viewModel.needed ? Theme.accent : Theme.gold
                Behavior on width { NumberAnimation { duration: Theme.moves ? Theme.base : 0 } }
            }
        }
    }
}
