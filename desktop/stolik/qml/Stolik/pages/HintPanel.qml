pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Stolik

// The best options with their worth, in words; goes away by itself with the next move. It is no higher
// than the row of seats that it lies over: tiles and dice stay in sight, and a long hint is scrolled.
Panel {
    id: panel

    property var hints: []
    // The most it may take.
    property size room: Qt.size(Theme.dp(600), Theme.dp(120))

    signal closed

    // A page on or back, as far as there is one.
    function turn(on: bool): void {
        const step = (on ? 1 : -1) * scroll.height * 0.8;
        scroll.contentY = Math.max(0, Math.min(scroll.contentHeight - scroll.height, scroll.contentY + step));
    }

    visible: panel.hints.length > 0
    isRaised: true
    width: Math.min(panel.room.width, longest.advanceWidth + sign.width + shut.width + Theme.gap(12))
    height: Math.min(Math.max(panel.room.height, Theme.dp(96)), column.implicitHeight + 2 * Theme.gap(2))
    Accessible.role: Accessible.Note
    Accessible.name: panel.hints.map(hint => hint.text).join(" ")

    onHintsChanged: scroll.contentY = 0

    Icon {
        id: sign

        x: Theme.gap(3)
        y: Theme.gap(2)
        name: "hint"
        color: Theme.goldText
    }
    Flickable {
        id: scroll

        anchors.fill: parent
        anchors.topMargin: Theme.gap(2)
        anchors.bottomMargin: Theme.gap(2)
        anchors.leftMargin: sign.x + sign.width + Theme.gap(2)
        anchors.rightMargin: shut.width + Theme.gap(2)
        clip: true
        contentHeight: column.implicitHeight
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollPositionBar { }

        ColumnLayout {
            id: column

            width: scroll.width - Theme.gap(2)
            spacing: Theme.gap(1)

            Repeater {
                model: panel.hints

                TextLabel {
                    required property int index
                    required property var modelData

                    Layout.fillWidth: true
                    text: modelData.text
                    strong: index === 0
                    wrapMode: Text.WordWrap
                    Accessible.ignored: true
                }
            }
        }
    }
    // How wide the longest hint is on one line.
    TextMetrics {
        id: longest

        font.family: Theme.family
        font.pixelSize: Theme.body
        font.weight: Font.Bold
        text: panel.hints.reduce((most, hint) => hint.text.length > most.length ? hint.text : most, "")
    }
    IconButton {
        id: shut

        anchors.right: parent.right
        anchors.rightMargin: Theme.gap(1)
        anchors.top: parent.top
        anchors.topMargin: Theme.gap(1)
        iconName: "close"
        text: qsTr("Close")
        onClicked: panel.closed()
    }
}
