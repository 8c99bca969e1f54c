pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Table

// Between the last move and the places: the table rests, then the winner is celebrated. No click or key ends
// that, since it was meant for the move before.
FocusScope {
    id: moment

    required property TableController table
    required property ResultText result
    readonly property bool shown: moment.table.end.phase === "moment"

    visible: moment.table.end.plays
    onVisibleChanged: if (visible) moment.forceActiveFocus()
    onShownChanged: {
        if (!moment.shown)
            return;
        const told = moment.result.alone ? moment.result.title : moment.result.title + ". " + moment.result.stage.ownBest;
        moment.Accessible.announce(told, Accessible.Assertive);
        moment.table.aloud.call(told);
    }
    Accessible.role: Accessible.Pane
    Accessible.name: moment.shown ? moment.result.title : ""
    Accessible.ignored: !moment.shown

    Keys.onPressed: event => event.accepted = true

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
        onWheel: wheel => wheel.accepted = true
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.scrim
        opacity: moment.shown ? 0.8 : 0
        Behavior on opacity { NumberAnimation { duration: Theme.fade } }
    }
    PaperScraps {
        anchors.fill: parent
        visible: moment.shown && moment.table.end.festive
        falling: visible
    }
    Panel {
        id: plaque

        readonly property real leaf: Math.min(Theme.dp(230), moment.height * 0.4)
        readonly property int many: Math.max(1, moment.result.winners.length)

        anchors.centerIn: parent
        width: Math.min(moment.width - Theme.gap(8), Math.max(Theme.dp(400), column.implicitWidth + Theme.gap(16)))
        height: column.implicitHeight + Theme.gap(10)
        isRaised: true
        color: Theme.raised
        border.width: Theme.ring
        border.color: Theme.gold
        opacity: moment.shown ? 1 : 0
        scale: moment.shown || !Theme.moves ? 1 : 0.7
        Behavior on opacity { NumberAnimation { duration: Theme.fade } }
        Behavior on scale {
            enabled: Theme.moves

            NumberAnimation { duration: Theme.travel; easing.type: Theme.easeGain }
        }

        Column {
            id: column

            anchors.centerIn: parent
            spacing: Theme.gap(2)

            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.gap(4)

                Repeater {
                    model: moment.result.alone ? [moment.table.standings.at(0)] : moment.result.winners

                    Laurel {
                        id: crown

                        required property var modelData

                        size: Math.min(plaque.leaf, (moment.width - Theme.gap(40)) / plaque.many)
                        grown: moment.shown

                        Avatar {
                            anchors.centerIn: parent
                            size: crown.size * 0.62
                            colour: crown.modelData.colour ?? 0
                            number: crown.modelData.avatar ?? 0
                            bot: crown.modelData.bot ?? ""
                        }
                    }
                }
            }
            SilentLabel {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(implicitWidth, moment.width - Theme.gap(20))
                text: moment.result.title
                kind: "display"
                color: Theme.goldText
                wrapMode: Text.WordWrap
                horizontalAlignment: Text.AlignHCenter
            }
            SilentLabel {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: text !== ""
                width: Math.min(implicitWidth, moment.width - Theme.gap(20))
                text: moment.result.stage.ownBest
                kind: "lead"
                wrapMode: Text.WordWrap
                horizontalAlignment: Text.AlignHCenter
            }
        }
    }
}
