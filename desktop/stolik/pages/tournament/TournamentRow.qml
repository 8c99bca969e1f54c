pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Stolik

// A tournament that was begun: what it is and what is due, to open it, to delete it and to bring it back.
RowLayout {
    id: line

    required property string title
    required property string about
    required property string next
    required property bool over
    required property bool opens
    required property bool cup
    required property string deleted
    required property int nth
    required property bool narrow

    readonly property string what: nth > 1 ? qsTr("%1, number %2", "a tournament").arg(title).arg(nth) : title
    readonly property real faded: deleted === "" ? 1 : 0.6
    readonly property bool faulty: !opens && deleted === ""
    readonly property string due: deleted === "" ? next : deleted === "gone" ? qsTr("Deleted")
        : cup ? qsTr("Will be deleted, and its cup in the family book with it") : qsTr("Will be deleted")

    signal wanted
    signal deleteWanted
    signal undeleteWanted

    spacing: Theme.gap(2)

    T.AbstractButton {
        id: row

        Layout.fillWidth: true
        Layout.fillHeight: true
        implicitHeight: inside.implicitHeight + Theme.gap(6)
        enabled: line.opens
        focusPolicy: Qt.StrongFocus
        hoverEnabled: true
        text: line.title
        Accessible.role: Accessible.Button
        Accessible.name: line.opens ? qsTr("Open: %1").arg(line.what) : line.what
        Accessible.description: `${line.about}. ${line.due}`
        Accessible.onPressAction: row.click()
        Keys.forwardTo: [strike]
        onClicked: line.wanted()

        PressKeys {
            id: strike

            button: row
        }
        HoverHandler { cursorShape: row.enabled ? Qt.PointingHandCursor : Qt.ArrowCursor }
        background: Panel {
            color: row.down ? Theme.accentWash : row.hovered && row.enabled ? Theme.raised : Theme.panel

            FocusRing { shown: row.visualFocus }
        }
        contentItem: Item {
            implicitHeight: inside.implicitHeight

            RowLayout {
                id: inside

                x: Theme.gap(5)
                width: parent.width - Theme.gap(10)
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.gap(4)

                Icon {
                    opacity: line.faded
                    name: line.faulty ? "info" : line.over ? "trophy" : "people"
                    color: line.over ? Theme.goldText : Theme.muted
                }
                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: 0

                    RowLayout {
                        Layout.fillWidth: true
                        spacing: Theme.gap(3)
                        opacity: line.faded

                        TextLabel {
                            Layout.fillWidth: line.narrow
                            text: line.title
                            kind: "lead"
                            strong: true
                            elide: Text.ElideRight
                            Accessible.ignored: true
                        }
                        TextLabel {
                            Layout.fillWidth: true
                            visible: !line.narrow
                            text: line.about
                            quiet: true
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: Theme.dp(13)
                            elide: Text.ElideRight
                            Accessible.ignored: true
                        }
                    }
                    TextLabel {
                        Layout.fillWidth: true
                        visible: line.narrow && line.about !== ""
                        opacity: line.faded
                        text: line.about
                        quiet: true
                        wrapMode: Text.WordWrap
                        Accessible.ignored: true
                    }
                    TextLabel {
                        Layout.fillWidth: true
                        text: line.due
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }
                }
                Icon {
                    visible: line.opens
                    name: "right"
                    color: Theme.muted
                }
            }
        }
    }
    // Where there is nothing to press, its place is kept: the lines end below each other.
    Item {
        implicitWidth: back.visible ? back.implicitWidth : bin.implicitWidth
        implicitHeight: Math.max(back.implicitHeight, bin.implicitHeight)

        IconButton {
            id: bin

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: line.opens
            iconName: "bin"
            text: qsTr("Delete")
            Accessible.name: qsTr("Delete %1").arg(line.what)
            onClicked: {
                const hadFocus = activeFocus;
                line.deleteWanted();
                if (hadFocus && back.visible)
                    back.forceActiveFocus(Qt.TabFocusReason);
            }
        }
        BringBackButton {
            id: back

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            what: line.what
            visible: line.deleted === "offered"
            onClicked: {
                const hadFocus = activeFocus;
                line.undeleteWanted();
                if (hadFocus)
                    bin.forceActiveFocus(Qt.TabFocusReason);
            }
        }
    }
}
