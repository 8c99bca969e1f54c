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
    // What the sum would become with the dice that are pointed at, 0 for none.
    property int wouldBe: 0
    // What the turn was lost for: "no_worm", "nothing_to_take", or something that isn't told here.
    property string lostFor: ""

    readonly property real pad: Math.round(Math.max(Theme.gap(3), die * 0.24))
    readonly property real sumWidth: Math.round(Math.max(Theme.dp(124), die * 1.9))
    readonly property real head: Theme.dp(28)
    readonly property rect inner: Qt.rect(pad, head + Theme.gap(1), 5.9 * die, height - head - Theme.gap(1) - pad * 0.7)

    implicitWidth: 5.9 * die + sumWidth + 3 * pad
    implicitHeight: head + Theme.gap(1) + Math.ceil(2.29 * die) + pad * 0.7

    onSumChanged: if (sum > 0 && Theme.moves) gained.restart()

    RoundedBlock {
        anchors.fill: parent
        radius: Theme.radius * 1.5
        edge: Theme.recessEdge
        edgeWidth: Theme.hair
        upper: Theme.recessEdge
        face: Theme.recess
        lower: Theme.recess
        shine: 0.06
        fall: 0.5
        opacity: Theme.highContrast ? 1 : 0.62
    }
    TextLabel {
        x: tray.pad
        y: Theme.gap(2)
        text: qsTr("Set aside")
        kind: "small"
        quiet: true
        onTable: true
    }
    Item {
        x: tray.width - tray.sumWidth - tray.pad * 0.6
        y: tray.head
        width: tray.sumWidth
        height: tray.height - tray.head - tray.pad * 0.6
        Accessible.role: Accessible.StaticText
        Accessible.name: tray.empty ? qsTr("No dice set aside yet")
            : tray.worm ? qsTr("Sum %1, with a worm").arg(tray.sum) : qsTr("Sum %1, needs a worm").arg(tray.sum)

        Column {
            anchors.centerIn: parent
            width: parent.width
            spacing: 0

            TextLabel {
                anchors.horizontalCenter: parent.horizontalCenter
                text: qsTr("Sum")
                kind: "small"
                quiet: true
                onTable: true
                Accessible.ignored: true
            }
            TextLabel {
                id: number

                anchors.horizontalCenter: parent.horizontalCenter
                text: tray.wouldBe > 0 ? tray.wouldBe : tray.sum
                color: tray.lostFor === "nothing_to_take" ? Theme.danger : tray.wouldBe > 0 ? Theme.accent : tray.empty ? Theme.mutedOnTable : Theme.ink
                total: true
                font.pixelSize: Math.max(Theme.headline, Math.min(tray.die * 0.86, parent.parent.height * 0.44))
                strong: true
                Accessible.ignored: true

                SequentialAnimation {
                    id: gained

                    NumberAnimation { target: number; property: "scale"; from: 1; to: 1.14; duration: Theme.quick; easing.type: Theme.easeRest }
                    NumberAnimation { target: number; property: "scale"; to: 1; duration: Theme.base; easing.type: Theme.easeRest }
                }
            }
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.gap(1)

                Worm {
                    anchors.verticalCenter: parent.verticalCenter
                    wide: Math.max(Theme.dp(26), Math.min(Theme.dp(40), tray.die * 0.42))
                    opacity: tray.worm ? 1 : 0.4
                    Accessible.ignored: true
                }
                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: tray.worm
                    name: "check"
                    color: Theme.accent
                }
                TextLabel {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: !tray.worm
                    width: Math.min(implicitWidth, tray.sumWidth - Theme.dp(44))
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
