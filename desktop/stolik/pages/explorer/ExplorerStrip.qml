pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Stolik
import Stolik.Explorer

// The option that is looked at, in words, with what can be seen of it and done with it. The arrows choose another.
Panel {
    id: strip

    required property ExplorerModel explorer
    // The options are listed elsewhere.
    property bool listed: false

    signal optionsWanted

    function takeFocus(): void {
        words.forceActiveFocus(Qt.OtherFocusReason);
    }

    implicitHeight: Theme.largeType ? grid.implicitHeight + Theme.gap(3) : Theme.dp(72)

    GridLayout {
        id: grid

        anchors.fill: parent
        anchors.leftMargin: Theme.gap(3)
        anchors.rightMargin: Theme.gap(3)
        anchors.topMargin: Theme.gap(1)
        anchors.bottomMargin: Theme.gap(1)
        columns: Theme.largeType || strip.width < Theme.dp(760) ? 1 : 2
        columnSpacing: Theme.gap(4)
        rowSpacing: Theme.gap(1)

        T.Control {
            id: words

            Layout.fillWidth: true
            Layout.fillHeight: !Theme.largeType
            implicitHeight: told.implicitHeight
            focusPolicy: Qt.StrongFocus
            Accessible.role: Accessible.SpinBox
            Accessible.name: [strip.explorer.headline, strip.explorer.detail].filter(part => part !== "").join(". ")
            Accessible.description: qsTr("Up and down choose another option, Space compares, Enter makes the move.")
            Accessible.focusable: true

            background: Item {
                FocusRing {
                    shown: words.visualFocus
                    anchors.margins: 0
                    radius: Theme.radiusSmall
                }
            }
            contentItem: Item {
                ColumnLayout {
                    id: told

                    anchors.left: parent.left
                    anchors.right: parent.right
                    anchors.leftMargin: Theme.gap(2)
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: 0

                    TextLabel {
                        Layout.fillWidth: true
                        visible: text !== ""
                        text: strip.explorer.headline
                        strong: true
                        lineHeight: 1.1
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.small
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }
                    TextLabel {
                        Layout.fillWidth: true
                        visible: text !== ""
                        text: strip.explorer.detail
                        kind: "small"
                        lineHeight: 1.1
                        wrapMode: Text.WordWrap
                        Accessible.ignored: true
                    }
                }
            }
        }
        Flow {
            id: ways

            Layout.alignment: Qt.AlignRight
            Layout.fillWidth: grid.columns === 1
            Layout.preferredWidth: grid.columns === 1 ? -1 : ways.children.reduce((sum, each) => sum + (each.visible ? each.implicitWidth + ways.spacing : 0), 0)
            layoutDirection: Qt.RightToLeft
            spacing: Theme.gap(2)

            ActionButton {
                implicitHeight: Theme.buttonHeight
                large: false
                primary: true
                iconName: "play"
                enabled: strip.explorer.canMake
                text: qsTr("Play it", "a button: make the move that is looked at")
                onClicked: strip.explorer.make()
            }
            SegmentedControl {
                enabled: strip.explorer.chosen >= 0
                name: qsTr("What the table shows")
                options: [qsTr("Before"), qsTr("After")]
                current: strip.explorer.after ? 1 : 0
                onChosen: index => strip.explorer.show(index === 1)
            }
            ActionButton {
                implicitHeight: Theme.buttonHeight
                large: false
                visible: strip.explorer.mine > 0
                enabled: strip.explorer.chosen >= 0
                text: qsTr("As played", "a button: show the move that was played")
                onClicked: strip.explorer.choose(strip.explorer.mine)
            }
            ActionButton {
                implicitHeight: Theme.buttonHeight
                large: false
                enabled: strip.explorer.chosen >= 0
                text: qsTr("Best", "a button: show the best move")
                onClicked: strip.explorer.choose(0)
            }
            IconButton {
                implicitHeight: Theme.buttonHeight
                visible: !strip.listed
                iconName: "log"
                text: qsTr("All options")
                framed: true
                onClicked: strip.optionsWanted()
            }
        }
    }
}
