pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Editor
import Stolik.Shell

// A position to be set up: the trays of the table, below them what can be put into the chosen one, and beside them what
// else is said of it, and whether it can be played.
FocusScope {
    id: page

    required property Shell shell
    required property Settings settings
    required property EditorModel model

    readonly property EditorModel editor: page.model
    readonly property bool wide: !Theme.largeType && page.width >= Theme.dp(900)
    readonly property real side: Theme.gap(4)

    signal backWanted
    signal helpWanted(string place, string gameId)

    function takeKey(event: var): bool {
        if (event.matches(StandardKey.Undo)) {
            page.editor.undo();
            return true;
        }
        if (event.key === Qt.Key_Delete || event.key === Qt.Key_Backspace) {
            page.editor.takeLast();
            return true;
        }
        const plain = (event.modifiers & ~(Qt.ShiftModifier | Qt.KeypadModifier)) === Qt.NoModifier;
        return plain && !event.isAutoRepeat && event.text.trim() !== "" && page.editor.type(event.text);
    }

    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: header.title
    Keys.onEscapePressed: page.backWanted()
    Keys.onPressed: event => event.accepted = page.takeKey(event)
    Component.onCompleted: {
        header.backButton.forceActiveFocus(Qt.OtherFocusReason);
        if (page.editor.asks)
            start.open();
    }

    // Enter first finishes what is being typed.
    Item {
        id: typing

        Keys.onReturnPressed: event => event.accepted = page.editor.enter()
        Keys.onEnterPressed: event => event.accepted = page.editor.enter()
    }
    Connections {
        target: page.editor

        function onTold(text: string): void { page.Accessible.announce(text, Accessible.Polite); }
    }
    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: page.side
        anchors.rightMargin: page.side
        anchors.bottomMargin: Theme.gap(2)
        spacing: Theme.gap(2)

        PageHeader {
            id: header

            Layout.topMargin: Theme.gap(1)
            title: qsTr("Set up a position")
            subtitle: page.editor.place
            onBackWanted: page.backWanted()

            IconButton {
                iconName: "undo"
                text: qsTr("Take the last step back")
                shortcutHint: qsTr("Ctrl+Z")
                framed: true
                enabled: page.editor.canUndo
                onClicked: page.editor.undo()
            }
            IconButton {
                iconName: "start"
                text: qsTr("Start from…")
                framed: true
                showText: !Theme.largeType
                onClicked: start.open()
            }
            IconButton {
                iconName: "more"
                text: qsTr("More")
                framed: true
                onClicked: more.open()
            }
            IconButton {
                iconName: "help"
                text: qsTr("How to play")
                framed: true
                onClicked: page.helpWanted("", page.editor.gameId)
            }
        }
        RowLayout {
            spacing: Theme.gap(3)

            ColumnLayout {
                spacing: Theme.gap(2)

                ScrollArea {
                    id: table

                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    ground: Theme.table
                    contentHeight: below.y + (below.visible ? below.height : 0) + Theme.gap(2)

                    Flow {
                        id: trays

                        x: Theme.ring
                        y: Theme.ring
                        width: table.width - 2 * Theme.ring - Theme.gap(3)
                        spacing: Theme.gap(2)

                        Repeater {
                            model: page.editor.trays

                            EditorTray {
                                editor: page.editor
                                most: trays.width
                                listeners: [typing]
                                onEntered: palette.takeFocus()
                            }
                        }
                    }
                    // In a narrow window all of it stands one below the other.
                    Loader {
                        id: below

                        y: trays.y + trays.height + Theme.gap(3)
                        width: trays.width
                        active: !page.wide
                        visible: active
                        sourceComponent: Panel {
                            implicitHeight: said.implicitHeight + Theme.gap(8)

                            ColumnLayout {
                                id: said

                                x: Theme.gap(4)
                                y: Theme.gap(4)
                                width: parent.width - Theme.gap(8)
                                spacing: Theme.gap(4)

                                EditorSettings { editor: page.editor }
                                EditorVerdict { editor: page.editor }
                            }
                        }
                    }
                }
                EditorPalette {
                    id: palette

                    Layout.fillWidth: true
                    editor: page.editor
                    most: page.height * (page.wide ? 0.3 : 0.22)
                    verdict: page.wide ? "" : page.editor.verdict
                    listeners: [typing]
                    onVerdictWanted: table.scrollBy(table.contentHeight)
                }
            }
            Loader {
                Layout.fillHeight: true
                Layout.preferredWidth: Theme.dp(330)
                active: page.wide
                visible: active
                sourceComponent: Panel {
                    ColumnLayout {
                        anchors.fill: parent
                        anchors.margins: Theme.gap(4)
                        anchors.rightMargin: Theme.gap(2)
                        spacing: Theme.gap(3)

                        ScrollArea {
                            id: settings

                            Layout.fillWidth: true
                            Layout.fillHeight: true
                            ground: Theme.panel
                            contentHeight: asked.implicitHeight + Theme.gap(2)

                            EditorSettings {
                                id: asked

                                x: Theme.ring
                                y: Theme.ring
                                width: settings.width - Theme.gap(4)
                                editor: page.editor
                            }
                        }
                        Rectangle {
                            Layout.fillWidth: true
                            implicitHeight: Theme.hair
                            color: Theme.hairline
                        }
                        ScrollArea {
                            id: verdict

                            Layout.fillWidth: true
                            Layout.preferredHeight: Math.min(contentHeight, page.height * 0.5)
                            ground: Theme.panel
                            contentHeight: judged.implicitHeight + 2 * Theme.ring

                            EditorVerdict {
                                id: judged

                                x: Theme.ring
                                y: Theme.ring
                                width: verdict.width - Theme.gap(4)
                                editor: page.editor
                            }
                        }
                    }
                }
            }
        }
    }
    LaterSheet {
        id: start

        sourceComponent: EditorStartSheet { editor: page.editor; shell: page.shell }
    }
    LaterSheet {
        id: more

        sourceComponent: EditorMoreSheet { editor: page.editor }
    }

    // What can be put into the chosen tray.
    component EditorPalette: Panel {
        id: editorPalette

        required property EditorModel editor
        property real most: 0
        // Where what is wrong is told elsewhere, the way to it.
        property string verdict: ""
        property list<Item> listeners
        property int at: 0

        signal verdictWanted

        function step(by: int): bool {
            const next = editorPalette.at + by;
            if (next < 0 || next >= pieces.count)
                return false;
            editorPalette.at = next;
            (pieces.itemAt(next) as Item).forceActiveFocus(Qt.TabFocusReason);
            return true;
        }
        function takeFocus(): void {
            (pieces.itemAt(Math.min(editorPalette.at, pieces.count - 1)) as Item)?.forceActiveFocus(Qt.TabFocusReason);
        }
        // How many stand in a row.
        function abreast(): int {
            const first = pieces.itemAt(0) as Item;
            for (let next = 1; next < pieces.count; next++)
                if ((pieces.itemAt(next) as Item).y > first.y)
                    return next;
            return pieces.count;
        }

        implicitHeight: column.implicitHeight + Theme.gap(4)
        Accessible.role: Accessible.Grouping
        Accessible.name: editorPalette.editor.paletteTitle

        ColumnLayout {
            id: column

            anchors.fill: parent
            anchors.margins: Theme.gap(2)
            spacing: Theme.gap(1)

            RowLayout {
                spacing: Theme.gap(2)

                TextLabel {
                    Layout.fillWidth: true
                    Layout.leftMargin: Theme.gap(1)
                    text: editorPalette.editor.paletteTitle
                    strong: true
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.dp(13)
                    elide: Text.ElideRight
                }
                LinkButton {
                    visible: editorPalette.verdict !== ""
                    text: editorPalette.verdict
                    onClicked: editorPalette.verdictWanted()
                }
                IconButton {
                    iconName: "bin"
                    text: editorPalette.editor.onSheet ? qsTr("Rub the cell out") : qsTr("Take the last one away")
                    shortcutHint: qsTr("Del", "the key")
                    onClicked: editorPalette.editor.takeLast()
                }
            }
            Paragraph {
                Layout.leftMargin: Theme.gap(1)
                visible: pieces.count === 0
                text: qsTr("Nothing more fits here.")
            }
            ScrollArea {
                id: scrolled

                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: pieces.count > 0
                ground: Theme.panel
                implicitHeight: Math.min(flow.implicitHeight + 2 * Theme.ring, editorPalette.most)
                contentHeight: flow.implicitHeight + 2 * Theme.ring

                Flow {
                    id: flow

                    x: Theme.ring
                    y: Theme.ring
                    width: scrolled.width - 2 * Theme.ring - (scrolled.overflows ? Theme.gap(3) : 0)
                    spacing: Theme.gap(1)

                    Repeater {
                        id: pieces

                        model: editorPalette.editor.palette

                        EditorPieceButton {
                            id: thing

                            required piece
                            required property string name
                            required property int index

                            drawing: editorPalette.editor.drawing
                            text: thing.name
                            reached: thing.index === Math.min(editorPalette.at, pieces.count - 1)
                            listeners: editorPalette.listeners
                            Keys.onLeftPressed: event => event.accepted = editorPalette.step(-1)
                            Keys.onRightPressed: event => event.accepted = editorPalette.step(1)
                            Keys.onUpPressed: event => event.accepted = editorPalette.step(-editorPalette.abreast())
                            Keys.onDownPressed: event => event.accepted = editorPalette.step(editorPalette.abreast())
                            onClicked: {
                                editorPalette.at = thing.index;
                                editorPalette.editor.put(thing.piece);
                            }
                        }
                    }
                }
            }
        }
    }

    // What else is said of the position: whose turn it is, accounts, and the like.
    component EditorSettings: ColumnLayout {
        id: view

        required property EditorModel editor

        spacing: Theme.gap(3)

        Repeater {
            model: view.editor.settings

            ColumnLayout {
                id: setting

                required property string key
                required property string title
                required property int value
                required property list<string> choices
                required property int least
                required property int most
                required property string kind
                readonly property bool chips: setting.kind === "choice" || setting.kind === "several"

                spacing: Theme.gap(1)

                Paragraph {
                    visible: setting.chips
                    text: setting.title
                    strong: true
                    Accessible.ignored: true
                }
                EditorChips {
                    Layout.fillWidth: true
                    visible: setting.chips
                    name: setting.title
                    choices: setting.choices
                    value: setting.value
                    several: setting.kind === "several"
                    onChosen: value => view.editor.set(setting.key, value)
                }
                ToggleRow {
                    visible: setting.kind === "switch"
                    leftPadding: 0
                    rightPadding: 0
                    text: setting.title
                    checked: setting.value === 1
                    onToggled: view.editor.set(setting.key, checked ? 1 : 0)
                }
                EditorNumber {
                    visible: setting.kind === "number"
                    name: setting.title
                    value: setting.value
                    least: setting.least
                    most: setting.most
                    onMoved: value => view.editor.set(setting.key, value)
                }
                RowLayout {
                    visible: setting.kind === "told"

                    Paragraph { text: setting.title }
                    TextLabel { text: setting.value; strong: true; tabular: true }
                }
            }
        }
    }

    // A number to be typed, or changed one by one.
    component EditorNumber: RowLayout {
        id: number

        required property string name
        required property int value
        required property int least
        required property int most

        signal moved(int value)

        function take(): void {
            const typed = parseInt(field.text);
            number.moved(isNaN(typed) ? number.value : typed);
            field.text = Qt.binding(() => `${number.value}`);
        }

        spacing: Theme.gap(1)

        Paragraph { text: number.name; strong: true; Accessible.ignored: true }
        IconButton {
            iconName: "minus"
            text: qsTr("%1: one less", "a number").arg(number.name)
            framed: true
            tells: false
            enabled: number.value > number.least
            onClicked: number.moved(number.value - 1)
        }
        TextInputField {
            id: field

            Layout.preferredWidth: Theme.dp(64)
            implicitHeight: Theme.target
            name: number.name
            most: 3
            text: `${number.value}`
            horizontalAlignment: TextInput.AlignHCenter
            inputMethodHints: Qt.ImhDigitsOnly
            validator: IntValidator { bottom: number.least; top: number.most }
            Keys.onUpPressed: number.moved(number.value + 1)
            Keys.onDownPressed: number.moved(number.value - 1)
            onEditingFinished: number.take()
        }
        IconButton {
            iconName: "plus"
            text: qsTr("%1: one more", "a number").arg(number.name)
            framed: true
            tells: false
            enabled: number.value < number.most
            onClicked: number.moved(number.value + 1)
        }
    }

    // The first reason why the position can't be played; or its ID, to be copied or said aloud, and what can be done with it.
    component EditorVerdict: ColumnLayout {
        id: editorVerdict

        required property EditorModel editor

        spacing: Theme.gap(2)
        Accessible.role: Accessible.Grouping
        Accessible.name: editorVerdict.editor.verdict

        RowLayout {
            spacing: Theme.gap(2)

            Icon {
                Layout.alignment: Qt.AlignTop
                name: editorVerdict.editor.canPlay ? "check" : "info"
                color: editorVerdict.editor.canPlay ? Theme.accent : Theme.danger
            }
            Paragraph { text: editorVerdict.editor.verdict; strong: true }
        }
        Paragraph { visible: text !== ""; text: editorVerdict.editor.fault }
        RowLayout {
            visible: editorVerdict.editor.code !== ""
            spacing: Theme.gap(2)

            TextLabel {
                Layout.fillWidth: true
                text: qsTr("ID")
                quiet: true
                Accessible.ignored: true
            }
            LinkButton {
                text: qsTr("Copy")
                Accessible.name: qsTr("Copy the ID")
                onClicked: editorVerdict.editor.copy()
            }
        }
        Paragraph {
            visible: text !== ""
            text: editorVerdict.editor.code
            // A short one is read out, a long one pasted.
            kind: editorVerdict.editor.code.length > 50 ? "body" : "lead"
            tabular: true
            wrapMode: Text.Wrap
            Accessible.name: qsTr("ID: %1").arg(editorVerdict.editor.code)
        }
        Flow {
            Layout.fillWidth: true
            Layout.topMargin: Theme.gap(1)
            visible: editorVerdict.editor.canPlay
            spacing: Theme.gap(2)

            ActionButton {
                large: false
                primary: true
                iconName: "eye"
                text: qsTr("Look at it", "a button: explore the position")
                onClicked: editorVerdict.editor.explore(false)
            }
            ActionButton {
                large: false
                iconName: "play"
                text: qsTr("Play on", "a button: from the position")
                onClicked: editorVerdict.editor.explore(true)
            }
        }
    }

    // What a position is begun with: nothing, a record, or an ID.
    component EditorStartSheet: ModalSheet {
        id: sheet

        required property EditorModel editor
        required property Shell shell
        property string fault: ""

        function take(fault: string): void {
            sheet.fault = fault;
            if (fault === "")
                sheet.close();
            else
                sheet.contentItem.Accessible.announce(fault, Accessible.Assertive);
        }

        title: qsTr("Start from…")
        wide: Theme.dp(620)
        onAboutToShow: {
            editorStartSheetField.clear();
            sheet.fault = "";
        }

        TextLabel {
            Layout.fillWidth: true
            text: qsTr("The beginning of a game")
            strong: true
            Accessible.role: Accessible.Heading
        }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.gap(2)

            Repeater {
                model: sheet.editor.games

                ActionButton {
                    required property string key
                    required property string title

                    large: false
                    text: title
                    onClicked: {
                        sheet.editor.begin(key);
                        sheet.close();
                    }
                }
            }
        }
        Paragraph {
            Layout.topMargin: Theme.gap(2)
            text: qsTr("The end of a record, or an ID")
            strong: true
            Accessible.role: Accessible.Heading
        }
        ActionButton {
            large: false
            iconName: "save"
            text: qsTr("Choose a record…")
            onClicked: records.begin()
        }
        TextInputField {
            id: editorStartSheetField

            Layout.fillWidth: true
            name: qsTr("ID of a position")
            placeholderText: "XXXX-XXXX-…"
            most: 5200
            font.capitalization: Font.AllUppercase
            inputMethodHints: Qt.ImhNoPredictiveText | Qt.ImhPreferUppercase | Qt.ImhLatinOnly
            onTextEdited: sheet.fault = ""
            onAccepted: sheet.take(sheet.editor.beginWithId(editorStartSheetField.text))
        }
        Paragraph { visible: text !== ""; text: sheet.fault; color: Theme.danger }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.gap(2)

            ActionButton {
                large: false
                text: qsTr("Paste")
                onClicked: editorStartSheetField.text = sheet.editor.pasted()
            }
            ActionButton {
                large: false
                primary: true
                text: qsTr("Lay this position")
                enabled: editorStartSheetField.length > 0
                onClicked: sheet.take(sheet.editor.beginWithId(editorStartSheetField.text))
            }
        }
        FileChoice {
            id: records

            shell: sheet.shell
            title: qsTr("Choose a record")
            what: "records"
            kind: qsTr("Records")
            onChosen: path => sheet.take(sheet.editor.beginWithRecord(path))
        }
    }

    // How many play, and by which options.
    component EditorMoreSheet: ModalSheet {
        id: editorMoreSheet

        required property EditorModel editor

        title: qsTr("More")

        Stepper {
            text: qsTr("Players")
            value: editorMoreSheet.editor.seats
            from: editorMoreSheet.editor.leastSeats
            to: editorMoreSheet.editor.mostSeats
            onMoved: value => editorMoreSheet.editor.setSeats(value)
        }
        Repeater {
            model: editorMoreSheet.editor.options

            ColumnLayout {
                id: option

                required property string title
                required property string option
                required property string explanation
                required property bool on
                required property list<string> choices
                required property int chosen
                required property bool matters
                readonly property bool valued: option.choices.length > 0
                readonly property string shown: qsTranslate(editorMoreSheet.editor.gameId, option.title)

                visible: option.matters
                spacing: Theme.gap(1)

                ToggleRow {
                    visible: !option.valued
                    leftPadding: 0
                    rightPadding: 0
                    text: option.shown
                    line: qsTranslate(editorMoreSheet.editor.gameId, option.explanation)
                    checked: option.on
                    onToggled: editorMoreSheet.editor.setOption(option.option, checked)
                }
                Paragraph {
                    visible: option.valued
                    text: option.shown
                    strong: true
                    Accessible.ignored: true
                }
                EditorChips {
                    Layout.fillWidth: true
                    visible: option.valued
                    name: option.shown
                    choices: option.choices.map(choice => qsTranslate(editorMoreSheet.editor.gameId, choice))
                    value: option.chosen
                    onChosen: value => editorMoreSheet.editor.chooseOption(option.option, value)
                }
            }
        }
    }
}
