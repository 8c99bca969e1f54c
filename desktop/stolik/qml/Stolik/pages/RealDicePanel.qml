pragma ComponentBehavior: Bound
import QtQml
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Stolik
import Stolik.Table

// Asks what real dice show: clicked face by face, or typed as digits; what was typed wrongly is pressed away.
Panel {
    id: panel

    required property TableController table
    readonly property RealDice dice: panel.table.realDice
    // a game's own picture for the six
    property url sixSymbol
    // whether digits are faces: not while something lies over the table
    property bool takesKeys: true

    function takeFocus(): void {
        if (panel.dice.complete)
            confirm.forceActiveFocus(Qt.OtherFocusReason);
        else
            panel.forceActiveFocus();
    }
    function faceName(face: int): string {
        return face === 6 && panel.sixSymbol.toString() !== "" ? qsTr("6, the picture") : String(face);
    }

    isRaised: true
    implicitWidth: lines.implicitWidth + Theme.gap(8)
    implicitHeight: lines.implicitHeight + Theme.gap(5)
    Accessible.role: Accessible.Pane
    Accessible.name: question.text

    Instantiator {
        model: 6

        Shortcut {
            required property int index

            sequence: String(index + 1)
            enabled: panel.takesKeys
            onActivated: panel.dice.add(index + 1)
        }
    }
    Shortcut {
        sequences: ["Backspace", "Delete"]
        enabled: panel.takesKeys
        onActivated: panel.dice.remove(-1)
    }
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

        implicitWidth: Math.max(Theme.target, Theme.dp(52))
        implicitHeight: implicitWidth
        focusPolicy: Qt.TabFocus
        hoverEnabled: true
        opacity: enabled ? 1 : 0.45
        Accessible.role: Accessible.Button
        Accessible.name: text

        contentItem: Item {
            // The press is the button's.
            enabled: false

            Die {
                anchors.centerIn: parent
                face: button.face
                kind: panel.sixSymbol.toString() !== "" ? "worm" : "pips"
                symbolSource: panel.sixSymbol
                still: true
                size: Theme.dp(40)
                Accessible.ignored: true
            }
        }
        background: Rectangle {
            radius: Theme.radiusSmall
            color: button.down ? Theme.pressWash : button.hovered ? Theme.hoverWash : "transparent"

            FocusRing {
                shown: button.visualFocus
                anchors.margins: 0
                radius: Theme.radiusSmall
            }
        }
    }

    ColumnLayout {
        id: lines

        anchors.centerIn: parent
        spacing: Theme.gap(2)

        TextLabel {
            id: question

            Layout.alignment: Qt.AlignHCenter
            text: qsTr("Throw %n real dice. What fell?", "", panel.dice.asked)
            kind: "lead"
            strong: true
        }
        RowLayout {
            Layout.alignment: Qt.AlignHCenter
            spacing: Theme.gap(1)

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
        RowLayout {
            Layout.alignment: Qt.AlignHCenter
            spacing: Theme.gap(2)

            Row {
                // Its room is kept, so that nothing moves under the pointer.
                Repeater {
                    model: panel.dice.asked

                    FaceButton {
                        required property int index
                        readonly property bool fell: index < panel.dice.faces.length

                        face: fell ? panel.dice.faces[index] : 0
                        enabled: fell
                        text: fell ? qsTr("Take away: %1").arg(panel.faceName(face)) : ""
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

                primary: true
                large: false
                iconName: "check"
                text: qsTr("They fell so")
                enabled: panel.dice.complete
                onClicked: panel.dice.confirm()
            }
        }
    }
}
