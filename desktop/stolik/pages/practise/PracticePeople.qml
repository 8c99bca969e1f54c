pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Stolik
import Stolik.Practice

// Who practises: everybody who has positions that wait today.
FocusScope {
    id: view

    required property PracticeModel practice

    ScrollArea {
        anchors.fill: parent
        contentHeight: Math.max(height, panel.height + Theme.gap(8))

        Panel {
            id: panel

            anchors.centerIn: parent
            width: Math.min(view.width - Theme.gap(8), Theme.dp(620))
            height: column.implicitHeight + Theme.gap(10)

            ColumnLayout {
                id: column

                x: Theme.gap(5)
                y: Theme.gap(5)
                width: parent.width - Theme.gap(10)
                spacing: Theme.gap(2)

                TextLabel {
                    Layout.fillWidth: true
                    text: qsTr("Who wants to?")
                    kind: "title"
                    Accessible.role: Accessible.Heading
                }
                TextLabel {
                    Layout.fillWidth: true
                    text: qsTr("Moves from your games that could have been better, to be played once more.")
                    wrapMode: Text.WordWrap
                }
                Repeater {
                    model: view.practice.people

                    T.AbstractButton {
                        id: row

                        required property var model
                        required property int index
                        readonly property string waiting: qsTr("%n position(s) today", "", row.model.due)

                        Layout.fillWidth: true
                        implicitHeight: Math.max(Theme.target, inside.implicitHeight + Theme.gap(3))
                        focus: row.index === 0
                        focusPolicy: Qt.StrongFocus
                        hoverEnabled: true
                        text: row.model.name
                        Accessible.role: Accessible.Button
                        Accessible.name: row.text
                        Accessible.description: row.waiting
                        Accessible.onPressAction: row.click()
                        Keys.forwardTo: [strike]
                        onClicked: view.practice.choose(row.model.name)

                        PressKeys {
                            id: strike

                            button: row
                        }
                        HoverHandler { cursorShape: Qt.PointingHandCursor }
                        background: Rectangle {
                            radius: Theme.radiusSmall
                            color: row.down ? Theme.pressWash : row.hovered ? Theme.hoverWash : "transparent"
                            border.width: Theme.hair
                            border.color: Theme.outline

                            FocusRing {
                                shown: row.visualFocus
                                around: parent.radius
                            }
                        }
                        contentItem: Item {
                            implicitHeight: inside.implicitHeight

                            RowLayout {
                                id: inside

                                x: Theme.gap(3)
                                width: parent.width - Theme.gap(6)
                                anchors.verticalCenter: parent.verticalCenter
                                spacing: Theme.gap(3)

                                Avatar {
                                    size: Theme.dp(44)
                                    number: row.model.avatar
                                    colour: row.model.colour
                                }
                                TextLabel {
                                    Layout.fillWidth: true
                                    text: row.text
                                    kind: "lead"
                                    strong: true
                                    elide: Text.ElideRight
                                    Accessible.ignored: true
                                }
                                TextLabel {
                                    text: row.waiting
                                    quiet: true
                                    Accessible.ignored: true
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
