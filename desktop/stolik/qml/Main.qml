pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Stolik
import Stolik.Shell

// The window: its look, everything common to all pages, and the pages.
T.ApplicationWindow {
    id: window

    required property Shell shell
    required property Settings settings

    // The scheme that suits the system. Queried here, because Python would first create classes for all enums
    // of Qt, which takes a third as long as loading this file.
    readonly property string systemScheme: {
        const hints = Application.styleHints;
        if (hints.accessibility.contrastPreference === Qt.ContrastPreference.HighContrast)
            return "contrast";
        return hints.colorScheme === Qt.ColorScheme.Dark ? "evening" : "day";
    }

    readonly property QtObject pages: stack
    readonly property string page: stack.page
    readonly property var shown: stack.shown
    readonly property string over: stack.over
    readonly property string paintedPage: stack.paintedPage

    // The least room for a page at scale 1, and the least in which only type grows with the scale.
    readonly property real leastWidth: 1024
    readonly property real leastHeight: 560
    readonly property real largeTypeWidth: 682.6
    readonly property real largeTypeHeight: 384
    // The room on the screen for the window.
    property size room: Qt.size(leastWidth, leastHeight)
    // Everything shrinks by the same factor if there is less room.
    readonly property real shrink: Math.min(1, window.width / window.leastWidth, window.free / window.leastHeight)
    // A notice at a table is placed above it, where it covers nothing that can be pressed.
    readonly property real told: window.page === "table" && window.over === "" && window.shell.notices.text !== "" ? Math.min(0.09 * window.height, 52 * window.settings.scale) : 0
    readonly property real free: window.height - window.told

    function focusByKey(item: var): void { (item as Item).forceActiveFocus(Qt.TabFocusReason); }

    function toggleFullScreen(): void {
        visibility = visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen;
    }

    // The functions of keys on every page; Python calls them too, for keyboards without our letters.
    function newGame(): void { stack.newGame(); }
    function openRecord(): void { files.begin(); }
    function keyStruck(): void { OpenSheets.keyStruck(); }

    minimumWidth: Math.min(leastWidth, room.width)
    minimumHeight: Math.min(leastHeight, room.height)
    visible: false
    title: "Stolik"
    color: Theme.table
    font.family: Theme.family
    font.pixelSize: Theme.body

    Binding { target: Theme; property: "scheme"; value: window.settings.scheme === "system" ? window.systemScheme : window.settings.scheme }
    Binding { target: Theme; property: "cloth"; value: window.settings.cloth }
    Binding { target: Theme; property: "pieces"; value: window.page === "table" && window.shown?.table?.largePrint ? "large" : window.settings.pieces }
    Binding { target: Theme; property: "faceFolder"; value: window.shell.facePictures.folder }
    Binding { target: Theme; property: "ownFaces"; value: window.shell.facePictures.numbers }
    Binding { target: Theme; property: "idleLife"; value: window.settings.idleLife }
    Binding { target: Theme; property: "pace"; value: window.settings.pace }
    Binding { target: Theme; property: "fewKeys"; value: window.settings.switchKeys !== "off" }
    Binding { target: Theme; property: "byEar"; value: window.settings.byEar }
    Binding { target: Theme; property: "tellsBriefly"; value: window.settings.telling === "brief" }
    Binding { target: Theme; property: "reducedMotion"; value: window.settings.reducedMotion }
    Binding { target: Theme; property: "shrink"; value: window.shrink }
    Binding {
        target: Theme
        property: "scale"
        value: Math.max(0.5, Math.min(window.shrink * window.settings.scale * window.settings.textScale, window.width / window.largeTypeWidth, window.free / window.largeTypeHeight))
    }
    Binding {
        target: Theme
        property: "airScale"
        value: Math.max(0.5, Math.min(window.shrink * window.settings.scale * window.settings.textScale, window.width / window.leastWidth, window.free / window.leastHeight))
    }

    // These keys work even under a sheet.
    component Key: Shortcut { context: Qt.ApplicationShortcut; autoRepeat: false }
    Key { sequences: ["F11"]; onActivated: window.toggleFullScreen() }
    Key { sequences: [StandardKey.Quit]; onActivated: window.close() }
    Key { sequences: [StandardKey.New]; onActivated: window.newGame() }
    Key { sequences: [StandardKey.Open]; onActivated: window.openRecord() }
    Key { sequences: ["F1"]; onActivated: stack.askHelp() }

    TableBackground { anchors.fill: parent }

    // Opens a record or tournament that is dropped anywhere.
    DropArea {
        anchors.fill: parent
        keys: ["text/uri-list"]
        onDropped: drop => {
            drop.acceptProposedAction();
            window.shell.openDropped(drop.urls);
        }
    }

    PageStack {
        id: stack

        anchors.fill: parent
        anchors.topMargin: window.told
        shell: window.shell
        settings: window.settings
        onRecordWanted: window.openRecord()
    }

    FileChoice {
        id: files

        shell: window.shell
        title: qsTr("Open a game or a tournament")
        kind: qsTr("Games and tournaments")
        onChosen: path => {
            // A notice would be hidden under them.
            OpenSheets.closeAll();
            window.shell.openFile(path);
        }
    }
    Loader {
        readonly property bool atTable: window.page === "table" && window.over === ""

        x: (parent.width - width) / 2
        y: atTable ? 0 : parent.height - height - Theme.gap(6)
        width: Math.min(implicitWidth, parent.width - Theme.gap(atTable ? 8 : 16))
        z: 20
        // Without a notice, the first frame doesn't wait for it.
        active: window.paintedPage !== "" || window.shell.notices.text !== ""
        sourceComponent: NoticeBar {
            text: window.shell.notices.text
            slim: window.page === "table" && window.over === ""
            onDismissed: window.shell.notices.dismiss()
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
}
