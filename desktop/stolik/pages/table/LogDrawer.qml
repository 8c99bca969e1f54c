pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Stolik
import Stolik.Table

// The game in sentences; each line leads back to its moment.
ModalSheet {
    id: drawer

    required property TableController table

    function takeFocus(): void { (list.count > 0 ? list : proof).forceActiveFocus(); }

    // the text of the button that leads to the proof of the dice
    property string checkChance: ""

    signal diceWanted

    side: "right"
    openingKey: Qt.Key_L
    title: qsTr("Game log")
    scrolls: false
    onOpened: {
        // When looking back, the line of that moment.
        list.currentIndex = drawer.table.lookingAt < 0 ? list.count - 1 : drawer.table.lookingAt - 1;
        list.showCurrent();
        drawer.takeFocus();
    }

    Paragraph {
        visible: drawer.table.strength >= 0
        text: (drawer.table.rated ? qsTr("A rated game against a computer of strength %1 out of 100.")
            : qsTr("Against a computer matched to you: strength %1 out of 100.")).arg(drawer.table.strength)
        kind: "note"
    }
    TextLabel { visible: list.count === 0; text: qsTr("Nothing yet."); quiet: true }
    ListView {
        id: list

        Layout.fillWidth: true
        Layout.fillHeight: true
        clip: true
        model: drawer.table.log
        // Otherwise lines out of view would be created step by step, even while the page goes.
        cacheBuffer: 0
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollPositionBar { }
        onHeightChanged: Qt.callLater(list.showCurrent)
        // Avoids a cut-off first line by scrolling on to the next one.
        function showCurrent(): void {
            list.bottomMargin = 0;
            list.positionViewAtIndex(Math.max(0, list.currentIndex), ListView.Contain);
            // Until all lines exist, the list only guesses their heights and would stop before its end.
            list.forceLayout();
            list.positionViewAtIndex(Math.max(0, list.currentIndex), ListView.Contain);
            const first = list.itemAt(0, list.contentY + 1);
            if (first && first.y < list.contentY - 1) {
                list.bottomMargin = first.y + first.height - list.contentY;
                list.contentY += list.bottomMargin;
            }
        }
        // Scrolls by a page, from the last line in view.
        function turnPage(forwards: bool): void {
            list.bottomMargin = 0;
            list.positionViewAtIndex(list.currentIndex, forwards ? ListView.Beginning : ListView.End);
            list.forceLayout();
            // A line with only a hair in view doesn't count.
            const to = list.indexAt(0, list.contentY + (forwards ? list.height - Theme.gap(2) : Theme.gap(2)));
            const next = list.currentIndex + (forwards ? 1 : -1);
            list.go(to < 0 ? next : forwards ? Math.max(to, next) : Math.min(to, next));
        }
        function go(index: int): void {
            list.bottomMargin = 0;
            list.currentIndex = Math.max(0, Math.min(list.count - 1, index));
            list.positionViewAtIndex(list.currentIndex, ListView.Contain);
        }
        Keys.onPressed: event => {
            event.accepted = list.count > 0;
            if (!event.accepted)
                return;
            if (event.key === Qt.Key_Home)
                list.go(0);
            else if (event.key === Qt.Key_End)
                list.go(list.count - 1);
            else if (event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown)
                list.turnPage(event.key === Qt.Key_PageDown);
            else
                event.accepted = false;
        }
        Keys.onReturnPressed: (currentItem as T.AbstractButton)?.click()
        Keys.onSpacePressed: (currentItem as T.AbstractButton)?.click()

        delegate: T.AbstractButton {
            id: line

            required property int moment
            required property int seat
            required text
            required property bool matters
            required property int index

            width: ListView.view.width - Theme.gap(3)
            implicitHeight: words.implicitHeight + Theme.gap(3)
            leftPadding: Theme.gap(2)
            rightPadding: Theme.gap(1)
            hoverEnabled: true
            focusPolicy: Qt.NoFocus
            Accessible.role: Accessible.ListItem
            Accessible.name: text
            onClicked: {
                drawer.close();
                drawer.table.lookAt(line.moment);
            }

            background: RowGround {
                row: line
                ringed: list.activeFocus && line.ListView.isCurrentItem
            }
            contentItem: RowLayout {
                spacing: Theme.gap(2)

                Rectangle {
                    Layout.alignment: Qt.AlignTop
                    // Centred on the first line.
                    Layout.topMargin: Theme.dp(15)
                    implicitWidth: Theme.gap(2)
                    implicitHeight: Theme.gap(2)
                    radius: Theme.gap(1)
                    // Secret actions have no colour.
                    color: line.seat >= 0 ? Theme.seatColor(drawer.table.seats.field(line.seat, "colour") ?? 0) : "transparent"
                }
                SilentParagraph {
                    id: words

                    text: line.text
                    strong: line.matters
                }
            }
        }
    }
    // The log begins with the first move; the proof of its luck is below the last.
    ColumnLayout {
        spacing: 0

        Paragraph {
            text: drawer.table.fairDice.fingerprint === "" ? qsTr("Without a fingerprint, the luck can't be checked.")
                : qsTr("All the luck in this game was settled before the first move.")
            kind: "note"
        }
        LinkButton {
            id: proof

            Layout.leftMargin: -leftPadding
            text: drawer.table.fairDice.fingerprint === "" ? qsTr("Why?") : drawer.checkChance
            onClicked: {
                drawer.close();
                drawer.diceWanted();
            }
        }
    }
}
