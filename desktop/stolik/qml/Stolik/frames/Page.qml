import QtQuick
import Stolik
import Stolik.Shell

// A page of the window: its inputs, title, and Escape as the way back. Inside another page, no shell is
// needed.
FocusScope {
    id: page

    property Shell shell
    property Settings settings
    property string title: ""
    // Little width: small margins, and things one below another.
    property bool narrow: Theme.largeType || page.width < Theme.dp(900)
    // The function of the back button and Escape.
    property var back: () => page.backWanted()

    signal backWanted
    signal helpWanted(string place, string gameId)

    Accessible.role: Accessible.Pane
    Accessible.name: page.title
    Keys.onEscapePressed: page.back()
}
