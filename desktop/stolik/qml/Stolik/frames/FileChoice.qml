import QtQuick
import Stolik.Shell

// Chooses a file or folder in the system's dialog, created on demand as its part of Qt loads slowly.
Loader {
    id: choice

    required property Shell shell
    property string what: "games"       // "games" | "records" | "pictures" | "folders"
    property string title: ""
    // The name of the kind of files, and the text of the button that chooses a folder.
    property string kind: ""
    property string accept: ""

    // Untyped, since a type would load that part of Qt.
    readonly property var dialog: choice.item

    signal chosen(string path)

    function begin(): void {
        if (!choice.dialog)
            choice.setSource("FileChoiceDialog.qml", {
                window: choice.Window.window,
                patterns: choice.shell.patternsOf(choice.what)
            });
        choice.dialog.ask(choice.title, choice.kind || choice.accept, choice.shell.folderOf(choice.what));
    }

    visible: false

    Connections {
        target: choice.item
        ignoreUnknownSignals: true

        function onChosen(place: url): void { choice.chosen(choice.shell.chosenPath(place)); }
    }
}
