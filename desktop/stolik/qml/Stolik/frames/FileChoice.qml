import QtQuick
import Stolik.Shell

// Chooses a file or a folder in the system's dialog. It is made when it is asked for: no page waits for its part of Qt.
Loader {
    id: choice

    required property Shell shell
    property string what: "games"       // "games" | "records" | "pictures" | "folders"
    property string title: ""
    // How the files are called, and what the button says that takes a folder.
    property string kind: ""
    property string accept: ""

    // Of no known type, which would bring that part along.
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
