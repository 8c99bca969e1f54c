pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// The hollow in the cloth for the dice set aside, with their total. The dice themselves are laid into `inner` by
// the thrown dice.
Item {
    id: tray

    required property real die
    // How many dice lie side by side, with some air.
    property real columns: 5.9
    // The number that stands for the dice set aside, and what is called so.
    property int total: 0
    property string title: ""
    // It tells what the words don't.
    property bool titleHeard: false
    // What the number would become with the dice that are pointed at or chosen, 0 for none.
    property int wouldBe: 0
    // What it becomes when the dice that have been chosen arrive, 0 for none.
    property int promised: 0
    readonly property int coming: wouldBe > 0 ? wouldBe : promised
    property string words: ""
    // The number is what the turn was lost for, or is lost with it.
    property bool lost: false
    property bool struck: false
    property bool tabular: false
    // What stands under the number.
    property Component foot: null
    property real least: 96
    property real leastBeside: 124

    readonly property real pad: Math.round(Math.max(Theme.gap(3), die * 0.24))
    // The sum stands over the dice, else beside them.
    property bool sumOver: false
    readonly property real sumWidth: sumOver ? 0 : Math.round(Math.max(Theme.dp(Theme.largeType ? least : leastBeside), die * 1.9))
    readonly property real head: sumOver ? Theme.title * 1.25 : Theme.largeType ? 0 : Theme.dp(28)
    property real innerTop: head + Theme.gap(1)
    property real sumTop: 0
    readonly property rect inner: Qt.rect(pad, innerTop, columns * die, height - head - Theme.gap(1) - pad * 0.7)

    implicitWidth: columns * die + sumWidth + (sumOver ? 2 : 3) * pad
    implicitHeight: head + Theme.gap(1) + Math.ceil(2.29 * die) + pad * 0.7

    onTotalChanged: if (total > 0 && Theme.moves) gained.restart()

    RoundedBlock {
        anchors.fill: parent
        radius: Theme.radius * 1.5
        edge: Theme.recessEdge
        edgeWidth: Theme.hair
        upper: Theme.highContrast ? Theme.recess : Theme.recessEdge
        face: Theme.recess
        lower: Theme.recess
        shine: 0.06
        fall: 0.5
        opacity: Theme.highContrast ? 1 : 0.62
    }
    TextLabel {
        x: tray.pad
        // Clear of the glow of the dice that cost a turn.
        y: Theme.gap(1)
        visible: !Theme.largeType
        text: qsTr("Set aside")
        kind: "note"
        onTable: true
    }
    Item {
        x: tray.sumOver ? tray.pad : tray.width - tray.sumWidth - tray.pad * 0.6
        y: tray.sumOver ? tray.sumTop : tray.head
        width: tray.sumOver ? tray.width - 2 * tray.pad : tray.sumWidth
        height: tray.sumOver ? tray.head : tray.height - tray.head - tray.pad * 0.6
        Accessible.role: Accessible.StaticText
        Accessible.name: tray.words

        Grid {
            anchors.verticalCenter: parent.verticalCenter
            anchors.horizontalCenter: tray.sumOver ? undefined : parent.horizontalCenter
            columns: tray.sumOver ? 3 : 1
            columnSpacing: Theme.gap(3)
            horizontalItemAlignment: Grid.AlignHCenter
            verticalItemAlignment: Grid.AlignVCenter

            TextLabel {
                text: tray.title
                kind: "note"
                onTable: true
                Accessible.ignored: !tray.titleHeard
            }
            SilentLabel {
                id: number

                text: tray.coming > 0 ? tray.coming : tray.total
                color: tray.lost ? Theme.danger : tray.coming > 0 ? Theme.accent : tray.total > 0 ? Theme.ink : Theme.mutedOnTable
                tabular: tray.tabular
                font.pixelSize: tray.sumOver ? Theme.title : Math.max(Theme.headline, Math.min(tray.die * 0.86, parent.parent.height * 0.44))
                font.strikeout: tray.struck
                strong: true

                SequentialAnimation {
                    id: gained

                    NumberAnimation { target: number; property: "scale"; from: 1; to: 1.14; duration: Theme.quick; easing.type: Theme.easeRest }
                    NumberAnimation { target: number; property: "scale"; to: 1; duration: Theme.base; easing.type: Theme.easeRest }
                }
            }
            Loader { sourceComponent: tray.foot }
        }
    }
}
