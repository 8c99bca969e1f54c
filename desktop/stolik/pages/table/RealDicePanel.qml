pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Stolik
import Stolik.Table
import "../../qml/Stolik/controls/key_names.js" as KeyNames

// Asks for the faces of real dice, clicked one by one or typed as digits; a press removes a wrong one.
Panel {
    id: panel

    required property TableController table
    readonly property RealDice dice: panel.table.realDice
    // a game's own picture for the six
    property url sixSymbol
    // whether digits are faces, which isn't so while something covers the table
    property bool takesKeys: true
    // whether it is a column beside the things in play
    property bool narrow: false
    property real room: 0
    // the player for whom they are thrown, if there are several
    readonly property string thrower: panel.dice.seat < 0 || panel.table.seats.count < 2 ? "" : panel.table.seats.field(panel.dice.seat, "name") ?? ""
    // The number of dice for which room is reserved.
    readonly property int mostDice: 8

    function takeFocus(): void {
        if (panel.dice.complete)
            confirm.forceActiveFocus(Qt.OtherFocusReason);
        else
            panel.forceActiveFocus();
    }
    // Handles a key anywhere on the page; the game's own picture has the same key as on the table.
    function takeKey(event: var): bool {
        const name = KeyNames.name(event);
        const face = name === "W" && panel.sixSymbol.toString() !== "" ? 6 : "123456".indexOf(name || "?") + 1;
        const away = event.key === Qt.Key_Backspace || event.key === Qt.Key_Delete;
        if (!panel.takesKeys || !panel.enabled || !away && face === 0)
            return false;
        if (away)
            panel.dice.remove(-1);
        else
            panel.dice.add(face);
        return true;
    }
    function faceName(face: int): string {
        return face === 6 && panel.sixSymbol.toString() !== "" ? qsTr("6, the picture") : String(face);
    }

    isRaised: true
    implicitWidth: panel.narrow ? Math.max(panel.room, faces.implicitWidth + Theme.gap(2)) : lines.implicitWidth + Theme.gap(8)
    implicitHeight: lines.implicitHeight + Theme.gap(4)
    Accessible.role: Accessible.Pane
    Accessible.name: question.text

    Connections {
        target: panel.dice

        function onChanged(): void {
            if (panel.takesKeys && panel.dice.asked > 0)
                panel.takeFocus();
        }
    }

    // A face to press.
    component FaceButton: T.AbstractButton {
        id: button

        property int face: 0
        readonly property real die: Math.min(Theme.dp(40), implicitWidth - Theme.dp(4))

        implicitWidth: panel.narrow ? Math.max(Theme.target, Theme.dp(52)) : Theme.target
        implicitHeight: implicitWidth
        focusPolicy: Qt.TabFocus
        hoverEnabled: true
        opacity: enabled ? 1 : 0.45
        Accessible.role: Accessible.Button
        Accessible.name: text
        // The empty place of a die isn't a button.
        Accessible.ignored: text === ""

        contentItem: Item {
            // The button takes the press.
            enabled: false

            Die {
                anchors.centerIn: parent
                visible: button.face > 0
                face: button.face
                kind: panel.sixSymbol.toString() !== "" ? "worm" : "pips"
                symbolSource: panel.sixSymbol
                still: true
                size: button.die
                Accessible.ignored: true
            }
            // The hollow for the next die to enter.
            Rectangle {
                anchors.centerIn: parent
                visible: button.face === 0
                width: button.die
                height: width
                radius: width * Theme.dieRadius
                color: Theme.hoverWash
                border.width: Theme.hair
                border.color: Theme.muted
            }
        }
        background: RowGround { row: button }
    }

    ColumnLayout {
        id: lines

        anchors.centerIn: parent
        width: panel.narrow ? panel.width - Theme.gap(2) : implicitWidth
        spacing: Theme.gap(1)

        // On one line, if it is below the things in play.
        TextLabel {
            id: question

            Layout.alignment: Qt.AlignHCenter
            Layout.maximumWidth: panel.narrow ? lines.width : typed.implicitWidth
            horizontalAlignment: Text.AlignHCenter
            wrapMode: panel.narrow ? Text.WordWrap : Text.NoWrap
            fontSizeMode: panel.narrow ? Text.FixedSize : Text.HorizontalFit
            minimumPixelSize: Theme.dp(13)
            elide: panel.narrow ? Text.ElideNone : Text.ElideRight
            text: panel.thrower === "" ? qsTr("Roll %n dice. What came up?", "", panel.dice.asked)
                : qsTr("%1 rolls %n dice. What came up?", "", panel.dice.asked).arg(panel.thrower)
            kind: "lead"
            lineHeight: 1
            strong: true
        }
        GridLayout {
            id: faces

            Layout.alignment: Qt.AlignHCenter
            columns: panel.narrow ? 3 : 6
            columnSpacing: Theme.gap(1)
            rowSpacing: 0

            Repeater {
                model: 6

                FaceButton {
                    required property int index

                    face: index + 1
                    text: panel.faceName(face)
                    enabled: !panel.dice.complete
                    onClicked: panel.dice.add(face)
                }
            }
        }
        GridLayout {
            Layout.alignment: Qt.AlignHCenter
            Layout.preferredWidth: panel.narrow ? faces.implicitWidth : -1
            columns: 2
            columnSpacing: Theme.gap(2)
            rowSpacing: Theme.gap(1)

            Row {
                id: typed

                Layout.columnSpan: panel.narrow ? 1 : 2

                // Room is reserved even for dice no longer thrown, so that nothing moves under the pointer.
                Repeater {
                    model: panel.narrow ? panel.dice.asked : panel.mostDice

                    FaceButton {
                        required property int index
                        readonly property bool fell: index < panel.dice.faces.length

                        face: fell ? panel.dice.faces[index] : 0
                        opacity: index >= panel.dice.asked ? 0 : 1
                        enabled: fell
                        text: fell ? qsTr("Remove: %1").arg(panel.faceName(face)) : ""
                        onClicked: panel.dice.remove(index)
                    }
                }
            }
            TextLabel {
                text: qsTr("%1 of %2", "dice").arg(panel.dice.faces.length).arg(panel.dice.asked)
                tabular: true
                quiet: true
            }
            ActionButton {
                id: confirm

                Layout.columnSpan: panel.narrow ? 2 : 1
                Layout.fillWidth: true
                leftPadding: Theme.gap(panel.narrow ? 2 : 4)
                primary: true
                iconName: "check"
                text: qsTr("That's what I got")
                enabled: panel.dice.complete
                onClicked: panel.dice.confirm()
            }
        }
    }
}
