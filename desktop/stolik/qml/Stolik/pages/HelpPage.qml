pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Stolik
import Stolik.Shell

// A game's rules, with their headings at the side to jump to.
FocusScope {
    id: page

    required property Shell shell
    required property Settings settings
    required property string gameId
    // Where to open: the number of a paragraph, such as "3", or "keys", the last chapter; or nothing.
    property string place: ""

    readonly property var chapters: split(shell.helpText(gameId, settings.language))
    property int current: 0

    signal backWanted
    signal lessonWanted(string gameId)

    // The text's first heading is the page's title; every second-level heading opens a chapter.
    function split(text: string): var {
        const found = [];
        for (const part of ("\n" + text).split("\n## ")) {
            const end = part.indexOf("\n");
            const heading = part.substring(0, end < 0 ? part.length : end).trim();
            const body = end < 0 ? "" : part.substring(end + 1).trim();
            if (found.length === 0)
                found.push({ heading: "", title: body.replace(/^# (.*)[\s\S]*$/, "$1"), body: body.replace(/^# .*\n*/, "") });
            else
                found.push({ heading: heading, title: "", body: body });
        }
        return found;
    }
    function jump(index: int): void {
        const item = parts.itemAt(index) as Item;
        if (!item)
            return;
        page.current = index;
        travel.to = Math.max(0, Math.min(flick.contentHeight - flick.height, item.y - Theme.gap(1)));
        travel.from = flick.contentY;
        travel.restart();
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
    function scroll(by: real): void {
        travel.stop();
        flick.contentY = Math.max(0, Math.min(flick.contentHeight - flick.height, flick.contentY + by));
    }
    function openPlace(): void {
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

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("How to play")
    Keys.onEscapePressed: backWanted()
    Keys.onPressed: event => {
        event.accepted = true;
        if (event.key === Qt.Key_Down)
            scroll(Theme.dp(60));
        else if (event.key === Qt.Key_Up)
            scroll(-Theme.dp(60));
        else if (event.key === Qt.Key_PageDown || event.key === Qt.Key_Space)
            scroll(flick.height * 0.9);
        else if (event.key === Qt.Key_PageUp)
            scroll(-flick.height * 0.9);
        else if (event.key === Qt.Key_Home)
            jump(0);
        else if (event.key === Qt.Key_End)
            jump(parts.count - 1);
        else
            event.accepted = false;
    }
    // Chapters know their places only once all of them have been laid out.
    Timer {
        id: settling

        interval: 300
        running: true
    }

    NumberAnimation {
        id: travel

        target: flick
        property: "contentY"
        duration: Theme.travel
        easing.type: Theme.easeRest
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gap(8)
        anchors.rightMargin: Theme.gap(8)
        anchors.topMargin: Theme.gap(5)
        anchors.bottomMargin: Theme.gap(5)
        spacing: Theme.gap(4)

        PageHeader {
            Layout.fillWidth: true
            title: page.chapters[0].title
            subtitle: qsTr("How to play")
            backButton.focus: true
            onBackWanted: page.backWanted()

            IconButton {
                visible: page.shell.lessons.has(page.gameId)
                iconName: "play"
                text: qsTr("First game")
                showText: !Theme.largeType
                framed: true
                onClicked: page.lessonWanted(page.gameId)
            }
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.maximumWidth: Theme.dp(1240)
            Layout.alignment: Qt.AlignHCenter
            spacing: Theme.gap(5)

            ScrollArea {
                id: contents

                Layout.preferredWidth: Theme.dp(240)
                Layout.fillHeight: true
                contentHeight: list.implicitHeight

                Column {
                    id: list

                    width: contents.width
                    Accessible.role: Accessible.List
                    Accessible.name: qsTr("Chapters")

                    Repeater {
                        model: page.chapters

                        T.AbstractButton {
                            id: entry

                            required property int index
                            required property var modelData
                            readonly property bool here: index === page.current

                            visible: text !== ""
                            width: list.width
                            height: text === "" ? 0 : Math.max(Theme.target, entryWords.implicitHeight + Theme.gap(3))
                            text: modelData.heading
                            hoverEnabled: true
                            focusPolicy: Qt.StrongFocus
                            onClicked: page.jump(index)
                            Accessible.role: Accessible.Link
                            Accessible.name: text
                            Accessible.onPressAction: entry.click()
                            Keys.onReturnPressed: click()
                            Keys.onEnterPressed: click()

                            HoverHandler { cursorShape: Qt.PointingHandCursor }

                            background: Item {
                                Rectangle {
                                    anchors.fill: parent
                                    radius: Theme.radius
                                    color: entry.here ? Theme.accentWash : entry.hovered ? Theme.hoverWash : "transparent"
                                }
                                FocusRing {
                                    shown: entry.visualFocus
                                    anchors.margins: 0
                                    radius: Theme.radius
                                }
                            }
                            // The words are as high as they are, and the entry follows them.
                            contentItem: Item {
                                TextLabel {
                                    id: entryWords

                                    anchors.verticalCenter: parent.verticalCenter
                                    width: parent.width
                                    text: entry.text
                                    leftPadding: Theme.gap(3)
                                    rightPadding: Theme.gap(2)
                                    strong: entry.here
                                    color: entry.here && !Theme.highContrast ? Theme.accent : Theme.ink
                                    wrapMode: Text.Wrap
                                    Accessible.ignored: true
                                }
                            }
                        }
                    }
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
                    onContentYChanged: page.follow()

                    Column {
                        id: column

                        x: Theme.gap(5)
                        y: Theme.gap(4)
                        // Lines no longer than the eye likes to follow.
                        width: Math.min(flick.width - Theme.gap(10), Theme.dp(760))
                        spacing: Theme.gap(6)
                        onPositioningComplete: if (settling.running) page.openPlace()

                        Repeater {
                            id: parts

                            model: page.chapters

                            Column {
                                id: part

                                required property var modelData

                                width: column.width
                                spacing: Theme.gap(2)

                                TextLabel {
                                    width: parent.width
                                    visible: text !== ""
                                    text: part.modelData.heading
                                    kind: "title"
                                    wrapMode: Text.Wrap
                                    Accessible.role: Accessible.Heading
                                    Accessible.name: text
                                }
                                TextLabel {
                                    width: parent.width
                                    text: part.modelData.body
                                    textFormat: Text.MarkdownText
                                    Accessible.name: text.replace(/[*_#`]/g, "")
                                    wrapMode: Text.Wrap
                                    font.pixelSize: Theme.lead
                                    lineHeight: 1.3
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
