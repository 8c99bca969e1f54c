pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// The hollow in the cloth for the dice set aside, with their total. `ThrownDice` places the dice themselves
// in `inner`.
Item {
    id: tray

    required property real die
    // How many dice fit side by side with some space.
    property real columns: 5.9
    // The total of the dice set aside, and its name.
    property int total: 0
    property string title: ""
    // Whether screen readers hear the title, because the text doesn't say it.
    property bool titleHeard: false
    // The total with the dice that are pointed at or chosen, 0 for none.
    property int wouldBe: 0
    // The total when the chosen dice arrive, 0 for none.
    property int promised: 0
    readonly property int coming: wouldBe > 0 ? wouldBe : promised
    property string words: ""
    // Whether the total is the cause of the lost turn, or is lost with it.
    property bool lost: false
    property bool struck: false
    property bool tabular: false
    // The content under the total.
    property Component foot: null
    property real least: 96
    property real leastBeside: 124

    readonly property real pad: Math.round(Math.max(Theme.gap(3), die * 0.24))
    // Whether the sum is above the dice rather than beside them.
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
        // Clear of the glow around dice that cost a turn.
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
