import QtQuick
import QtQuick.Dialogs
import QtQuick.Templates as T
import Stolik

// The system's dialog for a file, or for a folder without patterns. Qt draws it in the window if the system
// has none, or with four-key control.
Item {
    id: choice

    required property T.ApplicationWindow window
    required property list<string> patterns
    readonly property bool shown: files.visible || folders.visible
    // The list of files if Qt draws it.
    property ListView list: null

    signal chosen(place: url)

    function ask(title: string, word: string, folder: url): void {
        if (choice.patterns.length > 0) {
            files.title = title;
            files.nameFilters = [word + " (" + choice.patterns.join(" ") + ")"];
            files.currentFolder = folder;
            files.open();
        } else {
            folders.title = title;
            folders.acceptLabel = word;
            folders.currentFolder = folder;
            folders.open();
        }
    }
    function close(): void {
        files.close();
        folders.close();
    }

    // Gives Qt's own dialog the window's colours; `nameFiles` gives it names for screen readers.
    function paint(): void {
        const palette = choice.window.palette;
        palette.window = palette.light = palette.base = Theme.panel;
        palette.windowText = palette.text = palette.buttonText = palette.dark = Theme.ink;
        palette.button = palette.midlight = palette.mid = Theme.hairline;
        palette.highlight = Theme.accent;
        // Qt draws it over the panel with a touch of the highlight.
        palette.highlightedText = Theme.ink;
    }
    function listIn(item: Item): ListView {
        if (item instanceof ListView && item.objectName !== "")
            return item as ListView;
        for (const child of item.children) {
            const found = choice.listIn(child);
            if (found)
                return found;
        }
        return null;
    }
    function nameFiles(): void {
        for (const row of choice.list?.contentItem.children ?? []) {
            row.Accessible.name = row["fileName"] ?? "";
            row.Accessible.role = Accessible.Button;
        }
    }

    onShownChanged: {
        if (choice.shown) {
            OpenSheets.add(choice);
            choice.paint();
            choice.list = choice.listIn(T.Overlay.overlay);
            choice.nameFiles();
        } else {
            OpenSheets.remove(choice);
            choice.list = null;
        }
    }
    Component.onDestruction: OpenSheets.remove(choice)

    Connections {
        target: choice.list?.contentItem ?? null

        function onChildrenChanged(): void { Qt.callLater(choice.nameFiles); }
    }
    FileDialog {
        id: files

        parentWindow: choice.window
        popupType: T.Popup.Item
        options: Theme.fewKeys ? FileDialog.DontUseNativeDialog : 0
        onAccepted: choice.chosen(files.selectedFile)
    }
    FolderDialog {
        id: folders

        parentWindow: choice.window
        popupType: T.Popup.Item
        options: Theme.fewKeys ? FolderDialog.DontUseNativeDialog : 0
        onAccepted: choice.chosen(folders.selectedFolder)
    }
}
