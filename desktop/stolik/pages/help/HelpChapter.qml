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
    // What draws the pictures; empty as long as none is drawn.
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

        TextLabel {
            id: words

            required property int index
            required property var modelData
            readonly property string things: words.modelData.things
            readonly property bool isCaption: words.things !== ""

            width: chapter.width
            topPadding: words.isCaption ? picture.height + Theme.gap(2) : 0
            bottomPadding: words.isCaption ? Theme.gap(1) : 0
            text: words.modelData.text
            textFormat: Text.MarkdownText
            Accessible.name: text.replace(/[*_#`]/g, "")
            wrapMode: Text.Wrap
            kind: words.isCaption ? "small" : "body"
            quiet: words.isCaption
            font.pixelSize: words.isCaption ? Theme.small : Theme.lead
            lineHeight: 1.3

            Loader {
                id: picture

                y: Theme.gap(1)
                active: words.isCaption && chapter.pictures.toString() !== ""
                onActiveChanged: picture.draw()
                Component.onCompleted: picture.draw()

                function draw(): void {
                    if (picture.active && !picture.item)
                        picture.setSource(chapter.pictures, { things: words.things.split(" "), room: words.width });
                }
                onLoaded: picture.item.room = Qt.binding(() => words.width)
            }
            Loader {
                z: -1
                active: words.index === chapter.marked
                x: -Theme.gap(3)
                y: -Theme.gap(1)
                width: words.width + Theme.gap(6)
                height: words.height + Theme.gap(2)
                sourceComponent: Rectangle {
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
