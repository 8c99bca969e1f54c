pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Stolik
import Stolik.Shell
import Stolik.Tournament

// One page at a time: the list of tournaments, a new one, or the desk of an open one.
FocusScope {
    id: view

    required property Shell shell
    required property Settings settings
    required property TournamentPages model

    readonly property TournamentPages pages: view.model

    readonly property string place: pages.desk ? "desk" : pages.setup ? "setup" : "list"

    signal backWanted

    function show(): void {
        const item = view.Window.activeFocusItem as T.AbstractButton;
        loader.byKeyboard = item !== null && item.visualFocus;
        if (place === "desk")
            loader.setSource("DeskPage.qml", { desk: pages.desk });
        else if (place === "setup")
            loader.setSource("TournamentSetupPage.qml", { setup: pages.setup });
        else
            loader.setSource("TournamentsPage.qml", { pages: pages });
    }

    onPlaceChanged: show()
    Component.onCompleted: show()

    PageLoader { id: loader; anchors.fill: parent }
    Connections {
        target: loader.item
        ignoreUnknownSignals: true

        function onBackWanted(): void {
            if (view.place === "list")
                view.backWanted();
            else
                view.pages.back();
        }
        function onRefereeWanted(): void { view.shell.pages.open("referee"); }
    }
}
