pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Models

// Who practises: the people of the house, each with how much waits for them today.
Flow {
    id: view

    required property RowsModel people

    signal wanted(string name)

    spacing: Theme.gap(2)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Who practises?")

    Repeater {
        model: view.people

        ChoiceButton {
            id: person

            required property var model

            implicitWidth: inside.implicitWidth + Theme.gap(5)
            implicitHeight: Math.max(Theme.target, inside.implicitHeight + Theme.gap(2))
            focusPolicy: Qt.StrongFocus
            hoverEnabled: true
            current: person.model.chosen
            text: person.model.name
            Accessible.role: Accessible.RadioButton
            Accessible.name: person.text
            Accessible.description: person.model.due > 0 ? qsTr("%n move(s) to try again", "", person.model.due) : ""
            Accessible.onPressAction: person.click()
            Keys.forwardTo: [strike]
            onClicked: view.wanted(person.model.name)

            PressKeys {
                id: strike

                button: person
            }
            HoverHandler { cursorShape: Qt.PointingHandCursor }
            background: Rectangle {
                radius: Theme.radius
                color: person.model.chosen ? Theme.raised : person.hovered ? Theme.hoverWash : "transparent"
                border.width: person.model.chosen ? Theme.dp(2) : Theme.hair
                border.color: person.model.chosen ? Theme.accent : Theme.outline

                FocusRing {
                    shown: person.visualFocus
                    around: parent.radius
                }
            }
            contentItem: Item {
                RowLayout {
                    id: inside

                    anchors.centerIn: parent
                    spacing: Theme.gap(2)

                    Avatar {
                        size: Theme.dp(32)
                        number: person.model.avatar
                        colour: person.model.colour
                    }
                    TextLabel {
                        text: person.text
                        strong: person.model.chosen
                        Accessible.ignored: true
                    }
                    Rectangle {
                        visible: person.model.due > 0
                        implicitWidth: Math.max(implicitHeight, count.implicitWidth + Theme.gap(2))
                        implicitHeight: Theme.dp(22)
                        radius: height / 2
                        color: Theme.panel
                        border.width: Theme.hair
                        border.color: Theme.gold

                        TextLabel {
                            id: count

                            anchors.centerIn: parent
                            text: person.model.due
                            kind: "small"
                            strong: true
                            tabular: true
                            color: Theme.goldText
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
}
