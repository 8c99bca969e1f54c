pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Shell

// The folders and files of this computer, to choose one file, or a folder.
ModalSheet {
    id: sheet

    required property FileList files
    property string what: "games"       // "games" | "pictures" | "folders"
    // The button that chooses the folder that is shown; where there are only files to choose there is none.
    property string choice: ""
    // What is said of a folder in which there is nothing to choose.
    property string empty: ""

    readonly property var placeNames: ({
        "documents": qsTr("Documents"),
        "downloads": qsTr("Downloads"),
        "desktop": qsTr("Desktop"),
        "pictures": qsTr("Pictures"),
        "home": qsTr("Home folder")
    })

    signal chosen(string path)

    function begin(): void {
        files.begin(what);
        open();
    }
    function take(path: string, isFolder: bool): void {
        if (isFolder) {
            files.enter(path);
            up.forceActiveFocus(Qt.TabFocusReason);
        } else {
            close();
            chosen(path);
        }
    }

    wide: Theme.dp(640)

    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap(2)

        Repeater {
            model: sheet.files.places

            ActionButton {
                required property string code
                required property string name
                required property string path
                required property bool current

                large: false
                primary: current
                text: sheet.placeNames[code] ?? name
                onClicked: sheet.files.enter(path)
            }
        }
    }
    RowLayout {
        spacing: Theme.gap(2)

        IconButton {
            id: up

            iconName: "up"
            text: qsTr("To the folder above")
            onClicked: sheet.files.goUp()
        }
        TextLabel {
            Layout.fillWidth: true
            text: sheet.files.folder
            elide: Text.ElideLeft
            textFormat: Text.PlainText
            quiet: true
        }
        ActionButton {
            visible: sheet.choice !== ""
            enabled: sheet.files.readable
            large: false
            text: sheet.choice
            onClicked: {
                sheet.close();
                sheet.chosen(sheet.files.folder);
            }
        }
    }
    TextLabel {
        visible: sheet.files.rows.count === 0
        Layout.fillWidth: true
        text: sheet.files.readable ? sheet.empty : qsTr("This folder can't be read.")
        wrapMode: Text.WordWrap
    }
    Repeater {
        model: sheet.files.rows

        IconButton {
            id: entry

            required property string path
            required property string name
            required property bool isFolder

            Layout.fillWidth: true
            iconName: isFolder ? "forward" : sheet.what === "pictures" ? "person" : "save"
            text: name
            Accessible.name: isFolder ? qsTr("Folder %1").arg(name) : name
            onClicked: sheet.take(path, isFolder)

            contentItem: RowLayout {
                spacing: Theme.gap(3)

                Icon {
                    name: entry.iconName
                    size: Theme.icon
                    color: entry.isFolder ? Theme.muted : Theme.accent
                }
                TextLabel {
                    Layout.fillWidth: true
                    text: entry.name
                    strong: !entry.isFolder
                    elide: Text.ElideMiddle
                    textFormat: Text.PlainText
                    Accessible.ignored: true
                }
            }
        }
    }
}
