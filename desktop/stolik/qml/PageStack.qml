pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Stolik
import Stolik.Shell

// The pages of the window: one at a time, and a page laid over it that leaves what is below as it was.
Item {
    id: stack

    required property Shell shell
    required property Settings settings

    property string page: ""
    property string paintedPage: ""
    // The page over all others that is seen, by its key; 0 if that is one of the first pages.
    readonly property int seen: stack.shell.pages.topWaits && stack.page === "table" ? 0 : stack.shell.pages.topKey
    // What lies over the first pages and the tournaments: a page by its id, or the help.
    readonly property string over: help.shown ? "help" : stack.shell.pages.topWaits ? "" : stack.shell.pages.top
    readonly property var covering: stack.seen > 0 ? laid.find(stack.seen)?.item ?? null : null
    // Where the game on the table was opened from to look back on it: "book", or "games", the list on the home page.
    property string looksFrom: ""
    // What the next first page is asked for: "choose" a game, or see all "games".
    property string homeFor: ""
    // Of no type that is known here: the table's types are only there once there is a table.
    readonly property var shown: stack.lowest.item
    // The first pages and the tournaments, and the table.
    readonly property PageLoader lowest: stack.page === "table" ? laidTable : first
    // What the table of the game being set up is drawn from, read before somebody sits down to it.
    property var tableParts: []

    // The milliseconds without a sign of life until a page with one person's secrets closes.
    property int idleTime: Theme.idle

    // Asks to show the files of this computer, to open one.
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
        // Bindings to the page's own properties let go of the old page before the new one comes, and the memory
        // of the old page is free for the new one; under a table that is being laid it is still seen.
        if (page !== "table") {
            stack.page = "";
            first.source = "";
        }
        Qt.callLater(stack.come, page);
    }

    function come(page: string): void {
        // Much can happen until the old page is gone: what counts is the table that there is now.
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

    // Takes everything away that lies over the first pages and the tournaments.
    function clear(): void {
        OpenSheets.closeAll();
        help.close();
        stack.shell.pages.giveWay();
    }

    // Whatever is shown is left as by its own way back: a game waits, and what was entered is kept.
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

    // The rules of the game shown, else how to use the program.
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
    // The page that is seen gets the keyboard.
    function takeFocus(keys: bool): void {
        const top = stack.seen > 0 ? laid.find(stack.seen) : stack.lowest;
        top.byKeyboard = keys;
        if (top === laidTable && stack.page === "table" && stack.shown)
            stack.shown.resume();
        else
            top.takeFocus();
    }

    // What lies below is as it was.
    function back(): void {
        const keys = stack.seesFocus();
        stack.shell.pages.leave();
        stack.takeFocus(keys);
    }

    // The person who looked at their secrets over the table went away; it is covered itself.
    function cover(): void {
        if (!stack.shell.pages.secret)
            return;
        const keys = stack.seesFocus();
        OpenSheets.closeAll();
        stack.shell.pages.cover();
        if (!help.shown)
            stack.takeFocus(keys);
    }

    // From the lesson to a real game; a table that was left for it is as it was.
    function playAfter(gameId: string): void {
        stack.back();
        if (page === "table")
            return;
        shell.choose(gameId);
        go("players");
    }

    // What lies below a page that can't be shown is as it was.
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
            // A game was opened from the book to look back on it.
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
        // Pages go before the models that they show.
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
        // What lies below a covering page neither shows through nor takes a key.
        visible: stack.seen === 0 && !help.shown
        enabled: visible
        focus: visible && stack.page !== "table"
    }
    // What still shows through a table that comes takes no press any more.
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

    // The pages that were opened, one over the other.
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

            // A page goes before the model that it shows.
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
            // Who sits down at a table doesn't wait until it has been read how it is drawn.
            if (stack.page === "players")
                stack.tableParts = stack.shell.partsOfTable().map(part => Qt.createComponent(part, Component.Asynchronous));
        }
    }
}
