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

    property int others: 0
    readonly property real wordsWide: Math.max(said.advanceWidth, card.others === 0 ? 0
        : Theme.largeType ? rest.implicitWidth : name.implicitWidth + Theme.gap(2) + rest.implicitWidth)

    // The picture comes where everybody's name has room beside it.
    readonly property real pictureWide: Theme.dp(144)
    readonly property bool pictured: !Theme.largeType
        && card.width - card.pictureWide - Theme.gap(5) - card.wordsWide - goOn.implicitWidth - Theme.gap(18)
            >= card.seats.count * (Math.max(Theme.dp(52), places.longest) + Theme.gap(2))
    // Whether the card has been painted once.
    property bool stands: false
    // The keyboard begins here.
    property bool first: false

    signal wanted
    signal othersWanted

    color: Theme.raised
    implicitHeight: row.implicitHeight + 2 * Theme.gap(3)

    FrameAnimation {
        running: !card.stands
        onTriggered: card.stands = currentFrame > 0
    }
    RowLayout {
        id: row

        anchors.fill: parent
        anchors.leftMargin: Theme.gap(card.pictured ? 3 : 5)
        anchors.rightMargin: Theme.gap(3)
        spacing: Theme.gap(5)

        // Read when the page stands: its first frame doesn't wait for it. Not beside it, since a page may be left while
        // a component is still being read, which then has nothing to be made in.
        PositionPicture {
            visible: card.pictured
            implicitWidth: card.pictureWide
            implicitHeight: Theme.dp(76)
            active: card.pictured && card.stands
            drawing: card.picture
            position: card.position
            colours: card.colours
            seat: card.active
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.preferredWidth: Theme.dp(220)
            // Whose move it is, and that others wait, can always be read.
            Layout.minimumWidth: Math.ceil(card.wordsWide) + 1
            spacing: 0

            // One under the other in large type: no word is cut.
            GridLayout {
                columns: Theme.largeType ? 1 : 2
                columnSpacing: Theme.gap(2)
                rowSpacing: 0

                TextLabel {
                    id: name

                    Layout.fillWidth: card.others === 0
                    text: card.caption || qsTranslate(card.gameId, card.title)
                    quiet: true
                    elide: Text.ElideRight
                }
                LinkButton {
                    id: rest

                    visible: card.others > 0
                    Layout.fillWidth: true
                    // A line among three in large type.
                    Layout.preferredHeight: Theme.largeType ? Theme.body * 1.3 : implicitHeight
                    text: qsTr("%n more games wait", "", card.others)
                    onClicked: card.othersWanted()
                }
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
                kind: "title"
                elide: Text.ElideRight
            }
        }
        Grid {
            id: places

            // The room that words and button leave for a seat. Half a name says less than a face, and many faces
            // stand in two rows.
            readonly property real room: Math.floor((card.width - (card.pictured ? card.pictureWide + Theme.gap(5) : 0) - card.wordsWide - goOn.implicitWidth - Theme.gap(18)) / Math.max(1, card.seats.count)) - Theme.gap(2)
            readonly property real longest: Math.max(...card.names.map(name => ruler.advanceWidth(name))) + Theme.gap(3)
            readonly property bool named: Math.max(Theme.dp(52), places.longest) <= places.room
            readonly property bool inTwo: !places.named && (Theme.largeType || Theme.air(52) > places.room)
            readonly property real wide: places.named ? Math.max(Theme.dp(52), Math.min(Theme.dp(130), places.room))
                : Theme.air(places.inTwo ? 36 : 52)

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
