pragma ComponentBehavior: Bound
import QtQuick
import Stolik.Table

// The result of a game in words, for the winner's moment and the places after it.
QtObject {
    id: result

    required property TableController table
    readonly property var solo: result.table.end.solo
    // Whether one person played alone, so that there is no winner.
    readonly property bool alone: result.solo.score !== undefined
    // The places of the winners; empty for a game played alone.
    property var winners: []
    readonly property string title: {
        if (result.alone)
            return qsTr("%n points", "", result.solo.score);
        const names = result.winners.map(place => place.name);
        return qsTr("%1 wins", "one or several names", names.length).arg(names.join(qsTr(" and ")));
    }
    function read(): void {
        const found = [];
        for (let row = 0; !result.alone && row < result.table.standings.count; row++) {
            const place = result.table.standings.at(row);
            if (place.rank === 1)
                found.push(place);
        }
        result.winners = found;
    }

    readonly property EndStage stage: result.table.end
    readonly property Connections turns: Connections {
        target: result.stage

        function onPhaseChanged(): void { result.read(); }
    }

    Component.onCompleted: result.read()
}
