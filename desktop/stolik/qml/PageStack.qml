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
    // What is laid over the first pages, and over that the help.
    property string laid: ""
    readonly property string over: help.shown ? "help" : laid
    // The game on the table was opened from the book, to look back on it.
    property bool fromBook: false
    // The next first page is asked for to choose a game.
    property bool beginsAnew: false
    // Of no type that is known here: the table's types are only there once there is a table.
    readonly property var shown: base.item

    // The files of this computer are to be shown, to open one.
    signal recordWanted

    function seesFocus(): bool {
        const item = stack.Window.activeFocusItem as T.AbstractButton;
        return item !== null && item.visualFocus;
    }

    function go(page: string): void {
        base.byKeyboard = seesFocus();
        // Bindings to the page's own properties let go of the old page before the new one comes, and the memory
        // of the old page is free for the new one.
        stack.page = "";
        base.source = "";
        // A table takes longer to lay than a click may wait for an answer: first the cloth is seen empty.
        if (page === "table") {
            emptied.restart();
            return;
        }
        emptied.stop();
        Qt.callLater(stack.come, page);
    }

    function come(page: string): void {
        gc();
        // Much can happen until the old page is gone: what counts is the table that there is now.
        const wanted = stack.shell.table ? "table" : page === "table" ? "home" : page;
        if (wanted === "table")
            base.setSource("Stolik/pages/TablePage.qml", { table: stack.shell.table, onlyLooks: stack.fromBook });
        else
            base.setSource("Stolik/pages/" + (wanted === "players" ? "PlayersPage" : "HomePage") + ".qml",
                { shell: stack.shell, settings: stack.settings });
        stack.page = wanted;
        if (stack.beginsAnew && wanted === "home")
            stack.shown.chooseGame();
        stack.beginsAnew = false;
    }

    // Takes everything away that lies over the first pages and the tournaments.
    function clear(): void {
        OpenSheets.closeAll();
        help.close();
        referee.source = "";
        shell.pages.closeReferee();
        drill.source = "";
        shell.pages.closeDrill();
        stack.takeCover();
    }

    // Whatever is shown is left as by its own way back: a game waits, and what was entered is kept.
    function newGame(): void {
        stack.clear();
        const home = stack.page === "home" && !stack.shell.table;
        stack.fromBook = false;
        stack.beginsAnew = !home;
        if (stack.shell.table)
            stack.shell.leave();
        else if (!home)
            stack.go("home");
        if (stack.shell.pages.tournaments)
            stack.leaveTournaments();
        if (home)
            stack.shown.chooseGame();
    }

    // The rules of the game that is shown, else how the program is used.
    function askHelp(): void {
        const top = referee.visible ? "referee" : drill.visible ? "drill" : stack.laid !== "" ? stack.laid
            : tournaments.visible ? "tournament" : stack.page;
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
    // The page on top gets the keyboard.
    function takeFocus(keys: bool): void {
        const top = referee.visible ? referee : drill.visible ? drill : cover.visible ? cover : tournaments.visible ? tournaments : base;
        top.byKeyboard = keys;
        if (top === base && stack.page === "table" && stack.shown)
            stack.shown.resume();
        else
            top.takeFocus();
    }

    function lay(over: string): void {
        const names = { comfort: "ComfortPage", about: "AboutPage", earlier: "EarlierPage" };
        cover.byKeyboard = seesFocus();
        stack.laid = over;
        cover.setSource("Stolik/pages/" + names[over] + ".qml", { shell: stack.shell, settings: stack.settings });
    }

    function layReport(save: string): void {
        shell.pages.openReport(save);
        if (!shell.pages.report)
            return;
        cover.byKeyboard = seesFocus();
        stack.laid = "report";
        cover.setSource("Stolik/report/ReportPage.qml", { shell: shell, settings: settings, report: shell.pages.report });
    }

    function layLuck(): void {
        shell.familyBook.close();
        shell.luckOverTime.open();
        if (!shell.luckOverTime.page)
            return;
        cover.byKeyboard = seesFocus();
        stack.laid = "luck";
        cover.setSource("Stolik/luck/LuckPage.qml", { luck: shell.luckOverTime.page });
    }

    function layBook(): void {
        shell.luckOverTime.close();
        shell.familyBook.open();
        if (!shell.familyBook.page)
            return;
        cover.byKeyboard = seesFocus();
        stack.laid = "book";
        cover.setSource("Stolik/family_book/FamilyBookPage.qml",
            { book: shell.familyBook.page, file: shell.familyBook.document, luckKnown: shell.luckOverTime.known });
    }

    function layPuzzles(): void {
        shell.puzzles.open();
        if (!shell.puzzles.page)
            return;
        cover.byKeyboard = seesFocus();
        stack.laid = "puzzles";
        cover.setSource("Stolik/puzzles/PuzzlePage.qml", { puzzles: shell.puzzles.page });
    }

    function layLesson(gameId: string): void {
        shell.lessons.open(gameId);
        if (!shell.lessons.page)
            return;
        cover.byKeyboard = seesFocus();
        stack.laid = "lesson";
        cover.setSource("Stolik/lessons/LessonPage.qml", { lesson: shell.lessons.page });
    }

    // From the lesson to a real game; whoever came from a table finds it as it was.
    function playAfter(gameId: string): void {
        uncover();
        if (page === "table")
            return;
        shell.choose(gameId);
        go("players");
    }

    function layDrill(): void {
        shell.pages.openDrill();
        if (!shell.pages.drill)
            return;
        drill.byKeyboard = seesFocus();
        drill.setSource("Stolik/drill/DrillPage.qml", { shell: shell, drill: shell.pages.drill });
    }

    function layTournaments(): void {
        shell.pages.openTournaments();
        if (!shell.pages.tournaments)
            return;
        tournaments.byKeyboard = seesFocus();
        showTournaments();
    }

    function showTournaments(): void {
        tournaments.setSource("Stolik/tournament/TournamentPagesView.qml", { pages: shell.pages.tournaments });
    }

    function leaveTournaments(): void {
        const keys = stack.seesFocus();
        tournaments.source = "";
        shell.pages.closeTournaments();
        stack.takeFocus(keys);
    }

    function layReferee(): void {
        shell.pages.openReferee();
        if (!shell.pages.referee)
            return;
        referee.byKeyboard = seesFocus();
        referee.setSource("Stolik/referee/RefereePage.qml", { shell: shell, settings: settings, referee: shell.pages.referee });
    }

    // What lies below is as it was.
    function leaveReferee(): void {
        const keys = stack.seesFocus();
        referee.source = "";
        shell.pages.closeReferee();
        stack.takeFocus(keys);
    }

    // Whoever came from the report finds it as it was.
    function leaveDrill(): void {
        const keys = stack.seesFocus();
        drill.source = "";
        shell.pages.closeDrill();
        stack.takeFocus(keys);
    }

    function takeCover(): void {
        laid = "";
        cover.source = "";
        shell.pages.closeReport();
        shell.luckOverTime.close();
        shell.familyBook.close();
        shell.puzzles.close();
        shell.lessons.close();
    }
    function uncover(): void {
        const keys = stack.seesFocus();
        stack.takeCover();
        stack.takeFocus(keys);
    }

    // What lies below a page that can't be shown is as it was.
    function recover(back: var): void {
        shell.notices.tellUnexpected();
        back();
    }

    Component.onCompleted: come("home")

    Connections {
        target: stack.shell

        function onTableChanged(): void {
            // A game was opened from the book to look back on it.
            const back = stack.fromBook && !stack.shell.table;
            stack.fromBook = stack.laid === "book" && stack.shell.tableIsOver;
            stack.clear();
            stack.go(stack.shell.table ? "table" : "home");
            if (back)
                Qt.callLater(stack.layBook);
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
            stack.fromBook = false;
            if (!tournaments.item)
                stack.showTournaments();
            if (stack.shell.table)
                stack.shell.leave();
            else
                stack.go("home");
        }
        // Pages go before the models that they show.
        function onClosed(): void {
            help.close();
            for (const loader of [base, tournaments, cover, drill, referee])
                loader.source = "";
        }
    }

    PageLoader {
        id: base

        anchors.fill: parent
        onFailed: {
            if (stack.page !== "home")
                stack.recover(() => stack.page === "table" ? stack.shell.leave() : stack.go("home"));
        }
        softly: stack.paintedPage !== ""
        covered: tournaments.visible
        // What lies below a covering page neither shows through nor takes a key.
        visible: stack.over === "" && !drill.visible && !referee.visible && !tournaments.visible
        enabled: visible
    }
    Connections {
        target: base.item
        ignoreUnknownSignals: true

        function onPlayersWanted(): void { stack.go("players"); }
        function onHomeWanted(): void {
            if (stack.page === "table")
                stack.shell.leave();
            else
                stack.go("home");
        }
        function onTournamentWanted(): void { stack.shell.leave(); }
        function onFailed(): void { stack.recover(stack.shell.leave); }
        function onAgainWanted(): void { stack.shell.again(); }
        function onSameWanted(): void { stack.shell.sameAgain(); }
        function onUndoAgainWanted(): void { stack.shell.undoAgain(); }
        function onCardWanted(): void { stack.shell.scoreCard.save(); }
        function onCardOpenWanted(): void { stack.shell.scoreCard.open(); }
        function onCardFolderWanted(): void { stack.shell.scoreCard.showFolder(); }
        function onComfortWanted(): void { stack.lay("comfort"); }
        function onReportWanted(save: string): void { stack.layReport(save); }
        function onDrillWanted(): void { stack.layDrill(); }
        function onBookWanted(): void { stack.layBook(); }
        function onRecordWanted(): void { stack.recordWanted(); }
        function onTournamentsWanted(): void { stack.layTournaments(); }
        function onRefereeWanted(): void { stack.layReferee(); }
        function onCompareWanted(): void {
            // Asking for the games loads the type that the page knows them by.
            if (stack.shell.earlierGames)
                stack.lay("earlier");
        }
        function onPuzzlesWanted(): void { stack.layPuzzles(); }
        function onLessonWanted(gameId: string): void { stack.layLesson(gameId); }
        function onAboutWanted(): void { stack.lay("about"); }
        function onHelpWanted(place: string, gameId: var): void {
            help.lay(gameId ?? stack.shell.tableGame, place, true, stack.seesFocus());
        }
        function onPaceChosen(pace: string): void { stack.settings.pace = pace; }
        function onMuteToggled(): void { stack.settings.muted = !stack.settings.muted; }
    }
    Binding {
        target: base.item
        when: stack.page === "table" && base.status === Loader.Ready
        property: "hintsOn"
        value: stack.settings.hints
    }
    Binding {
        target: base.item
        when: stack.page === "table" && base.status === Loader.Ready
        property: "muted"
        value: stack.settings.muted
    }
    Binding {
        target: base.item
        when: stack.page === "table" && base.status === Loader.Ready
        property: "cardSentence"
        value: stack.shell.scoreCard.sentence
    }
    Binding {
        target: base.item
        when: stack.page === "table" && base.status === Loader.Ready
        property: "cardSaved"
        value: stack.shell.scoreCard.saved
    }
    Binding {
        target: base.item
        when: stack.page === "table" && base.status === Loader.Ready
        property: "canUndoAgain"
        value: stack.shell.canUndoAgain
    }

    // The desk waits under a table that is played for it, and under a page laid over it.
    PageLoader {
        id: tournaments

        property var painted: null

        anchors.fill: parent
        visible: source.toString() !== "" && stack.page !== "table" && stack.over === "" && !drill.visible && !referee.visible
        enabled: visible
        onVisibleChanged: if (visible) takeFocus()
        onFailed: stack.recover(stack.leaveTournaments)
    }
    Connections {
        target: tournaments.item
        ignoreUnknownSignals: true

        function onBackWanted(): void { stack.leaveTournaments(); }
        function onRefereeWanted(): void { stack.layReferee(); }
    }

    PageLoader {
        id: cover

        anchors.fill: parent
        onFailed: stack.recover(stack.uncover)
        visible: stack.laid !== "" && !help.shown && !drill.visible && !referee.visible
        enabled: visible
    }
    Connections {
        target: cover.item
        ignoreUnknownSignals: true

        // Luck over time is a part of the family book.
        function onBackWanted(): void {
            if (stack.laid === "luck")
                Qt.callLater(stack.layBook);
            else
                stack.uncover();
        }
        function onLuckWanted(): void { stack.layLuck(); }
        function onTableWanted(): void { stack.shell.familyBook.saveTable(); }
        function onLessonWanted(gameId: string): void { stack.layLesson(gameId); }
        function onPlayWanted(gameId: string): void { stack.playAfter(gameId); }
        function onDrillWanted(): void { stack.layDrill(); }
        function onRefereeWanted(): void { stack.layReferee(); }
    }

    PageLoader {
        id: drill

        anchors.fill: parent
        onFailed: stack.recover(stack.leaveDrill)
        visible: source.toString() !== "" && !help.shown
        enabled: visible
    }
    Connections {
        target: drill.item
        ignoreUnknownSignals: true

        function onBackWanted(): void { stack.leaveDrill(); }
    }

    PageLoader {
        id: referee

        anchors.fill: parent
        onFailed: stack.recover(stack.leaveReferee)
        visible: source.toString() !== "" && !help.shown
        enabled: visible
    }
    Connections {
        target: referee.item
        ignoreUnknownSignals: true

        function onBackWanted(): void { stack.leaveReferee(); }
    }

    HelpLayer {
        id: help

        shell: stack.shell
        settings: stack.settings
        onBackWanted: stack.leaveHelp()
        onFailed: stack.recover(stack.leaveHelp)
        onLessonWanted: gameId => {
            help.close();
            stack.layLesson(gameId);
        }
    }

    FrameAnimation {
        id: emptied

        // The second one comes when the first has been painted.
        onTriggered: {
            if (currentFrame < 1)
                return;
            stop();
            stack.come("table");
        }
    }
    FrameAnimation {
        running: tournaments.visible && tournaments.item !== null && tournaments.item !== tournaments.painted
        onTriggered: {
            if (currentFrame < 1)
                return;
            tournaments.painted = tournaments.item;
            stack.shell.painted("tournaments");
        }
    }
    FrameAnimation {
        running: stack.page !== "" && stack.page !== stack.paintedPage
        onTriggered: {
            if (currentFrame < 1)
                return;
            stack.paintedPage = stack.page;
            stack.shell.painted(stack.page);
        }
    }
}
