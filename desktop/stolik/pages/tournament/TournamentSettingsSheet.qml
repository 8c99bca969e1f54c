pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Tournament

// How the tournament is played; everything has the value of a tournament to begin with.
ModalSheet {
    id: sheet

    required property TournamentSetup setup
    readonly property bool low: sheet.roomY < Theme.dp(640)

    title: qsTr("Rounds and final")
    cross: false
    wide: Theme.dp(760)

    GridLayout {
        Layout.fillWidth: true
        columns: Theme.largeType ? 1 : 2
        uniformCellWidths: true
        columnSpacing: Theme.gap(8)
        rowSpacing: Theme.gap(sheet.low ? 1 : 2)

        Stepper {
            Layout.fillWidth: true
            text: qsTr("Games a match")
            value: sheet.setup.gamesAMatch
            from: 1
            to: 9
            onMoved: value => sheet.setup.chooseGamesAMatch(value)
        }
        Stepper {
            Layout.fillWidth: true
            visible: sheet.setup.hasClock
            text: qsTr("Seconds a move")
            value: sheet.setup.seconds
            from: 0
            to: 300
            valueText: sheet.setup.seconds > 0 ? sheet.setup.seconds.toString() : qsTr("no clock")
            onMoved: value => sheet.setup.stepSeconds(value - sheet.setup.seconds)
        }
        Stepper {
            Layout.fillWidth: true
            text: qsTr("Qualifying rounds")
            value: sheet.setup.rounds
            from: 1
            to: 9
            onMoved: value => sheet.setup.chooseRounds(value)
        }
        Stepper {
            Layout.fillWidth: true
            text: qsTr("Reach the semi-final, at most")
            value: sheet.setup.semiFinal
            from: 0
            to: 64
            valueText: sheet.setup.semiFinal > 0 ? sheet.setup.semiFinal.toString() : qsTr("nobody")
            onMoved: value => sheet.setup.stepSemiFinal(value - sheet.setup.semiFinal)
        }
        Stepper {
            Layout.fillWidth: true
            text: qsTr("Reach the final")
            value: sheet.setup.final
            from: sheet.setup.leastInFinal
            to: sheet.setup.mostInFinal
            onMoved: value => sheet.setup.chooseFinal(value)
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap(2)

            TextLabel {
                Layout.fillWidth: true
                text: qsTr("Number of the draw")
                strong: true
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.dp(13)
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            TextInputField {
                id: seedField

                Layout.preferredWidth: Theme.dp(132)
                name: qsTr("Number of the draw")
                maximumLength: 6
                inputMethodHints: Qt.ImhDigitsOnly
                validator: IntValidator { bottom: 0; top: 999999 }
                text: sheet.setup.seed
                onTextEdited: if (acceptableInput) sheet.setup.chooseSeed(parseInt(text))
                onAccepted: sheet.close()
            }
        }
    }
    ToggleRow {
        Layout.fillWidth: true
        // Its words and its switch stand where those above them do.
        Layout.leftMargin: -leftPadding
        Layout.rightMargin: -rightPadding
        text: qsTr("Keep clubs and families apart")
        line: sheet.low ? "" : qsTr("People of one club or family meet as rarely as possible in the qualifying.")
        checked: sheet.setup.avoidsClubs
        onToggled: sheet.setup.chooseAvoidClubs(checked)
    }
    TextLabel {
        Layout.fillWidth: true
        text: sheet.setup.semiFinalNote !== "" ? sheet.setup.plan + " " + sheet.setup.semiFinalNote : sheet.setup.plan
        kind: sheet.low ? "small" : "body"
        quiet: true
        wrapMode: Text.WordWrap
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
