.pragma library

// The target of an arrow key. `rows` are the rows of things on the table from top to bottom, each from left
// to right, as { item, x } with x the centre on the screen; `current` is the focused item.
function next(rows, current, dx, dy) {
    var filled = rows.filter(function (row) { return row.length > 0; });
    for (var r = 0; r < filled.length; r++) {
        for (var i = 0; i < filled[r].length; i++) {
            if (filled[r][i].item !== current)
                continue;
            if (dy === 0)
                return filled[r][Math.max(0, Math.min(filled[r].length - 1, i + dx))].item;
            var to = filled[Math.max(0, Math.min(filled.length - 1, r + dy))];
            return to === filled[r] ? current : nearest(to, filled[r][i].x);
        }
    }
    return null;
}

function nearest(row, x) {
    var best = row[0];
    for (var i = 1; i < row.length; i++)
        if (Math.abs(row[i].x - x) < Math.abs(best.x - x))
            best = row[i];
    return best.item;
}
