pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik

// A question about a chance: a slider for the guess, then the truth beside it on the same scale.
FocusScope {
    id: view

    property string question: ""
    // The guess and the truth in percent, -1 while unknown, and a sentence about them.
    property int said: -1
    property real truth: -1
    property string verdict: ""
    property string onText: qsTr("Next")
    property int value: 50
    readonly property bool answered: view.said >= 0
    // Everything in one column.
    readonly property bool narrow: view.width < Theme.dp(420)
    // Question, slider and button side by side.
    property bool flat: false

    signal guessed(int said)
    signal onWanted

    function takeFocus(): void {
        // What was to be done a moment later may come when it is gone.
        if (!view.visible)
            return;
        if (view.answered)
            on.forceActiveFocus(Qt.OtherFocusReason);
        else
            slider.takeFocus();
    }
    function percent(value: real): string {
        // Rounds halves to even, as in the sentences about the truth.
        const whole = value % 2 === 0.5 ? Math.floor(value) : Math.round(value);
        return qsTr("%1%").arg(value > 0 && value < 1 ? "<1" : value > 99 && value < 100 ? ">99" : whole);
    }
    function takeGuess(): void { view.guessed(view.value); }

    component Words: TextLabel {
        width: parent.width
        anchors.bottom: parent.bottom
        strong: true
        kind: view.narrow ? "small" : "body"
        lineHeight: 1.1
        wrapMode: Text.WordWrap
        Accessible.role: Accessible.StaticText
        Accessible.ignored: !visible
    }

    implicitHeight: grid.implicitHeight
    onQuestionChanged: view.value = 50
    onAnsweredChanged: {
        if (view.answered)
            view.Accessible.announce(both.Accessible.name + ". " + view.verdict, Accessible.Polite);
        Qt.callLater(view.takeFocus);
    }

    GridLayout {
        id: grid

        anchors.left: parent.left
        anchors.right: parent.right
        columns: view.narrow ? 1 : view.flat ? 3 : 2
        columnSpacing: Theme.gap(3)
        rowSpacing: Theme.gap(0.5)

        // Equal heights, so that nothing moves when the answer comes.
        Item {
            Layout.columnSpan: view.flat ? 1 : grid.columns
            Layout.fillWidth: !view.flat
            Layout.preferredWidth: 0.45 * view.width
            Layout.leftMargin: Theme.gap(view.flat ? 1 : 3)
            implicitHeight: Math.max(asked.implicitHeight, told.implicitHeight)

            Words { id: asked; visible: !view.answered; text: view.question }
            Words { id: told; visible: view.answered; text: view.verdict }
        }
        Item {
            Layout.fillWidth: true
            implicitHeight: slider.implicitHeight

            SliderRow {
                id: slider

                width: parent.width
                visible: !view.answered
                text: qsTr("My guess")
                valueText: view.percent(view.value)
                from: 0
                to: 100
                stepSize: 1
                value: view.value
                onMoved: value => view.value = Math.round(value)
                Keys.onPressed: event => {
                    const tens = event.key - Qt.Key_0;
                    const far = event.key === Qt.Key_PageUp ? 10 : event.key === Qt.Key_PageDown ? -10 : 0;
                    event.accepted = true;
                    if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
                        view.takeGuess();
                    else if (far !== 0)
                        view.value = Math.max(0, Math.min(100, view.value + far));
                    else if (tens >= 0 && tens <= 9)
                        view.value = 10 * tens;
                    else
                        event.accepted = false;
                }
            }
            GuessMarks {
                id: both

                anchors.fill: parent
                visible: view.answered
                said: view.said
                truth: view.truth
                saidText: qsTr("You said %1").arg(view.percent(view.said))
                truthText: qsTr("It is %1").arg(view.percent(view.truth))
            }
        }
        ActionButton {
            id: on

            Layout.alignment: Qt.AlignRight | Qt.AlignBottom
            primary: true
            text: view.answered ? view.onText : qsTr("That's my guess")
            onClicked: {
                if (view.answered)
                    view.onWanted();
                else
                    view.takeGuess();
            }
        }
    }
}
