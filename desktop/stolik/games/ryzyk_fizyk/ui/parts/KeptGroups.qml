pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// The hollow in the cloth for the groups set aside, with the turn's points. The dice themselves are laid
// into `inner` by the thrown dice.
Item {
    id: tray

    required property real die
    property int points: 0
    // What the dice chosen would add, 0 for none.
    property int adds: 0
    property int account: 0
    property bool lost: false

    readonly property real pad: Math.round(Math.max(Theme.gap(3), die * 0.24))
    // The sum stands over the dice, else beside them.
    property bool sumOver: false
    readonly property real sumWidth: sumOver ? 0 : Math.round(Math.max(Theme.dp(Theme.largeType ? 104 : 128), die * 1.9))
    readonly property real head: sumOver ? Theme.title * 1.25 : Theme.largeType ? 0 : Theme.dp(28)
    readonly property rect inner: Qt.rect(pad, head + Theme.gap(1), 4.6 * die, height - head - Theme.gap(1) - pad * 0.7)
    readonly property int total: points + adds

    implicitWidth: inner.width + sumWidth + (sumOver ? 2 : 3) * pad
    implicitHeight: head + Theme.gap(1) + Math.ceil(2.29 * die) + pad * 0.7

    onPointsChanged: if (points > 0 && Theme.moves) gained.restart()

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
        y: Theme.gap(1)
        visible: !Theme.largeType
        text: qsTr("Set aside")
        kind: "small"
        quiet: true
        onTable: true
    }
    Item {
        x: tray.sumOver ? tray.pad : tray.width - tray.sumWidth - tray.pad * 0.6
        y: tray.sumOver ? Theme.gap(1) : tray.head
        width: tray.sumOver ? tray.width - 2 * tray.pad : tray.sumWidth
        height: tray.sumOver ? tray.head : tray.height - tray.head - tray.pad * 0.6
        Accessible.role: Accessible.StaticText
        Accessible.name: tray.adds > 0 ? qsTr("This turn %1, of that %2 for the dice chosen").arg(tray.total).arg(tray.adds)
            : qsTr("This turn %1").arg(tray.total)

        Grid {
            anchors.verticalCenter: parent.verticalCenter
            anchors.horizontalCenter: tray.sumOver ? undefined : parent.horizontalCenter
            columns: tray.sumOver ? 3 : 1
            columnSpacing: Theme.gap(3)
            horizontalItemAlignment: Grid.AlignHCenter
            verticalItemAlignment: Grid.AlignVCenter

            TextLabel {
                text: qsTr("This turn")
                kind: "small"
                quiet: true
                onTable: true
                Accessible.ignored: true
            }
            TextLabel {
                id: number

                text: tray.total
                color: tray.lost ? Theme.danger : tray.adds > 0 ? Theme.accent : tray.total > 0 ? Theme.ink : Theme.mutedOnTable
                total: true
                font.pixelSize: tray.sumOver ? Theme.title : Math.max(Theme.headline, Math.min(tray.die * 0.86, parent.parent.height * 0.44))
                font.strikeout: tray.lost && tray.total > 0
                strong: true
                tabular: true
                Accessible.ignored: true

                SequentialAnimation {
                    id: gained

                    NumberAnimation { target: number; property: "scale"; from: 1; to: 1.14; duration: Theme.quick; easing.type: Theme.easeRest }
                    NumberAnimation { target: number; property: "scale"; to: 1; duration: Theme.base; easing.type: Theme.easeRest }
                }
            }
            // Room is kept for it, so that the number doesn't jump.
            TextLabel {
                width: tray.sumOver ? implicitWidth : Math.min(implicitWidth, tray.sumWidth)
                text: tray.total > 0 && !tray.lost ? qsTr("account: %1 → %2").arg(tray.account).arg(tray.account + tray.total) : " "
                kind: "small"
                tabular: true
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.air(13)
                elide: Text.ElideRight
                Accessible.ignored: tray.total === 0
            }
        }
    }
}
