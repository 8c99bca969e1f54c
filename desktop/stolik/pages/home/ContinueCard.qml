pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Models

// The game that was left in the middle: its position, who sits there, with how much, and whose move it is.
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
    property string when: ""
    readonly property real pictureWide: Theme.dp(Theme.largeType ? 112 : 144)
    readonly property real wordsWide: Theme.largeType ? Theme.dp(150) : said.advanceWidth + 1
    // What the seats have for themselves.
    readonly property real room: Math.floor(card.width - card.pictureWide - card.wordsWide
        - goOn.implicitWidth - Theme.gap(21))
    // Whether the card has been painted once.
    property bool stands: false
    // The keyboard begins here.
    property bool first: false

    signal wanted

    color: Theme.raised
    implicitHeight: row.implicitHeight + 2 * Theme.gap(3)

    FrameAnimation {
        running: !card.stands
        onTriggered: card.stands = currentFrame > 0
    }
    RowLayout {
        id: row

        anchors.fill: parent
        anchors.leftMargin: Theme.gap(3)
        anchors.rightMargin: Theme.gap(3)
        spacing: Theme.gap(5)

        // Read when the page stands: its first frame doesn't wait for it. Not beside it, since a page may be left while
        // a component is still being read, which then has nothing to be made in.
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
            Layout.fillWidth: true
            // Whose move it is can always be read.
            Layout.minimumWidth: Math.ceil(card.wordsWide)
            spacing: 0

            TextLabel {
                Layout.fillWidth: true
                text: card.caption || qsTranslate(card.gameId, card.title)
                quiet: true
                elide: Text.ElideRight
            }
            TextMetrics {
                id: said

                font: whose.font
                text: whose.text
            }
            TextLabel {
                id: whose

                Layout.fillWidth: true
                text: card.player ? qsTr("%1 is to move").arg(card.player) : qsTr("Before the first move")
                kind: Theme.largeType ? "lead" : "title"
                strong: true
                wrapMode: Text.WordWrap
                maximumLineCount: Theme.largeType ? 2 : 1
                lineHeight: 1
                elide: Text.ElideRight
            }
            TextLabel {
                Layout.fillWidth: true
                visible: text !== ""
                text: card.when
                kind: "small"
                quiet: true
                elide: Text.ElideRight
            }
        }
        Grid {
            id: places

            // Half a name says less than a face, many faces stand in two rows, and where not even those have room,
            // the picture says enough.
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
                    required property int score
                    required property bool active

                    width: places.wide
                    height: places.inTwo ? (Theme.dp(76) - places.spacing) / 2 : Theme.dp(76)
                    Accessible.role: Accessible.StaticText
                    Accessible.name: qsTr("%1: %2").arg(place.name).arg(place.score)

                    // The seat on turn stands on a mat of its own.
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
                        TextLabel {
                            visible: places.named
                            width: place.width - Theme.gap(2)
                            horizontalAlignment: Text.AlignHCenter
                            text: place.name
                            kind: "small"
                            strong: place.active
                            elide: Text.ElideRight
                            Accessible.ignored: true
                        }
                    }
                    Rectangle {
                        visible: !places.inTwo
                        x: Math.min((place.width + face.size) / 2 - Theme.dp(10), place.width - width + Theme.dp(2))
                        y: Math.max(Theme.dp(2), who.y - height * 0.4)
                        width: Math.max(height, score.implicitWidth + Theme.gap(2))
                        height: Theme.dp(22)
                        radius: height / 2
                        color: Theme.panel
                        border.width: Theme.hair
                        border.color: Theme.gold

                        TextLabel {
                            id: score

                            anchors.centerIn: parent
                            text: place.score
                            kind: "small"
                            strong: true
                            tabular: true
                            color: Theme.goldText
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
        ActionButton {
            id: goOn

            focus: card.first
            text: qsTr("Continue")
            iconName: "play"
            primary: true
            onClicked: card.wanted()
        }
    }
}
