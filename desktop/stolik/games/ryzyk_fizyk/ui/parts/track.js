.pragma library

// Where markers stand on the track so that none covers another: each as near to its `x` as the others
// let it, in one of `rows` rows. `markers` are { seat, x }; what comes back is x and row by seat.
function places(markers, rows, pitch, least, most) {
    var order = markers.slice().sort(function (a, b) { return a.x - b.x || a.seat - b.seat; });
    var lanes = [];
    for (var r = 0; r < rows; r++)
        lanes.push([]);
    for (var i = 0; i < order.length; i++)
        lanes[i % rows].push(order[i]);
    var found = {};
    for (var lane = 0; lane < rows; lane++) {
        var spots = apart(lanes[lane].map(function (marker) { return marker.x; }), pitch, least, most);
        for (var k = 0; k < spots.length; k++)
            found[lanes[lane][k].seat] = { x: spots[k], row: lane };
    }
    return found;
}

// Ascending middles moved `pitch` apart: those that push each other share the way evenly.
function apart(wanted, pitch, least, most) {
    var blocks = [];
    for (var i = 0; i < wanted.length; i++) {
        var block = { first: i, count: 1, sum: wanted[i] - i * pitch };
        while (blocks.length > 0 && mean(blocks[blocks.length - 1]) > mean(block)) {
            var before = blocks.pop();
            block = { first: before.first, count: before.count + block.count, sum: before.sum + block.sum };
        }
        blocks.push(block);
    }
    var last = wanted.length - 1;
    var spots = [];
    blocks.forEach(function (block) {
        var base = Math.max(least, Math.min(most - last * pitch, mean(block)));
        for (var n = 0; n < block.count; n++)
            spots.push(base + (block.first + n) * pitch);
    });
    return spots;
}

function mean(block) {
    return block.sum / block.count;
}
