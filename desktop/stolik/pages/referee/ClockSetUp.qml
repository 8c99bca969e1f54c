pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Referee

// How many sit at the table, who, and for how long a turn is.
ModalSheet {
    id: sheet

    required property ClockModel clock

    title: qsTr("Seats and time")
    cross: false

    ColumnLayout {
        Layout.fillWidth: true
        spacing: Theme.gap(3)

        TextLabel {
            Layout.fillWidth: true
            visible: sheet.clock.phase !== "ready"
            text: qsTr("Changing these two sets the clock back to the start.")
            quiet: true
            wrapMode: Text.WordWrap
        }
        Stepper {
            Layout.fillWidth: true
            text: qsTr("Seats")
            value: sheet.clock.count
            from: sheet.clock.fewest
            to: sheet.clock.most
            onMoved: value => sheet.clock.setUp(value, sheet.clock.seconds)
        }
        Stepper {
            Layout.fillWidth: true
            text: qsTr("Seconds a turn")
            value: sheet.clock.choices.indexOf(sheet.clock.seconds)
            to: sheet.clock.choices.length - 1
            valueText: sheet.clock.seconds.toString()
            onMoved: place => sheet.clock.setUp(sheet.clock.count, sheet.clock.choices[place])
        }
        GridLayout {
            Layout.fillWidth: true
            columns: 2
            columnSpacing: Theme.gap(3)
            rowSpacing: Theme.gap(2)
            uniformCellWidths: true

            Repeater {
                model: sheet.clock.seats

                TextInputField {
                    id: field

                    required name
                    required property int seat
                    required property string given

                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    implicitHeight: Theme.target
                    placeholderText: field.given === "" ? field.name : qsTr("Seat %1").arg(field.seat + 1)
                    Accessible.name: qsTr("Name at seat %1").arg(field.seat + 1)
                    text: field.given
                    onEditingFinished: sheet.clock.rename(field.seat, text)
                }
            }
        }
    }
    actions: ActionButton {
        Layout.fillWidth: true
        primary: true
        text: qsTr("To the clock")
        onClicked: sheet.close()
    }
}
