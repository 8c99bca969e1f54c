pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Shell

// What there is to do beside a game: a button for each, or one for all of them where there is little room.
RowLayout {
    id: actions

    required property Shell shell
    property bool folded: false
    readonly property var offers: [
        {
            icon: "save",
            text: qsTr("Saved games"),
            shown: true,
            act: () => actions.savedWanted()
        },
        {
            icon: "puzzle",
            text: qsTr("Puzzles"),
            shown: true,
            act: () => actions.puzzlesWanted()
        },
        {
            icon: "trophy",
            text: qsTr("Tournaments"),
            shown: true,
            act: () => actions.tournamentsWanted()
        },
        {
            icon: "book",
            text: qsTr("Family book"),
            shown: true,
            act: () => actions.bookWanted()
        },
        {
            icon: "dice",
            text: qsTr("Play by a code"),
            shown: true,
            act: () => actions.codeWanted()
        }
    ].filter(offer => offer.shown)

    signal savedWanted
    signal puzzlesWanted
    signal tournamentsWanted
    signal bookWanted
    signal codeWanted

    spacing: Theme.gap(3)

    Repeater {
        model: actions.folded ? [] : actions.offers

        IconButton {
            required property var modelData

            iconName: modelData.icon
            text: modelData.text
            showText: true
            framed: true
            onClicked: modelData.act()
        }
    }
    IconButton {
        visible: actions.folded
        iconName: "more"
        text: qsTr("More to do")
        framed: true
        onClicked: {
            sheet.active = true;
            (sheet.item as ModalSheet).open();
        }
    }

    // Made when it is asked for: the first frame doesn't wait for it.
    Loader {
        id: sheet

        active: false
        visible: false
        sourceComponent: ModalSheet {
            id: list

            title: qsTr("More to do")

            Repeater {
                model: actions.offers

                ActionButton {
                    required property var modelData
                    required property int index

                    Layout.fillWidth: true
                    focus: index === 0
                    large: false
                    iconName: modelData.icon
                    text: modelData.text
                    onClicked: {
                        list.close();
                        modelData.act();
                    }
                }
            }
        }
    }
}
