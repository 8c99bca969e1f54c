import QtQuick
import QtQuick.Layouts
import Stolik

// A transient sentence: why something can't be done, and where the rule is. Put it over the table, call
// show().
Item {
    id: toast

    property string text: ""
    property string linkText: qsTr("Rule")
    property bool linked: false
    property bool shown: false
    // The greatest width.
    property real room: Theme.dp(620)
    property real tallest: Theme.buttonHeight
    readonly property string language: Qt.uiLanguage

    signal linkClicked

    function show(sentence: string, withLink: bool): void {
        toast.text = sentence;
        toast.linked = withLink;
        toast.shown = true;
        timer.restart();
    }
    function hide(): void { toast.shown = false; }

    onLanguageChanged: toast.hide()

    implicitWidth: Math.min(toast.room, row.implicitWidth + 2 * Theme.gap(5))
    implicitHeight: toast.tallest
    opacity: shown ? 1 : 0
    visible: opacity > 0
    transform: Translate {
        y: toast.shown || !Theme.moves ? 0 : Theme.gap(2)
        Behavior on y { NumberAnimation { duration: Theme.quick; easing.type: Theme.easeRest } }
    }
    Behavior on opacity { NumberAnimation { duration: Theme.fade } }

    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    Timer {
        id: timer

        interval: Theme.toastTime
        running: false
        onTriggered: if (!hover.hovered) toast.hide(); else timer.restart()
    }
    HoverHandler { id: hover }
    TapHandler { onTapped: toast.hide() }

    Shadow { anchors.fill: parent; lifted: true }
    Rectangle { anchors.fill: parent; radius: Theme.radius; color: Theme.tooltip }
    RowLayout {
        id: row

        anchors.fill: parent
        anchors.leftMargin: Theme.gap(5)
        anchors.rightMargin: Theme.gap(toast.linked ? 3 : 5)
        spacing: Theme.gap(3)

        Icon { name: "info"; color: Theme.tooltipInk; size: Theme.dp(22) }
        SilentParagraph {
            Layout.maximumWidth: toast.room - Theme.dp(100)
            text: toast.text
            color: Theme.tooltipInk
            Layout.fillHeight: true
            verticalAlignment: Text.AlignVCenter
            lineHeight: 1
            // Two smaller lines are better than a word over the cards.
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.dp(13)
        }
        LinkButton {
            visible: toast.linked
            text: toast.linkText
            ink: Theme.tooltipLink
            onClicked: toast.linkClicked()
        }
    }
}
