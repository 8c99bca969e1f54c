pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.About

// All parts of the program; each opens its licence.
Page {
    id: page

    required property Licences licences

    readonly property var parts: licences.parts
    property int current: 0

    function groupTitle(group: string): string {
        switch (group) {
        case "stolik":
            return qsTr("Stolik itself");
        case "qt":
            return qsTr("Display: Qt");
        case "qt_inside":
            return qsTr("Third-party parts of Qt");
        case "python":
            return qsTr("Python and its libraries");
        default:
            return qsTr("System libraries");
        }
    }
    function step(by: int): void {
        const row = rows.itemAt(Math.max(0, Math.min(rows.count - 1, current + by))) as PartRow;
        if (row)
            row.entry.forceActiveFocus(Qt.TabFocusReason);
    }
    // Scrolls to a row and a little of the next one.
    function show(top: real, height: real): void {
        const spare = Theme.gap(10);
        if (top - spare < flick.contentY)
            flick.contentY = Math.max(0, top - spare);
        else if (top + height + spare > flick.contentY + flick.height)
            flick.contentY = Math.min(flick.contentHeight - flick.height, top + height + spare - flick.height);
    }
    function open(index: int, byKeyboard: bool): void {
        current = index;
        reader.byKeyboard = byKeyboard;
        reader.active = true;
    }
    function putAway(): void {
        reader.active = false;
        const row = rows.itemAt(current) as PartRow;
        row.entry.forceActiveFocus(reader.byKeyboard ? Qt.TabFocusReason : Qt.OtherFocusReason);
    }

    title: qsTr("Licences")
    Keys.onUpPressed: step(-1)
    Keys.onDownPressed: step(1)
    Keys.onPressed: event => {
        event.accepted = true;
        if (event.key === Qt.Key_PageDown)
            step(8);
        else if (event.key === Qt.Key_PageUp)
            step(-8);
        else if (event.key === Qt.Key_Home)
            step(-rows.count);
        else if (event.key === Qt.Key_End)
            step(rows.count);
        else
            event.accepted = false;
    }

    PageColumn {
        visible: !reader.active
        ends: Theme.gap(5)
        spacing: Theme.gap(4)

        PageHeader {
            title: page.title
            backButton.focus: true
            onBackWanted: page.backWanted()
        }
        Panel {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.maximumWidth: Theme.dp(960)
            Layout.alignment: Qt.AlignHCenter

            ScrollArea {
                id: flick

                anchors.fill: parent
                anchors.margins: Theme.gap(2)
                contentHeight: column.implicitHeight + Theme.gap(8)

                Column {
                    id: column

                    x: Theme.gap(2)
                    y: Theme.gap(3)
                    width: flick.width - Theme.gap(6)
                    Accessible.role: Accessible.List
                    Accessible.name: qsTr("Parts of the program")

                    TextLabel {
                        leftPadding: Theme.gap(3)
                        rightPadding: leftPadding
                        width: parent.width
                        wrapMode: Text.Wrap
                        text: qsTr("Qt and PySide6 are libraries under the LGPL 3. They are separate files in the program's folder, and you may replace them. The list covers Linux, Windows and macOS; each has only some of these parts.")
                    }
                    Repeater {
                        id: rows

                        model: page.parts

                        PartRow { }
                    }
                }
            }
        }
    }

    PageLoader {
        id: reader

        anchors.fill: parent
        active: false
        visible: active
        // A part of the program and the full text of its licence.
        sourceComponent: Page {
            id: licencePage

            readonly property var part: page.parts[page.current]

            onBackWanted: page.putAway()
            title: qsTr("Licence of %1").arg(part.name)
            Keys.onPressed: event => event.accepted = licencePageFlick.scrollByKey(event.key)

            PageColumn {
                ends: Theme.gap(5)
                spacing: Theme.gap(4)

                PageHeader {
                    title: licencePage.part.name
                    subtitle: licencePage.part.version
                    backButton.focus: true
                    onBackWanted: licencePage.backWanted()
                }
                Panel {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.maximumWidth: Theme.dp(960)
                    Layout.alignment: Qt.AlignHCenter

                    ScrollArea {
                        id: licencePageFlick

                        anchors.fill: parent
                        anchors.margins: Theme.gap(2)
                        contentHeight: licencePageColumn.implicitHeight + Theme.gap(10)

                        Column {
                            id: licencePageColumn

                            x: Theme.gap(5)
                            y: Theme.gap(4)
                            width: licencePageFlick.width - Theme.gap(10)
                            spacing: Theme.gap(3)

                            TextLabel {
                                width: parent.width
                                text: licencePage.part.licence
                                kind: "title"
                                wrapMode: Text.Wrap
                                Accessible.role: Accessible.Heading
                            }
                            Repeater {
                                model: page.licences.paragraphs(licencePage.part.id)

                                Column {
                                    id: paragraph

                                    required property int index
                                    required property var modelData

                                    width: licencePageColumn.width

                                    Rectangle {
                                        visible: paragraph.modelData.opens && paragraph.index > 0
                                        width: parent.width
                                        height: Theme.line
                                        color: Theme.hairline
                                    }
                                    TextLabel {
                                        width: parent.width
                                        topPadding: paragraph.modelData.opens && paragraph.index > 0 ? Theme.gap(5) : 0
                                        text: paragraph.modelData.text
                                        wrapMode: Text.Wrap
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    component PartRow: Column {
        id: row

        required property int index
        required property var modelData
        readonly property bool opensGroup: index === 0 || page.parts[index - 1].group !== modelData.group
        readonly property alias entry: button

        width: column.width

        TextLabel {
            visible: row.opensGroup
            width: parent.width
            topPadding: Theme.gap(5)
            bottomPadding: Theme.gap(1)
            leftPadding: Theme.gap(3)
            kind: "title"
            text: page.groupTitle(row.modelData.group)
            Accessible.role: Accessible.Heading
        }
        PressButton {
            id: button

            width: parent.width
            implicitHeight: Math.max(Theme.target, topPadding + implicitContentHeight + bottomPadding)
            leftPadding: Theme.gap(3)
            rightPadding: Theme.gap(2)
            topPadding: Theme.gap(1.5)
            bottomPadding: topPadding
            text: row.modelData.name
            // The arrow keys move through the rows; Tab leaves them.
            focusPolicy: row.index === page.current || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
            onClicked: page.open(row.index, visualFocus)
            onActiveFocusChanged: {
                if (!activeFocus)
                    return;
                page.current = row.index;
                page.show(column.y + row.y + button.y, button.height);
            }
            Accessible.name: [(text + " " + row.modelData.version).trim(), row.modelData.licence].join(", ")

            background: Item {
                Rectangle {
                    anchors.fill: parent
                    radius: Theme.radiusSmall
                    color: button.down ? Theme.pressWash : button.hovered ? Theme.hoverWash : "transparent"
                }
                Rectangle {
                    anchors.top: parent.top
                    visible: !row.opensGroup
                    width: parent.width
                    height: Theme.hair
                    color: Theme.hairline
                }
                FocusRing { shown: button.visualFocus; inner: Theme.radiusSmall }
            }
            contentItem: RowLayout {
                spacing: Theme.gap(3)

                SilentParagraph {
                    Layout.alignment: Qt.AlignVCenter
                    text: button.text
                    strong: true
                    wrapMode: Text.Wrap
                    lineHeight: 1
                }
                SilentLabel {
                    Layout.preferredWidth: Theme.dp(100)
                    Layout.alignment: Qt.AlignVCenter
                    text: row.modelData.version
                    quiet: true
                    tabular: true
                }
                SilentLabel {
                    Layout.preferredWidth: Theme.dp(270)
                    Layout.alignment: Qt.AlignVCenter
                    text: row.modelData.licence
                    wrapMode: Text.Wrap
                    lineHeight: 1
                }
                SilentLabel { text: "›"; kind: "title"; quiet: true }
            }
        }
    }
}
