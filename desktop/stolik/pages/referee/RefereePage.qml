pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Referee

// The referee's corner: the clock of a real table, the games' tools, and a search of the rules.
Page {
    id: page

    required property RefereeModel model

    readonly property RefereeModel referee: page.model

    // The index of the part shown: the clock, then the games' tools, then the search.
    property int current: 0
    readonly property list<string> titles: [qsTr("Table clock"), ...tools(page.referee.tools.count), qsTr("Search the rules")]

    // Untyped, since a tool belongs to its game.
    readonly property var shown: part.item

    function tools(count: int): list<string> {
        const names = [];
        for (let row = 0; row < count; row++)
            names.push(page.referee.tools.field(row, "title"));
        return names;
    }
    function show(index: int): void { page.current = Math.max(0, Math.min(page.titles.length - 1, index)); }
    function giveFocus(): void {
        if (page.shown)
            page.shown.takeFocus();
    }
    function read(found: var): void {
        help.setSource(page.shell.pages.address("help"), {
            shell: page.shell,
            settings: page.settings,
            gameId: found.page,
            place: "#" + found.chapter + "/" + found.passage
        });
    }

    title: qsTr("Referee's corner")
    narrow: Theme.largeType || width < Theme.dp(980)
    Keys.onPressed: event => {
        if (!(event.modifiers & Qt.ControlModifier))
            return;
        event.accepted = true;
        if (event.key === Qt.Key_PageDown || event.key === Qt.Key_Right)
            page.show(page.current + 1);
        else if (event.key === Qt.Key_PageUp || event.key === Qt.Key_Left)
            page.show(page.current - 1);
        else
            event.accepted = false;
    }

    PageColumn {
        narrow: page.narrow
        spacing: Theme.gap(page.narrow ? 2 : 3)
        visible: help.status === Loader.Null
        enabled: visible

        PageHeader {
            title: page.title
            onBackWanted: page.backWanted()

            Loader { active: !page.narrow; sourceComponent: choice }
        }
        Loader {
            Layout.fillWidth: true
            active: page.narrow
            visible: active
            sourceComponent: choice
        }
        Loader {
            id: part

            Layout.fillWidth: true
            Layout.fillHeight: true
            focus: true
            onLoaded: page.giveFocus()
        }
    }

    Component {
        id: choice

        SegmentedControl {
            name: qsTr("Referee's corner")
            options: page.titles
            fill: page.narrow
            current: page.current
            onChosen: index => page.show(index)
        }
    }
    // Each part is recreated when it is chosen; its model keeps the content.
    onCurrentChanged: load()
    Component.onCompleted: load()

    function load(): void {
        if (page.current === 0)
            part.setSource("ClockPane.qml", { clock: page.referee.clock });
        else if (page.current === page.titles.length - 1)
            part.setSource("SearchPane.qml", { referee: page.referee, page: page });
        else {
            const tool = page.referee.tools.at(page.current - 1);
            part.setSource(tool.page, { tool: page.referee.tool(tool.gameId) });
        }
    }

    PageLoader { id: help; anchors.fill: parent; visible: status !== Loader.Null }
    Connections {
        target: help.item
        ignoreUnknownSignals: true

        function onBackWanted(): void {
            help.source = "";
            page.giveFocus();
        }
    }
}
