pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik

// A game's box: a still of its table, its name, and the way in.
Panel {
    id: card

    required property string gameId
    required property string title
    required property string playsAs
    required property string tagline
    required property int fewest
    required property int most
    required property int shortest
    required property int longest
    required property url picture
    // Where two rows of cards share a low window, the picture stands beside the words.
    readonly property bool low: height < Theme.dp(300) && width > height
    // The keyboard begins here.
    property bool first: false

    function takeFocus(): void {
        play.forceActiveFocus(Qt.TabFocusReason);
    }

    signal playWanted
    signal helpWanted

    shadowed: true
    Accessible.role: Accessible.Grouping
    Accessible.name: heading.text

    // The still lies on a piece of cloth of its own.
    Rectangle {
        id: still

        readonly property url drawing: card.picture
        readonly property real edge: Theme.gap(card.low ? 2 : 3)

        x: edge
        y: edge
        width: card.low ? Math.min(card.width * 0.36, height * 1.4) : card.width - 2 * edge
        height: card.low ? card.height - 2 * edge : inside.y - edge - Theme.gap(2)
        radius: Theme.radiusSmall
        color: Theme.table
        border.width: Theme.hair
        border.color: Theme.hairline
        clip: true

        Loader {
            anchors.fill: parent
            // Made once there is room: in another size first, all its drawings would be made twice.
            active: width > 0 && height > 0
            source: still.drawing
        }
        HoverHandler { cursorShape: Qt.PointingHandCursor }
        TapHandler { onTapped: card.playWanted() }
    }
    ColumnLayout {
        id: inside

        anchors.left: card.low ? still.right : parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.leftMargin: Theme.gap(3)
        anchors.rightMargin: Theme.gap(3)
        anchors.bottomMargin: Theme.gap(card.low ? 2 : 4)
        height: card.low ? card.height - Theme.gap(4) : implicitHeight
        spacing: Theme.gap(card.low ? 0 : 1)

        TextLabel {
            id: heading

            Layout.fillWidth: true
            text: qsTranslate(card.gameId, card.title)
            kind: "title"
            elide: Text.ElideRight
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        TextLabel {
            Layout.fillWidth: true
            visible: !card.low || card.height > Theme.dp(190)
            text: qsTranslate(card.gameId, card.playsAs)
            quiet: true
            wrapMode: Text.WordWrap
            lineHeight: 1
            maximumLineCount: 2
            elide: Text.ElideRight
        }
        TextLabel {
            Layout.fillWidth: true
            Layout.topMargin: Theme.gap(card.low ? 0 : 1)
            //: how many can play, and how long it takes: "2–7 people, 20–30 minutes"
            text: qsTr("%1, %2").arg(qsTr("%1–%n people", "", card.most).arg(card.fewest))
                .arg(qsTr("%1–%n minutes", "", card.longest).arg(card.shortest))
            kind: "small"
            quiet: true
            wrapMode: Text.WordWrap
            lineHeight: 1
            maximumLineCount: 2
            elide: Text.ElideRight
        }
        Item {
            id: ways

            Layout.fillWidth: true
            Layout.alignment: Qt.AlignBottom
            Layout.topMargin: Theme.gap(card.low ? 0 : 2)
            implicitHeight: play.height + (card.low ? 0 : Theme.gap(1) + how.height)

            ActionButton {
                id: play

                focus: card.first
                width: parent.width - (card.low ? how.width : 0)
                large: !card.low
                text: qsTr("Play")
                Accessible.name: qsTr("Play %1").arg(heading.text)
                primary: true
                onClicked: card.playWanted()
            }
            LinkButton {
                id: how

                x: card.low ? parent.width - width : (parent.width - width) / 2
                y: card.low ? (play.height - height) / 2 : parent.height - height
                text: qsTr("How to play")
                Accessible.name: qsTr("How to play %1").arg(heading.text)
                onClicked: card.helpWanted()
            }
        }
    }
}
