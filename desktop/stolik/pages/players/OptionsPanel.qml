pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Shell

// The set of options, and who starts; single options are in a sheet of their own.
Panel {
    id: panel

    required property LineUpModel lineUp
    // With little room, the answers are beside their question.
    property bool compact: false
    readonly property list<string> starters: ["youngest", "drawn", "seat"]

    signal singleWanted

    visible: lineUp.hasStarter || lineUp.options.count > 0
    opacity: lineUp.asksForStarter || lineUp.options.count > 0 ? 1 : 0
    implicitHeight: grid.implicitHeight + 2 * Theme.gap(panel.compact ? 1 : 3)

    // A question and its answers.
    component Question: GridLayout {
        Layout.alignment: Qt.AlignTop
        Layout.leftMargin: Theme.gap(3)
        columns: panel.compact ? 2 : 1
        columnSpacing: Theme.gap(4)
        rowSpacing: Theme.gap(panel.compact ? 1 : 2)
    }

    GridLayout {
        id: grid

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.gap(4)
        anchors.rightMargin: Theme.gap(4)
        columns: panel.compact ? 1 : 2
        uniformCellWidths: true
        columnSpacing: Theme.gap(8)
        rowSpacing: Theme.gap(panel.compact ? 1 : 2)

        Question {
            id: presets

            property list<var> found
            // Several sets may be equal; the first that matches is shown.
            readonly property int current: presets.found.findIndex(row => row.on)

            function refresh(): void {
                const rows = [];
                for (let row = 0; row < panel.lineUp.presets.count; ++row)
                    rows.push(panel.lineUp.presets.at(row));
                presets.found = rows;
            }

            visible: presets.found.length > 0
            Component.onCompleted: presets.refresh()

            Connections {
                target: panel.lineUp

                function onChanged(): void { presets.refresh(); }
            }
            TextLabel { text: qsTr("Rules"); strong: true }
            SegmentedControl {
                name: qsTr("Rules")
                fill: true
                options: presets.found.map(row => qsTranslate(panel.lineUp.gameId, row.title))
                current: presets.current
                onChosen: index => panel.lineUp.choosePreset(presets.found[index].preset)
            }
            Paragraph {
                Layout.columnSpan: parent.columns
                text: presets.current < 0 ? qsTr("Your own rules.")
                    : qsTranslate(panel.lineUp.gameId, presets.found[presets.current].explanation)
                kind: "note"
                wrapMode: Text.Wrap
            }
        }
        Question {
            visible: panel.lineUp.hasStarter
            // A person alone isn't asked, but the room is reserved, so that nothing moves when another comes.
            opacity: panel.lineUp.asksForStarter ? 1 : 0
            enabled: panel.lineUp.asksForStarter

            TextLabel { text: qsTr("Who starts?"); strong: true }
            SegmentedControl {
                name: qsTr("Who starts?")
                fill: true
                options: [qsTr("The youngest"), qsTr("Random"), qsTr("We choose")]
                current: panel.starters.indexOf(panel.lineUp.starter)
                onChosen: index => panel.lineUp.setStarter(panel.starters[index])
            }
            Paragraph {
                Layout.columnSpan: parent.columns
                // In large type, the lines of a large table leave no room for it.
                visible: text !== "" && (!panel.compact || panel.lineUp.most <= 10)
                text: panel.lineUp.starter === "seat" ? qsTr("Press “Starts?” on a card.") : ""
                kind: "note"
                wrapMode: Text.Wrap
            }
        }
        Question {
            id: single

            property list<string> changed
            // The only option, if it is a switch and fits here, so that it needs no sheet.
            property var only: null
            readonly property bool here: single.only !== null && !panel.compact

            function refresh(): void {
                const found = [];
                for (let row = 0; row < panel.lineUp.options.count; ++row) {
                    const one = panel.lineUp.options.at(row);
                    const name = qsTranslate(panel.lineUp.gameId, one.title);
                    if (!one.matters || one.usual)
                        continue;
                    // Buttons begin with a capital, but the same words after a colon don't.
                    const value = one.choices.length > 0 ? qsTranslate(panel.lineUp.gameId, one.choices[one.chosen]) : one.on ? "" : qsTr("no");
                    found.push(value === "" ? name : qsTr("%1: %2").arg(name).arg(value.charAt(0).toLowerCase() + value.slice(1)));
                }
                single.changed = found;
                const first = panel.lineUp.options.at(0);
                single.only = panel.lineUp.options.count === 1 && first.choices.length === 0 ? first : null;
            }

            visible: panel.lineUp.options.count > 0
            Layout.alignment: panel.compact ? Qt.AlignTop : Qt.AlignVCenter
            Component.onCompleted: single.refresh()

            Connections {
                target: panel.lineUp

                function onChanged(): void { single.refresh(); }
            }
            GridLayout {
                readonly property real room: panel.compact ? panel.width - Theme.gap(11) : panel.width / 2 - Theme.gap(11)

                Layout.columnSpan: ratedGame.visible ? single.columns : 1
                columns: inDetail.implicitWidth + columnSpacing + ratedGame.Layout.preferredWidth <= room ? 2 : 1
                columnSpacing: Theme.gap(4)
                rowSpacing: Theme.gap(1)

                LargeButton {
                    id: inDetail

                    visible: !single.here
                    text: qsTr("Rule details")
                    iconName: "settings"
                    onClicked: panel.singleWanted()
                }
                ToggleRow {
                    visible: single.here
                    text: qsTranslate(panel.lineUp.gameId, single.only?.title ?? "")
                    line: qsTranslate(panel.lineUp.gameId, single.only?.explanation ?? "")
                    checked: single.only?.on ?? false
                    onToggled: panel.lineUp.setOption(single.only.option, checked)
                }
                ToggleRow {
                    id: ratedGame

                    Layout.fillWidth: false
                    Layout.preferredWidth: implicitContentWidth + leftPadding + rightPadding
                    visible: panel.lineUp.canBeRated
                    enabled: !panel.lineUp.realDice
                    text: qsTr("Rated game")
                    checked: panel.lineUp.rated
                    onToggled: panel.lineUp.setRated(checked)
                }
            }
            // The differences from the usual rules, unless the name of the set says so.
            Paragraph {
                visible: text !== ""
                text: presets.current < 0 && !single.here && single.changed.length > 0 ? qsTr("%1.").arg(single.changed.join("; ")) : ""
                kind: "note"
                wrapMode: Text.Wrap
            }
        }
    }
}
