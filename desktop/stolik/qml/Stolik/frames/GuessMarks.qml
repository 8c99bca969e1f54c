import QtQuick
import Stolik

// A guess and the truth on a scale from 0 to 100: a ring for the guess, a disc for the truth.
Item {
    id: marks

    required property real said
    required property real truth
    required property string saidText
    required property string truthText
    readonly property real disc: Theme.dp(22)

    function at(value: real): real { return Theme.gap(3) + (marks.width - Theme.gap(6)) * value / 100; }

    Accessible.role: Accessible.StaticText
    Accessible.name: marks.saidText + " · " + marks.truthText
    Accessible.ignored: !visible

    component Told: SilentLabel {
        id: told

        required property real middle

        x: Math.max(Theme.gap(3), Math.min(told.parent.width - Theme.gap(3) - width, told.middle - width / 2))
        kind: "small"
        tabular: true
    }

    Told { middle: marks.at(marks.said); text: marks.saidText; quiet: true }
    Pill {
        id: track

        x: Theme.gap(3)
        width: marks.width - Theme.gap(6)
        y: (marks.height - height) / 2
        height: Theme.dp(8)
        color: Theme.recess
        border.width: Theme.hair
        border.color: Theme.outline

        // From the guess to the truth.
        Rectangle {
            x: track.width * Math.min(marks.said, marks.truth) / 100
            width: track.width * Math.abs(marks.said - marks.truth) / 100
            height: parent.height
            color: Theme.accentWash
            border.width: Theme.hair
            border.color: Theme.outline
        }
    }
    Pill {
        x: marks.at(marks.truth) - width / 2
        y: (marks.height - height) / 2
        width: marks.disc
        height: width
        color: Theme.accent
        border.width: Theme.line
        border.color: Theme.raised
    }
    Pill {
        x: marks.at(marks.said) - width / 2
        y: (marks.height - height) / 2
        width: marks.disc
        height: width
        color: "transparent"
        border.width: Theme.dp(4)
        border.color: Theme.ink
    }
    Told {
        middle: marks.at(marks.truth)
        y: marks.height - height
        text: marks.truthText
        strong: true
    }
}
