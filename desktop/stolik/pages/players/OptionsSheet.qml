pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Shell

// The single options of the rules, which the named sets of them leave aside.
ModalSheet {
    id: sheet

    required property LineUpModel lineUp

    title: qsTr("Rules in detail")
    cross: false
    wide: Theme.dp(940)

    GridLayout {
        Layout.fillWidth: true
        columns: 2
        uniformCellWidths: true
        columnSpacing: Theme.gap(6)
        rowSpacing: Theme.gap(4)

        Repeater {
            model: sheet.lineUp.options

            OptionControl {
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                // Many values need the width of two.
                Layout.columnSpan: choices.length > 4 ? 2 : 1
                lineUp: sheet.lineUp
            }
        }
    }

    actions: [
        Item { Layout.fillWidth: true },
        ActionButton {
            text: qsTr("Done")
            primary: true
            onClicked: sheet.close()
        }
    ]
}
