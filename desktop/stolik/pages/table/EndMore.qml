import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Table

// What else there is to do with a game that is over, one step behind its result.
ModalSheet {
    id: sheet

    required property TableController table
    // The game's part of the table, which names what is done with its chance.
    required property GameTable game
    required property bool alone
    // What became of the score card, and whether it was saved.
    property string cardSentence: ""
    property bool cardSaved: false

    signal reportWanted
    signal lookBackWanted
    signal cardWanted
    signal cardOpenWanted
    signal cardFolderWanted
    signal sameWanted
    signal diceWanted

    function takeFocus(): void {
        report.forceActiveFocus(Qt.OtherFocusReason);
    }

    title: qsTr("What next?")
    wide: Theme.dp(640)
    // What became of the card takes its room below: no button moves for it.
    y: Math.max(Theme.gap(2), Math.round((roomY - implicitHeight + saved.room) / 2 + slide))
    height: Math.min(implicitHeight, roomY - y - Theme.gap(2))
    onOpened: sheet.takeFocus()
    onCardSentenceChanged: {
        if (sheet.cardSentence === "")
            return;
        sheet.contentItem.Accessible.announce(sheet.cardSentence, Accessible.Polite);
        // The button that was just pressed has done its work.
        if (sheet.cardSaved)
            openCard.forceActiveFocus(Qt.OtherFocusReason);
    }

    GridLayout {
        Layout.fillWidth: true
        columns: 2
        uniformCellWidths: true
        columnSpacing: Theme.gap(3)
        rowSpacing: Theme.gap(Theme.largeType ? 2 : 3)

        ActionButton {
            id: report

            Layout.fillWidth: true
            iconName: "chart"
            text: sheet.alone ? qsTr("How did I play?") : qsTr("How did we play?")
            onClicked: sheet.reportWanted()
        }
        ActionButton {
            Layout.fillWidth: true
            iconName: "eye"
            text: qsTr("Look back")
            onClicked: sheet.lookBackWanted()
        }
        ActionButton {
            Layout.fillWidth: true
            enabled: !sheet.cardSaved
            iconName: "save"
            text: qsTr("Save the score card")
            onClicked: sheet.cardWanted()
        }
        ActionButton {
            Layout.fillWidth: true
            visible: sheet.table.repeatable
            iconName: "dice"
            text: sheet.game?.sameChance ?? ""
            onClicked: sheet.sameWanted()
        }
        ActionButton {
            Layout.fillWidth: true
            visible: sheet.table.repeatable
            iconName: "check"
            text: sheet.game?.checkChance ?? ""
            onClicked: sheet.diceWanted()
        }
    }
    ColumnLayout {
        id: saved

        readonly property real room: visible ? implicitHeight + Theme.gap(Theme.largeType ? 2 : 3) : 0

        visible: sheet.cardSentence !== ""
        spacing: Theme.gap(2)

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap(2)

            Icon {
                Layout.alignment: Qt.AlignTop
                name: sheet.cardSaved ? "check" : "info"
                color: sheet.cardSaved ? Theme.accent : Theme.danger
            }
            TextLabel {
                Layout.fillWidth: true
                text: sheet.cardSentence
                wrapMode: Text.Wrap
                Accessible.ignored: text === ""
            }
        }
        RowLayout {
            visible: sheet.cardSaved
            spacing: Theme.gap(3)

            ActionButton {
                id: openCard

                Layout.fillWidth: true
                large: false
                iconName: "print"
                text: qsTr("Open or print")
                onClicked: sheet.cardOpenWanted()
            }
            ActionButton {
                Layout.fillWidth: true
                large: false
                text: qsTr("Show the folder")
                onClicked: sheet.cardFolderWanted()
            }
        }
    }
}
