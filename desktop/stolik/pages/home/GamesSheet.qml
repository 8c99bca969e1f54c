pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Shell

// All games of the house, the latest first: games in progress to continue, name or delete, and below them
// finished ones to look back on. A file or a code opens another.
ModalSheet {
    id: sheet

    required property Shell shell
    // More games are listed before the end of the list comes into view.
    readonly property bool nearEnd: sheet.area.overflows && sheet.area.contentY + 2 * sheet.area.height > sheet.area.contentHeight

    signal wanted(string save)
    signal reportWanted(string save)
    signal recordWanted
    signal codeWanted

    // Leaving by a button with these games takes a while.
    function leaveFor(button: QtObject, wanted: var, game: string): void {
        PressedFirst.then(button, () => {
            sheet.close();
            wanted(game);
        });
    }

    title: qsTr("Our games")
    wide: Theme.dp(860)
    // Games deleted while the list was closed have no row.
    onAboutToShow: {
        shell.clearDeleted();
        shell.lookAtGames();
        shell.latestGames.look();
    }
    onNearEndChanged: if (sheet.nearEnd && sheet.visible) shell.listMoreGames()
    // Until then the rows keep their places under the pointer.
    onClosed: shell.clearDeleted()

    Paragraph {
        visible: sheet.shell.savedGames.count === 0
        text: qsTr("No unfinished games. Leave a game early and it waits here.")
        quiet: true
    }
    Repeater {
        model: sheet.shell.savedGames

        // Only rows in view, and the next one, are created and checked; the others are placeholders.
        Loader {
            id: place

            required property var model
            property real high: Theme.dp(84)

            Layout.fillWidth: true
            Layout.preferredHeight: place.high
            active: place.height > 0 && place.y < sheet.area.contentY + sheet.area.height + Theme.dp(84)
                && place.y + place.height > sheet.area.contentY - Theme.dp(84)
            onLoaded: sheet.shell.seeGame(place.model.save)
            // A game in progress: its picture, its people, whose turn it is, and its actions.
            sourceComponent: GridLayout {
                id: line

                readonly property string when: Dates.moment(place.model.savedAt, sheet.shell.calendar.day)
                property bool renaming: false
                property Item edit: null

                // The position of a game that hasn't been read completely is unknown.
                readonly property bool read: place.model.active > -2
                // Whether the row has been painted once, as the list must not wait for the picture.
                property bool stands: false
                readonly property string people: place.model.names.join(", ")
                readonly property string called: place.model.caption || qsTranslate(place.model.gameId, place.model.title)
                readonly property string what: people === "" ? called : qsTr("%1: %2").arg(called).arg(people)
                readonly property string question: place.model.names.length > 1 ? qsTr("How did we play?") : qsTr("How did I play?")

                function finish(keeps: bool): void {
                    if (!renaming)
                        return;
                    const hadFocus = nameField.activeFocus;
                    renaming = false;
                    if (keeps)
                        sheet.shell.renameGame(place.model.save, nameField.text);
                    if (hadFocus)
                        line.edit.forceActiveFocus(Qt.TabFocusReason);
                }

                onImplicitHeightChanged: place.high = implicitHeight
                // In large type the button is under the text.
                columns: Theme.largeType ? 2 : 3
                columnSpacing: Theme.gap(3)
                rowSpacing: Theme.gap(1)

                FrameAnimation {
                    running: sheet.visible && !line.stands
                    onTriggered: line.stands = currentFrame > 0
                }
                PositionPicture {
                    Layout.rowSpan: Theme.largeType ? 2 : 1
                    Layout.alignment: Qt.AlignTop
                    implicitWidth: Theme.largeType ? Theme.air(132) : Theme.dp(132)
                    implicitHeight: Theme.largeType ? Theme.air(84) : Theme.dp(84)
                    opacity: place.model.deleted ? 0.6 : 1
                    active: sheet.visible && line.read && line.stands
                    drawing: place.model.picture
                    position: place.model.position
                    colours: place.model.colours
                    seat: place.model.active
                }
                ColumnLayout {
                    spacing: 0
                    opacity: place.model.deleted ? 0.6 : 1

                    TextInputField {
                        id: nameField

                        objectName: "gameName"
                        visible: line.renaming
                        Layout.fillWidth: true
                        name: qsTr("Game name")
                        placeholderText: qsTranslate(place.model.gameId, place.model.title)
                        most: 40
                        onAccepted: line.finish(true)
                        // Something temporarily over the list ends nothing.
                        onFocusChanged: if (!focus) line.finish(true)
                        onVisibleChanged: if (!visible) line.finish(true)
                        // The sheet stays open.
                        Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape
                        Keys.onEscapePressed: line.finish(false)
                    }
                    TextLabel {
                        visible: !line.renaming
                        Layout.fillWidth: true
                        text: line.what
                        strong: true
                        elide: Text.ElideRight
                    }
                    TextLabel {
                        Layout.fillWidth: true
                        text: place.model.deleted === "gone" ? qsTr("Deleted") : place.model.deleted !== "" ? qsTr("Will be deleted")
                            : !line.read ? "" : place.model.player ? qsTr("%1 to move").arg(place.model.player) : qsTr("Before the first move")
                        kind: "note"
                        elide: Text.ElideRight
                    }
                    TextLabel {
                        visible: line.when !== ""
                        Layout.fillWidth: true
                        text: line.when
                        kind: "note"
                        elide: Text.ElideRight
                    }
                }
                RowLayout {
                    spacing: Theme.gap(Theme.largeType ? 1 : 2)

                    // Continue and Undo share a place as wide as the wider one.
                    Item {
                        implicitWidth: Math.max(goOn.implicitWidth, back.implicitWidth)
                        implicitHeight: goOn.implicitHeight

                        ActionButton {
                            id: goOn

                            visible: place.model.deleted === ""
                            width: parent.width
                            text: qsTr("Continue")
                            Accessible.name: qsTr("Continue %1").arg(line.what)
                            onClicked: sheet.leaveFor(this, sheet.wanted, place.model.save)
                        }
                        BringBackButton {
                            id: back

                            what: line.what
                            visible: place.model.deleted === "offered"
                            width: parent.width
                            onClicked: sheet.shell.undeleteGame(place.model.save)
                        }
                    }
                    MoreButton {
                        id: more

                        checkable: true
                        enabled: place.model.deleted === ""
                        Accessible.name: qsTr("More with %1").arg(line.what)
                    }
                }
                // Rarely used actions under the text that they are about; created on demand.
                Loader {
                    Layout.columnSpan: line.columns
                    Layout.fillWidth: true
                    visible: more.checked && place.model.deleted === ""
                    active: more.checked
                    sourceComponent: Flow {
                        spacing: Theme.gap(2)

                        IconButton {
                            visible: !place.model.secrets
                            iconName: "chart"
                            text: line.question
                            showText: true
                            Accessible.name: line.question + " " + line.what
                            onClicked: sheet.leaveFor(this, sheet.reportWanted, place.model.save)
                        }
                        IconButton {
                            id: edit

                            Component.onCompleted: line.edit = edit
                            iconName: "edit"
                            text: qsTr("Rename")
                            showText: true
                            Accessible.name: qsTr("Rename %1").arg(line.what)
                            onClicked: {
                                nameField.text = place.model.caption;
                                line.renaming = true;
                                nameField.forceActiveFocus(Qt.TabFocusReason);
                                nameField.selectAll();
                            }
                        }
                        IconButton {
                            iconName: "bin"
                            text: qsTr("Delete")
                            showText: true
                            Accessible.name: qsTr("Delete %1").arg(line.what)
                            onClicked: {
                                const hadFocus = activeFocus;
                                sheet.shell.deleteGame(place.model.save);
                                if (hadFocus)
                                    back.forceActiveFocus(Qt.TabFocusReason);
                            }
                        }
                    }
                }
            }
        }
    }
    TextLabel {
        visible: sheet.shell.latestGames.rows.count > 0
        Layout.fillWidth: true
        Layout.topMargin: Theme.gap(2)
        text: qsTr("Finished")
        kind: "lead"
        strong: true
        Accessible.role: Accessible.Heading
    }
    Repeater {
        model: sheet.shell.latestGames.rows

        // A finished game: when and how it ended, and a button to look back on it.
        RowLayout {
            id: finishedGameRow

            required property string key
            required property string title
            required property int day
            required property string result
            required property string record
            readonly property bool opens: sheet.visible && sheet.shell.latestGames.hasRecord(key)
            readonly property string when: Dates.day(day, sheet.shell.calendar.day)

            spacing: Theme.gap(3)

            ColumnLayout {
                spacing: 0

                TextLabel {
                    Layout.fillWidth: true
                    text: finishedGameRow.title + " · " + finishedGameRow.when
                    strong: true
                    elide: Text.ElideRight
                }
                Paragraph { text: finishedGameRow.result; kind: "note" }
                Paragraph {
                    visible: text !== ""
                    text: finishedGameRow.record
                    kind: "small"
                    color: Theme.goldText
                }
            }
            ActionButton {
                visible: finishedGameRow.opens
                text: qsTr("Look back")
                Accessible.name: qsTr("Look back on %1, %2").arg(finishedGameRow.title).arg(finishedGameRow.when)
                Accessible.description: finishedGameRow.result
                onClicked: sheet.leaveFor(this, key => sheet.shell.latestGames.lookBack(key), finishedGameRow.key)
            }
        }
    }
    LinkButton {
        visible: sheet.shell.latestGames.hasOlder
        text: qsTr("Older games")
        onClicked: sheet.shell.latestGames.showOlder()
    }
    actions: [
        ActionButton {
            text: qsTr("Open a file…")
            Accessible.name: qsTr("Open a game or a tournament from a file")
            iconName: "book"
            onClicked: sheet.recordWanted()
        },
        ActionButton {
            text: qsTr("Play a friend's code…")
            iconName: "dice"
            onClicked: {
                sheet.close();
                sheet.codeWanted();
            }
        },
        Item { Layout.fillWidth: true }
    ]
}
