pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik

// A page with a table, and above it the title, the possible actions, and perhaps a sentence.
Page {
    id: frame

    property string subtitle: ""
    property string sentence: ""
    property alias actions: header.extra
    // The space around the title, and its greatest width.
    property real side: Theme.gap(4)
    property real above: Theme.gap(1)
    property real widest: Number.POSITIVE_INFINITY
    // The place of the message that says why something can't be done.
    readonly property alias bar: bar
    // The content below, rebuilt when it changes; a page without it fills the room itself.
    property Component shown: null
    property bool staged: true
    readonly property alias stage: stage
    property alias below: column.data

    function takeFocus(): void {
        // A deferred call may come when the page is already leaving.
        if (!frame.visible)
            return;
        if (stage.shown?.takeFocus)
            stage.shown.takeFocus();
        else
            (stage.item as Item)?.forceActiveFocus(Qt.OtherFocusReason);
    }

    focus: true

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
        Outcome {
            Layout.leftMargin: Theme.gap(4)
            Layout.rightMargin: Theme.gap(4)
            text: frame.sentence
        }
        Loader {
            id: stage

            // Untyped.
            readonly property var shown: stage.item

            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: frame.staged
            focus: frame.staged
            sourceComponent: frame.shown
            // Rows exist a moment after their container.
            onLoaded: {
                frame.takeFocus();
                Qt.callLater(frame.takeFocus);
            }
        }
    }
}
