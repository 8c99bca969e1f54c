pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Report
import Stolik.Shell

// How we played, at a glance; behind More the chances over the game with the table at each moment, luck and skill of
// everybody, and the moments that mattered.
FocusScope {
    id: page

    required property Shell shell
    required property Settings settings
    required property ReportModel model

    readonly property ReportModel report: page.model

    readonly property string question: page.report.table.seats.count > 1 ? qsTr("How did we play?") : qsTr("How did I play?")
    readonly property bool ready: page.report.phase === "ready"
    // The table stands beside graph and lists where there is room for both.
    readonly property bool narrow: Theme.largeType || page.width < Theme.dp(900)
    property int emphasised: -1
    // All of it is shown, not only what is seen at a glance.
    property bool whole: false
    property bool fromChart: false
    // The report was asked for on paper; what became of it is told.
    property bool saving: false

    // How high the graph is: of many seats the faces stand one above the other at its end.
    function tall(share: real): real {
        return Math.max(Theme.dp(150), Math.min(page.height * share, Theme.dp(320)), Math.min(page.height * 0.7, page.report.seats.count * Theme.dp(26)));
    }

    signal backWanted

    function explore(): void {
        page.shell.pages.open("explorer", page.report.exploring());
    }
    function showWhole(fromChart: bool): void {
        page.fromChart = fromChart;
        page.whole = true;
        if (!fromChart)
            header.backButton.forceActiveFocus(Qt.OtherFocusReason);
    }
    // Back from the whole to the glance, and from there to where the report was asked for.
    function goBack(): void {
        if (!page.whole) {
            page.backWanted();
            return;
        }
        page.whole = false;
        more.forceActiveFocus(Qt.OtherFocusReason);
    }

    Accessible.role: Accessible.Pane
    Accessible.name: page.question
    Keys.onEscapePressed: page.goBack()
    Component.onCompleted: page.report.begin()

    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gap(page.narrow ? 4 : 8)
        anchors.rightMargin: Theme.gap(page.narrow ? 4 : 8)
        anchors.topMargin: Theme.gap(page.narrow ? 2 : 4)
        anchors.bottomMargin: Theme.gap(page.narrow ? 2 : 4)
        spacing: Theme.gap(3)

        PageHeader {
            id: header

            Layout.fillWidth: true
            title: page.question
            subtitle: page.report.title
            backButton.focus: true
            onBackWanted: page.goBack()

            // Only a game that is over has a score card.
            ActionButton {
                visible: page.ready && page.whole && page.report.over
                large: false
                iconName: "save"
                text: qsTr("Save with the score card")
                onClicked: {
                    page.saving = true;
                    page.report.save();
                    page.Accessible.announce(page.shell.scoreCard.sentence, Accessible.Polite);
                }
            }
            // Its place is kept: nothing else comes under a pointer that has pressed it.
            ActionButton {
                id: more

                visible: page.ready
                enabled: !page.whole
                opacity: page.whole ? 0 : 1
                Accessible.ignored: page.whole
                large: false
                iconName: "more"
                text: qsTr("More")
                onClicked: page.showWhole(false)
            }
        }
        Flow {
            Layout.fillWidth: true
            visible: page.saving && page.whole && page.shell.scoreCard.sentence !== ""
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
                large: false
                iconName: "print"
                text: qsTr("Open or print")
                onClicked: page.shell.scoreCard.open()
            }
            ActionButton {
                visible: page.shell.scoreCard.saved
                large: false
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

            ReportProgress {
                anchors.centerIn: parent
                width: Math.min(parent.width, Theme.dp(560))
                report: page.report
                onBackWanted: page.backWanted()
            }
        }
    }

    Component {
        id: glance

        ReportGlance {
            report: page.report
            onMomentWanted: page.showWhole(true)
        }
    }
    Component {
        id: scrolledGlance

        ScrolledColumn {
            ReportGlance {
                Layout.fillWidth: true
                report: page.report
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
                Layout.fillHeight: true
                Layout.leftMargin: -Theme.gap(2)
                Layout.preferredWidth: page.width * 0.46

                Note { }
                GraphPanel { share: 0.36 }
                ReportLists {
                    Layout.fillWidth: true
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
                    report: page.report
                }
                ScrolledColumn {
                    Layout.fillWidth: true
                    Layout.fillHeight: true

                    ReportMoment {
                        Layout.fillWidth: true
                        report: page.report
                        onPracticeWanted: page.shell.pages.open("practise", page.report.trying())
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
                report: page.report
                most: page.height * 0.62
            }
            ReportMoment {
                Layout.fillWidth: true
                report: page.report
                onPracticeWanted: page.shell.pages.open("practise", page.report.trying())
                onExplorerWanted: page.explore()
            }
            ReportLists {
                Layout.fillWidth: true
                report: page.report
                onEmphasisedChanged: page.emphasised = emphasised
                onShown: single.scrollTo(moment)
            }
        }
    }

    component Note: TextLabel {
        Layout.fillWidth: true
        visible: text !== ""
        text: page.report.note
        onTable: true
        strong: true
        wrapMode: Text.WordWrap
    }
    component GraphPanel: ReportChart {
        id: graphPanel

        // Of the page's height.
        property real share: 0.4

        Layout.fillWidth: true
        Layout.preferredHeight: graphPanel.headTall + page.tall(graphPanel.share)
        report: page.report
        emphasised: page.emphasised
        Component.onCompleted: if (page.fromChart) graphPanel.takeFocus()
    }
}
