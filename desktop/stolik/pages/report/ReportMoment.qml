pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Report

// What is to be said of the moment that is looked at.
ColumnLayout {
    id: view

    required property ReportModel report
    readonly property var told: view.report.told
    readonly property var who: view.told.name === undefined ? ({}) : view.told
    readonly property string spoken: [view.report.momentTurn, view.report.momentText].filter(part => part !== "").join(": ")

    signal practiceWanted
    signal explorerWanted

    Accessible.role: Accessible.Grouping
    Accessible.name: view.spoken

    onSpokenChanged: view.Accessible.announce(view.spoken, Accessible.Polite)

    spacing: Theme.gap(3)

    Panel {
        Layout.fillWidth: true
        implicitHeight: words.implicitHeight + Theme.gap(5)

        ColumnLayout {
            id: words

            x: Theme.gap(4)
            y: Theme.gap(2)
            width: parent.width - Theme.gap(8)
            spacing: Theme.gap(1)

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.gap(2)

                IconButton {
                    Layout.leftMargin: -Theme.gap(2)
                    iconName: "left"
                    text: qsTr("One move back")
                    enabled: view.report.moment > 0
                    onClicked: view.report.lookAt(view.report.moment - 1)
                }
                TextLabel {
                    Layout.fillWidth: true
                    text: view.who.name === undefined ? view.report.momentTurn
                        : qsTr("%1: %2", "which turn and who").arg(view.report.momentTurn).arg(view.who.name)
                    kind: "title"
                    horizontalAlignment: Text.AlignHCenter
                    elide: Text.ElideRight
                }
                IconButton {
                    Layout.rightMargin: -Theme.gap(2)
                    iconName: "right"
                    text: qsTr("One move on")
                    enabled: view.report.moment < view.report.moments
                    onClicked: view.report.lookAt(view.report.moment + 1)
                }
            }
            TextLabel {
                Layout.fillWidth: true
                visible: view.who.name === undefined
                text: view.report.momentText
                wrapMode: Text.WordWrap
            }
            // A reader who has just come here doesn't know yet what there is to see.
            TextLabel {
                Layout.fillWidth: true
                visible: view.who.name === undefined && view.report.moment === view.report.moments
                text: qsTr("Choose a moment on the graph or in the lists: you will see it here.")
                quiet: true
                wrapMode: Text.WordWrap
            }
            RowLayout {
                Layout.fillWidth: true
                visible: view.who.name !== undefined && what.text !== ""
                spacing: Theme.gap(3)

                TextLabel {
                    id: what

                    Layout.fillWidth: true
                    text: view.who.word === undefined ? "" : [view.who.word, view.who.size].filter(part => part !== "").join(": ")
                    strong: true
                    wrapMode: Text.WordWrap
                }
                ActionButton {
                    visible: view.report.canTry
                    large: false
                    iconName: "replay"
                    text: qsTr("Try again")
                    onClicked: view.practiceWanted()
                }
            }
            Said {
                head: qsTr("What happened")
                text: view.who.played ?? ""
            }
            Said {
                head: qsTr("What was best")
                text: view.who.best ?? ""
            }
            Said {
                head: view.who.best ? qsTr("What a hint would have said") : qsTr("What a hint would have said too")
                text: view.who.hint ?? ""
                quoted: true
            }
            ActionButton {
                Layout.alignment: Qt.AlignRight
                Layout.topMargin: Theme.gap(1)
                Layout.bottomMargin: Theme.gap(2)
                visible: view.report.canExplore
                large: false
                iconName: "eye"
                text: qsTr("Explore this position")
                onClicked: view.explorerWanted()
            }
        }
    }

    component Said: ColumnLayout {
        id: said

        property string head: ""
        property string text: ""
        property bool quoted: false

        Layout.fillWidth: true
        visible: said.text !== ""
        spacing: 0

        TextLabel {
            Layout.fillWidth: true
            text: said.head
            kind: "small"
            quiet: true
            lineHeight: 1.1
        }
        TextLabel {
            Layout.fillWidth: true
            text: said.quoted ? qsTr("“%1”", "a sentence that was said").arg(said.text) : said.text
            wrapMode: Text.WordWrap
        }
    }
}
