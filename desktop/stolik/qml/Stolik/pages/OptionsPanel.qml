pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Shell

// The options of the rules: named sets of them, who starts, and plain switches.
Panel {
    id: panel

    required property LineUpModel lineUp
    // Options that few tables want are folded away, unless one of them is in use.
    property bool unfolded: false
    property bool hasExperts: false

    function refold(): void {
        let experts = false, inUse = false;
        for (let row = 0; row < panel.lineUp.options.count; ++row) {
            const option = panel.lineUp.options.at(row);
            experts = experts || option.expert;
            inUse = inUse || (option.expert && (option.on || option.chosen > 0));
        }
        panel.hasExperts = experts;
        panel.unfolded = inUse;
    }

    Component.onCompleted: panel.refold()

    readonly property list<string> starters: ["youngest", "drawn", "seat"]

    visible: lineUp.asksForStarter || lineUp.options.count > 0
    implicitHeight: grid.implicitHeight + 2 * Theme.gap(3)

    GridLayout {
        id: grid

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.gap(4)
        anchors.rightMargin: Theme.gap(4)
        columns: 2
        uniformCellWidths: true
        columnSpacing: Theme.gap(8)
        rowSpacing: Theme.gap(2)

        ColumnLayout {
            id: presets

            property list<var> rows
            // Several sets may be alike; the first that fits is shown.
            readonly property int current: presets.rows.findIndex(row => row.on)

            function refresh(): void {
                const found = [];
                for (let row = 0; row < panel.lineUp.presets.count; ++row)
                    found.push(panel.lineUp.presets.at(row));
                presets.rows = found;
            }

            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            Layout.leftMargin: Theme.gap(3)
            visible: presets.rows.length > 0
            spacing: Theme.gap(2)
            Component.onCompleted: presets.refresh()

            Connections {
                target: panel.lineUp

                function onChanged(): void { presets.refresh(); }
            }
            TextLabel {
                text: qsTr("By which rules?")
                strong: true
            }
            SegmentedControl {
                Layout.fillWidth: true
                name: qsTr("By which rules?")
                fill: true
                options: presets.rows.map(row => qsTranslate(panel.lineUp.gameId, row.title))
                current: presets.current
                onChosen: index => panel.lineUp.choosePreset(presets.rows[index].preset)
            }
            TextLabel {
                Layout.fillWidth: true
                text: presets.current < 0 ? qsTr("Rules of your own.")
                    : qsTranslate(panel.lineUp.gameId, presets.rows[presets.current].explanation)
                kind: "small"
                quiet: true
                wrapMode: Text.Wrap
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            Layout.leftMargin: Theme.gap(3)
            visible: panel.lineUp.asksForStarter
            spacing: Theme.gap(2)

            TextLabel {
                text: qsTr("Who starts?")
                strong: true
            }
            SegmentedControl {
                Layout.fillWidth: true
                name: qsTr("Who starts?")
                fill: true
                options: [qsTr("The youngest"), qsTr("By lot"), qsTr("We choose")]
                current: panel.starters.indexOf(panel.lineUp.starter)
                onChosen: index => panel.lineUp.setStarter(panel.starters[index])
            }
            TextLabel {
                Layout.fillWidth: true
                text: panel.lineUp.starter === "drawn" ? qsTr("It is drawn when you sit down.")
                    : panel.lineUp.starter === "seat" ? qsTr("Press “Starts?” on the card of whoever is to start.")
                    : panel.lineUp.agesKnown ? qsTr("The youngest person starts; computers have no age.")
                    : qsTr("While an age is missing, the first seat starts.")
                kind: "small"
                quiet: true
                wrapMode: Text.Wrap
            }
        }
        IconButton {
            Layout.alignment: Qt.AlignBottom | Qt.AlignLeft
            visible: panel.hasExperts
            iconName: panel.unfolded ? "up" : "down"
            text: panel.unfolded ? qsTr("Fewer rules") : qsTr("More rules")
            showText: true
            onClicked: panel.unfolded = !panel.unfolded
        }
        Repeater {
            model: panel.lineUp.options

            Loader {
                id: row

                required property string option
                required property string title
                required property string explanation
                required property bool on
                required property list<string> choices
                required property int chosen
                required property bool expert

                readonly property string name: qsTranslate(panel.lineUp.gameId, row.title)
                readonly property string line: qsTranslate(panel.lineUp.gameId, row.explanation)

                active: panel.unfolded || !row.expert
                visible: active
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                // A switch's own padding apart, its title stands beside the other's.
                Layout.topMargin: row.choices.length > 0 ? 0 : -Theme.gap(2)
                sourceComponent: row.choices.length > 0 ? several : toggle

                Component {
                    id: toggle

                    ToggleRow {
                        text: row.name
                        line: row.line
                        checked: row.on
                        onToggled: panel.lineUp.setOption(row.option, checked)
                    }
                }
                Component {
                    id: several

                    ColumnLayout {
                        spacing: Theme.gap(2)

                        TextLabel {
                            Layout.leftMargin: Theme.gap(3)
                            text: row.name
                            strong: true
                            Accessible.ignored: true
                        }
                        SegmentedControl {
                            Layout.fillWidth: true
                            Layout.leftMargin: Theme.gap(3)
                            name: row.name
                            fill: true
                            options: row.choices.map(choice => qsTranslate(panel.lineUp.gameId, choice))
                            current: row.chosen
                            onChosen: index => panel.lineUp.chooseOption(row.option, index)
                        }
                        TextLabel {
                            Layout.fillWidth: true
                            Layout.leftMargin: Theme.gap(3)
                            text: row.line
                            kind: "small"
                            quiet: true
                            wrapMode: Text.Wrap
                        }
                    }
                }
            }
        }
    }
}
