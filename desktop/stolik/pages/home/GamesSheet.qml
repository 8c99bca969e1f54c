pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Shell

// All the games of the house, the latest first: those that wait, to go on with, to name or to delete, and below
// them those that are over, to look back on. A file or a code brings another.
ModalSheet {
    id: sheet

    required property Shell shell
    // Of many games more are listed before the end of the list comes into sight.
    readonly property bool nearEnd: sheet.area.overflows && sheet.area.contentY + 2 * sheet.area.height > sheet.area.contentHeight

    signal wanted(string save)
    signal reportWanted(string save)
    signal recordWanted
    signal codeWanted

    title: qsTr("Our games")
    wide: Theme.dp(860)
    // What was deleted while the list was closed has no line in it.
    onAboutToShow: {
        shell.clearDeleted();
        shell.lookAtGames();
        shell.latestGames.look();
    }
    onNearEndChanged: if (sheet.nearEnd && sheet.visible) shell.listMoreGames()
    // Until then the lines keep their places under the pointer.
    onClosed: shell.clearDeleted()

    Paragraph {
        visible: sheet.shell.savedGames.count === 0
        text: qsTr("No game is waiting. A game that you leave in the middle appears here.")
        quiet: true
    }
    Repeater {
        model: sheet.shell.savedGames

        // Only what is in sight, and the next one, is made and judged; the others keep their places.
        Loader {
            id: place

            required property var model
            property real high: Theme.dp(84)

            Layout.fillWidth: true
            Layout.preferredHeight: place.high
            active: place.height > 0 && place.y < sheet.area.contentY + sheet.area.height + Theme.dp(84)
                && place.y + place.height > sheet.area.contentY - Theme.dp(84)
            onLoaded: sheet.shell.seeGame(place.model.save)
            sourceComponent: SavedGameRow {
                save: place.model.save
                gameId: place.model.gameId
                title: place.model.title
                caption: place.model.caption
                names: place.model.names
                colours: place.model.colours
                active: place.model.active
                player: place.model.player
                savedAt: place.model.savedAt
                picture: place.model.picture
                position: place.model.position
                secrets: place.model.secrets
                deleted: place.model.deleted
                shown: sheet.visible
                when: Dates.moment(savedAt, sheet.shell.calendar.day)
                onImplicitHeightChanged: place.high = implicitHeight
                onContinueWanted: {
                    sheet.close();
                    sheet.wanted(save);
                }
                onReportWanted: {
                    sheet.close();
                    sheet.reportWanted(save);
                }
                onRenamed: name => sheet.shell.renameGame(save, name)
                onDeleteWanted: sheet.shell.deleteGame(save)
                onUndeleteWanted: sheet.shell.undeleteGame(save)
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

        FinishedGameRow {
            when: Dates.day(day, sheet.shell.calendar.day)
            opens: sheet.visible && sheet.shell.latestGames.hasRecord(key)
            onWanted: {
                sheet.close();
                sheet.shell.latestGames.lookBack(key);
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
            large: false
            onClicked: sheet.recordWanted()
        },
        ActionButton {
            text: qsTr("Play by a friend's code…")
            iconName: "dice"
            large: false
            onClicked: {
                sheet.close();
                sheet.codeWanted();
            }
        },
        Item { Layout.fillWidth: true }
    ]

    // A game that waits: its picture, its people, whose move it is, and what can be done with it.
    component SavedGameRow: GridLayout {
        id: line

        required property string save
        required property string gameId
        required property string title
        required property string caption
        required property list<string> names
        required property list<int> colours
        required property int active
        required property string player
        required property real savedAt
        required property url picture
        required property var position
        required property bool secrets
        required property string deleted
        property bool shown: false
        property string when: ""
        property bool renaming: false
        property Item edit: null

        // Of a game that hasn't been read to its end nobody knows where it stands.
        readonly property bool read: active > -2
        // Whether the line has been painted once: the picture doesn't keep the list waiting.
        property bool stands: false
        readonly property string people: names.join(", ")
        readonly property string what: people === "" ? caption || qsTranslate(gameId, title) : qsTr("%1: %2").arg(caption || qsTranslate(gameId, title)).arg(people)
        readonly property string question: names.length > 1 ? qsTr("How did we play?") : qsTr("How did I play?")

        signal continueWanted
        signal reportWanted
        signal renamed(string name)
        signal deleteWanted
        signal undeleteWanted

        function finish(keeps: bool): void {
            if (!renaming)
                return;
            const hadFocus = nameField.activeFocus;
            renaming = false;
            if (keeps)
                renamed(nameField.text);
            if (hadFocus)
                line.edit.forceActiveFocus(Qt.TabFocusReason);
        }

        // In large type the button stands under the words.
        columns: Theme.largeType ? 2 : 3
        columnSpacing: Theme.gap(3)
        rowSpacing: Theme.gap(1)

        FrameAnimation {
            running: line.shown && !line.stands
            onTriggered: line.stands = currentFrame > 0
        }
        PositionPicture {
            Layout.rowSpan: Theme.largeType ? 2 : 1
            Layout.alignment: Qt.AlignTop
            implicitWidth: Theme.largeType ? Theme.air(132) : Theme.dp(132)
            implicitHeight: Theme.largeType ? Theme.air(84) : Theme.dp(84)
            opacity: line.deleted ? 0.6 : 1
            active: line.shown && line.read && line.stands
            drawing: line.picture
            position: line.position
            colours: line.colours
            seat: line.active
        }
        ColumnLayout {
            spacing: 0
            opacity: line.deleted ? 0.6 : 1

            TextInputField {
                id: nameField

                objectName: "gameName"
                visible: line.renaming
                Layout.fillWidth: true
                name: qsTr("Name of the game")
                placeholderText: qsTranslate(line.gameId, line.title)
                most: 40
                onAccepted: line.finish(true)
                // What lies over the list for a while ends nothing.
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
                text: line.deleted === "gone" ? qsTr("Deleted") : line.deleted !== "" ? qsTr("Will be deleted")
                    : !line.read ? "" : line.player ? qsTr("%1 is to move").arg(line.player) : qsTr("Before the first move")
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

            // Continue and its opposite share a place as wide as the wider one.
            Item {
                implicitWidth: Math.max(goOn.implicitWidth, back.implicitWidth)
                implicitHeight: goOn.implicitHeight

                ActionButton {
                    id: goOn

                    visible: line.deleted === ""
                    width: parent.width
                    text: qsTr("Continue")
                    Accessible.name: qsTr("Continue %1").arg(line.what)
                    large: false
                    onClicked: line.continueWanted()
                }
                BringBackButton {
                    id: back

                    what: line.what
                    visible: line.deleted === "offered"
                    width: parent.width
                    onClicked: line.undeleteWanted()
                }
            }
            IconButton {
                id: more

                iconName: "more"
                text: qsTr("More")
                checkable: true
                enabled: line.deleted === ""
                Accessible.name: qsTr("More with %1").arg(line.what)
            }
        }
        // What is wanted seldom, under the words that it is about; made when it is wanted.
        Loader {
            Layout.columnSpan: line.columns
            Layout.fillWidth: true
            visible: more.checked && line.deleted === ""
            active: more.checked
            sourceComponent: Flow {
                spacing: Theme.gap(2)

                IconButton {
                    visible: !line.secrets
                    iconName: "chart"
                    text: line.question
                    showText: true
                    framed: true
                    Accessible.name: line.question + " " + line.what
                    onClicked: line.reportWanted()
                }
                IconButton {
                    id: edit

                    Component.onCompleted: line.edit = edit
                    iconName: "edit"
                    text: qsTr("Rename")
                    showText: true
                    framed: true
                    Accessible.name: qsTr("Rename %1").arg(line.what)
                    onClicked: {
                        nameField.text = line.caption;
                        line.renaming = true;
                        nameField.forceActiveFocus(Qt.TabFocusReason);
                        nameField.selectAll();
                    }
                }
                IconButton {
                    iconName: "bin"
                    text: qsTr("Delete")
                    showText: true
                    framed: true
                    Accessible.name: qsTr("Delete %1").arg(line.what)
                    onClicked: {
                        const hadFocus = activeFocus;
                        line.deleteWanted();
                        if (hadFocus)
                            back.forceActiveFocus(Qt.TabFocusReason);
                    }
                }
            }
        }
    }

    // A game that is over: when, how it ended, and the way to look back on it.
    component FinishedGameRow: RowLayout {
        id: finishedGameRow

        required property string key
        required property string title
        required property int day
        required property string result
        required property string record
        property bool opens: false
        property string when: ""

        signal wanted

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
            large: false
            onClicked: finishedGameRow.wanted()
        }
    }
}
