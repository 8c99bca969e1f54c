import QtQuick
import QtQuick.Templates as T
import Stolik

// A known person to seat with one press.
T.AbstractButton {
    id: pick

    required property string name
    required property int face

    implicitWidth: Theme.dp(76)
    implicitHeight: Theme.dp(76)
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    opacity: enabled ? 1 : Theme.dimmed
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Seat %1").arg(name)
    Accessible.onPressAction: pick.click()
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    HoverHandler { cursorShape: pick.enabled ? Qt.PointingHandCursor : Qt.ArrowCursor }

    background: Item {
        Rectangle {
            anchors.fill: parent
            radius: Theme.radius
            color: pick.down ? Theme.pressWash : pick.hovered ? Theme.hoverWash : "transparent"
        }
        FocusRing {
            shown: pick.visualFocus
            anchors.margins: 0
            radius: Theme.radius
        }
    }
    contentItem: Item {
        Avatar {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.gap(1)
            size: Theme.dp(44)
            number: pick.face
            // Nobody's seat yet, so a medallion in the quiet colour.
            seat: 6
        }
        TextLabel {
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.gap(1)
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: pick.name
            kind: "small"
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
}
