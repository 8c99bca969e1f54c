pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Shell

// What there is to do beside a game: a button for each, or one for all of them where there is little room.
RowLayout {
    id: offers

    required property Shell shell
    property bool folded: false

    signal savedWanted
    signal codeWanted

    spacing: Theme.gap(3)

    component Offer: IconButton {
        showText: true
        framed: true
        visible: !offers.folded
    }
    Offer {
        iconName: "save"
        text: qsTr("Saved games")
        onClicked: offers.savedWanted()
    }
    Repeater {
        model: offers.folded ? null : offers.shell.pages.offered

        Offer {
            required property string page
            required property string title
            required property string sign

            iconName: sign
            text: title
            onClicked: offers.shell.pages.open(page)
        }
    }
    Offer {
        iconName: "dice"
        text: qsTr("Play by a code")
        onClicked: offers.codeWanted()
    }
    IconButton {
        visible: offers.folded
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

            component Line: ActionButton {
                Layout.fillWidth: true
                large: false
            }
            Line {
                focus: true
                iconName: "save"
                text: qsTr("Saved games")
                onClicked: {
                    list.close();
                    offers.savedWanted();
                }
            }
            Repeater {
                model: offers.shell.pages.offered

                Line {
                    required property string page
                    required property string title
                    required property string sign

                    iconName: sign
                    text: title
                    onClicked: {
                        list.close();
                        offers.shell.pages.open(page);
                    }
                }
            }
            Line {
                iconName: "dice"
                text: qsTr("Play by a code")
                onClicked: {
                    list.close();
                    offers.codeWanted();
                }
            }
        }
    }
}
