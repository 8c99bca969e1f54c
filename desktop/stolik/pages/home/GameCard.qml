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
    required property bool waits
    property bool continues: false
    // Where two rows of cards share a low window, the words go before the picture, which stands beside them if it can.
    readonly property bool low: height < Theme.dp(300)
    readonly property bool beside: low && width > Theme.dp(400)
    // The keyboard begins here.
    property bool first: false

    function takeFocus(): void {
        play.forceActiveFocus(Qt.TabFocusReason);
    }

    signal playWanted
    signal helpWanted
    signal continueWanted

    shadowed: true
    Accessible.role: Accessible.Grouping
    Accessible.name: heading.text

    // The still lies on a piece of cloth of its own.
    Component {
        id: still

        Rectangle {
            radius: Theme.radiusSmall
            color: Theme.table
            border.width: Theme.hair
            border.color: Theme.hairline
            clip: true

            Loader {
                anchors.fill: parent
                // Made once there is room: in another size first, all its drawings would be made twice.
                active: width > 0 && height > 0
                source: card.picture
            }
            HoverHandler { cursorShape: Qt.PointingHandCursor }
            TapHandler { onTapped: card.playWanted() }
        }
    }

    Loader {
        id: side

        active: card.beside
        visible: card.beside
        x: parent.width - width - Theme.gap(3)
        y: Theme.gap(3)
        width: card.width * 0.4
        height: inside.y + ways.y - y - Theme.gap(2)
        sourceComponent: still
    }
    ColumnLayout {
        id: inside

        readonly property real pictured: card.beside ? side.width + Theme.gap(3) : 0

        anchors.fill: parent
        anchors.margins: Theme.gap(card.low ? 2 : 4)
        anchors.topMargin: Theme.gap(card.low ? 2 : 3)
        anchors.leftMargin: Theme.gap(3)
        anchors.rightMargin: Theme.gap(3)
        spacing: Theme.gap(1)

        Loader {
            visible: !card.low
            active: !card.low
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumHeight: Theme.dp(88)
            Layout.bottomMargin: Theme.gap(2)
            sourceComponent: still
        }
        TextLabel {
            id: heading

            Layout.fillWidth: true
            Layout.rightMargin: inside.pictured
            text: qsTranslate(card.gameId, card.title)
            kind: "title"
            elide: Text.ElideRight
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        TextLabel {
            Layout.fillWidth: true
            Layout.rightMargin: inside.pictured
            visible: !(card.low && Theme.largeType)
            text: qsTranslate(card.gameId, card.playsAs)
            quiet: true
            wrapMode: Text.WordWrap
            lineHeight: 1
            maximumLineCount: 2
            elide: Text.ElideRight
        }
        TextLabel {
            Layout.fillWidth: true
            Layout.rightMargin: inside.pictured
            Layout.topMargin: Theme.gap(1)
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
            Layout.topMargin: Theme.gap(card.low ? 0 : 2)
            implicitHeight: play.height + (card.low ? 0 : Theme.gap(1) + how.height)

            ActionButton {
                id: play

                width: parent.width - (card.low ? links.width : 0)
                large: !(card.low && Theme.largeType)
                text: qsTr("Play")
                Accessible.name: qsTr("Play %1").arg(heading.text)
                primary: true
                focus: card.first
                onClicked: card.playWanted()
            }
            Row {
                id: links

                x: card.low ? parent.width - width : (parent.width - width) / 2
                y: card.low ? (play.height - height) / 2 : parent.height - height

                LinkButton {
                    visible: card.continues
                    text: qsTr("Continue")
                    Accessible.name: qsTr("Continue %1").arg(heading.text)
                    onClicked: card.continueWanted()
                }
                LinkButton {
                    id: how

                    text: qsTr("How to play")
                    Accessible.name: qsTr("How to play %1").arg(heading.text)
                    onClicked: card.helpWanted()
                }
            }
        }
    }
}
