pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.TournamentDesk

// The form for a game at a real table: the fields of every seat, their points, and any fault.
FocusScope {
    id: view

    required property CardFormModel form

    readonly property real resultWidth: Theme.dp(58)
    readonly property real leastNameWidth: Theme.dp(150)
    readonly property real nameWidth: Math.min(Theme.dp(320), Math.max(view.leastNameWidth, rows.width - view.othersWidth))
    readonly property real fieldsWidth: {
        let sum = 0;
        for (const column of view.form.columns)
            sum += Theme.dp(column.isSwitch ? 70 : 78) + Theme.gap(2);
        return sum;
    }
    readonly property real othersWidth: view.fieldsWidth + view.results.length * view.resultWidth + Theme.gap(4)
    readonly property bool wide: rows.width >= view.leastNameWidth + view.othersWidth
    readonly property list<string> points: [qsTr("Small points"), qsTr("Big points"), qsTr("Place")]
    readonly property list<string> results: view.form.kind === "card" ? [qsTr("Won"), ...view.points] : view.points

    function focusCell(seat: int, column: int): void {
        const line = seats.itemAt(seat) as CardFormSeat;
        if (line)
            line.focusColumn(column);
    }
    function moveFocus(seat: int, column: int, by: int): void {
        const next = seat + by;
        if (next < 0)
            return;
        if (next < seats.count)
            view.focusCell(next, column);
        else if (view.form.correcting && view.form.by === "")
            corrector.forceActiveFocus(Qt.TabFocusReason);
        else
            enterButton.forceActiveFocus(Qt.TabFocusReason);
    }
    function tryToEnter(): void {
        view.form.leave();
        view.form.enter();
        if (view.form.sentence === "")
            return;
        view.Accessible.announce(view.form.sentence, Accessible.Polite);
        if (view.form.faultSeat >= 0)
            view.focusCell(view.form.faultSeat, 0);
        else if (view.form.correcting && view.form.by.trim() === "")
            corrector.forceActiveFocus(Qt.TabFocusReason);
    }
    function takeFocus(): void { view.focusCell(0, 0); }

    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: view.form.title
    Keys.onEscapePressed: view.form.cancel()
    Keys.onPressed: event => {
        if (event.matches(StandardKey.Undo)) {
            view.form.undo();
            event.accepted = true;
        }
    }
    Component.onCompleted: Qt.callLater(view.takeFocus)

    Connections {
        target: view.form

        function onBegun(): void { Qt.callLater(view.takeFocus); }
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap(4)
        spacing: Theme.gap(2)

        RowLayout {
            spacing: Theme.gap(3)

            TextLabel {
                text: view.form.title
                kind: Theme.largeType ? "lead" : "title"
                strong: true
                Accessible.role: Accessible.Heading
            }
            TextLabel {
                Layout.fillWidth: true
                text: view.form.roundTitle
                quiet: true
                elide: Text.ElideRight
            }
            SegmentedControl {
                visible: view.form.hasCard
                Layout.preferredHeight: Theme.target
                name: qsTr("What to enter")
                options: [qsTr("Card"), qsTr("Points only")]
                current: view.form.kind === "card" ? 0 : 1
                onChosen: index => view.form.chooseKind(index === 0 ? "card" : "points")
            }
        }
        ScrollArea {
            id: area

            contentHeight: rows.implicitHeight + Theme.gap(1)

            ColumnLayout {
                id: rows

                x: Theme.gap(2)
                width: area.width - Theme.gap(8)
                spacing: Theme.gap(1)

                RowLayout {
                    Layout.maximumWidth: view.wide ? view.nameWidth + view.othersWidth : Number.POSITIVE_INFINITY
                    spacing: Theme.gap(2)

                    Item { Layout.fillWidth: !view.wide; Layout.preferredWidth: view.nameWidth }
                    Row {
                        visible: view.wide
                        Layout.preferredWidth: view.fieldsWidth
                        Layout.alignment: Qt.AlignBottom
                        spacing: Theme.gap(2)

                        Repeater {
                            model: view.form.columns

                            TextLabel {
                                required property var modelData

                                anchors.bottom: parent ? parent.bottom : undefined
                                width: Theme.dp(modelData.isSwitch ? 70 : 78)
                                horizontalAlignment: Text.AlignHCenter
                                text: modelData.title
                                kind: "note"
                                wrapMode: Text.Wrap
                                lineHeight: 1.0
                            }
                        }
                    }
                    Row {
                        Layout.alignment: Qt.AlignBottom

                        Repeater {
                            model: view.results

                            TextLabel {
                                required property string modelData
                                required property int index

                                anchors.bottom: parent ? parent.bottom : undefined
                                width: view.resultWidth
                                horizontalAlignment: index === 0 && view.form.kind === "card" ? Text.AlignHCenter : Text.AlignRight
                                text: modelData
                                kind: "note"
                                wrapMode: Text.Wrap
                                lineHeight: 1.0
                            }
                        }
                    }
                }
                Repeater {
                    id: seats

                    model: view.form.seats

                    CardFormSeat {
                        Layout.fillWidth: true
                        Layout.maximumWidth: view.wide ? view.nameWidth + view.othersWidth : Number.POSITIVE_INFINITY
                        onMoved: (column, by) => view.moveFocus(seat, column, by)
                    }
                }
                Flow {
                    visible: view.form.endings.length > 0
                    Layout.fillWidth: true
                    Layout.topMargin: Theme.gap(1)
                    spacing: Theme.gap(5)

                    Repeater {
                        model: view.form.endings

                        CardFormMark {
                            required property string modelData
                            required property int index

                            width: Math.min(implicitWidth, rows.width)
                            text: modelData
                            name: modelData
                            single: true
                            isOn: view.form.ending === index
                            onClicked: view.form.chooseEnding(index)
                        }
                    }
                }
                RowLayout {
                    visible: view.form.correcting
                    spacing: Theme.gap(3)

                    SilentLabel { text: corrector.name; strong: true }
                    TextInputField {
                        id: corrector

                        Layout.fillWidth: true
                        Layout.maximumWidth: Theme.dp(320)
                        implicitHeight: Theme.target
                        name: qsTr("Corrected by")
                        most: 40
                        text: view.form.by
                        onTextEdited: view.form.writeBy(text)
                        Keys.onReturnPressed: enterButton.forceActiveFocus(Qt.TabFocusReason)
                        Keys.onEnterPressed: enterButton.forceActiveFocus(Qt.TabFocusReason)
                    }
                }
                Flow {
                    visible: view.form.beginners.length > 0
                    Layout.fillWidth: true
                    Layout.topMargin: Theme.gap(1)
                    spacing: Theme.gap(5)

                    SilentLabel {
                        height: Theme.target
                        verticalAlignment: Text.AlignVCenter
                        text: qsTr("Who started?")
                        strong: true
                    }
                    Repeater {
                        model: view.form.beginners

                        CardFormMark {
                            required property string modelData
                            required property int index

                            width: Math.min(implicitWidth, rows.width)
                            text: modelData
                            name: qsTr("%1 started").arg(modelData)
                            single: true
                            isOn: view.form.began === index
                            onClicked: view.form.chooseBeginner(index)
                        }
                    }
                }
                Paragraph { visible: text !== ""; text: view.form.notesText; kind: "note" }
                Paragraph {
                    visible: view.form.keysText !== ""
                    text: qsTr("Keys besides digits: %1").arg(view.form.keysText)
                    kind: "note"
                }
            }
        }
        // In large type there is no room beside the buttons.
        Refusal { visible: Theme.largeType && text !== "" }
        RowLayout {
            spacing: Theme.gap(3)

            Item { visible: Theme.largeType; Layout.fillWidth: true }
            Refusal { visible: !Theme.largeType }
            ActionButton {
                text: qsTr("Back without saving")
                onClicked: view.form.cancel()
            }
            ActionButton {
                id: enterButton

                primary: true
                text: view.form.enterText
                onClicked: view.tryToEnter()
            }
        }
    }

    // Why the card can't be entered.
    component Refusal: Paragraph {
        text: view.form.sentence
        color: Theme.danger
        strong: true
        lineHeight: 1.0
        maximumLineCount: 3
        elide: Text.ElideRight
    }

    // A player at the table: the fields and their points, on two lines if one doesn't fit.
    component CardFormSeat: Item {
        id: line

        required property int seat
        required property string number
        required property string name
        required property string small
        required property string big
        required property string place
        required property string before
        required property bool won
        required property bool faulty

        signal moved(int column, int by)

        function focusColumn(column: int): void {
            const cell = cells.itemAt(column) as CardFormCell;
            if (cell)
                cell.takeFocus();
        }

        implicitHeight: content.implicitHeight + Theme.gap(2)

        Rectangle {
            anchors.fill: parent
            anchors.leftMargin: -Theme.gap(2)
            anchors.rightMargin: -Theme.gap(2)
            radius: Theme.radiusSmall
            color: line.faulty ? Theme.dangerWash : "transparent"
            border.width: line.faulty ? Theme.hair : 0
            border.color: Theme.danger
        }
        GridLayout {
            id: content

            y: Theme.gap(1)
            width: parent.width
            columns: view.wide ? 3 : 2
            columnSpacing: Theme.gap(2)
            rowSpacing: Theme.gap(1)

            RowLayout {
                Layout.preferredWidth: view.wide ? view.nameWidth : -1
                Layout.fillWidth: !view.wide
                spacing: Theme.gap(2)

                TextLabel { text: line.number; quiet: true; tabular: true }
                ColumnLayout {
                    spacing: 0

                    Paragraph {
                        text: line.name
                        strong: true
                        lineHeight: 1
                        wrapMode: Text.Wrap
                        maximumLineCount: 2
                        elide: Text.ElideRight
                    }
                    TextLabel {
                        Layout.fillWidth: true
                        visible: line.before !== ""
                        text: line.before
                        kind: "note"
                        elide: Text.ElideRight
                    }
                }
            }
            Flow {
                id: flow

                // Fields are aligned under titles of any height.
                readonly property real tallest: {
                    let most = 0;
                    for (let index = 0; index < cells.count; index++) {
                        const cell = cells.itemAt(index) as CardFormCell;
                        if (cell && cell.visible)
                            most = Math.max(most, cell.implicitHeight);
                    }
                    return most;
                }

                Layout.row: view.wide ? 0 : 1
                Layout.column: view.wide ? 1 : 0
                Layout.columnSpan: view.wide ? 1 : 2
                Layout.fillWidth: !view.wide
                Layout.preferredWidth: view.wide ? view.fieldsWidth : -1
                spacing: Theme.gap(2)

                Repeater {
                    id: cells

                    model: view.form.columns

                    CardFormCell {
                        required property var modelData
                        required property int index

                        height: titled ? flow.tallest : implicitHeight
                        seat: line.seat
                        player: line.name
                        column: modelData
                        titled: !view.wide
                        faulty: line.faulty
                        onMoved: by => line.moved(index, by)
                    }
                }
            }
            RowLayout {
                Layout.row: 0
                Layout.column: view.wide ? 2 : 1
                spacing: 0

                CardFormMark {
                    visible: view.form.kind === "card"
                    Layout.preferredWidth: view.resultWidth
                    name: qsTr("%1 won").arg(line.name)
                    single: true
                    isOn: line.won
                    onClicked: view.form.chooseWinner(line.seat)
                }
                Repeater {
                    model: [line.small, line.big, line.place]

                    TextLabel {
                        required property string modelData
                        required property int index

                        Accessible.name: line.name + ": " + view.points[index] + " " + modelData
                        Accessible.ignored: modelData === ""
                        Layout.preferredWidth: view.resultWidth
                        horizontalAlignment: Text.AlignRight
                        text: modelData
                        kind: "lead"
                        strong: true
                        tabular: true
                    }
                }
            }
        }
    }

    // A field of a seat: a number or a switch, under its own title if the form has no header.
    component CardFormCell: Item {
        id: cell

        required property int seat
        required property string player
        // Its row of `CardFormModel.columns`.
        required property var column
        required property bool titled
        property bool faulty: false

        readonly property string spoken: cell.player + ": " + cell.column.title
        readonly property bool asked: view.form.revision >= 0 && view.form.isAsked(cell.seat, cell.column.name)

        // Emitted to go to the same field of another seat.
        signal moved(int by)

        function takeFocus(): void {
            const inside = stage.item as Item;
            if (inside)
                inside.forceActiveFocus(Qt.TabFocusReason);
        }

        implicitWidth: Theme.dp(cell.titled ? 100 : cell.column.isSwitch ? 70 : 78)
        implicitHeight: (cell.titled ? head.implicitHeight + Theme.gap(1) : 0) + stage.implicitHeight
        visible: cell.asked || !cell.titled

        SilentLabel {
            id: head

            visible: cell.titled
            y: parent.height - stage.height - Theme.gap(1) - height
            width: parent.width
            text: cell.column.title
            kind: "note"
            wrapMode: Text.WordWrap
            lineHeight: 1.0
        }
        Loader {
            id: stage

            y: parent.height - height
            width: parent.width
            visible: cell.asked
            sourceComponent: cell.column.isSwitch ? switchMark : number
            // Not if the keyboard only returns from something over the page: a digit would replace
            // everything.
            onFocusChanged: {
                if (stage.focus)
                    (stage.item as TextInputField)?.selectAll();
            }
        }

        Component {
            id: switchMark

            CardFormMark {
                name: cell.spoken
                isOn: view.form.revision >= 0 && view.form.isOn(cell.seat, cell.column.name)
                onClicked: view.form.flip(cell.seat, cell.column.name)
            }
        }
        Component {
            id: number

            TextInputField {
                id: field

                readonly property string typed: view.form.revision >= 0 ? view.form.text(cell.seat, cell.column.name) : ""

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
                onTextEdited: view.form.type(cell.seat, cell.column.name, field.text)
                onActiveFocusChanged: {
                    if (!field.activeFocus)
                        view.form.leave();
                }
                Keys.onReturnPressed: cell.moved(1)
                Keys.onEnterPressed: cell.moved(1)
                Keys.onDownPressed: cell.moved(1)
                Keys.onUpPressed: cell.moved(-1)
                Keys.onPressed: event => {
                    if (event.matches(StandardKey.Undo)) {
                        view.form.undo();
                        event.accepted = true;
                    } else if (event.modifiers === Qt.NoModifier || event.modifiers === Qt.ShiftModifier) {
                        event.accepted = view.form.strike(cell.seat, event.text);
                    }
                }
            }
        }
    }
}
