pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Referee

// A question, and the paragraphs in all rules that answer it.
FocusScope {
    id: pane

    required property RefereeModel referee
    required property RefereePage page

    // The last paragraph opened, to come back to.
    property int read: -1

    function takeFocus(): void {
        const row = pane.read < 0 ? null : rows.itemAt(pane.read) as Item;
        if (row)
            row.forceActiveFocus(Qt.TabFocusReason);
        else
            field.forceActiveFocus(Qt.TabFocusReason);
    }
    function go(index: int): void {
        const row = rows.itemAt(index) as Item;
        if (row)
            row.forceActiveFocus(Qt.TabFocusReason);
        else if (index < 0)
            field.forceActiveFocus(Qt.TabFocusReason);
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gap(3)

        TextInputField {
            id: field

            Layout.fillWidth: true
            Layout.maximumWidth: Theme.dp(900)
            Layout.alignment: Qt.AlignHCenter
            focus: true
            name: qsTr("Question about the rules")
            placeholderText: qsTr("a word or a question")
            most: 200
            text: pane.referee.question
            onTextEdited: {
                pane.read = -1;
                pane.referee.ask(text);
                flick.contentY = 0;
            }
            Keys.onDownPressed: pane.go(0)
            Keys.onReturnPressed: pane.go(0)
            Keys.onEnterPressed: pane.go(0)
        }
        Paragraph {
            Layout.maximumWidth: Theme.dp(900)
            Layout.alignment: Qt.AlignHCenter
            visible: pane.referee.found.count === 0
            text: pane.referee.question.trim() === "" ? qsTr("Searches the rules of all games and of the tournament.")
                : qsTr("Nothing found. Try another word.")
            kind: "lead"
            onTable: true
            quiet: true
        }
        Flow {
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.dp(900)
            Layout.alignment: Qt.AlignHCenter
            visible: pane.referee.question.trim() === ""
            spacing: Theme.gap(2)

            Repeater {
                // The most common questions at a table.
                model: [qsTr("joker from the table"), qsTr("opening of 30"), qsTr("time is up"), qsTr("the bank is empty"),
                    qsTr("play-off"), qsTr("someone leaves")]

                ActionButton {
                    required property string modelData

                    text: modelData
                    onClicked: {
                        pane.referee.ask(modelData);
                        field.forceActiveFocus(Qt.TabFocusReason);
                    }
                }
            }
        }
        ScrollArea {
            id: flick

            contentHeight: list.implicitHeight + Theme.gap(2)

            Column {
                id: list

                width: Math.min(flick.width - Theme.gap(4), Theme.dp(900))
                x: (flick.width - width) / 2
                y: Theme.gap(1)
                spacing: Theme.gap(2)
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Paragraphs found")

                Repeater {
                    id: rows

                    model: pane.referee.found

                    PressButton {
                        id: row

                        required property int index
                        required property string title
                        required property string heading
                        required text

                        width: list.width
                        implicitHeight: inside.implicitHeight + Theme.gap(5)
                        Accessible.role: Accessible.Link
                        Accessible.name: where.text + ": " + row.text
                        Keys.onDownPressed: pane.go(row.index + 1)
                        Keys.onUpPressed: pane.go(row.index - 1)
                        onClicked: {
                            pane.read = row.index;
                            pane.page.read(pane.referee.found.at(row.index));
                        }
                        background: Panel {
                            shadowed: false
                            color: row.down ? Theme.accentWash : row.hovered ? Theme.raised : Theme.panel

                            FocusRing { shown: row.visualFocus; inner: Theme.radius }
                        }
                        contentItem: Item {
                            ColumnLayout {
                                id: inside

                                x: Theme.gap(4)
                                width: parent.width - Theme.gap(8)
                                anchors.verticalCenter: parent.verticalCenter
                                spacing: Theme.gap(1)

                                SilentParagraph {
                                    id: where

                                    text: row.heading === "" ? row.title
                                        : qsTr("%1, %2", "game, chapter").arg(row.title).arg(row.heading)
                                    strong: true
                                    color: Theme.highContrast ? Theme.ink : Theme.accent
                                }
                                SilentParagraph {
                                    text: row.text
                                    kind: "lead"
                                    maximumLineCount: row.index === 0 ? 12 : 5
                                    elide: Text.ElideRight
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
