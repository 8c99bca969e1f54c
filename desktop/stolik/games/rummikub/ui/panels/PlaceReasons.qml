import QtQuick

// Why the places at the end are as they are: by big points, by small points, or shared.
QtObject {
    id: places

    // the places, best first, each with its lines
    property var rows: []
    readonly property string reasons: {
        const said = [];
        for (let at = 1; at < places.rows.length; at++) {
            const one = places.rows[at - 1], other = places.rows[at];
            if (places.big(one) !== places.big(other))
                continue;
            if (one.rank === other.rank)
                said.push(qsTr("%1 and %2 share a place: their big and small points are equal.").arg(one.name).arg(other.name));
            else
                said.push(qsTr("%1 and %2 have the same number of big points: the small points decide.").arg(one.name).arg(other.name));
        }
        return places.rows.length < 2 ? "" : [qsTr("The big points decide the places."), ...said].join(" ");
    }

    function big(place: var): int {
        return place.lines.reduce((sum, line) => sum + Number(line.picture), 0);
    }
}
