pragma ComponentBehavior: Bound
import QtQuick
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

        PersonChoice {
            id: person

            required property var model

            text: person.model.name
            avatar: person.model.avatar
            colour: person.model.colour
            count: person.model.due
            current: person.model.chosen
            Accessible.description: person.model.due > 0 ? qsTr("%n move(s) to try again", "", person.model.due) : ""
            onClicked: view.wanted(person.model.name)
        }
    }
}
