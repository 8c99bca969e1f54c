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

            required property string name
            required avatar
            required colour
            required property int due
            required property bool chosen

            text: person.name
            count: person.due
            current: person.chosen
            Accessible.description: person.due > 0 ? qsTr("%n move(s) to try again", "", person.due) : ""
            onClicked: view.wanted(person.name)
        }
    }
}
