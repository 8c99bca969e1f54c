import QtQuick
import QtQuick.Layouts
import Stolik

// A question with one or two answers; it lies where none of the turn's buttons are. Flat, it is a strip: the words and
// beside them the answers.
FocusScope {
    id: question

    property bool shown: false
    property string title: ""
    property string reason: ""
    property string yes: ""
    property string no: ""
    // The answer that costs nothing is the one at hand.
    property bool noFirst: false
    // Whether Escape declines.
    property bool escapes: true
    // It stands where a key was just held to look.
    property bool unhurried: false
    property bool flat: false
    // What a hint lights up: "yes" or "no".
    property var lit: []

    property string told: ""

    signal heard(string sentence)
    signal agreed
    signal declined

    visible: shown
    implicitHeight: grid.implicitHeight + Theme.gap(flat ? 1.5 : 8)

    Accessible.role: Accessible.Dialog
    Accessible.name: title
    Accessible.description: reason
    Accessible.ignored: !shown

    // With the keyboard comes the title; a reason is told once.
    function tell(): void {
        if (question.shown && question.reason !== question.told && question.reason !== "")
            question.heard(question.reason);
        question.told = question.shown ? question.reason : "";
    }

    function begin(): void {
        if (question.shown)
            (question.noFirst ? declineButton : agreeButton).forceActiveFocus(Qt.OtherFocusReason);
        question.tell();
    }
    onShownChanged: question.begin()
    // Another question in the same place.
    onTitleChanged: question.begin()
    onReasonChanged: question.tell()
    Keys.onEscapePressed: event => {
        event.accepted = question.escapes && question.no !== "";
        if (event.accepted)
            question.declined();
    }

    // What lies below isn't clicked through it.
    MouseArea { anchors.fill: parent }
    Panel {
        anchors.fill: parent
        isRaised: true
        border.width: Theme.line
        border.color: Theme.accent
    }
    GridLayout {
        id: grid

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.gap(question.flat ? 3 : 5)
        anchors.rightMargin: Theme.gap(question.flat ? 1.5 : 5)
        columns: question.flat ? 2 : 1
        columnSpacing: Theme.gap(3)
        rowSpacing: Theme.gap(4)

        ColumnLayout {
            spacing: Theme.gap(question.flat ? 0 : 2)

            TextLabel {
                Layout.fillWidth: true
                text: question.title
                kind: question.flat ? "body" : "title"
                strong: question.flat
                lineHeight: question.flat ? 1.1 : 1.2
                wrapMode: Text.WordWrap
            }
            TextLabel {
                Layout.fillWidth: true
                visible: text !== ""
                text: question.reason
                kind: question.flat ? "small" : "body"
                lineHeight: question.flat ? 1.1 : 1.4
                wrapMode: Text.WordWrap
            }
        }
        RowLayout {
            spacing: Theme.gap(question.flat ? 2 : 3)

            ActionButton {
                id: agreeButton

                Layout.fillWidth: !question.flat
                primary: !question.noFirst
                large: false
                text: question.yes
                unhurried: question.unhurried
                onClicked: question.agreed()

                HintGlow {
                    shown: question.lit.includes("yes")
                    around: Theme.radius
                }
            }
            ActionButton {
                id: declineButton

                Layout.fillWidth: !question.flat
                visible: question.no !== ""
                primary: question.noFirst
                large: false
                text: question.no
                unhurried: question.unhurried
                onClicked: question.declined()

                HintGlow {
                    shown: question.lit.includes("no")
                    around: Theme.radius
                }
            }
        }
    }
}
