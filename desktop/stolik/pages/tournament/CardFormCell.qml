pragma ComponentBehavior: Bound
import QtQuick
import Stolik
import Stolik.TournamentDesk

// One field of a seat: a number to type, or a switch; under its own title where the form has no head.
Item {
    id: cell

    required property CardFormModel form
    required property int seat
    required property string player
    // Its row of `CardFormModel.columns`.
    required property var column
    required property bool titled
    property bool faulty: false

    readonly property string spoken: cell.player + ": " + cell.column.title
    readonly property bool asked: cell.form.revision >= 0 && cell.form.isAsked(cell.seat, cell.column.name)

    // To the same field of a seat further on.
    signal moved(int by)

    function takeFocus(): void {
        const inside = stage.item as Item;
        if (inside)
            inside.forceActiveFocus(Qt.TabFocusReason);
    }

    implicitWidth: Theme.dp(cell.titled ? 100 : cell.column.isSwitch ? 70 : 78)
    implicitHeight: (cell.titled ? head.implicitHeight + Theme.gap(1) : 0) + stage.implicitHeight
    visible: cell.asked || !cell.titled

    TextLabel {
        id: head

        visible: cell.titled
        y: parent.height - stage.height - Theme.gap(1) - height
        width: parent.width
        text: cell.column.title
        kind: "small"
        quiet: true
        wrapMode: Text.WordWrap
        lineHeight: 1.0
        Accessible.ignored: true
    }
    Loader {
        id: stage

        y: parent.height - height
        width: parent.width
        visible: cell.asked
        sourceComponent: cell.column.isSwitch ? switchMark : number
        // Not where the keyboard only comes back from what lay over the page: the next digit would take all away.
        onFocusChanged: {
            if (stage.focus)
                (stage.item as TextInputField)?.selectAll();
        }
    }

    Component {
        id: switchMark

        CardFormMark {
            name: cell.spoken
            isOn: cell.form.revision >= 0 && cell.form.isOn(cell.seat, cell.column.name)
            onClicked: cell.form.flip(cell.seat, cell.column.name)
        }
    }
    Component {
        id: number

        TextInputField {
            id: field

            readonly property string typed: cell.form.revision >= 0 ? cell.form.text(cell.seat, cell.column.name) : ""

            function show(): void {
                if (field.text !== field.typed)
                    field.text = field.typed;
            }

            name: cell.spoken
            implicitHeight: Theme.target
            leftPadding: Theme.gap(2)
            rightPadding: Theme.gap(2)
            horizontalAlignment: TextInput.AlignRight
            maximumLength: 7
            inputMethodHints: Qt.ImhFormattedNumbersOnly
            validator: RegularExpressionValidator { regularExpression: cell.column.name === "small_points" ? /[-−+]?[0-9]*/ : /[0-9]*/ }
            color: cell.faulty ? Theme.danger : Theme.ink
            onTypedChanged: field.show()
            Component.onCompleted: field.show()
            onTextEdited: cell.form.type(cell.seat, cell.column.name, field.text)
            onActiveFocusChanged: {
                if (!field.activeFocus)
                    cell.form.leave();
            }
            Keys.onReturnPressed: cell.moved(1)
            Keys.onEnterPressed: cell.moved(1)
            Keys.onDownPressed: cell.moved(1)
            Keys.onUpPressed: cell.moved(-1)
            Keys.onPressed: event => {
                if (event.matches(StandardKey.Undo)) {
                    cell.form.undo();
                    event.accepted = true;
                } else if (event.modifiers === Qt.NoModifier || event.modifiers === Qt.ShiftModifier) {
                    event.accepted = cell.form.strike(cell.seat, event.text);
                }
            }
        }
    }
}
