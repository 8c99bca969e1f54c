pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Stolik
import Stolik.Shell

// The help over everything that is open, even sheets. Its page fills the window and is created on demand.
Loader {
    id: layer

    required property Shell shell
    required property Settings settings

    property bool shown: false
    // The item on a sheet that loses the keyboard meanwhile, if any.
    property Item holder: null

    signal backWanted
    signal lessonWanted(string gameId)
    signal aboutWanted
    signal failed

    // `page` and `place` are as on the help page; `byKeyboard` shows the keyboard focus.
    function lay(page: string, place: string, teaches: bool, byKeyboard: bool): void {
        layer.holder = OpenSheets.sheets.length > 0 ? layer.Window.activeFocusItem : null;
        layer.shown = true;
        layer.active = true;
        (layer.item as Sheet).show(byKeyboard, {
            shell: layer.shell,
            settings: layer.settings,
            gameId: page,
            place: place,
            teaches: teaches
        });
    }
    function close(): void {
        layer.shown = false;
        (layer.item as Sheet)?.close();
    }

    component Sheet: T.Dialog {
        id: sheet

        signal backWanted
        signal lessonWanted(string gameId)
        signal aboutWanted
        signal failed

        property var help: ({})

        function show(byKeyboard: bool, help: var): void {
            sheet.help = help;
            loader.byKeyboard = byKeyboard;
            sheet.open();
            loader.setSource(help.shell.pages.address("help"), help);
            // The item below loses the keyboard only now.
            Qt.callLater(loader.takeFocus);
        }

        function showProgram(): void {
            sheet.show(loader.byKeyboard, Object.assign({}, sheet.help, { gameId: "program", place: "", teaches: false }));
        }

        parent: T.Overlay.overlay
        width: parent?.width ?? 0
        height: parent?.height ?? 0
        padding: 0
        modal: true
        dim: false
        focus: true
        closePolicy: T.Popup.NoAutoClose
        onClosed: loader.source = ""
        title: qsTr("Help")

        background: TableBackground {}
        contentItem: PageLoader { id: loader; onFailed: sheet.failed() }

        Connections {
            target: loader.item
            ignoreUnknownSignals: true

            function onBackWanted(): void { sheet.backWanted(); }
            function onLessonWanted(gameId: string): void { sheet.lessonWanted(gameId); }
            // The page that asks for it is about to go.
            function onProgramWanted(): void { Qt.callLater(sheet.showProgram); }
            function onAboutWanted(): void { sheet.aboutWanted(); }
        }
    }

    active: false
    visible: false
    sourceComponent: Sheet {
        onBackWanted: layer.backWanted()
        onLessonWanted: gameId => layer.lessonWanted(gameId)
        onAboutWanted: layer.aboutWanted()
        onFailed: layer.failed()
    }
}
