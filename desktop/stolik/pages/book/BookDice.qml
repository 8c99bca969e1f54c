pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.FamilyBook

// How often each face was rolled, beside what is usual for this number of dice.
Panel {
    id: dice

    required property FamilyBookModel book

    implicitHeight: column.implicitHeight + Theme.gap(10)

    ColumnLayout {
        id: column

        x: Theme.gap(5)
        y: Theme.gap(5)
        width: parent.width - Theme.gap(10)
        spacing: Theme.gap(3)

        Repeater {
            model: dice.book.faces

            RowLayout {
                id: row

                required property string text
                required property int face
                required property int times
                required property real part

                Layout.fillWidth: true
                spacing: Theme.gap(4)
                Accessible.role: Accessible.ListItem
                Accessible.name: row.text

                Die {
                    size: Theme.dp(40)
                    face: row.face
                    still: true
                }
                Item {
                    id: scale

                    Layout.fillWidth: true
                    implicitHeight: Theme.dp(30)

                    Rectangle {
                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width
                        height: Theme.dp(6)
                        radius: height / 2
                        color: Theme.highContrast ? Theme.disabledEdge : Theme.recess
                    }
                    // What is usual.
                    Rectangle {
                        x: parent.width * (dice.book.band[0] ?? 0)
                        width: parent.width * ((dice.book.band[1] ?? 0) - (dice.book.band[0] ?? 0))
                        height: parent.height
                        radius: Theme.radiusSmall
                        color: Theme.accentWash
                        border.width: Theme.hair
                        border.color: Theme.outline
                    }
                    Rectangle {
                        x: parent.width * row.part - width / 2
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.dp(14)
                        height: width
                        radius: width / 2
                        color: Theme.ink
                        border.width: Theme.dp(2)
                        border.color: Theme.panel
                    }
                }
                TextLabel {
                    Layout.preferredWidth: Theme.dp(72)
                    horizontalAlignment: Text.AlignRight
                    text: row.times
                    kind: "title"
                    tabular: true
                    Accessible.ignored: true
                }
            }
        }
        TextLabel {
            Layout.fillWidth: true
            visible: dice.book.faces.count > 0
            text: qsTr("Shaded: what is usual with fair dice. The dot: what was rolled here.")
            kind: "small"
            quiet: true
            wrapMode: Text.WordWrap
        }
        Repeater {
            model: dice.book.diceSentences

            TextLabel {
                required property string modelData

                Layout.fillWidth: true
                text: modelData
                wrapMode: Text.WordWrap
            }
        }
        TextLabel {
            Layout.fillWidth: true
            text: qsTr("Only dice that the program rolled at random count, including those of computers and of games given up.")
            kind: "small"
            quiet: true
            wrapMode: Text.WordWrap
        }
    }
}
