pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Tournament

// The end: the winner, in a laurel, and the places beside.
FocusScope {
    id: end

    required property TournamentDesk desk
    readonly property bool narrow: Theme.largeType || end.width < Theme.dp(840)

    implicitHeight: row.implicitHeight + Theme.gap(5)
    Accessible.role: Accessible.Grouping
    Accessible.name: end.desk.next

    Panel {
        anchors.fill: parent

        RowLayout {
            id: row

            x: Theme.gap(5)
            width: parent.width - Theme.gap(10)
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.gap(5)

            Item {
                implicitWidth: Theme.dp(end.narrow ? 64 : 104)
                implicitHeight: implicitWidth

                Laurel {
                    anchors.centerIn: parent
                    size: parent.width
                }
                Icon {
                    anchors.centerIn: parent
                    name: "trophy"
                    size: Theme.dp(end.narrow ? 28 : 44)
                    color: Theme.goldText
                }
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: Theme.gap(1)

                TextLabel {
                    Layout.fillWidth: true
                    text: end.desk.cup !== "" ? end.desk.cup : end.desk.next
                    kind: end.narrow ? "lead" : "title"
                    strong: true
                    wrapMode: Text.Wrap
                }
                Flow {
                    Layout.fillWidth: true
                    spacing: Theme.gap(6)

                    Repeater {
                        model: end.desk.medals

                        RowLayout {
                            id: medal

                            required property int place
                            required property string name

                            spacing: Theme.gap(2)

                            Rectangle {
                                implicitWidth: Theme.dp(30)
                                implicitHeight: implicitWidth
                                radius: width / 2
                                color: medal.place === 1 ? Theme.gold : "transparent"
                                border.width: Theme.line
                                border.color: medal.place === 1 ? Theme.gold : Theme.outline

                                TextLabel {
                                    anchors.centerIn: parent
                                    text: medal.place
                                    strong: true
                                    tabular: true
                                    color: medal.place === 1 ? Theme.tileInk : Theme.ink
                                    Accessible.ignored: true
                                }
                            }
                            TextLabel {
                                text: medal.name
                                kind: medal.place === 1 ? "lead" : "body"
                                strong: medal.place === 1
                                Accessible.name: qsTr("Place %1: %2").arg(medal.place).arg(medal.name)
                            }
                        }
                    }
                }
            }
        }
    }
}
