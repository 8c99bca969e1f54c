pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Comfort
import Stolik.Models

// Whom the switches are for: everybody at this screen, or one person of the house, wherever they sit.
Flow {
    id: whom

    required property ComfortModel model

    spacing: Theme.gap(2)

    TextLabel {
        height: Theme.target
        verticalAlignment: Text.AlignVCenter
        text: qsTr("For whom?")
        kind: "lead"
        strong: true
        rightPadding: Theme.gap(2)
        Accessible.role: Accessible.Heading
    }
    PersonChoice {
        text: qsTr("Everybody")
        current: whom.model.person === ""
        onClicked: whom.model.choose("")
    }
    Repeater {
        model: whom.model.people

        PersonChoice {
            id: person

            required property string name
            required avatar
            required colour

            text: Names.isolated(person.name)
            current: whom.model.person === person.name
            onClicked: whom.model.choose(person.name)
        }
    }
}
