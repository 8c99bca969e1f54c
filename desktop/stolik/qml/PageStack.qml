pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Stolik
import Stolik.Shell

// The pages of the window: one at a time, with further pages on top that leave it unchanged.
Item {
    id: stack

    required property Shell shell
    required property Settings settings

    property string page: ""
    property string paintedPage: ""
    // The key of the topmost visible page; 0 if that is one of the first pages.
    readonly property int seen: stack.shell.pages.topWaits && stack.page === "table" ? 0 : stack.shell.pages.topKey
    // The id of the page over the first pages and the tournaments, or "help".
    readonly property string over: help.shown ? "help" : stack.shell.pages.topWaits ? "" : stack.shell.pages.top
    readonly property var covering: stack.seen > 0 ? laid.find(stack.seen)?.item ?? null : null
    // Where the game being looked back at was opened: "book", or "games" for the list on the home page.
    property string looksFrom: ""
    // The purpose of the next home page: to "choose" a game, or to see all "games".
    property string homeFor: ""
    // Untyped, since the table's types are only registered once there is a table.
    readonly property var shown: stack.lowest.item
    // The first pages and the tournaments, and the table.
    readonly property PageLoader lowest: stack.page === "table" ? laidTable : first
    // The files of the table being set up, which are loaded before people sit down.
    property var tableParts: []

    // How long nobody need be active before a page with a person's secrets closes, in milliseconds.
    property int idleTime: Theme.idle

    // Asks for a file dialog to open a record.
    signal recordWanted

    function seesFocus(): bool {
        const item = stack.Window.activeFocusItem as T.AbstractButton;
        return item !== null && item.visualFocus;
    }

    function go(page: string): void {
        const keys = seesFocus();
        first.byKeyboard = keys;
        laidTable.byKeyboard = keys;
        laidTable.source = "";
        // Bindings release the old page before the new one comes, which can then use its memory; under a
        // table that is being loaded the old page stays visible.
        if (page !== "table") {
            stack.page = "";
            first.source = "";
        }
        Qt.callLater(stack.come, page);
    }

    function come(page: string): void {
        // A lot can happen before the old page is gone, so check for the table again.
        const wanted = stack.shell.table ? "table" : page === "table" ? "home" : page;
        if (wanted === "table") {
            laidTable.setSource(stack.shell.pages.address(wanted), { table: stack.shell.table, looksFrom: stack.looksFrom });
        } else {
            gc();
            first.setSource(stack.shell.pages.address(wanted), { shell: stack.shell, settings: stack.settings });
        }
        stack.page = wanted;
        if (wanted === "home" && stack.homeFor === "games")
            stack.shown.showGames();
        else if (wanted === "home" && stack.homeFor === "choose")
            stack.shown.chooseGame();
        stack.homeFor = "";
    }

    // Closes everything over the first pages and the tournaments.
    function clear(): void {
        OpenSheets.closeAll();
        help.close();
        stack.shell.pages.giveWay();
    }

    // Leaves the current page as its own back button does: games are saved, and input is kept.
    function newGame(): void {
        OpenSheets.closeAll();
        help.close();
        stack.shell.pages.close("");
        const home = stack.page === "home" && !stack.shell.table;
        stack.looksFrom = "";
        stack.homeFor = home ? "" : "choose";
        if (stack.shell.table)
            stack.shell.leave();
        else if (!home)
            stack.go("home");
        else
            stack.shown.chooseGame();
    }

    // Shows the rules of the current game, or else the help on the program.
    function askHelp(): void {
        const top = stack.seen > 0 ? stack.shell.pages.top : stack.page;
        const [page, place] = stack.shell.helpOn(top);
        if (!help.shown && top !== "")
            help.lay(page, place, false, stack.seesFocus());
    }
    function leaveHelp(): void {
        const keys = stack.seesFocus();
        help.close();
        if (help.holder)
            help.holder.forceActiveFocus(keys ? Qt.TabFocusReason : Qt.OtherFocusReason);
        else
            stack.takeFocus(keys);
    }
    // Gives the keyboard to the visible page.
    function takeFocus(keys: bool): void {
        const top = stack.seen > 0 ? laid.find(stack.seen) : stack.lowest;
        top.byKeyboard = keys;
        if (top === laidTable && stack.page === "table" && stack.shown)
            stack.shown.resume();
        else
            top.takeFocus();
    }

    // The page below is unchanged.
    function back(): void {
        const keys = stack.seesFocus();
        stack.shell.pages.leave();
        stack.takeFocus(keys);
    }

    // Whoever looked at their secrets has gone away; the table covers itself.
    function cover(): void {
        if (!stack.shell.pages.secret)
            return;
        const keys = stack.seesFocus();
        OpenSheets.closeAll();
        stack.shell.pages.cover();
        if (!help.shown)
            stack.takeFocus(keys);
    }

    // Goes from the lesson to a real game; a table that was left for the lesson is unchanged.
    function playAfter(gameId: string): void {
        stack.back();
        if (page === "table")
            return;
        shell.choose(gameId);
        go("players");
    }

    // Returns to the page below one that can't be shown.
    function recover(back: var): void {
        shell.notices.tellUnexpected();
        back();
    }

    Component.onCompleted: come("home")
    Keys.onShortcutOverride: away.stir()

    AwayWatch {
        id: away

        watches: stack.shell.pages.secret
        idleTime: stack.idleTime
        onGone: stack.cover()
    }
    HoverHandler { enabled: away.watches; onPointChanged: away.stir() }
    PointHandler {
        enabled: away.watches
        acceptedButtons: Qt.AllButtons
        onPointChanged: away.stir()
    }

    Connections {
        target: stack.shell

        function onTableChanged(): void {
            // The game was opened to look back on it.
            const back = stack.shell.table ? "" : stack.looksFrom;
            stack.looksFrom = !stack.shell.tableOnlyLooks ? "" : stack.over === "book" ? "book" : "games";
            if (back === "games")
                stack.homeFor = back;
            stack.clear();
            stack.go(stack.shell.table ? "table" : "home");
            if (back === "book")
                Qt.callLater(stack.shell.pages.open, "book");
        }
        function onPageWanted(wanted: string): void {
            if (wanted === "home") {
                stack.newGame();
                return;
            }
            stack.clear();
            if (wanted === "table") {
                stack.takeFocus(stack.seesFocus());
                return;
            }
            stack.looksFrom = "";
            if (stack.shell.table)
                stack.shell.leave();
            else
                stack.go("home");
        }
        // Pages must be removed before their models.
        function onClosed(): void {
            help.close();
            stack.shell.pages.close("");
            first.source = "";
            laidTable.source = "";
        }
    }

    PageLoader {
        id: first

        anchors.fill: parent
        onFailed: {
            if (stack.page !== "home")
                stack.recover(() => stack.go("home"));
        }
        softly: stack.paintedPage !== ""
        covered: stack.seen > 0
        // A page that is covered is invisible and takes no keys.
        visible: stack.seen === 0 && !help.shown
        enabled: visible
        focus: visible && stack.page !== "table"
    }
    // A page that still shows through the incoming table takes no presses.
    MouseArea {
        anchors.fill: parent
        visible: first.visible && stack.page === "table" && first.item !== null
        acceptedButtons: Qt.AllButtons
        hoverEnabled: true
    }
    PageLoader {
        id: laidTable

        anchors.fill: parent
        onFailed: stack.recover(stack.shell.leave)
        softly: stack.paintedPage !== ""
        covered: stack.seen > 0
        visible: first.visible
        enabled: visible
        dissolves: true
        onCame: {
            first.source = "";
            stack.tableParts = [];
            gc();
        }
    }
    Connections {
        target: first.item
        ignoreUnknownSignals: true

        function onPlayersWanted(): void { stack.go("players"); }
        function onHomeWanted(): void { stack.go("home"); }
        function onComfortWanted(): void { stack.shell.pages.open("comfort"); }
        function onReportWanted(save: string): void { stack.shell.pages.open("report", { save: save }); }
        function onRecordWanted(): void { stack.recordWanted(); }
        function onLessonWanted(gameId: string): void { stack.shell.pages.open("lesson", { gameId: gameId }); }
        function onHelpWanted(place: string, gameId: var): void {
            help.lay(gameId ?? "", place, true, stack.seesFocus());
        }
    }
    Connections {
        target: laidTable.item
        ignoreUnknownSignals: true

        function onHomeWanted(): void { stack.shell.leave(); }
        function onTournamentWanted(): void { stack.shell.leave(); }
        function onFailed(): void { stack.recover(stack.shell.leave); }
        function onAgainWanted(): void { stack.shell.again(); }
        function onSameWanted(): void { stack.shell.sameAgain(); }
        function onUndoAgainWanted(): void { stack.shell.undoAgain(); }
        function onCardWanted(): void { stack.shell.scoreCard.save(); }
        function onCardOpenWanted(): void { stack.shell.scoreCard.open(); }
        function onCardFolderWanted(): void { stack.shell.scoreCard.showFolder(); }
        function onComfortWanted(): void { stack.shell.pages.open("comfort"); }
        function onReportWanted(save: string): void { stack.shell.pages.open("report", { save: save }); }
        function onCompareWanted(): void { stack.shell.pages.open("earlier"); }
        function onExplorerWanted(): void { stack.shell.pages.open("explorer"); }
        function onHelpWanted(place: string): void {
            help.lay(stack.shell.tableGame, place, true, stack.seesFocus());
        }
        function onPaceChosen(pace: string): void { stack.settings.pace = pace; }
        function onMuteToggled(): void { stack.settings.muted = !stack.settings.muted; }
    }
    component TableBinding: Binding {
        target: laidTable.item
        when: laidTable.status === Loader.Ready
    }
    TableBinding {
        property: "hintsOn"
        value: stack.settings.hints
    }
    TableBinding {
        property: "muted"
        value: stack.settings.muted
    }
    TableBinding {
        property: "cardSentence"
        value: stack.shell.scoreCard.sentence
    }
    TableBinding {
        property: "cardSaved"
        value: stack.shell.scoreCard.saved
    }
    TableBinding {
        property: "canUndoAgain"
        value: stack.shell.canUndoAgain
    }

    // The open pages, one on top of the other.
    Repeater {
        id: laid

        model: stack.shell.pages.rows

        function find(key: int): OpenedPage {
            for (let at = 0; at < laid.count; at++) {
                const loader = laid.itemAt(at) as OpenedPage;
                if (loader && loader.key === key)
                    return loader;
            }
            return null;
        }

        OpenedPage {}
    }

    component OpenedPage: PageLoader {
        id: opened

        required property int key
        required property string page
        required property url address
        required property bool hasModel
        property bool painted: false

        anchors.fill: parent
        visible: opened.key === stack.seen && !help.shown
        enabled: visible
        onVisibleChanged: if (visible) takeFocus()
        onFailed: stack.recover(stack.back)
        Component.onCompleted: {
            opened.byKeyboard = stack.seesFocus();
            const shared = { shell: stack.shell, settings: stack.settings };
            opened.setSource(opened.address,
                opened.hasModel ? Object.assign(shared, { model: stack.shell.pages.modelOf(opened.key) }) : shared);
        }

        Connections {
            target: stack.shell.pages

            // A page must be removed before its model.
            function onLeaving(key: int): void {
                if (key === opened.key)
                    opened.source = "";
            }
        }
        Connections {
            target: opened.item
            ignoreUnknownSignals: true

            function onBackWanted(): void { stack.back(); }
            function onPlayWanted(gameId: string): void { stack.playAfter(gameId); }
            function onHelpWanted(place: string, gameId: string): void { help.lay(gameId, place, true, stack.seesFocus()); }
        }
        FrameAnimation {
            running: opened.visible && opened.item !== null && !opened.painted
            onTriggered: {
                if (currentFrame < 1)
                    return;
                opened.painted = true;
                stack.shell.painted(opened.page);
            }
        }
    }

    HelpLayer {
        id: help

        shell: stack.shell
        settings: stack.settings
        onBackWanted: stack.leaveHelp()
        onFailed: stack.recover(stack.leaveHelp)
        onLessonWanted: gameId => {
            help.close();
            stack.shell.pages.open("lesson", { gameId: gameId });
        }
        onAboutWanted: {
            help.close();
            stack.shell.pages.open("about");
        }
    }

    FrameAnimation {
        running: stack.page !== "" && stack.page !== stack.paintedPage
        onTriggered: {
            if (currentFrame < 1)
                return;
            stack.paintedPage = stack.page;
            stack.shell.painted(stack.page);
            // Load the table's files now, so that sitting down doesn't have to wait for them.
            if (stack.page === "players")
                stack.tableParts = stack.shell.partsOfTable().map(part => Qt.createComponent(part, Component.Asynchronous));
        }
    }
}
