pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Stolik
import Stolik.FamilyBook

// The evening: its ranking and games, and beginning another one.
ColumnLayout {
    id: evening

    required property FamilyBookModel book

    property list<string> chosen
    // How many games; 0 as many as they like.
    readonly property list<int> lengths: [3, 5, 7, 0]
    property int length: 1

    function toggle(name: string): void {
        evening.chosen = evening.chosen.includes(name) ? evening.chosen.filter(each => each !== name) : [...evening.chosen, name];
    }

    spacing: Theme.gap(4)

    Panel {
        Layout.fillWidth: true
        implicitHeight: now.implicitHeight + Theme.gap(10)

        ColumnLayout {
            id: now

            x: Theme.gap(5)
            y: Theme.gap(5)
            width: parent.width - Theme.gap(10)
            spacing: Theme.gap(4)

            TextLabel {
                Layout.fillWidth: true
                text: evening.book.eveningText
                kind: "lead"
                wrapMode: Text.WordWrap
            }
            RankingList {
                Layout.fillWidth: true
                visible: evening.book.eveningRanking.count > 0
                ranked: evening.book.eveningRanking
            }
            TextLabel {
                Layout.fillWidth: true
                visible: evening.book.eveningRanking.count > 0
                text: evening.book.rule
                kind: "small"
                quiet: true
                wrapMode: Text.WordWrap
            }
            Repeater {
                model: evening.book.eveningGames

                TextLabel {
                    required property string title
                    required property string result

                    Layout.fillWidth: true
                    text: title + ": " + result
                    wrapMode: Text.WordWrap
                }
            }
            ActionButton {
                visible: evening.book.eveningGoesOn
                large: false
                text: qsTr("End the evening")
                onClicked: evening.book.endEvening()
            }
        }
    }
    Panel {
        Layout.fillWidth: true
        visible: !evening.book.eveningGoesOn
        implicitHeight: next.implicitHeight + Theme.gap(10)

        ColumnLayout {
            id: next

            x: Theme.gap(5)
            y: Theme.gap(5)
            width: parent.width - Theme.gap(10)
            spacing: Theme.gap(4)

            TextLabel {
                Layout.fillWidth: true
                text: qsTr("Who takes part tonight?")
                kind: "title"
                wrapMode: Text.WordWrap
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Flow {
                Layout.fillWidth: true
                spacing: Theme.gap(2)

                Repeater {
                    model: evening.book.people

                    ChoiceButton {
                        id: face

                        required property string name
                        required property int avatar
                        required property int colour

                        implicitWidth: Math.max(Theme.dp(96), label.implicitWidth + Theme.gap(4))
                        implicitHeight: inside.implicitHeight + Theme.gap(4)
                        focusPolicy: Qt.StrongFocus
                        hoverEnabled: true
                        text: face.name
                        current: evening.chosen.includes(face.name)
                        Accessible.role: Accessible.CheckBox
                        Accessible.name: face.text
                        Accessible.onPressAction: face.click()
                        Keys.forwardTo: [strike]
                        onClicked: evening.toggle(face.name)

                        PressKeys {
                            id: strike

                            button: face
                        }
                        HoverHandler { cursorShape: Qt.PointingHandCursor }
                        background: Rectangle {
                            radius: Theme.radius
                            color: face.current ? Theme.accentWash : face.down ? Theme.pressWash : face.hovered ? Theme.hoverWash : "transparent"
                            border.width: face.current ? Theme.line : Theme.hair
                            border.color: face.current ? Theme.accent : Theme.outline

                            FocusRing {
                                shown: face.visualFocus
                                around: Theme.radius
                            }
                            Icon {
                                anchors.right: parent.right
                                anchors.top: parent.top
                                anchors.margins: Theme.gap(1)
                                visible: face.current
                                name: "check"
                                size: Theme.dp(18)
                                color: Theme.accent
                            }
                        }
                        contentItem: Item {
                            ColumnLayout {
                                id: inside

                                anchors.centerIn: parent
                                spacing: Theme.gap(1)

                                Avatar {
                                    Layout.alignment: Qt.AlignHCenter
                                    size: Theme.dp(52)
                                    number: face.avatar
                                    colour: face.colour
                                }
                                TextLabel {
                                    id: label

                                    Layout.alignment: Qt.AlignHCenter
                                    text: face.text
                                    strong: face.current
                                    Accessible.ignored: true
                                }
                            }
                        }
                    }
                }
            }
            SegmentedControl {
                Layout.fillWidth: true
                Layout.maximumWidth: Theme.dp(520)
                fill: true
                name: qsTr("How many games?")
                options: [qsTr("3 games"), qsTr("5 games"), qsTr("7 games"), qsTr("No end")]
                current: evening.length
                onChosen: index => evening.length = index
            }
            ActionButton {
                primary: true
                enabled: evening.chosen.length > 1
                text: qsTr("Begin the evening")
                onClicked: {
                    evening.book.beginEvening(evening.lengths[evening.length], evening.chosen);
                    evening.chosen = [];
                }
            }
        }
    }
}
