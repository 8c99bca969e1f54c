pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Report

// The report at a glance, and behind *More* the chances over the game with the table at each moment,
// everybody's luck and skill, and the moments that mattered.
Page {
    id: page

    required property ReportModel model

    readonly property ReportModel report: page.model

    readonly property string question: page.report.table.seats.count > 1 ? qsTr("How did we play?") : qsTr("How did I play?")
    readonly property bool ready: page.report.phase === "ready"
    property int emphasised: -1
    // Whether the whole report is shown rather than a glance.
    property bool whole: false
    property bool fromChart: false
    // Whether the report is being saved for printing, so that the outcome is shown.
    property bool saving: false

    // The height of the graph; with many seats, their faces at its end need room.
    function tall(share: real): real {
        return Math.max(Theme.dp(150), Math.min(page.height * share, Theme.dp(320)), Math.min(page.height * 0.7, page.report.seats.count * Theme.dp(26)));
    }

    function explore(): void { page.shell.pages.open("explorer", page.report.exploring()); }
    function showWhole(fromChart: bool): void {
        page.fromChart = fromChart;
        page.whole = true;
        if (!fromChart)
            header.backButton.forceActiveFocus(Qt.OtherFocusReason);
    }
    // Goes back from the whole report to the glance, and from there out of the page.
    function goBack(): void {
        if (!page.whole) {
            page.backWanted();
            return;
        }
        page.whole = false;
        more.forceActiveFocus(Qt.OtherFocusReason);
    }

    title: page.question
    back: page.goBack
    Component.onCompleted: page.report.begin()

    PageColumn {
        narrow: page.narrow
        spacing: Theme.gap(3)

        PageHeader {
            id: header

            title: page.title
            subtitle: page.report.title
            backButton.focus: true
            onBackWanted: page.goBack()

            // Nothing else must come under the pointer after a press.
            MoreButton {
                id: more

                visible: page.ready && !page.whole
                onClicked: page.showWhole(false)
            }
            // Only a finished game has a score card.
            ActionButton {
                visible: page.ready && page.report.over
                iconName: "save"
                text: qsTr("Save with the score card")
                onClicked: {
                    page.saving = true;
                    page.report.save();
                    page.Accessible.announce(page.shell.scoreCard.sentence, Accessible.Polite);
                }
            }
        }
        Flow {
            Layout.fillWidth: true
            visible: page.saving && page.shell.scoreCard.sentence !== ""
            spacing: Theme.gap(3)

            TextLabel {
                width: Math.min(implicitWidth, parent.width)
                height: wrapped ? implicitHeight : Theme.target
                readonly property bool wrapped: implicitWidth > parent.width
                text: page.shell.scoreCard.sentence
                onTable: true
                wrapMode: Text.Wrap
                verticalAlignment: Text.AlignVCenter
            }
            ActionButton {
                visible: page.shell.scoreCard.saved
                iconName: "print"
                text: qsTr("Open or print")
                onClicked: page.shell.scoreCard.open()
            }
            ActionButton {
                visible: page.shell.scoreCard.saved
                text: qsTr("Show the folder")
                onClicked: page.shell.scoreCard.showFolder()
            }
        }
        Loader {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: page.ready
            active: page.ready
            sourceComponent: !page.whole ? (page.narrow ? scrolledGlance : glance) : page.narrow ? oneColumn : twoColumns
        }
        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: !page.ready

            // Shown instead of a report: its progress, or why there is none.
            ColumnPanel {
                id: panel

                readonly property bool working: page.report.phase === "working"
                readonly property bool stopped: page.report.phase === "stopped"

                anchors.centerIn: parent
                width: Math.min(parent.width, Theme.dp(560))
                side: Theme.gap(6)
                spacing: Theme.gap(4)

                Paragraph {
                    text: panel.working ? qsTr("Working out how the game went …")
                        : panel.stopped ? qsTr("Stopped. You can resume whenever you like.") : page.report.reason
                    kind: "lead"
                    strong: true
                }
                ProgressTrack {
                    visible: panel.working || panel.stopped
                    progress: page.report.progress
                }
                ActionButton {
                    Layout.alignment: Qt.AlignRight
                    primary: !panel.working
                    iconName: panel.working ? "pause" : panel.stopped ? "play" : "back"
                    text: panel.working ? qsTr("Stop") : panel.stopped ? qsTr("Resume") : qsTr("Back")
                    onClicked: {
                        if (panel.working)
                            page.report.stop();
                        else if (panel.stopped)
                            page.report.begin();
                        else
                            page.backWanted();
                    }
                }
            }
        }
    }

    Component {
        id: glance

        ReportGlance { onMomentWanted: page.showWhole(true) }
    }
    Component {
        id: scrolledGlance

        ScrolledColumn {
            ReportGlance {
                narrow: true
                chartTall: page.tall(0.4)
                onMomentWanted: page.showWhole(true)
            }
        }
    }
    Component {
        id: twoColumns

        RowLayout {
            spacing: Theme.gap(4)

            ScrolledColumn {
                Layout.fillWidth: false
                Layout.leftMargin: -Theme.gap(2)
                Layout.preferredWidth: page.width * 0.46

                Note { }
                GraphPanel { share: 0.36 }
                ReportLists {
                    report: page.report
                    onEmphasisedChanged: page.emphasised = emphasised
                }
            }
            ColumnLayout {
                spacing: Theme.gap(3)

                MomentPicture {
                    Layout.fillWidth: true
                    Layout.leftMargin: Theme.gap(2)
                    Layout.rightMargin: Theme.gap(4)
                }
                ScrolledColumn {
                    ReportMoment {
                        onPracticeWanted: page.shell.pages.open("practice", page.report.trying())
                        onExplorerWanted: page.explore()
                    }
                }
            }
        }
    }
    Component {
        id: oneColumn

        ScrolledColumn {
            id: single

            Note { }
            GraphPanel { share: 0.4 }
            MomentPicture {
                id: moment

                Layout.fillWidth: true
                most: page.height * 0.62
            }
            ReportMoment {
                onPracticeWanted: page.shell.pages.open("practice", page.report.trying())
                onExplorerWanted: page.explore()
            }
            ReportLists {
                report: page.report
                onEmphasisedChanged: page.emphasised = emphasised
                onShown: single.scrollTo(moment)
            }
        }
    }

    component Note: Paragraph {
        visible: text !== ""
        text: page.report.note
        onTable: true
        strong: true
    }

    component GraphPanel: ReportChart {
        id: graphPanel

        // The share of the page's height.
        property real share: 0.4

        Layout.fillWidth: true
        Layout.preferredHeight: graphPanel.headTall + page.tall(graphPanel.share)
        report: page.report
        emphasised: page.emphasised
        Component.onCompleted: if (page.fromChart) graphPanel.takeFocus()
    }

    // The report at a glance: two sentences, the chart, and the best and the costliest moment with their pictures.
    component ReportGlance: ColumnLayout {
        id: reportGlance

        // Whether things are one below another for lack of room.
        property bool narrow: false
        // The height of the chart if the page scrolls.
        property real chartTall: Theme.dp(220)

        // Emitted when a moment is chosen on the chart or by its picture, to show it in the whole report.
        signal momentWanted

        function takeFocus(): void { chart.takeFocus(); }

        spacing: Theme.gap(3)

        ColumnPanel {
            side: Theme.gap(4)
            above: Theme.gap(2)
            spacing: Theme.gap(0.5)

            Repeater {
                model: page.report.glance

                // First the whole game, then lines about players, with their faces.
                RowLayout {
                    id: line

                    required property string text
                    required property int index
                    required property string name
                    required property int avatar
                    required property int colour
                    required property string bot
                    readonly property bool personal: line.name !== ""

                    spacing: Theme.gap(2)

                    Avatar {
                        Layout.alignment: Qt.AlignTop
                        visible: line.personal
                        size: Theme.dp(26)
                        number: line.avatar
                        colour: line.colour
                        bot: line.bot
                    }
                    TextLabel {
                        Layout.alignment: Qt.AlignTop
                        Layout.topMargin: Theme.dp(2)
                        visible: line.personal
                        text: line.name
                        strong: true
                    }
                    Paragraph {
                        Layout.topMargin: line.personal ? Theme.dp(2) : 0
                        text: line.text
                        kind: line.index === 0 ? "lead" : "body"
                        strong: line.index === 0
                    }
                }
            }
            Paragraph { visible: text !== ""; text: page.report.note; kind: "note" }
        }
        ReportChart {
            id: chart

            Layout.fillWidth: true
            Layout.fillHeight: !reportGlance.narrow
            Layout.preferredHeight: reportGlance.narrow ? reportGlance.chartTall : 0
            report: page.report
            onLooked: reportGlance.momentWanted()
        }
        GridLayout {
            Layout.fillHeight: false
            columns: reportGlance.narrow ? 1 : 2
            uniformCellWidths: true
            columnSpacing: Theme.gap(4)
            rowSpacing: Theme.gap(4)

            Repeater {
                model: page.report.highlights

                // The best or costliest moment with its picture: its player, what happened, and the better
                // choice.
                PressButton {
                    id: card

                    required property string key
                    required property string list
                    required property string name
                    required property string turn
                    required property string played
                    required property string word
                    required property string size
                    required property string best
                    required property var still
                    // Whether the text is beside the picture.
                    readonly property bool tall: !reportGlance.narrow

                    readonly property bool dear: card.list === "dear"
                    readonly property string better: card.dear ? qsTr("Better: %1").arg(card.best) : card.word
                    readonly property string who: qsTr("%1: %2", "which turn and who").arg(card.turn).arg(card.name)

                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    Layout.fillHeight: true
                    // A single one isn't larger.
                    Layout.maximumWidth: reportGlance.narrow ? -1 : (reportGlance.width - Theme.gap(4)) / 2
                    onClicked: {
                        page.report.choose(key);
                        reportGlance.momentWanted();
                    }
                    text: card.dear ? qsTr("The costliest moment") : qsTr("The best moment")
                    implicitHeight: inside.implicitHeight + Theme.gap(4)
                    Accessible.name: card.text + ": " + card.who
                    Accessible.description: [card.played, card.better, card.size].filter(part => part !== "").join(" ")
                    background: Panel {
                        color: card.down ? Theme.accentWash : card.hovered ? Theme.raised : Theme.panel

                        FocusRing { shown: card.visualFocus; radius: Theme.radius }
                    }

                    contentItem: Item {
                        implicitHeight: inside.implicitHeight

                        GridLayout {
                            id: inside

                            x: Theme.gap(3)
                            y: Theme.gap(2)
                            width: parent.width - Theme.gap(6)
                            columns: card.tall ? 2 : 1
                            columnSpacing: Theme.gap(3)
                            rowSpacing: Theme.gap(1)

                            SilentParagraph {
                                Layout.columnSpan: card.tall ? 2 : 1
                                text: card.text
                                kind: "lead"
                                strong: true
                                color: card.dear ? Theme.ink : Theme.goldText
                            }
                            // A drawing for small sizes; the letters of a whole table would be too small.
                            PositionPicture {
                                Layout.preferredWidth: inside.width * (card.tall ? 0.5 : 1)
                                Layout.preferredHeight: Math.min(inside.width * (card.tall ? 0.26 : 0.52), Theme.dp(240))
                                // It is as high as the text beside it.
                                Layout.fillHeight: card.tall
                                Layout.alignment: Qt.AlignTop
                                drawing: card.still.drawing
                                position: card.still.position
                                colours: card.still.colours
                                seat: card.still.seat
                                played: card.still.played
                                best: card.still.best
                                Accessible.role: Accessible.Graphic
                                Accessible.ignored: true
                            }
                            ColumnLayout {
                                Layout.preferredWidth: 0
                                Layout.alignment: Qt.AlignTop
                                spacing: Theme.gap(1)

                                SilentParagraph { text: card.who; strong: true; lineHeight: 1.1 }
                                // A legend for the frames in the picture.
                                Marked {
                                    best: !card.dear
                                    marked: Boolean(best ? card.still.best : card.still.played)
                                    text: card.played
                                }
                                Marked {
                                    best: true
                                    marked: card.dear && Boolean(card.still.best)
                                    text: card.better
                                    // A move of many tiles is described if there is room.
                                    most: card.dear ? 2 : 4
                                }
                                SilentParagraph {
                                    visible: text !== ""
                                    text: card.size
                                    quiet: true
                                    lineHeight: 1.15
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    component Marked: RowLayout {
        id: reportHighlightLine

        property string text: ""
        property bool best: false
        property bool marked: true
        property int most: 4

        spacing: Theme.gap(2)

        Item {
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: Theme.dp(2)
            visible: reportHighlightLine.marked
            implicitWidth: Theme.dp(20)
            implicitHeight: Theme.dp(18)

            MoveMark {
                best: reportHighlightLine.best
                out: 0
                tick: Theme.dp(12)
                anchors.rightMargin: Theme.dp(2)
                around: Theme.dp(4)
            }
        }
        SilentParagraph {
            text: reportHighlightLine.text
            lineHeight: 1.15
            maximumLineCount: reportHighlightLine.most
            elide: Text.ElideRight
        }
    }

    // The sentences about the selected moment.
    component ReportMoment: ColumnLayout {
        id: view

        readonly property var told: page.report.told
        readonly property var who: view.told.name === undefined ? ({}) : view.told
        readonly property string spoken: [page.report.momentTurn, page.report.momentText].filter(part => part !== "").join(": ")

        signal practiceWanted
        signal explorerWanted

        Accessible.role: Accessible.Grouping
        Accessible.name: view.spoken

        onSpokenChanged: view.Accessible.announce(view.spoken, Accessible.Polite)

        spacing: Theme.gap(3)

        ColumnPanel {
            side: Theme.gap(4)
            above: Theme.gap(2)
            below: Theme.gap(3)
            spacing: Theme.gap(1)

            RowLayout {
                spacing: Theme.gap(2)

                IconButton {
                    Layout.leftMargin: -Theme.gap(2)
                    iconName: "left"
                    text: qsTr("Previous move")
                    framed: false
                    enabled: page.report.moment > 0
                    onClicked: page.report.lookAt(page.report.moment - 1)
                }
                TextLabel {
                    Layout.fillWidth: true
                    text: view.who.name === undefined ? page.report.momentTurn
                        : qsTr("%1: %2", "which turn and who").arg(page.report.momentTurn).arg(view.who.name)
                    kind: "title"
                    horizontalAlignment: Text.AlignHCenter
                    elide: Text.ElideRight
                }
                IconButton {
                    Layout.rightMargin: -Theme.gap(2)
                    iconName: "right"
                    text: qsTr("Next move")
                    framed: false
                    enabled: page.report.moment < page.report.moments
                    onClicked: page.report.lookAt(page.report.moment + 1)
                }
            }
            Paragraph { visible: view.who.name === undefined; text: page.report.momentText }
            // Readers who have just arrived don't know yet what they can do here.
            Paragraph {
                visible: view.who.name === undefined && page.report.moment === page.report.moments
                text: qsTr("Choose a moment on the graph or in the lists to see it here.")
                quiet: true
            }
            RowLayout {
                visible: view.who.name !== undefined && what.text !== ""
                spacing: Theme.gap(3)

                Paragraph {
                    id: what

                    text: view.who.word === undefined ? "" : [view.who.word, view.who.size].filter(part => part !== "").join(": ")
                    strong: true
                }
                ActionButton {
                    visible: page.report.canTry
                    iconName: "replay"
                    text: qsTr("Play it differently")
                    onClicked: view.practiceWanted()
                }
            }
            Said { head: qsTr("What happened"); text: view.who.played ?? "" }
            Said { head: qsTr("What was best"); text: view.who.best ?? "" }
            Said {
                head: view.who.best ? qsTr("What it cost") : qsTr("A hint would have said so too")
                text: view.who.hint ?? ""
                quoted: !view.who.best
            }
            ActionButton {
                Layout.alignment: Qt.AlignRight
                Layout.topMargin: Theme.gap(1)
                Layout.bottomMargin: Theme.gap(2)
                visible: page.report.canExplore
                iconName: "eye"
                text: qsTr("Explore this position")
                onClicked: view.explorerWanted()
            }
        }
    }

    component Said: ColumnLayout {
        id: said

        property string head: ""
        property string text: ""
        property bool quoted: false

        visible: said.text !== ""
        spacing: 0

        TextLabel {
            Layout.fillWidth: true
            text: said.head
            kind: "note"
            lineHeight: 1.1
        }
        Paragraph {
            text: said.quoted ? qsTr("“%1”", "a sentence that was said").arg(said.text) : said.text
        }
    }

    // The table at the selected moment, in a frame.
    component MomentPicture: Rectangle {
        id: frame

        // The greatest height.
        property real most: Infinity

        implicitHeight: Math.min(frame.most, small.implicitHeight) + 2 * border.width
        color: Theme.table
        border.width: Theme.hair
        border.color: Theme.outline

        MomentTable {
            id: small

            anchors.fill: parent
            anchors.margins: parent.border.width
            table: page.report.table
            alone: page.report.alone
            turn: page.report.momentTurn
            deciding: page.report.deciding
        }
    }
}
