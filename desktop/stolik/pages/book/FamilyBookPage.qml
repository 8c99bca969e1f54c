pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.FamilyBook
import Stolik.Shell

// The family book: people and their games, the evening, a season, and what the dice showed.
FocusScope {
    id: page

    required property Shell shell
    required property Settings settings
    required property FamilyBookModel model

    readonly property FamilyBookModel book: page.model
    readonly property SavedDocument file: page.book.document

    readonly property bool narrow: Theme.largeType || page.width < Theme.dp(900)
    property int part: 0

    signal backWanted

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Family book")
    Keys.onEscapePressed: backWanted()

    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gap(page.narrow ? 4 : 8)
        anchors.rightMargin: Theme.gap(page.narrow ? 4 : 8)
        anchors.topMargin: Theme.gap(page.narrow ? 2 : 4)
        anchors.bottomMargin: Theme.gap(page.narrow ? 2 : 4)
        spacing: Theme.gap(3)

        PageHeader {
            Layout.fillWidth: true
            title: qsTr("Family book")
            backButton.focus: true
            onBackWanted: page.backWanted()

            Loader {
                active: !page.narrow
                sourceComponent: parts
            }
            IconButton {
                anchors.verticalCenter: parent.verticalCenter
                iconName: "more"
                enabled: page.book.people.count > 0
                text: qsTr("More")
                framed: true
                onClicked: {
                    more.active = true;
                    (more.item as ModalSheet).open();
                }
            }
        }
        Loader {
            Layout.fillWidth: true
            active: page.narrow
            visible: active
            sourceComponent: parts
        }
        Loader {
            Layout.fillWidth: true
            Layout.fillHeight: true
            sourceComponent: [people, evening, season, dice][page.part]
        }
    }

    Component {
        id: parts

        SegmentedControl {
            fill: page.narrow
            name: qsTr("Part of the book")
            options: [qsTr("People"), qsTr("Evening"), qsTr("Season"), qsTr("Dice")]
            current: page.part
            onChosen: index => page.part = index
        }
    }
    // Made when it is asked for: the book opens without what few ever want.
    Loader {
        id: more

        active: false
        visible: false
        sourceComponent: ModalSheet {
            title: qsTr("More")

            ActionButton {
                Layout.fillWidth: true
                focus: true
                large: false
                iconName: "save"
                text: qsTr("Save as table (CSV)")
                onClicked: page.book.saveTable()
            }
            TextLabel {
                Layout.fillWidth: true
                visible: text !== ""
                text: page.file.sentence
                wrapMode: Text.Wrap
                Accessible.role: Accessible.AlertMessage
            }
            LinkButton {
                visible: page.file.saved
                text: qsTr("Show the folder")
                onClicked: page.file.showFolder()
            }
        }
    }
    Component {
        id: people

        BookPeople {
            book: page.book
            narrow: page.narrow
        }
    }
    Component {
        id: evening

        ScrolledColumn {
            BookEvening {
                Layout.fillWidth: true
                Layout.maximumWidth: Theme.dp(900)
                Layout.alignment: Qt.AlignHCenter
                book: page.book
            }
        }
    }
    Component {
        id: season

        ScrolledColumn {
            BookSeason {
                Layout.fillWidth: true
                Layout.maximumWidth: Theme.dp(900)
                Layout.alignment: Qt.AlignHCenter
                book: page.book
            }
        }
    }
    Component {
        id: dice

        ScrolledColumn {
            BookDice {
                Layout.fillWidth: true
                Layout.maximumWidth: Theme.dp(900)
                Layout.alignment: Qt.AlignHCenter
                book: page.book
            }
        }
    }
}
