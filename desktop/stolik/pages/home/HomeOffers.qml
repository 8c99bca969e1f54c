pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.Shell

// What there is to do beside the games: a button for each page that has one, in as many lines as they need.
Flow {
    id: offers

    required property Shell shell
    required property Settings settings
    // At the very first start the language is asked for here; later it is a part of the page of comfort.
    property bool asksLanguage: false
    property bool showsGames: false
    // The games that wait beside the one that the page shows.
    property int others: 0
    readonly property real inOneLine: {
        let wide = -offers.spacing;
        for (const child of offers.children)
            wide += child.visible && child.width > 0 ? child.width + offers.spacing : 0;
        return Math.ceil(wide);
    }

    signal gamesWanted

    spacing: Theme.gap(3)

    Loader {
        active: offers.asksLanguage
        visible: active
        sourceComponent: LanguageChoice {
            settings: offers.settings
            oneButton: true
        }
    }
    IconButton {
        visible: offers.showsGames
        iconName: "log"
        text: qsTr("Our games")
        showText: true
        framed: true
        Accessible.description: offers.others > 0 ? qsTr("%n more to go on with", "games", offers.others) : ""
        onClicked: offers.gamesWanted()

        CountBadge {
            x: parent.width - width * 0.4
            y: -Theme.gap(1.5)
            count: offers.others
        }
    }
    Repeater {
        model: offers.shell.pages.offered

        IconButton {
            id: offer

            required property string page
            required property string title
            required property string sign
            readonly property int due: offers.shell.pages.due[offer.page] ?? 0
            // How much waits there today.
            readonly property string dueWords: offer.due > 0 ? qsTr("%n to try again", "positions to practise", offer.due) : ""

            iconName: sign
            text: title
            showText: true
            framed: true
            Accessible.description: offer.dueWords
            note: Theme.largeType ? "" : offer.dueWords
            onClicked: offers.shell.pages.open(page)
        }
    }
}
