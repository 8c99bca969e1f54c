pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Editor
import Stolik.Models

// The position editor: the trays of the table, below them the pieces for the chosen one, and beside them the
// other settings, and whether the position can be played.
Page {
    id: page

    required property EditorModel model

    readonly property EditorModel editor: page.model
    readonly property bool wide: !Theme.largeType && page.width >= Theme.dp(900)
    readonly property real side: Theme.gap(4)
    // The pieces are as large as there is room, whatever is there.
    readonly property real tall: own.count > 0 && trays.count === 0 ? 450 : boxes.most("rows") < 4 ? 610 : 900
    readonly property real size: page.wide ? Math.max(1, Math.min(1.7, (page.width - Theme.dp(470)) / Theme.dp(trays.count > 0 ? 700 : 500), page.height / Theme.dp(page.tall))) : 1
    readonly property size cell: Qt.size(Math.max(Theme.target, boxes.most("width")), Math.max(Theme.target, boxes.most("height")))

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
    title: qsTr("Set up a position")
    Keys.onPressed: event => event.accepted = page.takeKey(event)
    Component.onCompleted: {
        header.backButton.forceActiveFocus(Qt.OtherFocusReason);
        if (page.editor.asks)
            start.open();
    }

    // Enter first completes the typed text.
    Item {
        id: typing

        Keys.onReturnPressed: event => event.accepted = page.editor.enter()
        Keys.onEnterPressed: event => event.accepted = page.editor.enter()
    }
    // A piece of each kind of tray; the largest decides the room for all, so that no choice moves anything.
    Repeater {
        id: boxes

        function most(what: string): real {
            let most = 1;
            for (let at = 0; at < boxes.count; at++)
                most = Math.max(most, boxes.itemAt(at)?.[what] ?? 0);
            return most;
        }

        model: page.editor.boxes

        Loader {
            id: sample

            required property string piece
            required property int many
            required property int rows
            // The number of its rows on the palette.
            readonly property int taken: flow.fits(rows, many) ? rows : Math.ceil(many / flow.across)

            visible: false
            source: page.editor.drawing

            Binding { target: sample.item; property: "piece"; value: sample.piece; when: sample.item !== null }
            Binding { target: sample.item; property: "size"; value: page.size; when: sample.item !== null }
        }
    }
    // The piece carried by the pointer, above everything.
    Loader {
        id: held

        property string piece: ""
        property string name: ""
        property string tray: ""
        property int at: -1
        property point where
        readonly property EditorTray over: held.active ? trays.at(held.where) ?? own.at(held.where) : null

        function carry(piece: string, name: string, tray: string, at: int, where: point): void {
            Object.assign(held, { piece, name, tray, at, where });
            held.active = true;
        }
        function letGo(): void {
            if (!held.active)
                return;
            const there = palette.contains(palette.mapFromItem(null, held.where)) ? "" : held.over?.key ?? "-";
            const cell = held.over?.cellAt(held.where) ?? -1;
            held.active = false;
            page.editor.carry(held.name, held.tray, held.at, there, cell);
        }

        z: 9
        x: held.where.x - width / 2
        y: held.where.y - height / 2
        active: false
        source: page.editor.drawing

        Binding { target: held.item; property: "piece"; value: held.piece; when: held.item !== null }
        Binding { target: held.item; property: "size"; value: page.size; when: held.item !== null }
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
            title: page.title
            subtitle: page.editor.place
            onBackWanted: page.backWanted()

            IconButton {
                iconName: "undo"
                text: qsTr("Undo the last step")
                shortcutHint: qsTr("Ctrl+Z")
                enabled: page.editor.canUndo
                onClicked: page.editor.undo()
            }
            IconButton {
                iconName: "start"
                text: qsTr("Start from…")
                showText: !Theme.largeType
                onClicked: start.open()
            }
            MoreButton { onClicked: more.open() }
            IconButton {
                iconName: "help"
                text: qsTr("How to play")
                onClicked: page.helpWanted("", page.editor.gameId)
            }
        }
        RowLayout {
            spacing: Theme.gap(3)

            ColumnLayout {
                spacing: Theme.gap(2)

                ScrollArea {
                    id: table

                    ground: Theme.table
                    contentHeight: below.active ? below.y + below.height + Theme.gap(2) : own.least + own.height

                    Trays { id: trays; trays: page.editor.trays }
                    Trays {
                        id: own

                        readonly property real least: trays.height > 0 ? trays.height + Theme.gap(2) : 0

                        y: page.wide ? Math.max(least, (table.height - height) / (trays.height > 0 ? 1 : 2)) : least
                        trays: page.editor.own
                        abreast: count
                    }
                    // In a narrow window everything is in one column.
                    Loader {
                        id: below

                        y: own.y + own.height + Theme.gap(3)
                        x: trays.x
                        width: trays.width
                        active: !page.wide
                        visible: active
                        sourceComponent: ColumnPanel {
                            side: Theme.gap(4)
                            spacing: Theme.gap(4)

                            EditorSettings { }
                            EditorVerdict { }
                        }
                    }
                }
                // The pieces for the chosen tray.
                ColumnPanel {
                    id: palette

                    readonly property real most: page.height * (page.wide ? 0.12 * boxes.most("rows") : 0.22)
                    // The way to the fault, if that is shown elsewhere.
                    readonly property string verdict: page.wide ? "" : page.editor.verdict
                    readonly property list<Item> listeners: [typing]
                    property int at: 0

                    function step(by: int): bool {
                        const next = palette.at + by;
                        if (next < 0 || next >= pieces.count)
                            return false;
                        palette.at = next;
                        (pieces.itemAt(next) as Item).forceActiveFocus(Qt.TabFocusReason);
                        return true;
                    }
                    function takeFocus(): void {
                        (pieces.itemAt(Math.min(palette.at, pieces.count - 1)) as Item)?.forceActiveFocus(Qt.TabFocusReason);
                    }
                    // Moves the keyboard to the nearest piece in that direction.
                    function walk(right: int, down: int): bool {
                        const here = pieces.itemAt(palette.at) as Item;
                        for (let next = 0; next < pieces.count; next++) {
                            const there = pieces.itemAt(next) as Item;
                            const x = Math.round((there.x - here.x) / (page.cell.width + flow.gap)), y = Math.round((there.y - here.y) / (page.cell.height + flow.gap));
                            if (x === right && y === down)
                                return palette.step(next - palette.at);
                        }
                        return false;
                    }

                    side: Theme.gap(2)
                    fills: true
                    spacing: Theme.gap(1)
                    Accessible.role: Accessible.Grouping
                    Accessible.name: page.editor.paletteTitle

                    RowLayout {
                        spacing: Theme.gap(2)

                        TextLabel {
                            Layout.fillWidth: true
                            Layout.leftMargin: Theme.gap(1)
                            text: page.editor.paletteTitle
                            strong: true
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: Theme.dp(13)
                            elide: Text.ElideRight
                        }
                        TextLabel { visible: page.wide; text: qsTr("press a piece, or drag it"); quiet: true }
                        LinkButton {
                            visible: palette.verdict !== ""
                            text: palette.verdict
                            onClicked: table.scrollBy(table.contentHeight)
                        }
                        IconButton {
                            iconName: "bin"
                            text: page.editor.onSheet ? qsTr("Clear the cell") : qsTr("Remove the last one")
                            framed: false
                            shortcutHint: qsTr("Del", "the key")
                            onClicked: page.editor.takeLast()
                        }
                    }
                    ScrollArea {
                        id: scrolled

                        ground: Theme.panel
                        implicitHeight: Math.min(boxes.most("taken") * (page.cell.height + flow.gap) - flow.gap + 2 * Theme.ring, palette.most)
                        contentHeight: flow.implicitHeight + 2 * Theme.ring

                        Flow {
                            id: flow

                            readonly property real most: scrolled.width - 2 * Theme.ring - Theme.gap(3)
                            readonly property int rows: page.editor.paletteRows
                            // Column by column as in the box, if there is room for all.
                            readonly property bool boxed: flow.fits(flow.rows, pieces.count)
                            readonly property real gap: flow.boxed ? Math.min(Theme.gap(1), flow.air(flow.rows, pieces.count)) : Theme.gap(1)
                            readonly property int across: Math.floor((flow.most + Theme.gap(1)) / (page.cell.width + Theme.gap(1)))

                            function air(rows: int, many: int): int {
                                const columns = Math.ceil(many / rows);
                                return Math.floor((flow.most - columns * page.cell.width) / Math.max(1, columns - 1));
                            }
                            function fits(rows: int, many: int): bool { return rows > 1 && flow.air(rows, many) >= 0; }

                            x: Theme.ring
                            y: Theme.ring
                            flow: flow.boxed ? Flow.TopToBottom : Flow.LeftToRight
                            width: flow.most
                            height: flow.boxed ? flow.rows * (page.cell.height + flow.gap) - flow.gap : implicitHeight
                            spacing: flow.gap

                            Repeater {
                                id: pieces

                                model: page.editor.palette

                                EditorPieceButton {
                                    id: thing

                                    required piece
                                    required spent
                                    required property string name
                                    required property int index

                                    drawing: page.editor.drawing
                                    size: page.size
                                    width: page.cell.width
                                    height: page.cell.height
                                    onCarried: where => held.carry(thing.piece, thing.name, "", -1, where)
                                    onLetGo: held.letGo()
                                    text: thing.name
                                    reached: thing.index === Math.min(palette.at, pieces.count - 1)
                                    listeners: palette.listeners
                                    Keys.onLeftPressed: event => event.accepted = palette.walk(-1, 0)
                                    Keys.onRightPressed: event => event.accepted = palette.walk(1, 0)
                                    Keys.onUpPressed: event => event.accepted = palette.walk(0, -1)
                                    Keys.onDownPressed: event => event.accepted = palette.walk(0, 1)
                                    onClicked: {
                                        palette.at = thing.index;
                                        page.editor.put(thing.piece);
                                    }
                                }
                            }
                        }
                    }
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

                            ground: Theme.panel
                            contentHeight: asked.implicitHeight + Theme.gap(2)

                            EditorSettings {
                                id: asked

                                x: Theme.ring
                                y: Theme.ring
                                width: settings.width - Theme.gap(4)
                            }
                        }
                        Rectangle {
                            Layout.fillWidth: true
                            implicitHeight: Theme.hair
                            color: Theme.hairline
                        }
                        ScrollArea {
                            Layout.fillHeight: false
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
                            }
                        }
                    }
                }
            }
        }
    }
    LaterSheet {
        id: start

        // Ways to begin a position: empty, from a record, or from an ID.
        sourceComponent: ModalSheet {
            id: sheet

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
                text: qsTr("Start of a game")
                strong: true
                Accessible.role: Accessible.Heading
            }
            Flow {
                Layout.fillWidth: true
                spacing: Theme.gap(2)

                Repeater {
                    model: page.editor.games

                    ActionButton {
                        required property string key
                        required property string title

                        text: title
                        onClicked: {
                            page.editor.begin(key);
                            sheet.close();
                        }
                    }
                }
            }
            Title {
                Layout.topMargin: Theme.gap(2)
                text: qsTr("From a saved game, or an ID")
                strong: true
                kind: "body"
            }
            ActionButton {
                iconName: "save"
                text: qsTr("Choose a file…")
                onClicked: records.begin()
            }
            TextInputField {
                id: editorStartSheetField

                Layout.fillWidth: true
                name: qsTr("Position ID")
                placeholderText: "XXXX-XXXX-…"
                most: 5200
                font.capitalization: Font.AllUppercase
                inputMethodHints: Qt.ImhNoPredictiveText | Qt.ImhPreferUppercase | Qt.ImhLatinOnly
                onTextEdited: sheet.fault = ""
                onAccepted: sheet.take(page.editor.beginWithId(editorStartSheetField.text))
            }
            Paragraph { visible: text !== ""; text: sheet.fault; color: Theme.danger }
            Flow {
                Layout.fillWidth: true
                spacing: Theme.gap(2)

                ActionButton {
                    text: qsTr("Paste")
                    onClicked: editorStartSheetField.text = page.editor.pasted()
                }
                ActionButton {
                    primary: true
                    text: qsTr("Use this position")
                    enabled: editorStartSheetField.length > 0
                    onClicked: sheet.take(page.editor.beginWithId(editorStartSheetField.text))
                }
            }
            FileChoice {
                id: records

                shell: page.shell
                title: qsTr("Choose a game file")
                what: "records"
                kind: qsTr("Game files")
                onChosen: path => sheet.take(page.editor.beginWithRecord(path))
            }
        }
    }
    LaterSheet {
        id: more

        // The number of players, and the options.
        sourceComponent: ModalSheet {
            id: editorMoreSheet

            title: qsTr("More")

            Stepper {
                text: qsTr("Players")
                value: page.editor.seats
                from: page.editor.leastSeats
                to: page.editor.mostSeats
                onMoved: value => page.editor.setSeats(value)
            }
            Repeater {
                model: page.editor.options

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
                    readonly property string shown: qsTranslate(page.editor.gameId, option.title)

                    visible: option.matters
                    spacing: Theme.gap(1)

                    ToggleRow {
                        visible: !option.valued
                        leftPadding: 0
                        rightPadding: 0
                        text: option.shown
                        line: qsTranslate(page.editor.gameId, option.explanation)
                        checked: option.on
                        onToggled: page.editor.setOption(option.option, checked)
                    }
                    SilentParagraph { visible: option.valued; text: option.shown; strong: true }
                    EditorChips {
                        Layout.fillWidth: true
                        visible: option.valued
                        name: option.shown
                        choices: option.choices.map(choice => qsTranslate(page.editor.gameId, choice))
                        value: option.chosen
                        onChosen: value => page.editor.chooseOption(option.option, value)
                    }
                }
            }
        }
    }

    component Trays: Flow {
        id: lying

        required property RowsModel trays
        property int abreast: 0
        readonly property alias count: each.count

        function at(where: point): EditorTray {
            const there = lying.mapFromItem(null, where);
            return lying.childAt(there.x, there.y) as EditorTray;
        }

        width: table.width - (table.overflows ? Theme.gap(3) : 0)
        spacing: Theme.gap(2)

        Repeater {
            id: each

            model: lying.trays

            EditorTray {
                editor: page.editor
                size: page.size
                cell: page.cell
                most: lying.width
                abreast: lying.abreast !== 0 || look !== "place" || columns > 0 ? lying.abreast : room > 2 ? -1 : lying.count - 1
                aimed: held.over === this
                onCarried: (piece, at, where) => held.carry(piece, "", key, at, where)
                onLetGo: held.letGo()
                listeners: [typing]
                onEntered: palette.takeFocus()
            }
        }
    }

    // The other settings of the position: whose turn it is, accounts, and the like.
    component EditorSettings: ColumnLayout {
        id: view

        spacing: Theme.gap(3)

        Repeater {
            model: page.editor.settings

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

                SilentParagraph {
                    visible: setting.chips
                    text: setting.title
                    strong: true
                }
                EditorChips {
                    Layout.fillWidth: true
                    visible: setting.chips
                    name: setting.title
                    choices: setting.choices
                    value: setting.value
                    several: setting.kind === "several"
                    onChosen: value => page.editor.set(setting.key, value)
                }
                ToggleRow {
                    visible: setting.kind === "switch"
                    leftPadding: 0
                    rightPadding: 0
                    text: setting.title
                    checked: setting.value === 1
                    onToggled: page.editor.set(setting.key, checked ? 1 : 0)
                }
                // A number to type, or to change in steps of one.
                RowLayout {
                    id: number

                    function move(value: int): void { page.editor.set(setting.key, value); }
                    function take(): void {
                        const typed = parseInt(field.text);
                        number.move(isNaN(typed) ? setting.value : typed);
                        field.text = Qt.binding(() => `${setting.value}`);
                    }

                    visible: setting.kind === "number"
                    spacing: Theme.gap(1)

                    SilentParagraph { text: setting.title; strong: true }
                    IconButton {
                        iconName: "minus"
                        text: qsTr("%1: one less", "a number").arg(setting.title)
                        tells: false
                        enabled: setting.value > setting.least
                        onClicked: number.move(setting.value - 1)
                    }
                    TextInputField {
                        id: field

                        Layout.preferredWidth: Theme.dp(64)
                        implicitHeight: Theme.target
                        name: setting.title
                        most: 3
                        text: `${setting.value}`
                        horizontalAlignment: TextInput.AlignHCenter
                        inputMethodHints: Qt.ImhDigitsOnly
                        validator: IntValidator { bottom: setting.least; top: setting.most }
                        Keys.onUpPressed: number.move(setting.value + 1)
                        Keys.onDownPressed: number.move(setting.value - 1)
                        onEditingFinished: number.take()
                    }
                    IconButton {
                        iconName: "plus"
                        text: qsTr("%1: one more", "a number").arg(setting.title)
                        tells: false
                        enabled: setting.value < setting.most
                        onClicked: number.move(setting.value + 1)
                    }
                }
                RowLayout {
                    visible: setting.kind === "told"

                    Paragraph { text: setting.title }
                    TextLabel { text: setting.value; strong: true; tabular: true }
                }
            }
        }
    }

    // The first fault of the position; or its ID, to copy or read out, and the possible actions.
    component EditorVerdict: ColumnLayout {
        id: editorVerdict

        property string copied: ""

        spacing: Theme.gap(2)
        Accessible.role: Accessible.Grouping
        Accessible.name: page.editor.verdict

        RowLayout {
            spacing: Theme.gap(2)

            Icon {
                Layout.alignment: Qt.AlignTop
                name: page.editor.canPlay ? "check" : "info"
                color: page.editor.canPlay ? Theme.accent : Theme.danger
            }
            Paragraph { text: page.editor.verdict; strong: true }
        }
        Paragraph { visible: text !== ""; text: page.editor.fault }
        RowLayout {
            visible: page.editor.code !== ""
            spacing: Theme.gap(2)

            SilentLabel { Layout.fillWidth: true; text: qsTr("ID"); quiet: true }
            LinkButton {
                text: page.editor.code === editorVerdict.copied ? qsTr("Copied") : qsTr("Copy")
                Accessible.name: qsTr("Copy the ID")
                onClicked: {
                    page.editor.copy();
                    editorVerdict.copied = page.editor.code;
                }
            }
        }
        Paragraph {
            visible: text !== ""
            text: page.editor.code
            // Short IDs are read out, long ones pasted.
            kind: page.editor.code.length > 50 ? "body" : "lead"
            tabular: true
            wrapMode: Text.Wrap
            Accessible.name: qsTr("ID: %1").arg(page.editor.code)
        }
        Flow {
            Layout.fillWidth: true
            Layout.topMargin: Theme.gap(1)
            visible: page.editor.canPlay
            spacing: Theme.gap(2)

            ActionButton {
                primary: true
                iconName: "eye"
                text: qsTr("Explore", "a button: explore the position")
                onClicked: page.editor.explore(false)
            }
            ActionButton {
                iconName: "play"
                text: qsTr("Play on", "a button: from the position")
                onClicked: page.editor.explore(true)
            }
        }
    }
}
