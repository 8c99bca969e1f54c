pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Games.Rummikub

// What the person on turn is asked, one question at a time: before the first move over the middle of the cloth, which is
// empty then, later in the strip above the rack, beside the tiles.
Item {
    id: questions

    required property RummikubViewModel viewModel
    readonly property TurnQuestion asked: viewModel.question
    property real middle: height / 2
    property rect strip: Qt.rect(0, height - Theme.dp(48), width, Theme.dp(48))
    // The table is shown as it is now, and no scene is played.
    property bool open: false
    property bool busy: false
    // The screen goes round before the first move, and everybody only looks.
    property bool goesRound: false
    // What a hint tells of a question of the strip, "" for nothing.
    property string hint: ""
    // What a hint lights up: "yes" or "no".
    property var lit: []
    readonly property bool inStrip: beside.shown
    readonly property bool asking: over.shown || beside.shown

    signal heard(string sentence)
    signal done

    onAskingChanged: if (!asking) done()

    Binding {
        target: questions.asked
        property: "goesRound"
        value: questions.goesRound
    }
    // A question with one or two answers; it lies where none of the turn's buttons are. Flat, it is a strip: the words and
    // beside them the answers.
    component Asked: FocusScope {
        id: question

        property bool shown: false
        readonly property string title: questions.asked.title
        property string reason: questions.asked.reason
        readonly property string yes: questions.asked.yes
        readonly property string no: questions.asked.no
        // The answer that costs nothing is the one at hand.
        property bool noFirst: false
        // Whether Escape declines.
        property bool escapes: true
        // It stands where a key was just held to look.
        property bool unhurried: false
        property bool flat: false
        property string told: ""

        visible: shown
        implicitHeight: grid.implicitHeight + Theme.gap(flat ? 1.5 : 8)

        Accessible.role: Accessible.Dialog
        Accessible.name: title
        Accessible.description: reason
        Accessible.ignored: !shown

        // With the keyboard comes the title; a reason is told once.
        function tell(): void {
            if (question.shown && question.reason !== question.told && question.reason !== "")
                questions.heard(question.reason);
            question.told = question.shown ? question.reason : "";
        }

        function begin(): void {
            if (question.shown)
                (question.noFirst ? declineButton : agreeButton).forceActiveFocus(Qt.OtherFocusReason);
            question.tell();
        }
        onShownChanged: question.begin()
        // Another question in the same place.
        onTitleChanged: question.begin()
        onReasonChanged: question.tell()
        Keys.onEscapePressed: event => {
            event.accepted = question.escapes && question.no !== "";
            if (event.accepted)
                questions.asked.decline();
        }

        // What lies below isn't clicked through it.
        MouseArea { anchors.fill: parent }
        Panel {
            anchors.fill: parent
            isRaised: true
            border.width: Theme.line
            border.color: Theme.accent
        }
        GridLayout {
            id: grid

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            anchors.leftMargin: Theme.gap(question.flat ? 3 : 5)
            anchors.rightMargin: Theme.gap(question.flat ? 1.5 : 5)
            columns: question.flat ? 2 : 1
            columnSpacing: Theme.gap(3)
            rowSpacing: Theme.gap(4)

            ColumnLayout {
                spacing: Theme.gap(question.flat ? 0 : 2)

                Paragraph {
                    text: question.title
                    kind: question.flat ? "body" : "title"
                    strong: question.flat
                    lineHeight: question.flat ? 1.1 : 1.2
                }
                Paragraph {
                    visible: text !== ""
                    text: question.reason
                    kind: question.flat ? "small" : "body"
                    lineHeight: question.flat ? 1.1 : 1.4
                }
            }
            RowLayout {
                spacing: Theme.gap(question.flat ? 2 : 3)

                ActionButton {
                    id: agreeButton

                    Layout.fillWidth: !question.flat
                    primary: !question.noFirst
                    large: false
                    text: question.yes
                    unhurried: question.unhurried
                    onClicked: questions.asked.agree()

                    HintGlow { shown: questions.lit.includes("yes"); around: Theme.radius }
                }
                ActionButton {
                    id: declineButton

                    Layout.fillWidth: !question.flat
                    visible: question.no !== ""
                    primary: question.noFirst
                    large: false
                    text: question.no
                    unhurried: question.unhurried
                    onClicked: questions.asked.decline()

                    HintGlow { shown: questions.lit.includes("no"); around: Theme.radius }
                }
            }
        }
    }
    Asked {
        id: over

        x: parent ? (parent.width - width) / 2 : 0
        y: Math.max(0, questions.middle - height / 2)
        width: parent ? Math.min(Theme.dp(560), parent.width) : 0
        shown: questions.open && ["redeal", "look"].includes(questions.asked.kind)
        escapes: false
        unhurried: true
    }
    Asked {
        id: beside

        readonly property bool drawing: questions.asked.kind === "draw"

        // As far down as the bank lets it, so that its buttons don't touch its edges.
        flat: true
        x: questions.strip.x
        y: questions.strip.y + questions.strip.height + Theme.gap(0.5) - height
        width: questions.strip.width
        height: Math.max(questions.strip.height + Theme.gap(0.5), implicitHeight)
        shown: questions.open && (drawing || (["announce", "close"].includes(questions.asked.kind) && !questions.busy))
        reason: !drawing && questions.hint || questions.asked.reason
        escapes: drawing
        noFirst: drawing
    }
}
