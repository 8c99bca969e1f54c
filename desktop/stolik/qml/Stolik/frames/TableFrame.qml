pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Shell

// A page with a table on it: above it its name and what can be done there, and perhaps a sentence.
FocusScope {
    id: frame

    required property Shell shell
    required property Settings settings
    property string title: ""
    property string subtitle: ""
    property string sentence: ""
    property alias actions: header.extra
    // The way back; Escape is the same.
    property var back: () => frame.backWanted()
    // The air around the name, and how wide it is at most.
    property real side: Theme.gap(4)
    property real above: Theme.gap(1)
    property real widest: Number.POSITIVE_INFINITY
    // Where it is told why something can't be done.
    readonly property alias bar: bar
    // What stands below, made anew when it changes; a page without it fills the room by itself.
    property Component shown: null
    property bool staged: true
    readonly property alias stage: stage
    property alias below: column.data

    signal backWanted
    signal helpWanted(string place, string gameId)
    // The keyboard's place is there.
    signal laid

    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: frame.title
    Keys.onEscapePressed: frame.back()

    ColumnLayout {
        id: column

        anchors.fill: parent
        spacing: 0

        Item {
            id: bar

            Layout.fillWidth: true
            Layout.maximumWidth: frame.widest
            Layout.alignment: Qt.AlignHCenter
            Layout.leftMargin: frame.side
            Layout.rightMargin: frame.side
            Layout.topMargin: frame.above
            implicitHeight: header.implicitHeight

            PageHeader {
                id: header

                anchors.left: parent.left
                anchors.right: parent.right
                title: frame.title
                subtitle: frame.subtitle
                onBackWanted: frame.back()
            }
        }
        Paragraph {
            Layout.leftMargin: Theme.gap(4)
            Layout.rightMargin: Theme.gap(4)
            visible: text !== ""
            text: frame.sentence
            Accessible.role: Accessible.AlertMessage
        }
        Loader {
            id: stage

            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: frame.staged
            focus: frame.staged
            sourceComponent: frame.shown
            // Rows are there a moment after what holds them.
            onLoaded: {
                frame.laid();
                Qt.callLater(frame.laid);
            }
        }
    }
}
