pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Table

// The proof that the dice weren't manipulated: the fingerprint before the game, seed and check after it.
ModalSheet {
    id: sheet

    required property TableController table
    readonly property FairDice dice: sheet.table.fairDice
    readonly property bool told: sheet.dice.seed !== ""

    signal compareWanted

    title: qsTr("Luck in this game")
    wide: Theme.dp(620)
    onOpened: {
        if (check.visible)
            check.forceActiveFocus();
    }

    component Words: Paragraph { visible: text !== "" }
    // Characters to compare, in groups.
    component Signs: Words { kind: "lead"; strong: true; tabular: true }

    Words {
        visible: sheet.dice.fingerprint === ""
        text: qsTr("This game has no fingerprint, so its luck can't be checked. It uses real dice, was started in an older Stolik, or came from a file.")
    }
    ColumnLayout {
        visible: sheet.dice.fingerprint !== ""
        spacing: Theme.gap(1)

        Words { text: qsTr("Fingerprint, made before the first move:") }
        Signs { text: sheet.dice.fingerprint }
    }
    Words {
        visible: sheet.dice.fingerprint !== "" && !sheet.told
        quiet: true
        text: qsTr("It comes from a secret number, the seed, which decides everything left to chance in this game. When the game is over, the seed is shown, and anyone can check that nothing was changed. Until then, the fingerprint gives nothing away.")
    }
    ColumnLayout {
        visible: sheet.told
        spacing: Theme.gap(1)

        Words { text: qsTr("Seed, secret until the end:") }
        Signs { text: sheet.dice.seed.replace(/(.{4})(?=.)/g, "$1 ") }
    }
    ColumnLayout {
        visible: sheet.dice.code !== ""
        spacing: Theme.gap(1)

        Words { text: qsTr("Code to replay this game with the same luck:") }
        Signs { text: sheet.dice.code }
        LinkButton {
            Layout.leftMargin: -leftPadding
            text: qsTr("Compare with earlier games")
            onClicked: {
                sheet.close();
                sheet.compareWanted();
            }
        }
    }
    RowLayout {
        visible: sheet.dice.verdict !== ""
        spacing: Theme.gap(2)

        Icon {
            Layout.alignment: Qt.AlignTop
            name: sheet.dice.fair ? "check" : "info"
            color: sheet.dice.fair ? Theme.accent : Theme.danger
        }
        Words { text: sheet.dice.verdict; strong: true }
    }

    actions: LargeButton {
        id: check

        Layout.fillWidth: true
        visible: sheet.told
        primary: true
        iconName: "dice"
        text: qsTr("Verify everything")
        onClicked: {
            sheet.dice.check();
            sheet.contentItem.Accessible.announce(sheet.dice.verdict, Accessible.Polite);
        }
    }
}
