pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// The worth of each group set aside, on the lower edge of its dice.
Item {
    id: sums

    required property ThrownDice dice
    property var groups: []

    Accessible.ignored: true

    // A group that is wider than a row has its sum at its last dice.
    function refresh(): void {
        const lying = sums.dice.lying(), places = sums.dice.targets(), found = {}, groups = [];
        lying.forEach((die, index) => {
            if (die.zone !== "kept")
                return;
            const place = places[index];
            const group = found[die.face] ?? { points: 0, y: 0, left: 0, right: 0 };
            if (place.y > group.y || group.points === 0) {
                group.y = place.y;
                group.left = place.x;
                group.right = place.x;
            }
            if (place.y === group.y) {
                group.left = Math.min(group.left, place.x);
                group.right = Math.max(group.right, place.x);
            }
            group.points += die.face;
            if (!found[die.face])
                groups.push(group);
            found[die.face] = group;
        });
        sums.groups = groups;
    }

    Connections {
        target: sums.dice

        function onDieChanged(): void { sums.refresh(); }
        function onTrayChanged(): void { sums.refresh(); }
    }
    Repeater {
        model: sums.groups

        Pill {
            id: label

            required property var modelData

            x: (modelData.left + modelData.right + sums.dice.die - width) / 2
            y: modelData.y + 1.075 * sums.dice.die - height / 2
            width: words.implicitWidth + Theme.gap(3)
            height: Theme.dp(20)
            color: Theme.panel
            border.width: Theme.hair
            border.color: Theme.outline

            TextLabel {
                id: words

                anchors.centerIn: parent
                text: qsTr("= %1").arg(label.modelData.points)
                kind: "small"
                strong: true
                lineHeight: 1.0
                tabular: true
                Accessible.ignored: true
            }
        }
    }
}
