pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Comfort
import Stolik.Shell

// Everything that makes it comfortable: for whom, with one switch each; every single choice below a fold. Each works
// at once.
FocusScope {
    id: page

    required property Shell shell
    required property Settings settings
    required property ComfortModel model

    property bool unfolded: false

    // A small window: less air between the things.
    readonly property bool low: height < Theme.dp(680)

    signal backWanted

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Comfort")
    Keys.onEscapePressed: backWanted()

    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gap(8)
        anchors.rightMargin: Theme.gap(8)
        anchors.topMargin: Theme.gap(page.low ? 3 : 5)
        anchors.bottomMargin: Theme.gap(page.low ? 2 : 5)
        spacing: Theme.gap(page.low ? 2 : 4)

        PageHeader {
            Layout.fillWidth: true
            title: qsTr("Comfort")
            backButton.focus: true
            onBackWanted: page.backWanted()

            LanguageChoice {
                settings: page.settings
            }
        }
        ScrollArea {
            id: flick

            // Most of what is below the fold is seen without more ado.
            readonly property bool roomy: height - more.y - more.height > Theme.dp(440)

            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.leftMargin: -Theme.gap(2)
            Layout.rightMargin: -Theme.gap(2)
            // What is below the fold comes into sight as soon as it is there.
            onContentHeightChanged: if (page.unfolded) contentY = Math.max(0, Math.min(content.y + more.y - Theme.gap(2), contentHeight - height))
            contentHeight: Math.max(height, content.implicitHeight + Theme.gap(page.low ? 2 : 4))

            ColumnLayout {
                id: content

                width: Math.min(flick.width - Theme.gap(4), Theme.dp(1240))
                x: (flick.width - width) / 2
                y: Theme.gap(1)
                spacing: Theme.gap(page.low ? 2 : 4)

                ForWhom {
                    Layout.fillWidth: true
                    visible: page.model.people.count > 0
                    model: page.model
                }
                GridLayout {
                    Layout.fillWidth: true
                    columns: 2
                    uniformCellWidths: true
                    columnSpacing: Theme.gap(page.low ? 2 : 4)
                    rowSpacing: Theme.gap(page.low ? 2 : 4)

                    ComfortSwitch {
                        text: qsTr("Calm table")
                        line: page.model.person !== "" && page.model.calmIsForAll ? qsTr("It is on for everybody.")
                            : qsTr("No hurry. After a while the table shows what to press.")
                        enabled: page.model.person === "" || !page.model.calmIsForAll
                        checked: page.model.calm
                        onToggled: page.model.turn("calm", checked)
                    }
                    ComfortSwitch {
                        text: qsTr("Large")
                        line: page.model.person === "" ? qsTr("Large letters, dice and tiles.")
                            : page.model.largeIsForAll ? qsTr("It is on for everybody.") : qsTr("Large dice and tiles when this person plays.")
                        enabled: page.model.person === "" || !page.model.largeIsForAll
                        checked: page.model.large
                        onToggled: page.model.turn("large", checked)
                    }
                    ComfortSwitch {
                        text: qsTr("By ear")
                        line: page.model.person !== "" ? qsTr("Always for everybody at this screen.")
                            : page.model.isHeard ? qsTr("You hear everything, so you can play without seeing.")
                            : qsTr("It needs a screen reader: no voice is installed here.")
                        checked: page.model.byEar
                        onToggled: page.model.turn("byEar", checked)
                    }
                    ComfortSwitch {
                        text: qsTr("Few keys")
                        line: page.model.person === "" ? qsTr("Four keys, such as the arrows, are enough to play.")
                            : qsTr("Always for everybody at this screen.")
                        checked: page.model.fewKeys
                        onToggled: page.model.turn("fewKeys", checked)
                    }
                }
                RowLayout {
                    id: more

                    Layout.fillWidth: true
                    spacing: Theme.gap(4)

                    ActionButton {
                        large: false
                        text: page.unfolded ? qsTr("Less") : qsTr("All settings")
                        iconName: page.unfolded ? "up" : "down"
                        Accessible.description: qsTr("Colours, size, pace, sound and more")
                        onClicked: page.unfolded = !page.unfolded
                    }
                    Item { Layout.fillWidth: true }
                    SegmentedControl {
                        id: parts

                        visible: page.unfolded
                        name: qsTr("What to change")
                        options: [qsTr("Seeing and hearing"), qsTr("The table"), qsTr("Listening"), qsTr("Keys"), qsTr("Folder")]
                        onChosen: index => parts.current = index
                    }
                    LinkButton {
                        visible: !page.unfolded && page.model.folder.days.length > 0
                        text: qsTr("Earlier days")
                        onClicked: {
                            parts.current = 4;
                            page.unfolded = true;
                        }
                    }
                    // Where people look for it who look for a setting.
                    LinkButton {
                        visible: !page.unfolded
                        text: qsTr("About Stolik")
                        onClicked: page.shell.pages.open("about")
                    }
                }
                // It fills what is seen, so that the tabs stay where they are whichever is chosen.
                Item {
                    Layout.fillWidth: true
                    Layout.minimumHeight: flick.roomy ? 0 : flick.height - more.height - content.spacing - Theme.gap(page.low ? 3 : 5)
                    visible: page.unfolded
                    implicitHeight: single.implicitHeight

                    // Made when it is first looked at: the pictures of cloths and pieces take longer than all the rest.
                    Loader {
                        id: single

                        width: parts.current === 2 || parts.current === 4 ? Math.min(parent.width, Theme.dp(720)) : parent.width
                        active: page.unfolded
                        sourceComponent: [look, table, ear, switches, keeping][parts.current]
                    }
                }
            }
        }
    }
    Component {
        id: look

        LookChoices {
            settings: page.settings
            low: page.low
        }
    }
    Component {
        id: table

        TableChoices {
            settings: page.settings
            low: page.low
        }
    }
    Component {
        id: ear

        ListeningChoices {
            settings: page.settings
            low: page.low
        }
    }
    Component {
        id: switches

        SwitchChoices {
            settings: page.settings
            low: page.low
        }
    }
    Component {
        id: keeping

        KeepingChoices {
            folder: page.model.folder
            shell: page.shell
            low: page.low
        }
    }
}
