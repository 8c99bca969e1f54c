pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Shell

// All the games that were left in the middle, the latest first: to go on with, or to clear away.
ModalSheet {
    id: sheet

    required property Shell shell
    // Nothing goes before the list is closed: a bin that was pressed by mistake is pressed again.
    property var unwanted: []

    signal wanted(string save)
    signal reportWanted(string save)

    function toggle(save: string): void {
        unwanted = unwanted.includes(save) ? unwanted.filter(one => one !== save) : [...unwanted, save];
    }
    function goOn(save: string): void {
        unwanted = unwanted.filter(one => one !== save);
        close();
        wanted(save);
    }

    // When a game was left, as people here write it.
    function dateText(seconds: real): string {
        const at = new Date(1000 * seconds);
        const language = Qt.locale(Qt.uiLanguage);
        const time = at.toLocaleTimeString(language, Locale.ShortFormat);
        const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(at).setHours(0, 0, 0, 0)) / 86400000);
        return days === 0 ? qsTr("today, %1", "time of day").arg(time)
            : days === 1 ? qsTr("yesterday, %1", "time of day").arg(time)
            : qsTr("%1, %2", "date, time of day").arg(at.toLocaleDateString(language, Locale.ShortFormat)).arg(time);
    }

    title: qsTr("Games that wait")
    wide: Theme.dp(820)
    onClosed: {
        unwanted.forEach(save => sheet.shell.putAway(save));
        unwanted = [];
    }

    Repeater {
        model: sheet.shell.waiting

        RowLayout {
            id: line

            required property string save
            required property string gameId
            required property string title
            required property var seats
            required property string player
            required property real savedAt
            required property url picture
            required property var position
            required property bool secrets
            readonly property string what: qsTr("%1: %2").arg(qsTranslate(gameId, title)).arg(people)
            readonly property string people: seats.map(seat => seat.name).join(", ")
            readonly property string question: seats.length > 1 ? qsTr("How did we play?") : qsTr("How did I play?")
            readonly property bool goes: sheet.unwanted.includes(save)

            Layout.fillWidth: true
            spacing: Theme.gap(3)

            PositionPicture {
                implicitWidth: Theme.dp(132)
                implicitHeight: Theme.dp(84)
                opacity: line.goes ? 0.6 : 1
                active: sheet.visible
                drawing: line.picture
                position: line.position
                colours: line.seats.map(seat => seat.colour)
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0
                opacity: line.goes ? 0.6 : 1

                TextLabel {
                    Layout.fillWidth: true
                    text: line.what
                    strong: true
                    elide: Text.ElideRight
                }
                TextLabel {
                    Layout.fillWidth: true
                    text: {
                        if (line.goes)
                            return qsTr("Goes away when this list is closed.");
                        return line.player ? qsTr("%1 is to move").arg(line.player) : qsTr("Before the first move");
                    }
                    kind: "small"
                    quiet: true
                    elide: Text.ElideRight
                }
                TextLabel {
                    Layout.fillWidth: true
                    visible: line.savedAt > 0
                    text: sheet.dateText(line.savedAt)
                    kind: "small"
                    quiet: true
                    elide: Text.ElideRight
                }
            }
            ActionButton {
                text: qsTr("Continue")
                Accessible.name: qsTr("Continue %1").arg(line.what)
                large: false
                enabled: !line.goes
                onClicked: sheet.goOn(line.save)
            }
            // Its place is kept where secrets forbid it: the buttons stand in columns.
            Item {
                implicitWidth: asked.implicitWidth
                implicitHeight: asked.implicitHeight

                IconButton {
                    id: asked

                    visible: !line.secrets
                    iconName: "chart"
                    text: line.question
                    enabled: !line.goes
                    Accessible.name: line.question + " " + line.what
                    onClicked: {
                        sheet.close();
                        sheet.reportWanted(line.save);
                    }
                }
            }
            IconButton {
                iconName: "bin"
                text: qsTr("Clear away")
                Accessible.name: qsTr("Clear away %1").arg(line.what)
                checkable: true
                checked: line.goes
                onClicked: sheet.toggle(line.save)
            }
        }
    }
}
