pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Models
import Stolik.Shell

// The home page: the games, above them the one last left unfinished, and the other pages.
FocusScope {
    id: page

    required property Shell shell
    required property Settings settings

    // A small window has less space between things.
    readonly property bool low: height < Theme.dp(620)
    // Whether to show the line of the very first start, until this page is left.
    property bool firstStart: false

    signal playersWanted
    signal helpWanted(string place, string gameId)
    signal recordWanted

    function play(gameId: string): void {
        page.shell.choose(gameId);
        page.playersWanted();
    }
    // Moves the keyboard to the first game.
    function chooseGame(): void { (cards.itemAt(0) as GameCard)?.takeFocus(); }
    function showGames(): void { gamesSheet.open(); }
    function askCode(): void { codeSheet.open(); }

    function playByEar(wanted: bool): void {
        page.settings.byEar = wanted;
        const told = wanted ? qsTr("You now play by ear: no clock in new games, and keys instead of clicks. F8 turns it off; see Settings for more.")
            : qsTr("Playing by ear is off. F8 turns it on again.");
        earToast.show(told, false);
        page.Accessible.announce(told, Accessible.Assertive);
    }

    readonly property string earInvitation: page.settings.byEar
        ? qsTr("You play by ear. At the table, F2 to F7 answer questions, and the question mark lists all keys.")
        : qsTr("F8: play by ear")

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Home")
    Component.onCompleted: {
        page.firstStart = !page.settings.welcomed;
        page.settings.welcomed = true;
    }
    Accessible.description: page.earInvitation

    Shortcut {
        sequence: "F8"
        autoRepeat: false
        enabled: page.visible
        onActivated: page.playByEar(!page.settings.byEar)
    }
    Timer {
        // After the page itself has been read out.
        interval: Theme.toastTime / 2
        running: page.visible
        onTriggered: page.Accessible.announce(page.earInvitation, Accessible.Polite)
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gap(8)
        anchors.rightMargin: Theme.gap(8)
        anchors.topMargin: Theme.gap(page.low ? 2 : 5)
        anchors.bottomMargin: Theme.gap(page.low ? 4 : 6)
        spacing: Theme.gap(page.low ? 3 : 5)

        // The name of the program, if there is room beside the buttons.
        Item {
            Layout.fillWidth: true
            implicitHeight: Math.max(die.height, offers.height)

            Die {
                id: die

                y: (Math.min(offers.height, Theme.target) - height) / 2
                face: 5
                still: true
                size: Math.min(Theme.dp(40), Theme.target * 0.9)
                rotation: -8
            }
            TextLabel {
                x: die.width + Theme.gap(3)
                anchors.verticalCenter: die.verticalCenter
                visible: x + implicitWidth + Theme.gap(3) <= offers.x
                text: "Stolik"
                kind: "display"
                Accessible.role: Accessible.Heading
            }
            // A button for each page that has one, in as many lines as they need.
            Flow {
                id: offers

                // For the buttons, in which `page` means something else.
                readonly property Shell shell: page.shell
                readonly property bool showsGames: !page.firstStart || page.shell.waitingCount > 0
                // The number of games in progress besides the one shown.
                readonly property int others: Math.max(0, page.shell.waitingCount - 1)
                readonly property real inOneLine: {
                    let wide = -offers.spacing;
                    for (const child of offers.children)
                        wide += child.visible && child.width > 0 ? child.width + offers.spacing : 0;
                    return Math.ceil(wide);
                }

                anchors.right: parent.right
                width: Math.min(inOneLine, parent.width - die.width - Theme.gap(3))
                spacing: Theme.gap(3)

                IconButton {
                    visible: offers.showsGames
                    iconName: "log"
                    text: qsTr("Our games")
                    showText: true
                    Accessible.description: offers.others > 0 ? qsTr("%n more to continue", "games", offers.others) : ""
                    onClicked: page.showGames()

                    CountBadge {
                        x: parent.width - width * 0.4
                        y: -Theme.gap(1.5)
                        count: offers.others
                    }
                }
                Repeater {
                    model: page.shell.pages.offered

                    IconButton {
                        id: offer

                        required property string page
                        required property string title
                        required property string sign
                        readonly property int due: offers.shell.pages.due[offer.page] ?? 0
                        // How much is due there today.
                        readonly property string dueWords: offer.due > 0 ? qsTr("%n to try again", "positions to practise", offer.due) : ""

                        iconName: sign
                        text: title
                        showText: true
                        Accessible.description: offer.dueWords
                        note: Theme.largeType ? "" : offer.dueWords
                        onClicked: offers.shell.pages.open(offer.page)
                    }
                }
                IconButton {
                    readonly property bool isEvening: Theme.schemeTone === 1

                    // The first start has few buttons, and high contrast is neither of the two.
                    visible: !page.firstStart && Theme.schemeTone < 2
                    iconName: isEvening ? "sun" : "moon"
                    text: isEvening ? qsTr("Day") : qsTr("Evening")
                    onClicked: page.settings.scheme = isEvening ? "day" : "evening"
                }
                LanguageChoice { settings: page.settings; oneButton: true }
            }
        }

        ColumnLayout {
            Layout.maximumWidth: Theme.dp(1560)
            Layout.maximumHeight: Theme.dp(page.shell.latest.count > 0 ? 720 : 600) + (shelf.lines - 1) * Theme.dp(360)
            Layout.alignment: Qt.AlignCenter
            spacing: Theme.gap(page.low ? 3 : 5)

            Repeater {
                model: page.shell.latest

                // The game last left unfinished: its position, players and scores, and whose turn it is.
                Panel {
                    id: card

                    required property string save
                    required property string gameId
                    required property string title
                    required property string caption
                    required property RowsModel seats
                    required property list<int> colours
                    required property list<string> names
                    required property int active
                    required property string player
                    required property url picture
                    required property var position
                    required property real savedAt

                    // When it was left.
                    readonly property string when: Dates.moment(savedAt, page.shell.calendar.day)
                    readonly property real pictureWide: Theme.dp(Theme.largeType ? 112 : 144)
                    readonly property real wordsWide: Theme.largeType ? Theme.dp(150) : said.advanceWidth + 1
                    // The room for the seats.
                    readonly property real room: Math.floor(card.width - card.pictureWide - card.wordsWide
                        - goOn.implicitWidth - Theme.gap(21))
                    // Whether the card has been painted once.
                    property bool stands: false
                    // The keyboard begins here.
                    readonly property bool first: true

                    Layout.fillWidth: true
                    color: Theme.raised
                    implicitHeight: row.implicitHeight + 2 * Theme.gap(3)

                    FrameAnimation { running: !card.stands; onTriggered: card.stands = currentFrame > 0 }
                    RowLayout {
                        id: row

                        anchors.fill: parent
                        anchors.leftMargin: Theme.gap(3)
                        anchors.rightMargin: Theme.gap(3)
                        spacing: Theme.gap(5)

                        // Loaded once the page is painted, as its first frame must not wait. Not
                        // asynchronously, since a component still loading when the page is left has no
                        // parent.
                        PositionPicture {
                            implicitWidth: card.pictureWide
                            implicitHeight: Theme.dp(76)
                            active: card.stands
                            drawing: card.picture
                            position: card.position
                            colours: card.colours
                            seat: card.active
                        }
                        ColumnLayout {
                            // Whose turn it is must always be legible.
                            Layout.minimumWidth: Math.ceil(card.wordsWide)
                            spacing: 0

                            TextLabel {
                                Layout.fillWidth: true
                                text: card.caption || qsTranslate(card.gameId, card.title)
                                quiet: true
                                elide: Text.ElideRight
                            }
                            TextMetrics { id: said; font: whose.font; text: whose.text }
                            Paragraph {
                                id: whose

                                text: card.player ? qsTr("%1 to move").arg(card.player) : qsTr("Before the first move")
                                kind: Theme.largeType ? "lead" : "title"
                                strong: true
                                maximumLineCount: Theme.largeType ? 2 : 1
                                lineHeight: 1
                                elide: Text.ElideRight
                            }
                            TextLabel {
                                Layout.fillWidth: true
                                visible: text !== ""
                                text: card.when
                                kind: "note"
                                elide: Text.ElideRight
                            }
                        }
                        Grid {
                            id: places

                            // A face is better than half a name; many faces are in two rows, and if even
                            // those don't fit, the picture is enough.
                            readonly property real share: card.room / Math.max(1, card.seats.count) - Theme.gap(2)
                            readonly property real longest: Math.max(...card.names.map(name => ruler.advanceWidth(name))) + Theme.gap(3)
                            readonly property bool named: Math.max(Theme.dp(52), places.longest) <= places.share
                            readonly property bool inTwo: !places.named && Theme.air(52) > places.share
                            readonly property real wide: places.named ? Math.max(Theme.dp(52), Math.min(Theme.dp(130), places.share))
                                : Theme.air(places.inTwo ? 36 : 52)

                            visible: columns * (places.wide + places.spacing) <= card.room
                            Layout.alignment: Qt.AlignVCenter
                            columns: places.inTwo ? Math.ceil(card.seats.count / 2) : card.seats.count
                            spacing: Theme.gap(places.named ? 2 : places.inTwo ? 0.5 : 1)

                            FontMetrics {
                                id: ruler

                                font.family: Theme.family
                                font.pixelSize: Theme.small
                                font.weight: Font.Bold
                            }
                            Repeater {
                                model: card.seats

                                Item {
                                    id: place

                                    required property int index
                                    required property string name
                                    required property string bot
                                    required property int face
                                    required property int colour
                                    required property string score
                                    required property bool active

                                    width: places.wide
                                    height: places.inTwo ? (Theme.dp(76) - places.spacing) / 2 : Theme.dp(76)
                                    Accessible.role: Accessible.StaticText
                                    Accessible.name: place.score === "" ? place.name : qsTr("%1: %2").arg(place.name).arg(place.score)

                                    // The mat of the seat on turn.
                                    Rectangle {
                                        anchors.fill: parent
                                        visible: place.active
                                        radius: Theme.radius
                                        color: Theme.accentWash
                                        border.width: Theme.line
                                        border.color: Theme.accent
                                    }
                                    Column {
                                        id: who

                                        anchors.centerIn: parent
                                        spacing: Theme.gap(0.5)

                                        Avatar {
                                            id: face

                                            anchors.horizontalCenter: parent.horizontalCenter
                                            size: places.named ? Theme.dp(40) : Theme.air(places.inTwo ? 30 : 40)
                                            number: place.face
                                            bot: place.bot
                                            colour: place.colour
                                        }
                                        SilentLabel {
                                            visible: places.named
                                            width: place.width - Theme.gap(2)
                                            horizontalAlignment: Text.AlignHCenter
                                            text: place.name
                                            kind: "small"
                                            strong: place.active
                                            elide: Text.ElideRight
                                        }
                                    }
                                    Pill {
                                        visible: !places.inTwo && place.score !== ""
                                        x: Math.min((place.width + face.size) / 2 - Theme.dp(10), place.width - width + Theme.dp(2))
                                        y: Math.max(Theme.dp(2), who.y - height * 0.4)
                                        width: Math.max(height, score.implicitWidth + Theme.gap(2))
                                        height: Theme.dp(22)
                                        color: Theme.panel
                                        border.width: Theme.hair
                                        border.color: Theme.gold

                                        SilentLabel {
                                            id: score

                                            anchors.centerIn: parent
                                            text: place.score
                                            kind: "small"
                                            strong: true
                                            tabular: true
                                            color: Theme.goldText
                                        }
                                    }
                                }
                            }
                        }
                        LargeButton {
                            id: goOn

                            focus: card.first
                            text: qsTr("Continue")
                            iconName: "play"
                            primary: true
                            onClicked: PressedFirst.then(goOn, () => page.shell.resume(card.save))
                        }
                    }
                }
            }
            GridLayout {
                id: shelf

                // As many in a row as their texts allow; then the rows are made as even as possible.
                readonly property int room: Math.max(1, Math.floor((width + columnSpacing) / (Theme.dp(210) + columnSpacing)))
                readonly property int lines: Math.ceil(page.shell.library.count / room)

                columnSpacing: Theme.gap(4)
                rowSpacing: Theme.gap(4)
                columns: Math.max(1, Math.ceil(page.shell.library.count / lines))
                uniformCellWidths: true

                Repeater {
                    id: cards

                    model: page.shell.library

                    GameCard {
                        required property int index

                        first: index === 0 && page.shell.latest.count === 0
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        // Equal widths, whatever their texts.
                        Layout.preferredWidth: 1
                        onPlayWanted: page.play(gameId)
                        onHelpWanted: page.helpWanted("", gameId)
                    }
                }
            }
        }

        RowLayout {
            Layout.alignment: Qt.AlignHCenter
            visible: page.firstStart
            spacing: Theme.gap(3)

            Icon { name: "home"; color: Theme.mutedOnTable }
            TextLabel {
                text: qsTr("Stolik works offline and collects nothing about you.")
                quiet: true
                onTable: true
            }
        }
    }

    Toast {
        id: earToast

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gap(6)
        room: page.width - Theme.gap(16)
        z: 10
    }
    LaterSheet {
        id: codeSheet

        sourceComponent: CodeSheet { shell: page.shell; onAccepted: page.playersWanted() }
    }
    LaterSheet {
        id: gamesSheet

        sourceComponent: GamesSheet {
            shell: page.shell
            onWanted: save => page.shell.resume(save)
            onReportWanted: save => page.shell.pages.open("report", { save: save })
            onRecordWanted: page.recordWanted()
            onCodeWanted: page.askCode()
        }
    }

    // A game's card: a picture of its table, its title, and the button to play.
    component GameCard: Panel {
        id: gameCard

        required property string gameId
        required property string title
        required property string playsAs
        required property string tagline
        required property int fewest
        required property int most
        required property int shortest
        required property int longest
        required property url picture
        // If two rows of cards share a low window, the picture is beside the text.
        readonly property bool low: height < Theme.dp(300) && width > height
        // The keyboard begins here.
        property bool first: false

        function takeFocus(): void { play.forceActiveFocus(Qt.TabFocusReason); }

        signal playWanted
        signal helpWanted

        shadowed: true
        Accessible.role: Accessible.Grouping
        Accessible.name: heading.text

        // The picture is on its own piece of cloth.
        Rectangle {
            id: still

            readonly property url drawing: gameCard.picture
            readonly property real edge: Theme.gap(gameCard.low ? 2 : 3)

            x: edge
            y: edge
            width: gameCard.low ? Math.min(gameCard.width * 0.36, height * 1.4) : gameCard.width - 2 * edge
            height: gameCard.low ? gameCard.height - 2 * edge : inside.y - edge - Theme.gap(2)
            radius: Theme.radiusSmall
            color: Theme.table
            border.width: Theme.hair
            border.color: Theme.hairline
            clip: true

            Loader {
                anchors.fill: parent
                // Created once it has its size, since all drawings would otherwise be made twice.
                active: width > 0 && height > 0
                source: still.drawing
            }
            HoverHandler { cursorShape: Qt.PointingHandCursor }
            TapHandler { onTapped: gameCard.playWanted() }
        }
        ColumnLayout {
            id: inside

            anchors.left: gameCard.low ? still.right : parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.leftMargin: Theme.gap(3)
            anchors.rightMargin: Theme.gap(3)
            anchors.bottomMargin: Theme.gap(gameCard.low ? 2 : 4)
            height: gameCard.low ? gameCard.height - Theme.gap(4) : implicitHeight
            spacing: Theme.gap(gameCard.low ? 0 : 1)

            TextLabel {
                id: heading

                Layout.fillWidth: true
                text: qsTranslate(gameCard.gameId, gameCard.title)
                kind: "title"
                elide: Text.ElideRight
                Accessible.role: Accessible.Heading
            }
            Paragraph {
                visible: !gameCard.low || gameCard.height > Theme.dp(190)
                text: qsTranslate(gameCard.gameId, gameCard.playsAs)
                quiet: true
                lineHeight: 1
                maximumLineCount: 2
                elide: Text.ElideRight
            }
            Paragraph {
                Layout.topMargin: Theme.gap(gameCard.low ? 0 : 1)
                //: how many can play, and how long it takes: "2–7 people, 20–30 minutes"
                text: qsTr("%1, %2").arg(qsTr("%1–%n people", "", gameCard.most).arg(gameCard.fewest))
                    .arg(qsTr("%1–%n minutes", "", gameCard.longest).arg(gameCard.shortest))
                kind: "note"
                lineHeight: 1
                maximumLineCount: 2
                elide: Text.ElideRight
            }
            Item {
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignBottom
                Layout.topMargin: Theme.gap(gameCard.low ? 0 : 2)
                implicitHeight: play.height + (gameCard.low ? 0 : Theme.gap(1) + how.height)

                ActionButton {
                    id: play

                    focus: gameCard.first
                    width: parent.width - (gameCard.low ? how.width : 0)
                    large: !gameCard.low
                    text: qsTr("Play")
                    Accessible.name: qsTr("Play %1").arg(heading.text)
                    primary: true
                    onClicked: gameCard.playWanted()
                }
                LinkButton {
                    id: how

                    x: gameCard.low ? parent.width - width : (parent.width - width) / 2
                    y: gameCard.low ? (play.height - height) / 2 : parent.height - height
                    text: qsTr("How to play")
                    Accessible.name: qsTr("How to play %1").arg(heading.text)
                    onClicked: gameCard.helpWanted()
                }
            }
        }
    }
}
