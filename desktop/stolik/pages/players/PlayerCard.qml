pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Stolik
import Stolik.Models

// A seat of the line-up: its player, and small buttons to move or leave.
T.AbstractButton {
    id: card

    required property int index
    required property string name
    required property string bot
    required property int face
    required property int colour
    required property int age
    required property bool starts
    required property bool twice
    property bool asksAge: false
    property real faceSize: Theme.dp(64)
    property bool lifted: false
    // Whether the face is beside the name instead of above it.
    property bool slim: false
    // Whether it is one line: face, name, age or level, the flag and the buttons.
    property bool flat: false
    // The factor for the size of its content.
    property real grown: 1
    property bool last: false
    property bool choosesStarter: false
    readonly property string shownName: name !== "" ? Names.isolated(name) : qsTranslate("shell", "Player {number}").replace("{number}", (index + 1).toString())
    readonly property string levelName: LevelNames.title(bot)

    signal earlierWanted
    signal laterWanted
    signal removeWanted
    signal startWanted

    hoverEnabled: true
    Accessible.role: Accessible.ListItem
    Accessible.name: {
        const who = bot !== "" ? qsTr("%1, computer, %2").arg(shownName).arg(levelName)
            : age >= 0 ? qsTr("%1, %n years old", "", age).arg(shownName) : shownName;
        const place = qsTr("Seat %1: %2").arg(index + 1).arg(who);
        return starts ? qsTr("%1, starts").arg(place) : place;
    }
    Accessible.description: qsTr("Press to change; Shift and an arrow move it, Delete removes it.")
    Accessible.onPressAction: card.click()
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    HoverHandler { cursorShape: card.lifted ? Qt.ClosedHandCursor : Qt.PointingHandCursor }

    scale: lifted && Theme.moves ? 1.03 : 1
    Behavior on scale { NumberAnimation { duration: Theme.quick } }

    background: Item {
        Shadow { anchors.fill: parent; lifted: card.lifted; visible: strength > 0 }
        Rectangle {
            anchors.fill: parent
            radius: Theme.radius
            color: card.hovered || card.lifted ? Theme.raised : Theme.panel
            border.width: card.twice ? Theme.line : Theme.highContrast ? Theme.dp(2) : Theme.hair
            border.color: card.twice ? Theme.danger : Theme.hairline
        }
        FocusRing { shown: card.visualFocus }
    }

    contentItem: Item {
        // The order of play, in a corner.
        SilentLabel {
            x: Theme.gap(card.flat ? 2 : 3)
            y: card.flat ? (parent.height - height) / 2 : card.slim ? Theme.gap(1) : Theme.gap(2)
            text: card.index + 1
            kind: "note"
            tabular: true
        }
        // The starter has a flag; if the players choose, the others have one to press.
        T.AbstractButton {
            id: flag

            readonly property bool offered: card.choosesStarter && !card.starts

            visible: card.starts || offered
            enabled: offered
            x: card.flat ? buttons.x - width : parent.width - width
            // The pill is small, but the area to press has the usual height, even beyond the card.
            y: card.flat ? (parent.height - height) / 2 : Theme.dp(card.slim ? 13 : 19) - height / 2
            width: pill.width + Theme.gap(card.flat ? 2 : 4)
            height: Theme.target
            text: offered ? qsTr("Starts?") : qsTr("Starts")
            hoverEnabled: true
            focusPolicy: Qt.StrongFocus
            onClicked: card.startWanted()
            Accessible.role: Accessible.Button
            Accessible.name: qsTr("%1 starts").arg(card.shownName)
            Accessible.ignored: !offered
            Accessible.onPressAction: flag.click()
            Keys.onReturnPressed: click()
            Keys.onEnterPressed: click()

            contentItem: Item {
                Pill {
                    id: pill

                    x: Theme.gap(card.flat ? 1 : 2)
                    y: (parent.height - height) / 2
                    width: startWords.implicitWidth + Theme.gap(4)
                    height: Theme.dp(22)
                    color: !flag.offered || flag.hovered ? Theme.accentWash : "transparent"
                    border.width: Theme.hair
                    border.color: flag.offered ? Theme.outline : Theme.accent

                    SilentLabel {
                        id: startWords

                        anchors.centerIn: parent
                        text: flag.text
                        kind: "small"
                        strong: !flag.offered
                        quiet: flag.offered
                        color: flag.offered ? Theme.muted : Theme.accent
                    }
                    FocusRing {
                        shown: flag.visualFocus
                        anchors.margins: -Theme.dp(4)
                        radius: height / 2
                    }
                }
            }
        }
        Avatar {
            id: face

            x: card.flat ? Theme.gap(2) + Theme.dp(21) : card.slim ? Theme.gap(2) : (parent.width - width) / 2
            y: card.flat ? (parent.height - height) / 2 : card.slim ? Theme.gap(6) : Theme.gap(7 * card.grown)
            size: card.faceSize
            number: card.face
            bot: card.bot
            colour: card.colour
        }
        Item {
            id: words

            readonly property bool leading: card.slim || card.flat
            readonly property real end: card.flat ? (flag.visible ? flag.x : buttons.x) : parent.width

            x: leading ? face.x + face.width + Theme.gap(card.flat ? 2 : 1) : Theme.gap(2)
            y: card.flat ? 0 : card.slim ? face.y + (face.height - who.height - (about.visible ? about.height : 0)) / 2
                : face.y + face.height + Theme.gap(2 * card.grown)
            width: end - x - Theme.gap(card.slim ? 0.5 : card.flat ? 1 : 2)

            SilentLabel {
                id: who

                readonly property real room: words.width - (about.visible ? about.implicitWidth + Theme.gap(2) : 0)
                readonly property real least: Math.ceil(ruler.advanceWidth * 13 / 16) + 1

                y: card.flat ? (card.height - height) / 2 : 0
                width: card.flat ? Math.min(Math.ceil(ruler.advanceWidth) + 1, room) : words.width
                horizontalAlignment: words.leading ? Text.AlignLeft : Text.AlignHCenter
                text: card.shownName
                kind: words.leading ? "body" : card.grown > 1.15 ? "title" : "lead"
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.dp(13)
                strong: true
                quiet: card.name === ""
                elide: Text.ElideRight
            }
            SilentLabel {
                id: about

                x: card.flat ? who.width + Theme.gap(2) : 0
                y: card.flat ? (card.height - height) / 2 : who.height + (card.slim ? 0 : Theme.gap(1))
                width: card.flat ? implicitWidth : words.width
                horizontalAlignment: words.leading ? Text.AlignLeft : Text.AlignHCenter
                // On one line the name comes first.
                visible: text !== "" && (!card.flat || who.least + Theme.gap(2) + implicitWidth <= words.width)
                text: card.bot !== "" ? card.levelName : card.age >= 0 ? qsTr("%n years", "", card.age)
                    : card.asksAge ? qsTr("How old?") : ""
                kind: card.grown > 1.15 ? "body" : "small"
                quiet: true
                elide: Text.ElideRight
            }
            TextMetrics {
                id: ruler

                font.family: Theme.family
                font.pixelSize: Theme.body
                font.weight: Font.Bold
                text: card.shownName
            }
        }
        Row {
            id: buttons

            x: card.flat ? parent.width - width - Theme.gap(1) : (parent.width - width) / 2
            y: parent.height - height

            SmallButton {
                iconName: "left"
                text: qsTr("Move %1 one place earlier").arg(card.shownName)
                enabled: card.index > 0
                onClicked: card.earlierWanted()
            }
            SmallButton {
                iconName: "close"
                text: qsTr("Leave out %1").arg(card.shownName)
                onClicked: card.removeWanted()
            }
            SmallButton {
                iconName: "right"
                text: qsTr("Move %1 one place later").arg(card.shownName)
                enabled: !card.last
                onClicked: card.laterWanted()
            }
        }
    }
    component SmallButton: IconButton {
        width: Math.min(Theme.target, card.width / 3)
        height: Math.min(Theme.target, card.height)
        // Tab goes from card to card; the keyboard has other ways to do this.
        focusPolicy: Qt.NoFocus
        ink: Theme.muted
        framed: false
    }
}
