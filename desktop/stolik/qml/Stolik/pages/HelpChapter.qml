pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// A chapter of the rules: its heading, and its passages one below the other.
Column {
    id: chapter

    property string heading: ""
    property var passages: []
    // The passage that stands out, -1 where none does.
    property int marked: -1

    function passage(index: int): Item {
        return rows.itemAt(index) as Item;
    }

    spacing: Theme.gap(3)

    TextLabel {
        width: parent.width
        visible: text !== ""
        text: chapter.heading
        kind: "title"
        wrapMode: Text.Wrap
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Repeater {
        id: rows

        model: chapter.passages

        TextLabel {
            id: words

            required property int index
            required property string modelData

            width: chapter.width
            text: words.modelData
            textFormat: Text.MarkdownText
            Accessible.name: text.replace(/[*_#`]/g, "")
            wrapMode: Text.Wrap
            font.pixelSize: Theme.lead
            lineHeight: 1.3

            Rectangle {
                z: -1
                visible: words.index === chapter.marked
                x: -Theme.gap(3)
                y: -Theme.gap(1)
                width: parent.width + Theme.gap(6)
                height: parent.height + Theme.gap(2)
                radius: Theme.radiusSmall
                color: Theme.accentWash

                // A bar too: colour alone tells nothing.
                Rectangle {
                    width: Theme.dp(4)
                    height: parent.height
                    radius: width / 2
                    color: Theme.accent
                }
            }
        }
    }
}
