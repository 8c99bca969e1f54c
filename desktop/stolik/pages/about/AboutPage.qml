pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.About
import Stolik.Shell

// What this is, whose names it uses, what it is built from, and what helps when something went wrong.
FocusScope {
    id: page

    required property Shell shell
    required property About model
    required property Settings settings

    signal backWanted

    function read(): void {
        licences.byKeyboard = more.visualFocus;
        licences.active = true;
    }
    // The names that are trade marks, in a row.
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

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("About Stolik")
    Keys.onEscapePressed: backWanted()

    PageColumn {
        visible: !licences.active
        ends: Theme.gap(5)
        spacing: Theme.gap(4)

        PageHeader {
            title: qsTr("About Stolik")
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
                        text: qsTr("Family games round one computer, for people and computers in any mix. Stolik works without the internet and collects nothing about you.")
                    }
                    Words {
                        text: qsTr("Questions and wishes to its authors: %1").arg(page.model.contact)
                    }
                    Heading { text: qsTr("Names of the games") }
                    Words {
                        text: qsTr("%1 are trade marks of their owners. Stolik is an independent, unofficial program; the owners of these names have neither made nor approved it. Its pictures, fonts and texts are its own or freely licensed, and it explains the rules in its own words.").arg(page.tradeMarks())
                    }
                    Heading { text: qsTr("Licences") }
                    Words {
                        text: qsTr("Stolik is free under the MIT licence. It is built with Qt and PySide6, which it uses under the LGPL 3, with Python, and with the work of many others.")
                    }
                    ActionButton {
                        id: more

                        Layout.topMargin: Theme.gap(1)
                        // Room for the ring of the keyboard.
                        Layout.bottomMargin: Theme.gap(2)
                        large: false
                        text: qsTr("Read all licences")
                        onClicked: page.read()
                    }
                    Heading { text: qsTr("Prove it yourself") }
                    Words {
                        visible: proofs.count === 0
                        text: qsTr("Stolik looks at itself: its dice, the rights of its files and its licences.")
                    }
                    Words {
                        visible: proofs.count === 0
                        text: qsTr("It reads all that was saved, too, and names each file that can't be used. Nothing is changed.")
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
                            large: false
                            enabled: !page.model.proving
                            text: qsTr("Prove it")
                            onClicked: page.model.prove()
                        }
                        ActionButton {
                            large: false
                            enabled: !page.model.proving
                            text: qsTr("Check my data")
                            onClicked: page.model.checkData()
                        }
                    }
                    Words {
                        text: qsTr("Stolik sends nothing: it opens no connection to another computer. You can see it: everything works with the network switched off, and the Resource Monitor of Windows, the Activity Monitor of macOS and the command ss -tup of Linux show no connection of its own.")
                    }
                    Heading { visible: page.model.hasStory; text: qsTr("If something went wrong") }
                    Words {
                        readonly property string outcome: page.model.document.sentence

                        visible: page.model.hasStory
                        text: outcome !== "" ? outcome : qsTr("For a bug report, Stolik can write down what was done at the last table: no names, and no secrets of a game that isn't over.")
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

    // Built only when they are to be read.
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

    component Heading: Paragraph {
        Layout.topMargin: Theme.gap(1)
        kind: "title"
        wrapMode: Text.Wrap
        Accessible.role: Accessible.Heading
    }
    component Words: Paragraph { wrapMode: Text.Wrap }
}
