pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.About
import Stolik.Shell

// One part of the program and the full text of its licence, to be scrolled and read.
FocusScope {
    id: page

    required property Licences licences
    required property var part

    signal backWanted

    function scroll(by: real): void {
        flick.contentY = Math.max(0, Math.min(flick.contentHeight - flick.height, flick.contentY + by));
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Licence of %1").arg(part.name)
    Keys.onEscapePressed: backWanted()
    Keys.onPressed: event => {
        event.accepted = true;
        if (event.key === Qt.Key_Down)
            scroll(Theme.dp(60));
        else if (event.key === Qt.Key_Up)
            scroll(-Theme.dp(60));
        else if (event.key === Qt.Key_PageDown)
            scroll(flick.height * 0.9);
        else if (event.key === Qt.Key_PageUp)
            scroll(-flick.height * 0.9);
        else if (event.key === Qt.Key_Home)
            scroll(-flick.contentHeight);
        else if (event.key === Qt.Key_End)
            scroll(flick.contentHeight);
        else
            event.accepted = false;
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gap(8)
        anchors.rightMargin: Theme.gap(8)
        anchors.topMargin: Theme.gap(5)
        anchors.bottomMargin: Theme.gap(5)
        spacing: Theme.gap(4)

        PageHeader {
            Layout.fillWidth: true
            title: page.part.name
            subtitle: page.part.version
            backButton.focus: true
            onBackWanted: page.backWanted()
        }
        Panel {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.maximumWidth: Theme.dp(960)
            Layout.alignment: Qt.AlignHCenter

            ScrollArea {
                id: flick

                anchors.fill: parent
                anchors.margins: Theme.gap(2)
                contentHeight: column.implicitHeight + Theme.gap(10)

                Column {
                    id: column

                    x: Theme.gap(5)
                    y: Theme.gap(4)
                    width: flick.width - Theme.gap(10)
                    spacing: Theme.gap(3)

                    TextLabel {
                        width: parent.width
                        text: page.part.licence
                        kind: "title"
                        wrapMode: Text.Wrap
                        Accessible.role: Accessible.Heading
                        Accessible.name: text
                    }
                    Repeater {
                        model: page.licences.paragraphs(page.part.id)

                        Column {
                            id: paragraph

                            required property int index
                            required property var modelData

                            width: column.width

                            Rectangle {
                                visible: paragraph.modelData.opens && paragraph.index > 0
                                width: parent.width
                                height: Theme.line
                                color: Theme.hairline
                            }
                            TextLabel {
                                width: parent.width
                                topPadding: paragraph.modelData.opens && paragraph.index > 0 ? Theme.gap(5) : 0
                                text: paragraph.modelData.text
                                wrapMode: Text.Wrap
                            }
                        }
                    }
                }
            }
        }
    }
}
