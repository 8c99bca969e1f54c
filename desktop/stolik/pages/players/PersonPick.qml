import QtQuick
import Stolik
import Stolik.Models

// A known person to seat with one press.
PressButton {
    id: pick

    required property string name
    required property int face
    required property int colour
    // Whether the name is beside the face instead of under it.
    property bool flat: false
    property bool low: false
    // Whether there is room for a larger one.
    property bool grown: false

    implicitWidth: Theme.dp(flat ? 156 : 76)
    implicitHeight: low ? Theme.target : Theme.dp(grown ? 64 : flat ? 52 : 88)
    opacity: enabled ? 1 : Theme.dimmed
    Accessible.name: qsTr("Seat %1").arg(name)

    background: RowGround { row: pick; radius: Theme.radius }
    contentItem: Item {
        Avatar {
            id: drawing

            x: pick.flat ? Theme.gap(1) : (parent.width - width) / 2
            y: pick.flat ? (parent.height - height) / 2 : Theme.gap(1)
            size: pick.low ? Math.min(Theme.dp(34), pick.height - Theme.gap(1)) : Theme.dp(pick.grown ? 54 : pick.flat ? 38 : 44)
            number: pick.face
            colour: pick.colour
        }
        SilentLabel {
            x: pick.flat ? drawing.x + drawing.width + Theme.gap(1.5) : 0
            y: pick.flat ? (parent.height - height) / 2 : drawing.y + drawing.height + Theme.gap(0.5)
            width: parent.width - x
            horizontalAlignment: pick.flat ? Text.AlignLeft : Text.AlignHCenter
            text: Names.isolated(pick.name)
            kind: pick.grown ? "body" : "small"
            elide: Text.ElideRight
            // Under the face, a long name has two lines.
            wrapMode: pick.flat ? Text.NoWrap : Text.WordWrap
            maximumLineCount: pick.flat ? 1 : 2
            lineHeight: 1
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.dp(13)
        }
    }
}
