import QtQuick
import Stolik
import Stolik.Shell

// A page of the window: what it is given, its name, and Escape as the way back. One inside another page does without shell
// and settings.
FocusScope {
    id: page

    property Shell shell
    property Settings settings
    property string title: ""
    // Little width: the margins are small, and things stand one below the other.
    property bool narrow: Theme.largeType || page.width < Theme.dp(900)
    // What leads back; Escape is the same.
    property var back: () => page.backWanted()

    signal backWanted
    signal helpWanted(string place, string gameId)

    Accessible.role: Accessible.Pane
    Accessible.name: page.title
    Keys.onEscapePressed: page.back()
}
