pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik

// The rules of a game, with their headings at the side as links.
Page {
    id: page

    required property string gameId
    // Where to open: the number of a chapter, such as "3", "keys" for the last chapter, "#4/1" for a passage
    // of a chapter, both 0-based, or nothing.
    property string place: ""
    // Whether a first game can be started from here.
    property bool teaches: false

    readonly property var chapters: shell.help.chapters(gameId, settings.language)
    property int current: 0

    // Pictures are drawn once the text is visible, so that readers needn't wait for them.
    property bool seen: false

    function draw(): void {
        page.seen = true;
        settling.restart();
    }

    // Scenes are beside the text, or above it if there is no room; and those drawn so far.
    readonly property bool beside: column.width >= Theme.dp(600)
    property list<PlayedScene> scenes

    // Plays each scene in view once, one at a time from the top.
    function playNext(): void {
        page.scenes = page.scenes.filter(scene => scene !== null);
        for (const scene of page.scenes)
            if (scene.plays && !flick.shows(scene))
                scene.rest();
        if (!Theme.moves || page.scenes.some(scene => scene.plays))
            return;
        const next = page.scenes.filter(scene => !scene.played && flick.shows(scene));
        next.sort((one, other) => one.mapToItem(column, 0, 0).y - other.mapToItem(column, 0, 0).y)[0]?.play();
    }
    function play(scene: PlayedScene): void {
        for (const other of page.scenes)
            if (other?.plays && other !== scene)
                other.rest();
        scene.play();
    }

    // A page being left changes its height as its parts go, and they must not be used any more.
    property bool isLeft: false

    // The passages found by the search, the best first, and the current one.
    property var answers: []
    property int answer: 0
    // The marked passage, -1 for none.
    property int markedChapter: -1
    property int markedPassage: -1

    signal lessonWanted(string gameId)
    signal programWanted
    signal aboutWanted

    function search(): void {
        page.answers = page.shell.help.search(page.gameId, page.settings.language, field.text);
        page.answer = 0;
        if (page.answers.length > 0)
            page.mark(page.answers[0].chapter, page.answers[0].passage);
        else
            page.markedChapter = -1;
    }
    // Goes to the next answer or the one before.
    function turn(by: int): void {
        if (page.answers.length === 0)
            return;
        page.answer = (page.answer + by + page.answers.length) % page.answers.length;
        page.mark(page.answers[page.answer].chapter, page.answers[page.answer].passage);
    }
    // Keeps the current chapter in view in the list of chapters.
    function showChapter(): void {
        const entry = entries.itemAt(page.current) as Item;
        if (entry && !page.isLeft)
            contents.follow(entry);
    }
    onCurrentChanged: Qt.callLater(page.showChapter)
    Component.onDestruction: page.isLeft = true

    function mark(chapter: int, passage: int): void {
        page.markedChapter = chapter;
        page.markedPassage = passage;
        const part = parts.itemAt(chapter) as HelpChapter;
        const item = part ? part.passage(passage) : null;
        if (!item)
            return;
        page.current = chapter;
        const top = item.mapToItem(column, 0, 0).y + column.y;
        // With its heading, if both fit.
        page.travelTo(top - part.y < flick.height * 0.4 ? part.y : top - Theme.gap(6));
    }
    function travelTo(y: real): void {
        travel.to = Math.max(0, Math.min(flick.contentHeight - flick.height, y - Theme.gap(1)));
        travel.from = flick.contentY;
        travel.restart();
    }
    function jump(index: int): void {
        const item = parts.itemAt(index) as Item;
        if (!item)
            return;
        page.current = index;
        page.travelTo(item.y);
    }
    function follow(): void {
        if (travel.running)
            return;
        let at = 0;
        for (let i = 0; i < parts.count; i++) {
            const item = parts.itemAt(i) as Item;
            if (item && item.y <= flick.contentY + Theme.gap(8))
                at = i;
        }
        // The last chapters may be too short to reach the top.
        if (flick.contentHeight > flick.height && flick.contentY >= flick.contentHeight - flick.height - 1)
            at = parts.count - 1;
        page.current = at;
    }
    function openPlace(): void {
        const exact = place.match(/^#(\d+)\/(\d+)$/);
        if (exact) {
            mark(Number(exact[1]), Number(exact[2]));
            travel.complete();
            return;
        }
        const wanted = place.replace(/^§/, "").split(".")[0];
        if (wanted === "")
            return;
        if (wanted === "keys") {
            jump(chapters.length - 1);
            travel.complete();
            return;
        }
        for (let i = 0; i < chapters.length; i++) {
            if (chapters[i].heading.startsWith(wanted + ".")) {
                jump(i);
                travel.complete();
            }
        }
    }

    title: qsTr("How to play")
    Keys.onPressed: event => {
        event.accepted = true;
        if (event.matches(StandardKey.Find) || event.key === Qt.Key_Slash) {
            field.forceActiveFocus(Qt.ShortcutFocusReason);
            field.selectAll();
            return;
        }
        if (event.key === Qt.Key_Home)
            jump(0);
        else if (event.key === Qt.Key_End)
            jump(parts.count - 1);
        else if (flick.scrollByKey(event.key === Qt.Key_Space ? Qt.Key_PageDown : event.key))
            travel.stop();
        else
            event.accepted = false;
    }
    Connections {
        target: page.Window.window
        enabled: !page.seen

        function onFrameSwapped(): void { Qt.callLater(page.draw); }
    }
    // Chapters only know their places once all have been laid out.
    Timer { id: settling; interval: 300; running: true }
    Timer { id: reading; interval: Theme.haste; onTriggered: page.playNext() }

    NumberAnimation {
        id: travel

        target: flick
        property: "contentY"
        duration: Theme.travel
        easing.type: Theme.easeRest
    }

    PageColumn {
        ends: Theme.gap(5)
        spacing: Theme.gap(4)

        PageHeader {
            title: page.chapters[0].title
            subtitle: page.gameId === "program" ? "" : qsTr("How to play")
            backButton.focus: true
            onBackWanted: page.backWanted()

            IconButton {
                visible: page.teaches && page.shell.lessons.has(page.gameId)
                iconName: "play"
                text: qsTr("Guided first game")
                showText: !Theme.largeType
                onClicked: page.lessonWanted(page.gameId)
            }
            TextInputField {
                id: field

                implicitHeight: Theme.target
                implicitWidth: Theme.dp(240)
                name: qsTr("Search these rules")
                placeholderText: qsTr("Search (/)")
                most: 200
                onTextEdited: page.search()
                Keys.onReturnPressed: event => page.turn(event.modifiers & Qt.ShiftModifier ? -1 : 1)
                Keys.onEnterPressed: event => page.turn(event.modifiers & Qt.ShiftModifier ? -1 : 1)
                Keys.onDownPressed: page.turn(1)
                Keys.onUpPressed: page.turn(-1)
                // Escape clears the search first, then leaves the page.
                Keys.onEscapePressed: event => {
                    event.accepted = field.text !== "";
                    field.text = "";
                    page.search();
                }
            }
            TextLabel {
                height: field.height
                width: Math.max(Theme.dp(76), implicitWidth)
                visible: !Theme.largeType
                verticalAlignment: Text.AlignVCenter
                text: field.text.trim() === "" ? "" : page.answers.length === 0 ? qsTr("no match")
                    : qsTr("%1 of %2").arg(page.answer + 1).arg(page.answers.length)
                tabular: true
                onTable: true
                quiet: true
            }
            // Visible during a search; the field keeps its place.
            Item {
                implicitWidth: next.implicitWidth
                implicitHeight: next.implicitHeight

                IconButton {
                    id: next

                    visible: field.text.trim() !== ""
                    iconName: "down"
                    text: qsTr("Next match")
                    enabled: page.answers.length > 1
                    onClicked: page.turn(1)
                }
            }
        }
        RowLayout {
            Layout.maximumWidth: Theme.dp(1240)
            Layout.alignment: Qt.AlignHCenter
            spacing: Theme.gap(5)

            ColumnLayout {
                Layout.preferredWidth: Theme.dp(240)
                Layout.maximumWidth: Theme.dp(240)
                spacing: 0

                ScrollArea {
                    id: contents

                    contentHeight: list.implicitHeight

                    Column {
                        id: list

                        width: contents.width
                        Accessible.role: Accessible.List
                        Accessible.name: qsTr("Chapters")

                        Repeater {
                            id: entries

                            model: page.chapters

                            PressButton {
                                id: entry

                                required property int index
                                required property var modelData
                                readonly property bool here: index === page.current

                                visible: text !== ""
                                width: list.width
                                height: text === "" ? 0 : Math.max(Theme.target, entryWords.implicitHeight + Theme.gap(3))
                                text: modelData.heading
                                onClicked: page.jump(index)
                                Accessible.role: Accessible.Link

                                background: Item {
                                    Rectangle {
                                        anchors.fill: parent
                                        radius: Theme.radius
                                        color: entry.here ? Theme.accentWash : entry.hovered ? Theme.hoverWash : "transparent"
                                    }
                                    FocusRing { shown: entry.visualFocus; inner: Theme.radius }
                                }
                                // The entry is as high as its text.
                                contentItem: Item {
                                    SilentLabel {
                                        id: entryWords

                                        anchors.verticalCenter: parent.verticalCenter
                                        width: parent.width
                                        text: entry.text
                                        leftPadding: Theme.gap(3)
                                        rightPadding: Theme.gap(2)
                                        strong: entry.here
                                        color: entry.here && !Theme.highContrast ? Theme.accent : Theme.ink
                                        wrapMode: Text.Wrap
                                    }
                                }
                            }
                        }
                    }
                }
                // Links to the help on the program, and to *About*.
                LinkButton {
                    visible: page.gameId !== "program"
                    Layout.maximumWidth: parent.width
                    text: qsTr("How Stolik works")
                    onClicked: page.programWanted()
                }
                LinkButton {
                    Layout.maximumWidth: parent.width
                    text: qsTr("About Stolik")
                    onClicked: page.aboutWanted()
                }
            }
            Panel {
                Layout.fillWidth: true
                Layout.fillHeight: true

                ScrollArea {
                    id: flick

                    ground: Theme.panel
                    anchors.fill: parent
                    anchors.margins: Theme.gap(2)
                    contentHeight: column.implicitHeight + Theme.gap(10)
                    onContentYChanged: {
                        page.follow();
                        reading.restart();
                    }

                    Column {
                        id: column

                        x: Theme.gap(5)
                        y: Theme.gap(4)
                        width: Math.min(flick.width - Theme.gap(10), Theme.dp(1000))
                        spacing: Theme.gap(6)
                        onPositioningComplete: if (settling.running) page.openPlace()

                        Repeater {
                            id: parts

                            model: page.chapters

                            HelpChapter {
                                required property int index
                                required property var modelData

                                width: column.width
                                heading: modelData.heading
                                passages: modelData.passages
                                marked: index === page.markedChapter ? page.markedPassage : -1
                            }
                        }
                    }
                }
            }
        }
    }

    // A chapter of the rules: its heading, and its passages with text and pictures.
    component HelpChapter: Column {
        id: chapter

        property string heading: ""
        property var passages: []
        // The width of scenes beside the text, whose lines stay comfortably short.
        readonly property real sceneWide: Theme.dp(232)
        readonly property bool isPlayed: page.beside && chapter.passages.some(passage => passage.scene !== "")
        readonly property real aside: Math.max(chapter.isPlayed ? chapter.sceneWide + Theme.gap(6) : 0, chapter.width - Theme.dp(760))
        // The highlighted passage, -1 for none.
        property int marked: -1

        function passage(index: int): Item { return rows.itemAt(index) as Item; }

        spacing: Theme.gap(3)

        TextLabel {
            width: parent.width
            visible: text !== ""
            text: chapter.heading
            kind: "title"
            wrapMode: Text.Wrap
            Accessible.role: Accessible.Heading
        }
        Repeater {
            id: rows

            model: chapter.passages

            TextLabel {
                id: words

                required property int index
                required property var modelData
                readonly property bool isPlayed: words.modelData.scene !== ""

                width: chapter.width
                height: Math.max(implicitHeight, words.isPlayed && page.beside ? scene.height : 0)
                topPadding: words.isPlayed && !page.beside ? scene.height + Theme.gap(2) : 0
                bottomPadding: words.isPlayed && !page.beside ? Theme.gap(3) : 0
                rightPadding: chapter.aside
                text: words.modelData.text
                textFormat: Text.MarkdownText
                Accessible.name: text.replace(/[*_#`]/g, "")
                wrapMode: Text.Wrap
                kind: "lead"
                lineHeight: 1.3

                Loader {
                    id: scene

                    // Whether it is within one screen of the view.
                    readonly property real below: chapter.y + words.y - flick.contentY
                    readonly property bool near: page.seen && words.isPlayed && below > -flick.height && below < 2 * flick.height

                    x: page.beside ? words.width - width : 0
                    width: chapter.sceneWide
                    height: Theme.dp(116)
                    active: false
                    onNearChanged: if (scene.near) scene.active = true
                    onLoaded: {
                        page.scenes.push(scene.item as PlayedScene);
                        reading.restart();
                    }
                    sourceComponent: PlayedScene {
                        stills: page.shell.help.stills(page.gameId, words.modelData.scene)
                        text: qsTr("Show: %1").arg(words.Accessible.name.split(/[.?!:]\s/)[0].replace(/[.:]$/, ""))
                        onClicked: page.play(this)
                        onEnded: page.playNext()
                    }
                }
                Loader {
                    z: -1
                    active: words.index === chapter.marked
                    x: -Theme.gap(3)
                    y: -Theme.gap(1)
                    width: words.width + Theme.gap(6)
                    height: words.height + Theme.gap(2)
                    sourceComponent: Rectangle {
                        radius: Theme.radiusSmall
                        color: Theme.accentWash

                        // A bar too, since colour alone isn't enough.
                        Rectangle {
                            width: Theme.dp(4)
                            height: parent.height
                            radius: width / 2
                            color: Theme.accent
                        }
                    }
                }
            }
        }
    }
}
