import QtQuick
import QtQuick.Layouts
import Stolik

// A question over the cloth with two answers; it lies where none of the turn's buttons are.
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

    signal agreed
    signal declined

    visible: shown
    implicitHeight: column.implicitHeight + Theme.gap(8)

    Accessible.role: Accessible.Dialog
    Accessible.name: title
    Accessible.ignored: !shown

    onShownChanged: if (shown) (noFirst ? declineButton : agreeButton).forceActiveFocus(Qt.OtherFocusReason)
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
    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: Theme.gap(5)
        spacing: Theme.gap(2)

        TextLabel {
            Layout.fillWidth: true
            text: question.title
            kind: "title"
            wrapMode: Text.WordWrap
        }
        TextLabel {
            Layout.fillWidth: true
            visible: text !== ""
            text: question.reason
            wrapMode: Text.WordWrap
        }
        RowLayout {
            Layout.topMargin: Theme.gap(2)
            spacing: Theme.gap(3)

            ActionButton {
                id: agreeButton

                Layout.fillWidth: true
                primary: !question.noFirst
                large: false
                text: question.yes
                unhurried: question.unhurried
                onClicked: question.agreed()
            }
            ActionButton {
                id: declineButton

                Layout.fillWidth: true
                visible: question.no !== ""
                primary: question.noFirst
                large: false
                text: question.no
                unhurried: question.unhurried
                onClicked: question.declined()
            }
        }
    }
}
