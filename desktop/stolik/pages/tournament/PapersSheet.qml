pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Shell

// What is printed of a tournament, or calculated with: each press writes a new file.
ModalSheet {
    id: sheet

    required property TournamentPrinting printing
    required property int round
    // How the tables are drawn.
    required property string draw
    readonly property list<string> papers: ["a4", "a5"]

    title: qsTr("Print and save")
    cross: false
    wide: Theme.dp(640)

    GridLayout {
        Layout.fillWidth: true
        columns: Theme.largeType ? 1 : 2
        uniformCellWidths: true
        columnSpacing: Theme.gap(3)
        rowSpacing: Theme.gap(3)

        ActionButton {
            Layout.fillWidth: true
            large: false
            enabled: sheet.round > 0
            text: qsTr("Score cards of this round")
            onClicked: sheet.printing.printCards(sheet.round)
        }
        ActionButton {
            Layout.fillWidth: true
            large: false
            text: qsTr("An empty score card")
            onClicked: sheet.printing.printBlankCard()
        }
        ActionButton {
            Layout.fillWidth: true
            large: false
            text: qsTr("The whole tournament as PDF")
            onClicked: sheet.printing.exportPdf()
        }
        ActionButton {
            Layout.fillWidth: true
            large: false
            text: qsTr("Places and games as tables (CSV)")
            onClicked: sheet.printing.exportCsv()
        }
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap(3)

        TextLabel {
            Layout.fillWidth: true
            text: qsTr("Paper")
            strong: true
            Accessible.ignored: true
        }
        SegmentedControl {
            name: qsTr("Paper")
            options: ["A4", "A5"]
            current: sheet.papers.indexOf(sheet.printing.paper)
            onChosen: index => sheet.printing.choosePaper(sheet.papers[index])
        }
    }
    TextLabel {
        Layout.fillWidth: true
        text: sheet.draw
        kind: "small"
        quiet: true
        wrapMode: Text.Wrap
    }
    TextLabel {
        Layout.fillWidth: true
        Layout.minimumHeight: 2 * Theme.body * 1.5
        text: sheet.printing.sentence
        wrapMode: Text.Wrap
        Accessible.role: Accessible.AlertMessage
    }
    actions: [
        ActionButton {
            large: false
            enabled: sheet.printing.saved
            text: qsTr("Open")
            onClicked: sheet.printing.open()
        },
        ActionButton {
            large: false
            enabled: sheet.printing.saved
            text: qsTr("Show folder")
            onClicked: sheet.printing.showFolder()
        },
        Item { Layout.fillWidth: true },
        ActionButton {
            primary: true
            text: qsTr("Done")
            onClicked: sheet.close()
        }
    ]
}
