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
    property string over: ""
    // The game on the table was opened from the book, to look back on it.
    property bool fromBook: false
    // Of no type that is known here: the table's types are only there once there is a table.
    readonly property var shown: base.item

    function seesFocus(): bool {
        const item = stack.Window.activeFocusItem as T.AbstractButton;
        return item !== null && item.visualFocus;
    }

    function go(page: string): void {
        base.byKeyboard = seesFocus();
        over = "";
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
    }

    function lay(over: string, more: var): void {
        const names = { comfort: "ComfortPage", help: "HelpPage", about: "AboutPage", earlier: "EarlierPage" };
        cover.byKeyboard = seesFocus();
        stack.over = over;
        cover.setSource("Stolik/pages/" + names[over] + ".qml",
            Object.assign({ shell: stack.shell, settings: stack.settings }, more));
    }

    function layReport(save: string): void {
        shell.pages.openReport(save);
        if (!shell.pages.report)
            return;
        cover.byKeyboard = seesFocus();
        stack.over = "report";
        cover.setSource("Stolik/report/ReportPage.qml", { shell: shell, settings: settings, report: shell.pages.report });
    }

    function layLuck(): void {
        shell.familyBook.close();
        shell.luckOverTime.open();
        if (!shell.luckOverTime.page)
            return;
        cover.byKeyboard = seesFocus();
        stack.over = "luck";
        cover.setSource("Stolik/luck/LuckPage.qml", { luck: shell.luckOverTime.page });
    }

    function layBook(): void {
        shell.luckOverTime.close();
        shell.familyBook.open();
        if (!shell.familyBook.page)
            return;
        cover.byKeyboard = seesFocus();
        stack.over = "book";
        cover.setSource("Stolik/family_book/FamilyBookPage.qml",
            { book: shell.familyBook.page, file: shell.familyBook.document, luckKnown: shell.luckOverTime.known });
    }

    function layPuzzles(): void {
        shell.puzzles.open();
        if (!shell.puzzles.page)
            return;
        cover.byKeyboard = seesFocus();
        stack.over = "puzzles";
        cover.setSource("Stolik/puzzles/PuzzlePage.qml", { puzzles: shell.puzzles.page });
    }

    function layLesson(gameId: string): void {
        shell.lessons.open(gameId);
        if (!shell.lessons.page)
            return;
        cover.byKeyboard = seesFocus();
        stack.over = "lesson";
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
        base.byKeyboard = seesFocus();
        tournaments.source = "";
        shell.pages.closeTournaments();
        base.takeFocus();
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
        const back = over !== "" ? cover : shell.pages.tournaments ? tournaments : base;
        back.byKeyboard = seesFocus();
        referee.source = "";
        shell.pages.closeReferee();
        back.takeFocus();
    }

    // Whoever came from the report finds it as it was.
    function leaveDrill(): void {
        const back = over === "" ? base : cover;
        back.byKeyboard = seesFocus();
        drill.source = "";
        shell.pages.closeDrill();
        back.takeFocus();
    }

    function takeCoverOff(): void {
        over = "";
        cover.source = "";
        shell.pages.closeReport();
        shell.luckOverTime.close();
        shell.familyBook.close();
        shell.puzzles.close();
        shell.lessons.close();
    }

    // Another table, or what is wanted from outside, isn't to lie under anything; the desk waits for its table.
    function giveWay(): void {
        for (const loader of [cover, drill, referee])
            loader.source = "";
        takeCoverOff();
        shell.pages.closeDrill();
        shell.pages.closeReferee();
    }

    function uncover(): void {
        base.byKeyboard = seesFocus();
        takeCoverOff();
        if (page === "table" && shown)
            shown.resume();
        else if (!tournaments.visible)
            base.takeFocus();
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
            stack.fromBook = stack.over === "book" && stack.shell.tableIsOver;
            stack.giveWay();
            stack.go(stack.shell.table ? "table" : "home");
            if (back)
                Qt.callLater(stack.layBook);
        }
        function onPageWanted(wanted: string): void {
            if (wanted === "table") {
                stack.giveWay();
                if (stack.page === "table" && stack.shown)
                    stack.shown.resume();
                return;
            }
            stack.fromBook = false;
            stack.giveWay();
            if (wanted === "home" && tournaments.item)
                stack.leaveTournaments();
            else if (wanted === "tournaments" && !tournaments.item)
                stack.showTournaments();
            if (stack.shell.table)
                stack.shell.leave();
            else
                stack.go("home");
        }
        // Pages go before the models that they show.
        function onClosed(): void {
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
        function onComfortWanted(): void { stack.lay("comfort", {}); }
        function onReportWanted(save: string): void { stack.layReport(save); }
        function onDrillWanted(): void { stack.layDrill(); }
        function onBookWanted(): void { stack.layBook(); }
        function onTournamentsWanted(): void { stack.layTournaments(); }
        function onRefereeWanted(): void { stack.layReferee(); }
        function onCompareWanted(): void {
            // Asking for the games loads the type that the page knows them by.
            if (stack.shell.earlierGames)
                stack.lay("earlier", {});
        }
        function onPuzzlesWanted(): void { stack.layPuzzles(); }
        function onLessonWanted(gameId: string): void { stack.layLesson(gameId); }
        function onAboutWanted(): void { stack.lay("about", {}); }
        function onHelpWanted(place: string, gameId: var): void {
            stack.lay("help", { gameId: gameId ?? stack.shell.tableGame, place: place });
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
        visible: stack.over !== "" && !drill.visible && !referee.visible
        enabled: visible
    }
    Connections {
        target: cover.item
        ignoreUnknownSignals: true

        // Luck over time is a part of the family book.
        function onBackWanted(): void {
            if (stack.over === "luck")
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
        visible: source.toString() !== ""
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
        visible: source.toString() !== ""
    }
    Connections {
        target: referee.item
        ignoreUnknownSignals: true

        function onBackWanted(): void { stack.leaveReferee(); }
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
