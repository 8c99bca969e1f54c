pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Stolik
import Stolik.Table

// The end of a game: the places, with points counted up line by line as on paper.
ModalSheet {
    id: sheet

    objectName: "endSheet"

    required property TableController table
    required property ResultText resultText
    // The game's part of the table, which provides the end's own drawings and sentences.
    required property GameTable game
    property string cardSentence: ""
    property bool cardSaved: false
    property int counted: 0
    readonly property int longest: {
        let most = 0;
        for (let row = 0; row < places.count; row++)
            most = Math.max(most, sheet.table.standings.field(row, "lines").length);
        return most;
    }
    readonly property bool crowded: places.count > 6
    readonly property bool packed: places.count > 8
    // Faces and totals shrink before a place is lost.
    readonly property bool dense: sheet.packed || sheet.tight || Theme.largeType
    // Seven or more in large type have lines so low that all are visible, without a fact beside them; from
    // nine on they are in two columns, with totals only.
    readonly property bool tight: sheet.crowded && (Theme.largeType || sheet.roomY < Theme.dp(560))
    readonly property bool paired: sheet.packed && sheet.tight
    readonly property real lineTall: Theme.dp(places.count > 7 ? 26 : 29)
    // A small window has less space between lines, and all buttons in one row.
    readonly property bool low: sheet.roomY < Theme.dp(640)
    readonly property bool done: sheet.counted >= sheet.longest
    // A click that comes too soon was meant for what was there before.
    readonly property bool takesClicks: sheet.table.end.takesClicks

    // A total with the unit of the game.
    function said(total: int): string { return sheet.game ? sheet.game.totalText(total) : String(total); }
    function takeFocus(): void {
        if (!sheet.opened || !sheet.takesClicks)
            return;
        if (more.opened)
            more.takeFocus();
        else
            again.forceActiveFocus();
    }
    // Closes the sheet and goes on to `next`.
    function leaveFor(next: var): void {
        sheet.close();
        next();
    }

    signal againWanted
    signal sameWanted
    signal diceWanted
    signal cardWanted
    signal cardOpenWanted
    signal cardFolderWanted
    signal homeWanted
    signal tournamentWanted
    signal lookBackWanted
    signal reportWanted

    // Everything is on the axis of the winner's moment before it, and the last position is visible around it.
    component Said: Paragraph { horizontalAlignment: Text.AlignHCenter; visible: text !== "" }

    T.Overlay.modal: Rectangle { color: Theme.scrim; opacity: 0.5 }
    title: sheet.resultText.title
    titleAlignment: Text.AlignHCenter
    wide: sheet.low ? Theme.dp(980) : Theme.dp(840)
    padding: Theme.gap(sheet.low ? (Theme.largeType ? 3 : 4) : 6)
    dismissable: false
    onAboutToHide: more.close()
    onAboutToShow: sheet.counted = sheet.table.end.takeCounting() && Theme.moves ? 0 : 1000
    onOpened: sheet.takeFocus()
    onTakesClicksChanged: sheet.takeFocus()

    Timer {
        interval: Math.max(1, Theme.travel)
        repeat: true
        running: sheet.opened && !sheet.done
        onTriggered: sheet.counted += 1
    }
    TapHandler { onTapped: sheet.counted = 1000 }

    // The winner, large, if there is room for it.
    RowLayout {
        id: podium

        Layout.alignment: Qt.AlignHCenter
        readonly property bool fits: !sheet.resultText.alone && places.count <= 4 && sheet.resultText.winners.length <= 2 && sheet.roomY >= Theme.dp(700)
        visible: podium.fits
        spacing: Theme.gap(4)

        Repeater {
            model: sheet.resultText.winners

            Laurel {
                id: crown

                required property var modelData

                size: Theme.dp(132)
                grown: true

                Avatar {
                    anchors.centerIn: parent
                    size: crown.size * 0.62
                    colour: crown.modelData.colour
                    number: crown.modelData.avatar
                    bot: crown.modelData.bot
                }
            }
        }
    }
    Loader {
        Layout.alignment: Qt.AlignHCenter
        active: sheet.resultText.alone && sheet.roomY >= Theme.dp(700)
        visible: active && sourceComponent !== null
        sourceComponent: sheet.game?.endPicture ?? null
    }
    GridLayout {
        flow: GridLayout.TopToBottom
        rows: Math.ceil(places.count / (sheet.paired ? 2 : 1))
        uniformCellWidths: true
        columnSpacing: Theme.gap(4)
        rowSpacing: sheet.packed || sheet.tight ? 0 : Theme.gap(sheet.low ? (sheet.crowded || Theme.largeType ? 0.5 : 1.5) : sheet.crowded ? 1 : 3)

        Repeater {
            id: places

            model: sheet.table.standings

            RowLayout {
                id: place

                required property string name
                required property int avatar
                required property int colour
                required property string bot
                required property int rank
                required property int score
                required property string told
                required property var lines
                readonly property var shown: place.lines.slice(0, sheet.counted)
                readonly property int total: sheet.done ? place.score
                    : place.shown.reduce((sum, line) => sum + line.value, 0)

                // The scroll bar must never cover a total.
                Layout.rightMargin: Theme.gap(3)
                spacing: Theme.gap(3)
                Accessible.role: Accessible.StaticText
                Accessible.name: sheet.resultText.alone ? qsTr("%1, %2").arg(place.name).arg(place.told)
                    : qsTr("Place %1: %2, %3").arg(place.rank).arg(place.name).arg(place.told)

                SilentLabel {
                    visible: !sheet.resultText.alone
                    Layout.preferredWidth: Theme.dp(36)
                    text: qsTr("%1.", "place").arg(place.rank)
                    kind: sheet.dense ? "lead" : "title"
                    lineHeight: 1
                    tabular: true
                    opacity: sheet.done ? 1 : 0
                    color: place.rank === 1 ? Theme.goldText : Theme.ink
                    horizontalAlignment: Text.AlignRight
                    Behavior on opacity { NumberAnimation { duration: Theme.base } }
                }
                Avatar {
                    size: sheet.tight ? sheet.lineTall - Theme.dp(1) : Theme.dp(sheet.packed ? 28 : Theme.largeType || sheet.crowded ? 32 : sheet.low ? 36 : 48)
                    colour: place.colour
                    number: place.avatar
                    bot: place.bot
                }
                SilentLabel {
                    Layout.fillWidth: sheet.paired
                    Layout.preferredWidth: Theme.dp(sheet.paired ? 60 : 190)
                    text: place.name
                    kind: "lead"
                    strong: true
                    lineHeight: sheet.crowded ? 1 : Theme.lineHeight
                    wrapMode: Text.WordWrap
                    maximumLineCount: sheet.crowded ? 1 : 2
                    elide: Text.ElideRight
                }
                EndPlace {
                    lines: place.shown
                    longest: sheet.longest
                    // In a small window, low enough that the reasons for the places need no scrolling.
                    tall: sheet.tight ? sheet.lineTall : sheet.low && sheet.crowded ? Theme.dp(40) : 0

                    visible: !sheet.paired
                    Layout.fillWidth: true
                    Layout.preferredWidth: 0
                    Layout.preferredHeight: sheet.tight ? tall : -1
                    sourceComponent: sheet.game?.endSlot ?? null
                }
                EndPlace {
                    lines: place.shown
                    first: place.rank === 1 && sheet.done

                    visible: (sheet.game?.totalSlot ?? null) !== null
                    sourceComponent: sheet.game?.totalSlot ?? null
                }
                SilentLabel {
                    visible: (sheet.game?.totalSlot ?? null) === null
                    Layout.preferredWidth: Theme.dp(60)
                    text: place.total
                    kind: sheet.tight ? "lead" : sheet.dense ? "title" : "headline"
                    strong: true
                    lineHeight: 1
                    tabular: true
                    color: place.rank === 1 && sheet.done ? Theme.goldText : Theme.ink
                    horizontalAlignment: Text.AlignRight
                }
                // The unit is separate, so that figures stay in their column.
                SilentLabel {
                    visible: (sheet.game?.totalSlot ?? null) === null && !sheet.paired
                    Layout.leftMargin: -Theme.gap(1.5)
                    Layout.preferredWidth: Theme.dp(68)
                    text: sheet.said(place.total).replace(place.total, "").trim()
                    kind: sheet.dense ? "small" : "body"
                    lineHeight: 1
                    color: place.rank === 1 && sheet.done ? Theme.goldText : Theme.ink
                }
            }
        }
    }
    Loader {
        Layout.fillWidth: true
        active: sheet.resultText.alone && (sheet.resultText.solo.marks ?? []).length > 0
        visible: active
        // A solo score on its scale, with the player's earlier best.
        sourceComponent: Item {
            id: scale

            readonly property real most: Math.max(1, sheet.resultText.solo.most ?? 0, sheet.resultText.solo.score ?? 0)

            function along(points: real): real { return line.x + line.width * Math.max(0, points) / scale.most; }

            implicitHeight: Theme.dp(92)
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Scale: %1").arg((sheet.resultText.solo.marks ?? []).map(mark =>
                qsTr("more than %1: %2").arg(mark.over).arg(mark.word)).join(", "))

            Pill {
                id: line

                x: Theme.gap(6)
                y: Theme.dp(40)
                width: parent.width - 2 * x
                height: Theme.dp(12)
                color: Theme.recess
                border.width: Theme.hair
                border.color: Theme.outline

                Pill {
                    width: Math.max(height, parent.width * Math.max(0, sheet.resultText.solo.score ?? 0) / scale.most)
                    height: parent.height
                    color: Theme.gold
                }
            }
            Repeater {
                model: sheet.resultText.solo.marks ?? []

                Item {
                    id: mark

                    required property var modelData
                    readonly property bool reached: sheet.resultText.solo.score > mark.modelData.over

                    x: scale.along(mark.modelData.over)
                    y: line.y

                    Rectangle {
                        x: -width / 2
                        y: -Theme.dp(5)
                        width: Theme.line
                        height: line.height + Theme.dp(10)
                        color: Theme.ink
                    }
                    SilentLabel {
                        x: -width / 2
                        y: line.height + Theme.dp(8)
                        text: qsTr("%1 %2", "points and grade").arg(mark.modelData.over).arg(mark.modelData.word)
                        kind: "small"
                        strong: mark.reached
                        quiet: !mark.reached
                    }
                }
            }
            // The earlier best is above the line, unless it is at the same place.
            Item {
                visible: (sheet.resultText.solo.best ?? -1) >= 0
                x: scale.along(sheet.resultText.solo.best ?? 0)
                y: line.y

                Rectangle {
                    x: -width / 2
                    y: -Theme.dp(8)
                    width: Theme.line
                    height: line.height + Theme.dp(8)
                    color: Theme.accent
                }
                SilentLabel {
                    x: Math.max(-parent.x, Math.min(scale.width - parent.x - width, -width / 2))
                    y: -Theme.dp(30)
                    text: qsTr("your best: %1").arg(sheet.resultText.solo.best ?? 0)
                    kind: "small"
                    color: Theme.accent
                    strong: true
                }
            }
        }
    }
    Said { text: sheet.resultText.stage.ownBest; strong: true }
    ColumnLayout {
        Layout.topMargin: Theme.gap(sheet.low ? 0 : 2)
        spacing: Theme.gap(sheet.low || sheet.crowded ? 0.5 : 3)

        Said {
            text: sheet.game?.endReason ?? ""
            lineHeight: sheet.low ? 1 : Theme.lineHeight
        }
        Said {
            text: sheet.game?.placeReasons ?? ""
            opacity: sheet.done ? 1 : 0
        }
        Said { text: sheet.table.handicapText; quiet: true }
        Said { text: sheet.table.pausesText; quiet: true }
        Said {
            text: sheet.table.friendlyFact
            visible: text !== "" && !sheet.tight && !(sheet.low && sheet.crowded)
            lineHeight: sheet.low ? 1 : Theme.lineHeight
            opacity: sheet.done ? 1 : 0
            quiet: true
        }
    }

    actions: RowLayout {
        spacing: Theme.gap(3)
        enabled: sheet.takesClicks

        ActionButton {
            id: again

            Layout.fillWidth: true
            Layout.preferredWidth: 1
            primary: true
            large: !sheet.low
            unhurried: true
            iconName: sheet.table.inTournament ? "trophy" : "replay"
            text: sheet.table.inTournament ? qsTr("Back to the tournament") : qsTr("Again")
            onClicked: PressedFirst.then(this, () => sheet.leaveFor(sheet.table.inTournament ? sheet.tournamentWanted : sheet.againWanted))
        }
        ActionButton {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            large: !sheet.low
            iconName: Theme.largeType ? "" : "chart"
            text: sheet.resultText.alone ? qsTr("How did I play?") : qsTr("How did we play?")
            onClicked: PressedFirst.then(this, () => sheet.leaveFor(sheet.reportWanted))
        }
        ActionButton {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            // The desk is under a tournament's table, and the first button leads there.
            visible: !sheet.table.inTournament
            large: !sheet.low
            iconName: "home"
            text: qsTr("Home")
            onClicked: sheet.leaveFor(sheet.homeWanted)
        }
        ActionButton {
            id: further

            large: !sheet.low
            iconName: "more"
            text: qsTr("More")
            onClicked: more.open()
        }
    }

    // The other actions for a finished game, one step behind its result.
    ModalSheet {
        id: more

        // The outcome of saving the score card, and whether it was saved.
        readonly property string cardSentence: sheet.cardSentence

        function takeFocus(): void { lookBack.forceActiveFocus(Qt.OtherFocusReason); }

        onClosed: if (OpenSheets.top === sheet) further.forceActiveFocus(Qt.OtherFocusReason)
        title: qsTr("What next?")
        wide: Theme.dp(640)
        // The outcome takes its room below, so that no button moves.
        y: Math.max(Theme.gap(2), Math.round((roomY - implicitHeight + saved.room) / 2 + slide))
        height: Math.min(implicitHeight, roomY - y - Theme.gap(2))
        onOpened: more.takeFocus()
        onCardSentenceChanged: {
            if (more.cardSentence === "")
                return;
            more.contentItem.Accessible.announce(more.cardSentence, Accessible.Polite);
            // The button just pressed is no longer needed.
            if (sheet.cardSaved)
                openCard.forceActiveFocus(Qt.OtherFocusReason);
        }

        GridLayout {
            columns: 2
            uniformCellWidths: true
            columnSpacing: Theme.gap(3)
            rowSpacing: Theme.gap(Theme.largeType ? 2 : 3)

            LargeButton {
                id: lookBack

                Layout.fillWidth: true
                iconName: "eye"
                text: qsTr("Look back")
                onClicked: sheet.leaveFor(sheet.lookBackWanted)
            }
            LargeButton {
                Layout.fillWidth: true
                enabled: !sheet.cardSaved
                iconName: "save"
                text: qsTr("Save the score card")
                onClicked: sheet.cardWanted()
            }
            LargeButton {
                Layout.fillWidth: true
                visible: sheet.table.repeatable
                iconName: "dice"
                text: sheet.game?.sameChance ?? ""
                onClicked: sheet.leaveFor(sheet.sameWanted)
            }
            LargeButton {
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

            visible: more.cardSentence !== ""
            spacing: Theme.gap(2)

            RowLayout {
                spacing: Theme.gap(2)

                Icon {
                    Layout.alignment: Qt.AlignTop
                    name: sheet.cardSaved ? "check" : "info"
                    color: sheet.cardSaved ? Theme.accent : Theme.danger
                }
                Paragraph {
                    text: more.cardSentence
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
                    iconName: "print"
                    text: qsTr("Open or print")
                    onClicked: sheet.cardOpenWanted()
                }
                ActionButton {
                    Layout.fillWidth: true
                    text: qsTr("Show the folder")
                    onClicked: sheet.cardFolderWanted()
                }
            }
        }
    }
}
