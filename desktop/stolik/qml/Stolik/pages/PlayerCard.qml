pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Stolik

// One seat of the line-up: who sits there, and small buttons to move or leave.
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
    // Flat: the face beside the name instead of over it.
    property bool slim: false
    property bool last: false
    property bool choosesStarter: false
    readonly property string shownName: name !== "" ? name : qsTranslate("shell", "Player {number}").replace("{number}", (index + 1).toString())
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
    Accessible.description: qsTr("Press to change; Shift and an arrow moves, Delete removes.")
    Accessible.onPressAction: card.click()
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    HoverHandler { cursorShape: card.lifted ? Qt.ClosedHandCursor : Qt.PointingHandCursor }

    scale: lifted && Theme.moves ? 1.03 : 1
    Behavior on scale { NumberAnimation { duration: Theme.quick } }

    background: Item {
        Shadow {
            anchors.fill: parent
            lifted: card.lifted
            visible: strength > 0
        }
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
        // The order of play, quietly in the corner.
        TextLabel {
            x: Theme.gap(3)
            y: card.slim ? Theme.gap(1) : Theme.gap(2)
            text: card.index + 1
            kind: "small"
            quiet: true
            tabular: true
            Accessible.ignored: true
        }
        // Whoever starts wears a flag; where the players choose, the others offer theirs.
        T.AbstractButton {
            id: flag

            readonly property bool offered: card.choosesStarter && !card.starts

            visible: card.starts || offered
            enabled: offered
            anchors.right: parent.right
            width: pill.width + Theme.gap(4)
            height: Theme.dp(card.slim ? 28 : 38)
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
                Rectangle {
                    id: pill

                    x: Theme.gap(2)
                    y: card.slim ? Theme.gap(0.5) : Theme.gap(2)
                    width: startWords.implicitWidth + Theme.gap(4)
                    height: Theme.dp(22)
                    radius: height / 2
                    color: !flag.offered || flag.hovered ? Theme.accentWash : "transparent"
                    border.width: Theme.hair
                    border.color: flag.offered ? Theme.outline : Theme.accent

                    TextLabel {
                        id: startWords

                        anchors.centerIn: parent
                        text: flag.text
                        kind: "small"
                        strong: !flag.offered
                        quiet: flag.offered
                        color: flag.offered ? Theme.muted : Theme.accent
                        Accessible.ignored: true
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

            x: card.slim ? Theme.gap(2) : (parent.width - width) / 2
            y: card.slim ? Theme.gap(6) : Theme.gap(7)
            size: card.faceSize
            number: card.face
            bot: card.bot
            colour: card.colour
        }
        Column {
            x: card.slim ? face.x + face.width + Theme.gap(1) : Theme.gap(2)
            y: card.slim ? face.y + (face.height - height) / 2 : face.y + face.height + Theme.gap(2)
            width: parent.width - x - Theme.gap(card.slim ? 0.5 : 2)
            spacing: card.slim ? 0 : Theme.gap(1)

            TextLabel {
                width: parent.width
                horizontalAlignment: card.slim ? Text.AlignLeft : Text.AlignHCenter
                text: card.shownName
                kind: card.slim ? "body" : "lead"
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.dp(13)
                strong: true
                quiet: card.name === ""
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            TextLabel {
                width: parent.width
                horizontalAlignment: card.slim ? Text.AlignLeft : Text.AlignHCenter
                visible: text !== ""
                text: card.bot !== "" ? card.levelName : card.age >= 0 ? qsTr("%n years", "", card.age)
                    : card.asksAge ? qsTr("How old?") : ""
                kind: "small"
                quiet: true
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom

            SmallButton {
                iconName: "left"
                text: qsTr("%1 sits one place earlier").arg(card.shownName)
                enabled: card.index > 0
                onClicked: card.earlierWanted()
            }
            SmallButton {
                iconName: "close"
                text: qsTr("%1 leaves").arg(card.shownName)
                onClicked: card.removeWanted()
            }
            SmallButton {
                iconName: "right"
                text: qsTr("%1 sits one place later").arg(card.shownName)
                enabled: !card.last
                onClicked: card.laterWanted()
            }
        }
    }
    component SmallButton: IconButton {
        width: Math.min(Theme.target, card.width / 3)
        // The keyboard has its own ways; Tab goes from card to card.
        focusPolicy: Qt.NoFocus
        ink: Theme.muted
    }
}
