import QtQuick

// Why the places at the end are as they are, where worms alone don't tell it.
QtObject {
    id: places

    // the places, best first
    property var rows: []
    readonly property string reasons: {
        const said = [];
        for (let at = 1; at < places.rows.length; at++) {
            const one = places.rows[at - 1], other = places.rows[at];
            if (one.score === other.score && one.rank !== other.rank)
                said.push(qsTr("%1 and %2 have the same number of worms: the higher tile decides.").arg(one.name).arg(other.name));
        }
        return said.join(" ");
    }
}
