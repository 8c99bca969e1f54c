pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.About

// About the program: trade marks, licences, and help when something has gone wrong.
Page {
    id: page

    required property About model

    function read(): void {
        licences.byKeyboard = more.visualFocus;
        licences.active = true;
    }
    // The trade marks as a list.
    function tradeMarks(): string {
        const names = [];
        for (let row = 0; row < page.shell.library.count; row++)
            names.push(page.shell.library.field(row, "tradeMark"));
        const owned = names.filter(name => name !== "");
        //: the last two of a list of names
        return qsTr("%1 and %2").arg(owned.slice(0, -1).join(", ")).arg(owned[owned.length - 1]);
    }
    function putAway(): void {
        licences.active = false;
        more.forceActiveFocus(licences.byKeyboard ? Qt.TabFocusReason : Qt.OtherFocusReason);
    }

    title: qsTr("About Stolik")

    PageColumn {
        visible: !licences.active
        ends: Theme.gap(5)
        spacing: Theme.gap(4)

        PageHeader {
            title: page.title
            backButton.focus: true
            onBackWanted: page.backWanted()
        }
        Panel {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.maximumWidth: Theme.dp(900)
            Layout.maximumHeight: Math.max(Theme.dp(480), column.implicitHeight + Theme.gap(10))
            Layout.alignment: Qt.AlignHCenter | Qt.AlignTop

            ScrollArea {
                id: flick

                ground: Theme.panel
                anchors.fill: parent
                anchors.margins: Theme.gap(2)
                contentHeight: column.implicitHeight + Theme.gap(5)

                ColumnLayout {
                    id: column

                    x: Theme.gap(5)
                    y: Theme.gap(3)
                    width: flick.width - Theme.gap(10)
                    spacing: Theme.gap(2)

                    RowLayout {
                        Layout.bottomMargin: Theme.gap(2)
                        spacing: Theme.gap(4)

                        Die { face: 5; size: Theme.dp(56); rotation: -8 }
                        ColumnLayout {
                            spacing: 0

                            TextLabel {
                                text: "Stolik"
                                kind: "headline"
                                Accessible.role: Accessible.Heading
                            }
                            TextLabel {
                                text: qsTr("Version %1").arg(page.model.version)
                                quiet: true
                                tabular: true
                            }
                        }
                    }
                    Words {
                        text: qsTr("Family games around one computer, for any mix of people and computer players. Stolik works offline and collects nothing about you.")
                    }
                    Words {
                        text: qsTr("Questions and suggestions: %1").arg(page.model.contact)
                    }
                    Heading { text: qsTr("Names of the games") }
                    Words {
                        text: qsTr("%1 are trademarks of their owners. Stolik is an independent, unofficial program, neither made nor endorsed by them. Its pictures, fonts and texts are its own or freely licensed, and it explains the rules in its own words.").arg(page.tradeMarks())
                    }
                    Heading { text: qsTr("Licences") }
                    Words {
                        text: qsTr("Stolik is free software under the MIT licence. It is built with Python, with Qt and PySide6 (both under the LGPL 3), and with the work of many others.")
                    }
                    ActionButton {
                        id: more

                        Layout.topMargin: Theme.gap(1)
                        // Room for the ring of the keyboard.
                        Layout.bottomMargin: Theme.gap(2)
                        text: qsTr("Read all licences")
                        onClicked: page.read()
                    }
                    Heading { text: qsTr("See for yourself") }
                    Words {
                        visible: proofs.count === 0
                        text: qsTr("Stolik checks itself: its dice, its file permissions and its licences.")
                    }
                    Words {
                        visible: proofs.count === 0
                        text: qsTr("It also reads everything you have saved and lists any file it can't use. Nothing is changed.")
                    }
                    Repeater {
                        id: proofs

                        model: page.model.proofs

                        RowLayout {
                            id: proof

                            required property string text
                            required property string icon

                            spacing: Theme.gap(2)

                            Icon {
                                Layout.alignment: Qt.AlignTop
                                name: proof.icon
                                color: proof.icon === "check" ? Theme.accent : Theme.ink
                            }
                            Words { text: proof.text }
                        }
                    }
                    Flow {
                        Layout.fillWidth: true
                        Layout.topMargin: Theme.gap(1)
                        Layout.bottomMargin: Theme.gap(2)
                        spacing: Theme.gap(2)

                        ActionButton {
                            enabled: !page.model.proving
                            text: qsTr("Check it")
                            onClicked: page.model.prove()
                        }
                        ActionButton {
                            enabled: !page.model.proving
                            text: qsTr("Check my data")
                            onClicked: page.model.checkData()
                        }
                    }
                    Words {
                        text: qsTr("Stolik sends nothing and never connects to another computer. See for yourself: everything works with the network switched off, and Resource Monitor on Windows, Activity Monitor on macOS and the command ss -tup on Linux show no connection of its own.")
                    }
                    Heading { visible: page.model.hasStory; text: qsTr("If something went wrong") }
                    Words {
                        readonly property string outcome: page.model.document.sentence

                        visible: page.model.hasStory
                        text: outcome !== "" ? outcome : qsTr("For a bug report, Stolik can save what happened at the last table: no names, and nothing secret from an unfinished game.")
                    }
                    Flow {
                        Layout.fillWidth: true
                        Layout.leftMargin: -Theme.gap(2)
                        visible: page.model.hasStory
                        spacing: Theme.gap(2)

                        LinkButton {
                            width: Math.min(implicitWidth, parent.width)
                            text: qsTr("Save what happened at the last table")
                            Accessible.role: Accessible.Button
                            onClicked: page.model.saveStory()
                        }
                        LinkButton {
                            visible: page.model.document.saved
                            text: qsTr("Show the folder")
                            onClicked: page.model.document.showFolder()
                        }
                    }
                }
            }
        }
        Item { Layout.fillHeight: true; Layout.maximumHeight: Theme.gap(1) }
    }

    // Created only when it is opened.
    PageLoader {
        id: licences

        anchors.fill: parent
        active: false
        visible: active
        sourceComponent: LicencesPage {
            licences: page.model.licences
            onBackWanted: page.putAway()
        }
    }

    component Heading: Title { Layout.topMargin: Theme.gap(1); wrapMode: Text.Wrap }
    component Words: Paragraph { wrapMode: Text.Wrap }
}
