pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Stolik
import Stolik.Shell

// The window: one page at a time, and a page laid over it that leaves what is below as it was.
T.ApplicationWindow {
    id: window

    required property Shell shell
    required property Settings settings

    // The theme that suits what the system asks for. Asked here, since Python would first make a class of every
    // list of names in the namespace Qt, and that takes as long as a third of this file.
    readonly property string systemScheme: {
        const hints = Application.styleHints;
        if (hints.accessibility.contrastPreference === Qt.ContrastPreference.HighContrast)
            return "contrast";
        return hints.colorScheme === Qt.ColorScheme.Dark ? "evening" : "day";
    }

    property string page: ""
    property string paintedPage: ""
    property string over: ""
    // The game on the table was opened from the book, to look back on it.
    property bool fromBook: false
    // Of no type that is known here: the table's types are only there once there is a table.
    readonly property var shown: base.item

    // The least room that a page needs at scale 1, and the least in which type alone grows with the scale.
    readonly property real leastWidth: 1024
    readonly property real leastHeight: 560
    readonly property real largeTypeWidth: 682.6
    readonly property real largeTypeHeight: 384

    function seesFocus(): bool {
        const item = activeFocusItem as T.AbstractButton;
        return item !== null && item.visualFocus;
    }

    function go(page: string): void {
        base.byKeyboard = seesFocus();
        over = "";
        // Bindings to the page's own properties let go of the old page before the new one comes, and the memory
        // of the old page is free for the new one.
        window.page = "";
        base.source = "";
        // A table takes longer to lay than a click may wait for an answer: first the cloth is seen empty.
        if (page === "table") {
            emptied.restart();
            return;
        }
        emptied.stop();
        Qt.callLater(window.come, page);
    }

    function come(page: string): void {
        gc();
        // Much can happen until the old page is gone: what counts is the table that there is now.
        const wanted = window.shell.table ? "table" : page === "table" ? "home" : page;
        if (wanted === "table")
            base.setSource("Stolik/pages/TablePage.qml", { table: window.shell.table, onlyLooks: window.fromBook });
        else
            base.setSource("Stolik/pages/" + (wanted === "players" ? "PlayersPage" : "HomePage") + ".qml",
                { shell: window.shell, settings: window.settings });
        window.page = wanted;
    }

    function lay(over: string, more: var): void {
        const names = { comfort: "ComfortPage", help: "HelpPage", about: "AboutPage", earlier: "EarlierPage" };
        cover.byKeyboard = seesFocus();
        window.over = over;
        cover.setSource("Stolik/pages/" + names[over] + ".qml",
            Object.assign({ shell: window.shell, settings: window.settings }, more));
    }

    function layReport(save: string): void {
        shell.pages.openReport(save);
        if (!shell.pages.report)
            return;
        cover.byKeyboard = seesFocus();
        window.over = "report";
        cover.setSource("Stolik/report/ReportPage.qml", { shell: shell, settings: settings, report: shell.pages.report });
    }

    function layLuck(): void {
        shell.familyBook.close();
        shell.luckOverTime.open();
        if (!shell.luckOverTime.page)
            return;
        cover.byKeyboard = seesFocus();
        window.over = "luck";
        cover.setSource("Stolik/luck/LuckPage.qml", { luck: shell.luckOverTime.page });
    }

    function layBook(): void {
        shell.luckOverTime.close();
        shell.familyBook.open();
        if (!shell.familyBook.page)
            return;
        cover.byKeyboard = seesFocus();
        window.over = "book";
        cover.setSource("Stolik/family_book/FamilyBookPage.qml",
            { book: shell.familyBook.page, file: shell.familyBook.document, luckKnown: shell.luckOverTime.known });
    }

    function layPuzzles(): void {
        shell.puzzles.open();
        if (!shell.puzzles.page)
            return;
        cover.byKeyboard = seesFocus();
        window.over = "puzzles";
        cover.setSource("Stolik/puzzles/PuzzlePage.qml", { puzzles: shell.puzzles.page });
    }

    function layLesson(gameId: string): void {
        shell.lessons.open(gameId);
        if (!shell.lessons.page)
            return;
        cover.byKeyboard = seesFocus();
        window.over = "lesson";
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

    function uncover(): void {
        base.byKeyboard = seesFocus();
        over = "";
        cover.source = "";
        shell.pages.closeReport();
        shell.luckOverTime.close();
        shell.familyBook.close();
        shell.puzzles.close();
        shell.lessons.close();
        if (page === "table" && shown)
            shown.resume();
        else if (!tournaments.visible)
            base.takeFocus();
    }

    // What lies below a page that can't be shown is as it was.
    function recover(back: var): void {
        shell.tellUnexpected();
        back();
    }

    function focusByKey(item: var): void {
        (item as Item).forceActiveFocus(Qt.TabFocusReason);
    }

    function toggleFullScreen(): void {
        visibility = visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen;
    }

    minimumWidth: leastWidth
    minimumHeight: leastHeight
    visible: false
    title: "Stolik"
    color: Theme.table
    font.family: Theme.family
    font.pixelSize: Theme.body

    Component.onCompleted: come("home")

    Binding { target: Theme; property: "scheme"; value: window.settings.scheme === "system" ? window.systemScheme : window.settings.scheme }
    Binding { target: Theme; property: "cloth"; value: window.settings.cloth }
    Binding { target: Theme; property: "pieces"; value: window.page === "table" && window.shown?.table.largePrint ? "large" : window.settings.pieces }
    Binding { target: Theme; property: "faceFolder"; value: window.shell.facePictures.folder }
    Binding { target: Theme; property: "ownFaces"; value: window.shell.facePictures.numbers }
    Binding { target: Theme; property: "idleLife"; value: window.settings.idleLife }
    Binding { target: Theme; property: "pace"; value: window.settings.pace }
    Binding { target: Theme; property: "byEar"; value: window.settings.byEar }
    Binding { target: Theme; property: "tellsBriefly"; value: window.settings.telling === "brief" }
    Binding { target: Theme; property: "reducedMotion"; value: window.settings.reducedMotion }
    Binding {
        target: Theme
        property: "scale"
        value: Math.max(0.5, Math.min(window.settings.scale, window.width / window.largeTypeWidth, window.height / window.largeTypeHeight))
    }
    Binding {
        target: Theme
        property: "airScale"
        value: Math.max(0.5, Math.min(window.settings.scale, window.width / window.leastWidth, window.height / window.leastHeight))
    }

    Connections {
        target: window.shell

        function onTableChanged(): void {
            // A game was opened from the book to look back on it.
            const back = window.fromBook && !window.shell.table;
            window.fromBook = window.over === "book" && window.shell.table !== null;
            if (window.over === "book") {
                cover.source = "";
                window.shell.familyBook.close();
            }
            window.go(window.shell.table ? "table" : "home");
            if (back)
                Qt.callLater(window.layBook);
        }
        // Pages go before the models that they show.
        function onClosed(): void {
            for (const loader of [base, tournaments, cover, drill, referee])
                loader.source = "";
        }
    }

    Shortcut {
        sequences: ["F11"]
        onActivated: window.toggleFullScreen()
    }
    Shortcut {
        sequences: [StandardKey.Quit]
        onActivated: window.close()
    }

    TableBackground { anchors.fill: parent }

    // A record that is dropped anywhere is opened.
    DropArea {
        anchors.fill: parent
        keys: ["text/uri-list"]
        onDropped: drop => {
            drop.acceptProposedAction();
            window.shell.openDropped(drop.urls);
        }
    }

    PageLoader {
        id: base

        anchors.fill: parent
        onFailed: {
            if (window.page !== "home")
                window.recover(() => window.page === "table" ? window.shell.leave() : window.go("home"));
        }
        softly: window.paintedPage !== ""
        covered: tournaments.visible
        // What lies below a covering page neither shows through nor takes a key.
        visible: window.over === "" && !drill.visible && !referee.visible && !tournaments.visible
        enabled: visible
    }
    Connections {
        target: base.item
        ignoreUnknownSignals: true

        function onPlayersWanted(): void { window.go("players"); }
        function onHomeWanted(): void {
            if (window.page === "table")
                window.shell.leave();
            else
                window.go("home");
        }
        function onTournamentWanted(): void { window.shell.leave(); }
        function onFailed(): void { window.recover(window.shell.leave); }
        function onAgainWanted(): void { window.shell.again(); }
        function onSameWanted(): void { window.shell.sameAgain(); }
        function onUndoAgainWanted(): void { window.shell.undoAgain(); }
        function onCardWanted(): void { window.shell.scoreCard.save(); }
        function onCardOpenWanted(): void { window.shell.scoreCard.open(); }
        function onCardFolderWanted(): void { window.shell.scoreCard.showFolder(); }
        function onComfortWanted(): void { window.lay("comfort", {}); }
        function onReportWanted(save: string): void { window.layReport(save); }
        function onDrillWanted(): void { window.layDrill(); }
        function onBookWanted(): void { window.layBook(); }
        function onTournamentsWanted(): void { window.layTournaments(); }
        function onRefereeWanted(): void { window.layReferee(); }
        function onCompareWanted(): void {
            // Asking for the games loads the type that the page knows them by.
            if (window.shell.earlierGames)
                window.lay("earlier", {});
        }
        function onPuzzlesWanted(): void { window.layPuzzles(); }
        function onLessonWanted(gameId: string): void { window.layLesson(gameId); }
        function onAboutWanted(): void { window.lay("about", {}); }
        function onHelpWanted(place: string, gameId: var): void {
            window.lay("help", { gameId: gameId ?? window.shell.tableGame, place: place });
        }
        function onPaceChosen(pace: string): void { window.settings.pace = pace; }
        function onMuteToggled(): void { window.settings.muted = !window.settings.muted; }
    }
    Binding {
        target: base.item
        when: window.page === "table" && base.status === Loader.Ready
        property: "hintsOn"
        value: window.settings.hints
    }
    Binding {
        target: base.item
        when: window.page === "table" && base.status === Loader.Ready
        property: "muted"
        value: window.settings.muted
    }
    Binding {
        target: base.item
        when: window.page === "table" && base.status === Loader.Ready
        property: "cardSentence"
        value: window.shell.scoreCard.sentence
    }
    Binding {
        target: base.item
        when: window.page === "table" && base.status === Loader.Ready
        property: "cardSaved"
        value: window.shell.scoreCard.saved
    }
    Binding {
        target: base.item
        when: window.page === "table" && base.status === Loader.Ready
        property: "canUndoAgain"
        value: window.shell.canUndoAgain
    }

    // The desk waits under a table that is played for it, and under a page laid over it.
    PageLoader {
        id: tournaments

        anchors.fill: parent
        visible: source.toString() !== "" && window.page !== "table" && window.over === "" && !drill.visible && !referee.visible
        enabled: visible
        onVisibleChanged: if (visible) takeFocus()
        onFailed: window.recover(window.leaveTournaments)
    }
    Connections {
        target: tournaments.item
        ignoreUnknownSignals: true

        function onBackWanted(): void { window.leaveTournaments(); }
        function onRefereeWanted(): void { window.layReferee(); }
    }

    PageLoader {
        id: cover

        anchors.fill: parent
        onFailed: window.recover(window.uncover)
        visible: window.over !== "" && !drill.visible && !referee.visible
        enabled: visible
    }
    Connections {
        target: cover.item
        ignoreUnknownSignals: true

        // Luck over time is a part of the family book.
        function onBackWanted(): void {
            if (window.over === "luck")
                Qt.callLater(window.layBook);
            else
                window.uncover();
        }
        function onLuckWanted(): void { window.layLuck(); }
        function onTableWanted(): void { window.shell.familyBook.saveTable(); }
        function onLessonWanted(gameId: string): void { window.layLesson(gameId); }
        function onPlayWanted(gameId: string): void { window.playAfter(gameId); }
        function onDrillWanted(): void { window.layDrill(); }
        function onRefereeWanted(): void { window.layReferee(); }
    }

    PageLoader {
        id: drill

        anchors.fill: parent
        onFailed: window.recover(window.leaveDrill)
        visible: source.toString() !== ""
    }
    Connections {
        target: drill.item
        ignoreUnknownSignals: true

        function onBackWanted(): void { window.leaveDrill(); }
    }

    PageLoader {
        id: referee

        anchors.fill: parent
        onFailed: window.recover(window.leaveReferee)
        visible: source.toString() !== ""
    }
    Connections {
        target: referee.item
        ignoreUnknownSignals: true

        function onBackWanted(): void { window.leaveReferee(); }
    }

    Loader {
        // Over the bar of a table, where it hides nothing that is played with; else at the foot.
        readonly property bool atTable: window.page === "table" && window.over === ""

        x: (parent.width - width) / 2
        y: atTable ? 0 : parent.height - height - Theme.gap(6)
        width: Math.min(implicitWidth, parent.width - Theme.gap(atTable ? 8 : 16))
        z: 20
        // With nothing to tell, the first frame needn't wait for it.
        active: window.paintedPage !== "" || window.shell.notice !== ""
        sourceComponent: NoticeBar {
            text: window.shell.notice
            slim: window.page === "table" && window.over === ""
            onDismissed: window.shell.dismissNotice()
        }
    }

    Loader {
        anchors.centerIn: parent
        width: Math.min(implicitWidth, parent.width - Theme.gap(16))
        z: 20
        active: window.shell.reading !== ""
        sourceComponent: ReadingBar {
            file: window.shell.reading
            progress: window.shell.readingProgress
            onStopWanted: window.shell.stopReading()
        }
    }

    FrameAnimation {
        id: emptied

        // The second one comes when the first has been painted.
        onTriggered: {
            if (currentFrame < 1)
                return;
            stop();
            window.come("table");
        }
    }
    FrameAnimation {
        running: window.page !== "" && window.page !== window.paintedPage
        onTriggered: {
            if (currentFrame < 1)
                return;
            window.paintedPage = window.page;
            window.shell.painted(window.page);
        }
    }
}
