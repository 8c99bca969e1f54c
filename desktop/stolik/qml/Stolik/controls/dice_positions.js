.pragma library

// Where dice lie on the cloth. Lengths are in pixels; a place is the upper left corner of a die
// and the few degrees that it leans.

// How high a die stands on the screen, seen from slightly above, for a width of one.
var TALL = 1.075;
// From one die set aside to the next of its face, and the gap before the next face.
var PITCH = 1.06;
var GAP = 0.32;

// A small repeatable source of variety.
function noise(seed, k) {
    var v = Math.sin(seed * 91.7 + k * 47.3) * 43758.5453;
    return v - Math.floor(v);
}

function spread(seed, k) {
    return 2 * noise(seed, k) - 1;
}

// A loose heap of `count` dice in two rows at the left of the open cloth.
function inHand(slot, count, space) {
    var columns = Math.ceil(count / 2);
    var row = Math.floor(slot / columns);
    var inRow = row === 0 ? columns : count - columns;
    var middle = space.open.x + space.open.width * 0.5;
    return {
        x: middle + ((slot % columns) - inRow / 2) * 1.13 * space.die + 0.05 * space.die * spread(slot, 1),
        y: space.open.y + space.open.height / 2 + (count > columns ? row - 1 : -0.5) * TALL * 1.07 * space.die
            + 0.04 * space.die * spread(slot, 2),
        lean: 5 * spread(slot, 3)
    };
}

// One of as many spots as there are dice, from left to right, up and down in turn, a little different after every throw.
function fallen(slot, space) {
    var pitch = Math.min(1.05 * space.die, (space.open.width - space.die) / (space.count - 0.5));
    var seed = space.tosses * space.count + slot;
    var free = Math.max(0, space.open.height - 2 * TALL * space.die);
    var apart = Math.min(0.5 * free, 0.45 * space.die);
    return {
        x: space.open.x + space.open.width / 2 + (slot - (space.count - 1) / 2) * pitch - space.die / 2 + 0.09 * pitch * spread(seed, 4),
        y: space.open.y + space.open.height / 2 - TALL * space.die / 2
            + (slot % 2 === 0 ? -1 : 1) * (TALL * space.die + apart) / 2
            + Math.min(0.12 * space.die, free / 4) * spread(seed, 5),
        lean: 9 * spread(seed, 6)
    };
}

// Groups in the order of setting aside: each into the first of two rows that has room for it.
function setAside(groups, space) {
    var rows = [0, 0];
    var places = [];
    var rowHeight = TALL * space.die + 0.14 * space.die;
    var top = space.tray.y + (space.tray.height - 2 * TALL * space.die - 0.14 * space.die) / 2;
    for (var g = 0; g < groups.length; g++) {
        var needed = groups[g] * PITCH * space.die;
        var fits = -1;
        for (var r = 0; r < 2 && fits < 0; r++)
            if (rows[r] + (rows[r] > 0 ? GAP * space.die : 0) + needed <= space.tray.width + 0.1 * space.die)
                fits = r;
        var opened = [false, false];
        for (var n = 0; n < groups[g]; n++) {
            // More of a face than one row takes: the rest goes into the other.
            var row = fits >= 0 ? fits : rows[0] + PITCH * space.die <= space.tray.width + 0.1 * space.die ? 0 : 1;
            if (!opened[row] && rows[row] > 0)
                rows[row] += GAP * space.die;
            opened[row] = true;
            places.push({ x: space.tray.x + rows[row], y: top + row * rowHeight, lean: 0 });
            rows[row] += PITCH * space.die;
        }
    }
    return places;
}

function targets(rows, space) {
    var inHandCount = 0;
    var kept = [];
    for (var i = 0; i < rows.length; i++) {
        if (rows[i].zone === "hand")
            inHandCount++;
        else if (rows[i].zone === "kept")
            kept[rows[i].slot] = rows[i].face;
    }
    var groups = [];
    for (var k = 0; k < kept.length; k++) {
        if (k > 0 && kept[k] === kept[k - 1])
            groups[groups.length - 1]++;
        else
            groups.push(1);
    }
    var aside = setAside(groups, space);
    return rows.map(function (row) {
        return row.zone === "hand" ? inHand(row.slot, inHandCount, space)
            : row.zone === "kept" ? aside[row.slot] : fallen(row.slot, space);
    });
}
