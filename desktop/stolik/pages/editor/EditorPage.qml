pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Editor
import Stolik.Shell

// A position to be set up: the trays of the table, below them what can be put into the chosen one, and beside them what
// else is said of it, and whether it can be played.
FocusScope {
    id: page

    required property Shell shell
    required property Settings settings
    required property EditorModel model

    readonly property EditorModel editor: page.model
    readonly property bool wide: !Theme.largeType && page.width >= Theme.dp(900)
    readonly property real side: Theme.gap(4)

    signal backWanted
    signal helpWanted(string place, string gameId)

    function takeKey(event: var): bool {
        if (event.matches(StandardKey.Undo)) {
            page.editor.undo();
            return true;
        }
        if (event.key === Qt.Key_Delete || event.key === Qt.Key_Backspace) {
            page.editor.takeLast();
            return true;
        }
        const plain = (event.modifiers & ~(Qt.ShiftModifier | Qt.KeypadModifier)) === Qt.NoModifier;
        return plain && !event.isAutoRepeat && event.text.trim() !== "" && page.editor.type(event.text);
    }

    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: header.title
    Keys.onEscapePressed: page.backWanted()
    Keys.onPressed: event => event.accepted = page.takeKey(event)
    Component.onCompleted: {
        header.backButton.forceActiveFocus(Qt.OtherFocusReason);
        if (page.editor.asks)
            start.open();
    }

    // Enter first finishes what is being typed.
    Item {
        id: typing

        Keys.onReturnPressed: event => event.accepted = page.editor.enter()
        Keys.onEnterPressed: event => event.accepted = page.editor.enter()
    }
    Connections {
        target: page.editor

        function onTold(text: string): void {
            page.Accessible.announce(text, Accessible.Polite);
        }
    }
    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: page.side
        anchors.rightMargin: page.side
        anchors.bottomMargin: Theme.gap(2)
        spacing: Theme.gap(2)

        PageHeader {
            id: header

            Layout.fillWidth: true
            Layout.topMargin: Theme.gap(1)
            title: qsTr("Set up a position")
            subtitle: page.editor.place
            onBackWanted: page.backWanted()

            IconButton {
                iconName: "undo"
                text: qsTr("Take the last step back")
                shortcutHint: qsTr("Ctrl+Z")
                framed: true
                enabled: page.editor.canUndo
                onClicked: page.editor.undo()
            }
            IconButton {
                iconName: "start"
                text: qsTr("Start from…")
                framed: true
                showText: !Theme.largeType
                onClicked: start.open()
            }
            IconButton {
                iconName: "more"
                text: qsTr("More")
                framed: true
                onClicked: more.open()
            }
            IconButton {
                iconName: "help"
                text: qsTr("How to play")
                framed: true
                onClicked: page.helpWanted("", page.editor.gameId)
            }
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.gap(3)

            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: Theme.gap(2)

                ScrollArea {
                    id: table

                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    ground: Theme.table
                    contentHeight: below.y + (below.visible ? below.height : 0) + Theme.gap(2)

                    Flow {
                        id: trays

                        x: Theme.ring
                        y: Theme.ring
                        width: table.width - 2 * Theme.ring - Theme.gap(3)
                        spacing: Theme.gap(2)

                        Repeater {
                            model: page.editor.trays

                            EditorTray {
                                editor: page.editor
                                most: trays.width
                                listeners: [typing]
                                onEntered: palette.takeFocus()
                            }
                        }
                    }
                    // In a narrow window all of it stands one below the other.
                    Loader {
                        id: below

                        y: trays.y + trays.height + Theme.gap(3)
                        width: trays.width
                        active: !page.wide
                        visible: active
                        sourceComponent: Panel {
                            implicitHeight: said.implicitHeight + Theme.gap(8)

                            ColumnLayout {
                                id: said

                                x: Theme.gap(4)
                                y: Theme.gap(4)
                                width: parent.width - Theme.gap(8)
                                spacing: Theme.gap(4)

                                EditorSettings {
                                    Layout.fillWidth: true
                                    editor: page.editor
                                }
                                EditorVerdict {
                                    Layout.fillWidth: true
                                    editor: page.editor
                                }
                            }
                        }
                    }
                }
                EditorPalette {
                    id: palette

                    Layout.fillWidth: true
                    editor: page.editor
                    most: page.height * (page.wide ? 0.3 : 0.22)
                    verdict: page.wide ? "" : page.editor.verdict
                    listeners: [typing]
                    onVerdictWanted: table.scrollBy(table.contentHeight)
                }
            }
            Loader {
                Layout.fillHeight: true
                Layout.preferredWidth: Theme.dp(330)
                active: page.wide
                visible: active
                sourceComponent: Panel {
                    ColumnLayout {
                        anchors.fill: parent
                        anchors.margins: Theme.gap(4)
                        anchors.rightMargin: Theme.gap(2)
                        spacing: Theme.gap(3)

                        ScrollArea {
                            id: settings

                            Layout.fillWidth: true
                            Layout.fillHeight: true
                            ground: Theme.panel
                            contentHeight: asked.implicitHeight + Theme.gap(2)

                            EditorSettings {
                                id: asked

                                x: Theme.ring
                                y: Theme.ring
                                width: settings.width - Theme.gap(4)
                                editor: page.editor
                            }
                        }
                        Rectangle {
                            Layout.fillWidth: true
                            implicitHeight: Theme.hair
                            color: Theme.hairline
                        }
                        ScrollArea {
                            id: verdict

                            Layout.fillWidth: true
                            Layout.preferredHeight: Math.min(contentHeight, page.height * 0.5)
                            ground: Theme.panel
                            contentHeight: judged.implicitHeight + 2 * Theme.ring

                            EditorVerdict {
                                id: judged

                                x: Theme.ring
                                y: Theme.ring
                                width: verdict.width - Theme.gap(4)
                                editor: page.editor
                            }
                        }
                    }
                }
            }
        }
    }
    LaterSheet {
        id: start

        sourceComponent: EditorStartSheet {
            editor: page.editor
            shell: page.shell
        }
    }
    LaterSheet {
        id: more

        sourceComponent: EditorMoreSheet { editor: page.editor }
    }
}
