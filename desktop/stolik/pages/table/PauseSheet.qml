pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Stolik
import Stolik.Table

// The pause, during which the table is hidden and nothing goes on.
ModalSheet {
    id: sheet

    required property TableController table

    signal helpWanted
    signal comfortWanted
    signal homeWanted

    title: qsTr("Pause")
    cross: false
    wide: Theme.dp(420)
    // A stray press beside it must not restart the clock.
    closePolicy: T.Popup.CloseOnEscape
    onOpened: go.forceActiveFocus()

    Paragraph {
        text: qsTr("The game is saved after every move. You can close Stolik at any time.")
        quiet: true
    }
    Paragraph { visible: text !== ""; text: sheet.table.pausesText; quiet: true }
    LargeButton {
        id: go

        Layout.fillWidth: true
        primary: true
        iconName: "play"
        text: qsTr("Keep playing")
        onClicked: sheet.close()
    }
    LargeButton {
        Layout.fillWidth: true
        iconName: "help"
        text: qsTr("How to play")
        onClicked: {
            sheet.close();
            sheet.helpWanted();
        }
    }
    LargeButton {
        Layout.fillWidth: true
        iconName: "settings"
        text: qsTr("Settings and language")
        onClicked: {
            sheet.close();
            sheet.comfortWanted();
        }
    }
    LargeButton {
        Layout.fillWidth: true
        iconName: sheet.table.inTournament ? "trophy" : "home"
        text: sheet.table.inTournament ? qsTr("Back to the tournament") : qsTr("Home")
        onClicked: {
            sheet.close();
            sheet.homeWanted();
        }
    }
}
