pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// A chapter of the rules: its heading, and its passages one below the other, words and pictures.
Column {
    id: chapter

    property string heading: ""
    property var passages: []
    // The passage that stands out, -1 where none does.
    property int marked: -1
    // What draws the pictures.
    property url pictures

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

        Column {
            id: passage

            required property int index
            required property var modelData
            readonly property string things: passage.modelData.things

            width: chapter.width
            topPadding: passage.things !== "" ? Theme.gap(1) : 0
            bottomPadding: topPadding
            spacing: Theme.gap(1)

            Loader {
                id: picture

                active: passage.things !== ""
                visible: active
                Component.onCompleted: {
                    if (active)
                        setSource(chapter.pictures, { things: passage.things.split(" "), room: passage.width });
                }
            }
            Binding {
                target: picture.item
                property: "room"
                value: passage.width
                when: picture.status === Loader.Ready
            }
            TextLabel {
                id: words

                width: parent.width
                text: passage.modelData.text
                textFormat: Text.MarkdownText
                Accessible.name: text.replace(/[*_#`]/g, "")
                wrapMode: Text.Wrap
                kind: passage.things !== "" ? "small" : "body"
                quiet: passage.things !== ""
                font.pixelSize: passage.things !== "" ? Theme.small : Theme.lead
                lineHeight: 1.3

                Rectangle {
                    z: -1
                    visible: passage.index === chapter.marked
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
}
