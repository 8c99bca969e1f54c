import QtQuick
import QtQuick.Layouts
import Stolik

// A moment in the album, like a photograph with a caption; a press shows the game at that moment.
StillButton {
    id: card

    required property string title
    required property string fact
    required property string day
    required property string name
    required property int avatar
    required property int colour
    required property string game
    required property int entries
    required property string sign
    // Whether it is a frame for something still to come.
    readonly property bool waits: card.entries < 0

    text: card.title
    pale: card.waits
    pictureHigh: Math.min(0.58 * card.width, Theme.dp(190))
    Accessible.name: [card.title, card.name, card.fact, card.day].filter(words => words !== "").join("; ")

    RowLayout {
        Layout.topMargin: Theme.gap(2)
        spacing: Theme.gap(2)

        Avatar {
            visible: !card.waits
            Layout.alignment: Qt.AlignTop
            size: Theme.dp(48)
            number: card.avatar
            colour: card.colour
        }
        ColumnLayout {
            spacing: 0

            SilentParagraph { visible: text !== ""; text: card.name }
            SilentParagraph { visible: text !== ""; text: card.fact; quiet: card.waits }
            SilentParagraph { visible: text !== ""; text: card.day; kind: "note" }
        }
    }
    // A seal on the picture.
    Pill {
        parent: card
        visible: card.sign !== ""
        x: card.edge + Theme.gap(3)
        y: card.edge + Theme.gap(3)
        width: Theme.dp(44)
        height: width
        color: Theme.raised
        border.width: Theme.line
        border.color: Theme.gold

        Icon { anchors.centerIn: parent; name: card.sign; size: Theme.dp(26); color: Theme.goldText }
    }
}
