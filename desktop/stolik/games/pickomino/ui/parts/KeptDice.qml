pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// The hollow in the cloth for the dice set aside, with their sum. The dice themselves are laid into
// `inner` by the dice field.
Item {
    id: tray

    required property real die
    property int sum: 0
    property bool worm: false
    property bool empty: true
    // What the sum would become with the dice that are pointed at, 0 for none, and whether these are worms.
    property int wouldBe: 0
    property bool wouldAddWorm: false
    // What the turn was lost for: "no_worm", "nothing_to_take", or something that isn't told here.
    property string lostFor: ""

    readonly property bool wormShown: worm || wouldAddWorm
    readonly property real pad: Math.round(Math.max(Theme.gap(3), die * 0.24))
    // The sum stands over the dice, else beside them.
    property bool sumOver: false
    readonly property real sumWidth: sumOver ? 0 : Math.round(Math.max(Theme.dp(Theme.largeType ? 96 : 124), die * 1.9))
    readonly property real head: sumOver ? Theme.title * 1.25 : Theme.largeType ? 0 : Theme.dp(28)
    // Without a head the dice lie in the middle of the height.
    readonly property rect inner: Qt.rect(pad, head > 0 ? head + Theme.gap(1) : (Theme.gap(1) + pad * 0.7) / 2, 5.9 * die, height - head - Theme.gap(1) - pad * 0.7)

    implicitWidth: 5.9 * die + sumWidth + (sumOver ? 2 : 3) * pad
    implicitHeight: head + Theme.gap(1) + Math.ceil(2.29 * die) + pad * 0.7

    onSumChanged: if (sum > 0 && Theme.moves) gained.restart()

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
        kind: "small"
        quiet: true
        onTable: true
    }
    Item {
        x: tray.sumOver ? tray.pad : tray.width - tray.sumWidth - tray.pad * 0.6
        y: tray.sumOver ? 0 : tray.head
        width: tray.sumOver ? tray.width - 2 * tray.pad : tray.sumWidth
        height: tray.sumOver ? tray.head : tray.height - tray.head - tray.pad * 0.6
        Accessible.role: Accessible.StaticText
        Accessible.name: tray.empty ? qsTr("No dice set aside yet")
            : tray.worm ? qsTr("Sum %1, with a worm").arg(tray.sum) : qsTr("Sum %1, needs a worm").arg(tray.sum)

        Grid {
            anchors.verticalCenter: parent.verticalCenter
            anchors.horizontalCenter: tray.sumOver ? undefined : parent.horizontalCenter
            columns: tray.sumOver ? 3 : 1
            columnSpacing: Theme.gap(3)
            horizontalItemAlignment: Grid.AlignHCenter
            verticalItemAlignment: Grid.AlignVCenter

            TextLabel {
                text: qsTr("Sum")
                kind: "small"
                quiet: true
                onTable: true
                Accessible.ignored: true
            }
            TextLabel {
                id: number

                text: tray.wouldBe > 0 ? tray.wouldBe : tray.sum
                color: tray.lostFor === "nothing_to_take" ? Theme.danger : tray.wouldBe > 0 ? Theme.accent : tray.empty ? Theme.mutedOnTable : Theme.ink
                total: true
                font.pixelSize: tray.sumOver ? Theme.title : Math.max(Theme.headline, Math.min(tray.die * 0.86, parent.parent.height * 0.44))
                strong: true
                Accessible.ignored: true

                SequentialAnimation {
                    id: gained

                    NumberAnimation { target: number; property: "scale"; from: 1; to: 1.14; duration: Theme.quick; easing.type: Theme.easeRest }
                    NumberAnimation { target: number; property: "scale"; to: 1; duration: Theme.base; easing.type: Theme.easeRest }
                }
            }
            Row {
                spacing: Theme.gap(1)

                Worm {
                    anchors.verticalCenter: parent.verticalCenter
                    wide: tray.sumOver ? Theme.lead : Math.max(Theme.dp(26), Math.min(Theme.dp(40), tray.die * 0.42))
                    opacity: tray.wormShown ? 1 : 0.4
                    Accessible.ignored: true
                }
                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: tray.wormShown
                    name: "check"
                    color: Theme.accent
                }
                TextLabel {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: !tray.wormShown
                    width: tray.sumOver ? implicitWidth : Math.min(implicitWidth, tray.sumWidth - Theme.dp(44))
                    text: qsTr("needs a worm")
                    kind: "small"
                    color: tray.lostFor === "no_worm" ? Theme.danger : Theme.ink
                    strong: tray.lostFor === "no_worm"
                    wrapMode: Text.WordWrap
                    lineHeight: 1.0
                    Accessible.ignored: true
                }
            }
        }
    }
}
