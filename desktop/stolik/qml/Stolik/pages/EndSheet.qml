pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Table

// The end of a game: places, and the points counted up line by line as on paper.
ModalSheet {
    id: sheet

    required property TableController table
    // finds `parent.lines`: what is counted so far for a seat
    property Component endSlot: null
    // stands for the total, where one figure isn't all; finds `parent.lines` and `parent.first`
    property Component totalSlot: null
    property string placeReasons: ""
    // the button for a game with the very same chance
    property string sameChance: ""
    property string cardSentence: ""
    property bool cardSaved: false
    property int counted: 0
    readonly property int longest: {
        let most = 0;
        for (let row = 0; row < places.count; row++)
            most = Math.max(most, sheet.table.standings.at(row).lines.length);
        return most;
    }
    readonly property bool crowded: places.count > 6
    // A small window: less air between the lines.
    readonly property bool low: sheet.roomY < Theme.dp(640)
    readonly property bool done: sheet.counted >= sheet.longest
    readonly property string winners: {
        const names = [];
        for (let row = 0; row < places.count; row++) {
            const place = sheet.table.standings.at(row);
            if (place.rank === 1)
                names.push(place.name);
        }
        return names.join(qsTr(" and "));
    }

    signal againWanted
    signal sameWanted
    signal cardWanted
    signal cardOpenWanted
    signal cardFolderWanted
    signal homeWanted
    signal lookBackWanted

    title: !sheet.done ? qsTr("The game is over") : qsTr("%1 wins", "one or several names", places.winners).arg(sheet.winners)
    wide: Theme.dp(840)
    padding: Theme.gap(sheet.low ? 4 : 6)
    dismissable: false
    onAboutToShow: sheet.counted = Theme.moves ? 0 : 1000
    onOpened: again.forceActiveFocus()
    onCardSentenceChanged: {
        if (sheet.cardSentence === "")
            return;
        sheet.contentItem.Accessible.announce(sheet.cardSentence, Accessible.Polite);
        // The button that was just pressed has done its work.
        if (sheet.cardSaved)
            openCard.forceActiveFocus(Qt.OtherFocusReason);
    }

    Timer {
        interval: Math.max(1, Theme.travel)
        repeat: true
        running: sheet.opened && !sheet.done
        onTriggered: sheet.counted += 1
    }
    TapHandler { onTapped: sheet.counted = 1000 }

    // Whoever wins, large and with a small overshoot, where there is room for it.
    RowLayout {
        id: podium

        Layout.alignment: Qt.AlignHCenter
        visible: places.count <= 4 && places.winners <= 2 && sheet.roomY >= Theme.dp(700)
        spacing: Theme.gap(4)
        opacity: sheet.done ? 1 : 0
        scale: sheet.done || !Theme.moves ? 1 : 0.7
        Behavior on opacity { NumberAnimation { duration: Theme.fade } }
        Behavior on scale { NumberAnimation { duration: Theme.travel; easing.type: Theme.easeGain } }

        Repeater {
            model: sheet.table.standings

            Avatar {
                required property var model

                visible: model.rank === 1
                size: Theme.dp(88)
                seat: model.seat
                number: model.avatar
                bot: model.bot
            }
        }
        Icon {
            name: "trophy"
            size: Theme.dp(56)
            color: Theme.goldText
        }
    }
    ColumnLayout {
        spacing: Theme.gap(sheet.low ? 0.5 : sheet.crowded ? 1 : 3)

        Repeater {
            id: places

            readonly property int winners: {
                let number = 0;
                for (let row = 0; row < places.count; row++)
                    number += sheet.table.standings.at(row).rank === 1 ? 1 : 0;
                return number;
            }

            model: sheet.table.standings

            RowLayout {
                id: place

                required property var model
                readonly property var shown: place.model.lines.slice(0, sheet.counted)
                readonly property int total: sheet.done ? place.model.score
                    : place.shown.reduce((sum, line) => sum + line.value, 0)

                Layout.fillWidth: true
                // The line that scrolls never lies over a total.
                Layout.rightMargin: Theme.gap(3)
                spacing: Theme.gap(3)
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("Place %1: %2, %3").arg(place.model.rank).arg(place.model.name).arg(place.model.score)

                TextLabel {
                    Layout.preferredWidth: Theme.dp(36)
                    text: qsTr("%1.", "place").arg(place.model.rank)
                    kind: "title"
                    tabular: true
                    opacity: sheet.done ? 1 : 0
                    color: place.model.rank === 1 ? Theme.goldText : Theme.ink
                    horizontalAlignment: Text.AlignRight
                    Accessible.ignored: true
                    Behavior on opacity { NumberAnimation { duration: Theme.base } }
                }
                Avatar {
                    size: Theme.dp(sheet.crowded ? 32 : sheet.low ? 40 : 48)
                    seat: place.model.seat
                    number: place.model.avatar
                    bot: place.model.bot
                }
                TextLabel {
                    Layout.preferredWidth: Theme.dp(190)
                    text: place.model.name
                    kind: "lead"
                    strong: true
                    wrapMode: Text.WordWrap
                    maximumLineCount: sheet.crowded ? 1 : 2
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                Loader {
                    readonly property var lines: place.shown

                    Layout.fillWidth: true
                    sourceComponent: sheet.endSlot
                }
                Loader {
                    readonly property var lines: place.shown
                    readonly property bool first: place.model.rank === 1 && sheet.done

                    visible: sheet.totalSlot !== null
                    sourceComponent: sheet.totalSlot
                }
                TextLabel {
                    visible: sheet.totalSlot === null
                    Layout.preferredWidth: Theme.dp(64)
                    text: place.total < 0 ? "−" + -place.total : place.total
                    kind: "headline"
                    tabular: true
                    color: place.model.rank === 1 && sheet.done ? Theme.goldText : Theme.ink
                    horizontalAlignment: Text.AlignRight
                    Accessible.ignored: true
                }
            }
        }
    }
    ColumnLayout {
        Layout.fillWidth: true
        spacing: Theme.gap(sheet.low ? 0.5 : 3)

        TextLabel {
            Layout.fillWidth: true
            Layout.topMargin: Theme.gap(sheet.low ? 0 : 2)
            text: sheet.placeReasons
            visible: text !== ""
            opacity: sheet.done ? 1 : 0
            wrapMode: Text.WordWrap
        }
        TextLabel {
            Layout.fillWidth: true
            text: sheet.table.pausesText
            visible: text !== ""
            quiet: true
            wrapMode: Text.WordWrap
        }
        TextLabel {
            Layout.fillWidth: true
            text: sheet.table.friendlyFact
            visible: text !== ""
            opacity: sheet.done ? 1 : 0
            quiet: true
            wrapMode: Text.WordWrap
        }
    }

    actions: ColumnLayout {
        Layout.fillWidth: true
        spacing: Theme.gap(sheet.low ? 2 : 3)

        RowLayout {
            visible: sheet.cardSentence !== ""
            spacing: Theme.gap(2)

            Icon {
                Layout.alignment: Qt.AlignVCenter
                name: sheet.cardSaved ? "check" : "info"
                color: sheet.cardSaved ? Theme.accent : Theme.danger
            }
            TextLabel {
                Layout.fillWidth: true
                text: sheet.cardSentence
                wrapMode: Text.Wrap
            }
            ActionButton {
                id: openCard

                visible: sheet.cardSaved
                large: false
                iconName: "print"
                text: qsTr("Open or print")
                onClicked: sheet.cardOpenWanted()
            }
            ActionButton {
                visible: sheet.cardSaved
                large: false
                text: qsTr("Show the folder")
                onClicked: sheet.cardFolderWanted()
            }
        }
        RowLayout {
            spacing: Theme.gap(3)

            ActionButton {
                id: again

                Layout.fillWidth: true
                primary: true
                iconName: "replay"
                text: qsTr("Again")
                onClicked: {
                    sheet.close();
                    sheet.againWanted();
                }
            }
            ActionButton {
                Layout.fillWidth: true
                visible: sheet.table.repeatable
                iconName: "dice"
                text: sheet.sameChance
                onClicked: {
                    sheet.close();
                    sheet.sameWanted();
                }
            }
        }
        RowLayout {
            spacing: Theme.gap(3)

            ActionButton {
                Layout.fillWidth: true
                large: false
                enabled: !sheet.cardSaved
                iconName: "save"
                text: qsTr("Save the score card")
                onClicked: sheet.cardWanted()
            }
            ActionButton {
                Layout.fillWidth: true
                large: false
                iconName: "eye"
                text: qsTr("Look back")
                onClicked: sheet.lookBackWanted()
            }
            ActionButton {
                Layout.fillWidth: true
                large: false
                iconName: "home"
                text: qsTr("Start page")
                onClicked: {
                    sheet.close();
                    sheet.homeWanted();
                }
            }
        }
    }
}
