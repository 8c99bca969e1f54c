pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Table

// The end of a game: places, and the points counted up line by line as on paper.
Sheet {
    id: sheet

    required property TableController table
    // finds `parent.lines`: what is counted so far for a seat
    property Component endSlot: null
    property int counted: 0
    readonly property int longest: {
        let most = 0;
        for (let row = 0; row < places.count; row++)
            most = Math.max(most, sheet.table.standings.at(row).lines.length);
        return most;
    }
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
    signal homeWanted
    signal lookBackWanted

    title: !sheet.done ? qsTr("The game is over") : qsTr("%1 wins", "one or several names", places.winners).arg(sheet.winners)
    wide: Theme.dp(720)
    dismissable: false
    onAboutToShow: sheet.counted = Theme.moves ? 0 : 1000
    onOpened: again.forceActiveFocus()

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
        visible: places.count <= 4 && places.winners <= 2
        spacing: Theme.gap(4)
        opacity: sheet.done ? 1 : 0
        scale: sheet.done || !Theme.moves ? 1 : 0.7
        Behavior on opacity { NumberAnimation { duration: Theme.fade } }
        Behavior on scale { NumberAnimation { duration: Theme.travel; easing.type: Theme.easeGain } }

        Repeater {
            model: sheet.table.standings

            Face {
                required property var model

                visible: model.rank === 1
                size: Theme.dp(88)
                seat: model.seat
                person: model.person
                bot: model.bot
            }
        }
        Icon {
            name: "trophy"
            size: Theme.dp(56)
            color: Theme.goldText
        }
    }
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

            Words {
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
            Face {
                size: Theme.dp(48)
                seat: place.model.seat
                person: place.model.person
                bot: place.model.bot
            }
            Words {
                Layout.preferredWidth: Theme.dp(130)
                text: place.model.name
                kind: "lead"
                strong: true
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Loader {
                readonly property var lines: place.shown

                Layout.fillWidth: true
                sourceComponent: sheet.endSlot
            }
            Words {
                Layout.preferredWidth: Theme.dp(64)
                text: place.total
                kind: "headline"
                tabular: true
                color: place.model.rank === 1 && sheet.done ? Theme.goldText : Theme.ink
                horizontalAlignment: Text.AlignRight
                Accessible.ignored: true
            }
        }
    }
    Words {
        Layout.fillWidth: true
        Layout.topMargin: Theme.gap(2)
        text: sheet.table.friendlyFact
        visible: text !== ""
        opacity: sheet.done ? 1 : 0
        quiet: true
        wrapMode: Text.WordWrap
    }

    actions: [
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
        },
        ActionButton {
            Layout.fillWidth: true
            iconName: "eye"
            text: qsTr("Look back")
            onClicked: sheet.lookBackWanted()
        },
        ActionButton {
            Layout.fillWidth: true
            iconName: "home"
            text: qsTr("Start page")
            onClicked: {
                sheet.close();
                sheet.homeWanted();
            }
        }
    ]
}
